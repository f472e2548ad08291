import { Trans, useLingui } from '@lingui/react/macro'
import { PicturePicker } from '#src/app/pictures/PicturePicker.tsx'
import type { Pictures } from '#src/app/pictures/usePictures.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import page from '../parts/page.module.css'
import styles from './places.module.css'

interface HousePicturesProps {
  /** Those that are there already, in order; the first is the one that stands for the place. */
  readonly kept: readonly string[]
  readonly onKept: (ids: string[]) => void
  readonly added: Pictures
  readonly most: number
  readonly wrong?: string | undefined
}

/** The pictures of a place or a room: those there are, to order and take away, and more to send. */
export function HousePictures({ kept, onKept, added, most, wrong }: HousePicturesProps) {
  const { t } = useLingui()
  const error = useCodeText(wrong, 1)
  return (
    <div className={page.form}>
      {kept.length > 0 && (
        <ul className={styles.shots} role="list" aria-label={t`Ảnh đang có`}>
          {kept.map((id, index) => {
            const place = index + 1
            return (
              <li key={id} className={styles.shot}>
                <Picture id={id} alt={t`Ảnh ${place}`} sizes="200px" />
                <span className={styles.tools}>
                  {index > 0 && (
                    <IconButton
                      icon="arrow-left"
                      tone="float"
                      label={t`Đưa ảnh ${place} lên trước`}
                      onClick={() => onKept(kept.with(index, kept[index - 1] ?? id).with(index - 1, id))}
                    />
                  )}
                  <IconButton
                    icon="trash"
                    tone="float"
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
        label={<Trans>Thêm ảnh</Trans>}
        pictures={added}
        most={most - kept.length}
        error={error || undefined}
      />
    </div>
  )
}
