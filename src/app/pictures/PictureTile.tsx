import { Trans, useLingui } from '@lingui/react/macro'
import { useCodeText, useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { Picked } from './usePictures.ts'
import { useUploadWords } from './useUploadWords.ts'
import styles from './PicturePicker.module.css'

interface PictureTileProps {
  readonly picked: Picked
  readonly onRemove: () => void
  readonly onRetry: () => void
}

/** One chosen picture: what it looks like, what it is, and how far it has gone. */
export function PictureTile({ picked, onRemove, onRetry }: PictureTileProps) {
  const { t } = useLingui()
  const { weight } = useUploadWords()
  const { file, looked, progress, sent, problem, error } = picked
  const unfit = useCodeText(problem?.code, ...(problem?.params ?? []))
  const refused = useProblemText(error)
  const said = unfit || refused
  const { name } = file
  return (
    <div className={styles.tile} data-wrong={said ? true : undefined}>
      <div className={styles.preview}>
        {looked ? <img src={looked.address} alt={name} /> : <Icon name="image" size={32} />}
        {progress !== null && (
          <progress className={styles.progress} value={progress} max={1} aria-label={t`Đang gửi ${name}`} />
        )}
        {sent && (
          <span className={styles.done}>
            <Icon name="check" size={16} />
          </span>
        )}
        <span className={styles.remove}>
          <IconButton icon="close" tone="float" label={t`Bỏ ${name}`} onClick={onRemove} />
        </span>
      </div>
      <p className={styles.name}>{name}</p>
      <p className={styles.facts} data-figures>
        {looked && `${looked.kind.toUpperCase()} · `}
        {weight(file.size)}
        {looked && ` · ${looked.width} × ${looked.height}`}
      </p>
      {said && (
        <p className="fine alarm" role="alert">
          {said}
        </p>
      )}
      {error && (
        <Button size="small" icon="refresh" onClick={onRetry}>
          <Trans>Gửi lại</Trans>
        </Button>
      )}
      <VisuallyHidden live>{sent ? t`Đã gửi ${name}` : ''}</VisuallyHidden>
    </div>
  )
}
