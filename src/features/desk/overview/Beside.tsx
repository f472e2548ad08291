import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/endpoints.ts'
import { toDesk } from '#src/app/desk/toDesk.ts'
import { useSession } from '#src/app/state/session.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconNames.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './Beside.module.css'

type Summary = Output<'desk.summary'>
type Books = { readonly books: Summary['ledger'] }

/** The one thing that comes before all work: money must not go out of books that are wrong. */
export function BooksDiffer({ books: { checkedAt, differences } }: Books) {
  const format = useFormat()
  if (checkedAt === null || differences === 0) return null
  const at = format.moment(checkedAt)
  return (
    <Notice tone="danger" title={<Trans>Sổ cái lệch {differences} chỗ so với các đặt phòng</Trans>}>
      <Trans>Đối chiếu lúc {at}. Đừng chi tiền cho đến khi người quản trị tìm ra nguyên nhân.</Trans>
    </Notice>
  )
}

/** Where nothing is wrong, as a line; what differs stands first on the page. */
function BooksAgree({ books: { checkedAt, differences } }: Books) {
  const format = useFormat()
  if (differences > 0) return null
  const at = checkedAt === null ? null : format.moment(checkedAt)
  return (
    <div className={styles.books} data-checked={at !== null || undefined}>
      <Icon name={at === null ? 'info' : 'check-circle'} size={24} />
      <p>
        {at === null ? (
          <Trans>Sổ cái chưa được đối chiếu lần nào từ lúc máy chủ khởi động.</Trans>
        ) : (
          <>
            <strong>
              <Trans>Sổ cái khớp với mọi đặt phòng</Trans>
            </strong>
            <small>
              <Trans>Đối chiếu lần gần nhất lúc {at}.</Trans>
            </small>
          </>
        )}
      </p>
    </div>
  )
}

type Way = { place: string; icon: IconName; name: string; count?: number }

/** What one keeps an eye on beside the queues, and where else one goes from here. */
export function Beside({
  summary: { ledger, lockedHosts },
  questions,
}: {
  readonly summary: Summary
  readonly questions: number
}) {
  const { t } = useLingui()
  const session = useSession()
  const administers = session.state === 'signedIn' && session.person.capabilities.includes('desk.administer')
  const ways: readonly Way[] = [
    { place: 'chat', icon: 'support', name: t`Hỗ trợ`, count: questions },
    { place: 'hosts', icon: 'lock', name: t`Chủ nhà bị khóa`, count: lockedHosts },
    { place: 'letters', icon: 'mail', name: t`Mẫu thư` },
    ...(administers
      ? [
          { place: 'admin/security', icon: 'shield', name: t`Nhật ký an ninh` } as const,
          { place: 'admin', icon: 'settings', name: t`Quản trị` } as const,
        ]
      : []),
  ]
  return (
    <Card as="aside" look="sunken" padded aria-label={t`Để ý`}>
      <div className="stack-3">
        <BooksAgree books={ledger} />
        <ul role="list">
          {ways.map(({ place, icon, name, count }) => (
            <li key={place}>
              <Link {...toDesk(place)} className={styles.way}>
                <Icon name={icon} size={24} />
                {name}
                {count !== undefined && <data value={count}>{count}</data>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
