import { Trans } from '@lingui/react/macro'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './parts.module.css'

/** Says that what is shown comes from the device, and how old it is. Nothing when it is fresh. */
export function SavedNote({ at }: { readonly at: string | null }) {
  const format = useFormat()
  if (at === null) return null
  const ago = format.ago(at, new Date(serverTime()).toISOString())
  return (
    <p className={styles.saved} role="status">
      <Icon name="download" size={16} />
      <Trans>Bản lưu trên máy, {ago}</Trans>
    </p>
  )
}
