import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { PicturePicker } from '#src/app/pictures/PicturePicker.tsx'
import { usePictures, type Pictures } from '#src/app/pictures/usePictures.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { useWrongText, type Bound } from './bind.ts'
import styles from './places.module.css'

/** Sends pictures, and puts each among those that are kept as soon as it has arrived, in the order they were chosen in. */
export function useSending(kept: readonly string[], onKept: (ids: string[]) => void, most: number): Pictures {
  const added = usePictures(most - kept.length)
  const { pictures, remove } = added
  useEffect(() => {
    const flying = pictures.findIndex(
      ({ sent, problem, error }) => sent === null && problem === null && error === null,
    )
    const arrived = pictures
      .slice(0, flying === -1 ? undefined : flying)
      .flatMap(({ key, sent }) => (sent ? [{ key, id: sent.picture_id }] : []))
    if (arrived.length === 0) return
    onKept([...new Set([...kept, ...arrived.map(({ id }) => id)])])
    for (const { key } of arrived) remove(key)
  }, [pictures, remove, kept, onKept])
  return added
}

interface HousePicturesProps extends Bound<string[]> {
  readonly added: Pictures
  readonly most: number
}

/** The pictures of a place or a room: those there are, to order and take away, and more to send. */
export function HousePictures({ added, most, ...bound }: HousePicturesProps) {
  const { t } = useLingui()
  const { name, label, value: kept, onChange: onKept } = bound
  const error = useWrongText(bound)
  return (
    <div className="stack-4">
      {kept.length > 0 && (
        <ul className={styles.shots} role="list" aria-label={label}>
          {kept.map((id, index) => {
            const place = index + 1
            return (
              <li key={id} className={styles.shot}>
                <Picture id={id} alt={t`Ảnh ${place}`} sizes="(min-width: 768px) 480px, 100vw" />
                <span className={styles.tools}>
                  {index > 0 && (
                    <IconButton
                      icon="arrow-left"
                      tone="plain"
                      label={t`Đưa ảnh ${place} lên trước`}
                      onClick={() => onKept(kept.with(index, kept[index - 1] ?? id).with(index - 1, id))}
                    />
                  )}
                  {index > 1 && (
                    <IconButton
                      icon="image"
                      tone="plain"
                      label={t`Lấy ảnh ${place} làm ảnh chính`}
                      onClick={() => onKept([id, ...kept.filter((one) => one !== id)])}
                    />
                  )}
                  <IconButton
                    icon="trash"
                    tone="plain"
                    label={t`Bỏ ảnh ${place}`}
                    onClick={() => onKept(kept.filter((one) => one !== id))}
                  />
                </span>
                {index === 0 && (
                  <span className={styles.cover}>
                    <Trans>Ảnh chính</Trans>
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <PicturePicker
        name={name}
        large={kept.length === 0}
        label={<Trans>Thêm ảnh</Trans>}
        pictures={added}
        most={most - kept.length}
        error={error}
      />
    </div>
  )
}
