import { useLingui } from '@lingui/react/macro'
import { Picture } from '#src/ui/Picture.tsx'
import styles from '../queues/QueueCard.module.css'

/** Pictures that somebody sent as proof. Nothing when there are none. */
export function Pictures({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui()
  if (ids.length === 0) return null
  return (
    <ul className={styles.pictures} role="list">
      {ids.map((id, index) => (
        <li key={id}>
          <Picture id={id} alt={t`Ảnh bằng chứng ${index + 1}`} sizes="144px" ratio="square" />
        </li>
      ))}
    </ul>
  )
}
