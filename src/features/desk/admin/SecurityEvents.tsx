import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SecurityEventShape } from '#contract/shapes/securityLog.ts'
import { toDesk } from '#src/app/desk/toDesk.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { detailText, SECURITY_TEXT } from './securityWords.ts'
import styles from './admin.module.css'
import page from '#src/app/work/page.module.css'

const ALARMING: readonly SecurityEventShape['kind'][] = ['signInFailed', 'suspended', 'keyWithdrawn']

/** What is particular to a row, in words; amounts as money, the rest as it is. */
function useDetails({ details }: SecurityEventShape): string {
  const { i18n } = useLingui()
  const format = useFormat()
  return Object.entries(details)
    .map(([field, value]) => {
      if (field === 'amount') return format.vnd(Number(value))
      const text = detailText(String(value))
      return text ? i18n._(text) : String(value)
    })
    .join(' · ')
}

function SecurityRow({ event }: { readonly event: SecurityEventShape }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const details = useDetails(event)
  const { position, kind, at, accountName, actorName, network, about } = event
  return (
    <div className={styles.row}>
      <div>
        <p>
          <Badge tone={ALARMING.includes(kind) ? 'attention' : 'neutral'}>
            {i18n._(SECURITY_TEXT[kind])}
          </Badge>{' '}
          <span className="strong anywhere">{accountName}</span>
        </p>
        <p className="soft">
          {actorName !== '' && <Trans>Người làm: {actorName}</Trans>}
          {actorName !== '' && details !== '' && ' · '}
          {details}
        </p>
        <p className="note">
          <time dateTime={at}>{format.moment(at)}</time>
          {network !== '' && ` · ${network}`}
          {` · #${position}`}
        </p>
      </div>
      {about !== null && (kind === 'moneyOut' || kind === 'moneyApproved') && (
        <Link {...toDesk(`booking/${about}`)} className={`back ${page.back}`}>
          <Trans>Mở đặt phòng</Trans>
        </Link>
      )}
    </div>
  )
}

/** Rows of the security log, the newest first. */
export function SecurityEvents({ events }: { readonly events: readonly SecurityEventShape[] }) {
  return (
    <ul className={styles.rows} role="list">
      {events.map((event) => (
        <li key={event.position}>
          <SecurityRow event={event} />
        </li>
      ))}
    </ul>
  )
}
