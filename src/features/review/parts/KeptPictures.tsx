import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import styles from '../review.module.css'

interface KeptPicturesProps {
  readonly ids: readonly string[]
  readonly onRemove: (id: string) => void
}

/** The pictures that a review has already; each can be taken off. */
export function KeptPictures({ ids, onRemove }: KeptPicturesProps) {
  const { t } = useLingui()
  if (ids.length === 0) return null
  return (
    <ul className={styles.shots} role="list">
      {ids.map((id, index) => (
        <li key={id} className={styles.shot}>
          <Picture id={id} alt={t`Ảnh ${index + 1} của đánh giá`} sizes="128px" ratio="square" />
          <span className={styles.off}>
            <IconButton
              icon="close"
              tone="float"
              label={t`Bỏ ảnh ${index + 1}`}
              onClick={() => onRemove(id)}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
