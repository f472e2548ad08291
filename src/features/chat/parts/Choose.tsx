import { Trans } from '@lingui/react/macro'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import styles from '../chat.module.css'

/** Beside the list while none of it is open; phones show the list alone. */
export function Choose() {
  return (
    <div className={styles.choose}>
      <EmptyState picture="letter" level={2} title={<Trans>Chọn một cuộc trò chuyện</Trans>} />
    </div>
  )
}
