import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { HOLDING_TICKETS } from '#contract/serviceStatuses.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { toDesk } from '#src/app/desk/toDesk.ts'
import { ticketLook } from '#src/app/tickets/statusText.ts'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { StatusBadge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { intent } from '#src/ui/intent.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Ledger } from '../booking/Ledger.tsx'
import { Refunds } from '../booking/Refunds.tsx'
import { Changed } from '../parts/Changed.tsx'
import { TicketAudit } from './TicketAudit.tsx'
import { TicketFacts } from './TicketFacts.tsx'
import page from '#src/app/work/page.module.css'
import styles from '../booking/BookingPage.module.css'

const load = () => import('./CancelTickets.tsx')
const CancelTickets = lazy(() => load().then((module) => ({ default: module.CancelTickets })))

/** Tickets with everything there is to know, who did what and why, the money, and cancelling them for us. */
export function TicketsPage({ bookingId }: { readonly bookingId: string }) {
  const { i18n } = useLingui()
  const [asking, setAsking] = useState(false)
  const [changed, setChanged] = useState<ApiProblem | null>(null)
  const asked = query('desk.tickets', { booking_id: bookingId })
  const { data: dossier, error, isPending, refetch } = useQuery({ ...asked, refetchInterval: 30_000 })
  if (isPending) return <PageLoading />
  if (!dossier) return <PageError error={error} onRetry={() => void refetch()} />
  const { booking } = dossier
  const look = ticketLook(booking)
  const open = HOLDING_TICKETS.includes(booking.status)
  return (
    <article className={page.page}>
      <Link {...toDesk('find')} className={page.back}>
        <Icon name="arrow-left" />
        <Trans>Tìm đặt phòng</Trans>
      </Link>
      <header className={styles.head}>
        <p className={page.line}>
          <StatusBadge tone={look.tone}>{i18n._(look.text)}</StatusBadge>
        </p>
        <h1 className={page.figures}>{booking.code}</h1>
        <p className={page.soft}>
          {booking.contact.fullName} · {booking.serviceName}
        </p>
      </header>
      {changed && <Changed problem={changed} />}
      <Card as="section" padded>
        <div className={page.section}>
          <SectionHeading>
            <Trans>Làm gì bây giờ</Trans>
          </SectionHeading>
          {open ? (
            <div className={page.actions}>
              <Button tone="danger" {...intent(load)} onClick={() => setAsking(true)}>
                <Trans>Hủy vé và hoàn đủ</Trans>
              </Button>
            </div>
          ) : (
            <p className={page.soft}>
              <Trans>Ở tình trạng này không có việc gì làm thêm được.</Trans>
            </p>
          )}
        </div>
      </Card>
      <div className={styles.columns}>
        <div className={styles.column}>
          <TicketAudit dossier={dossier} />
          <Ledger entries={dossier.ledger} />
        </div>
        <div className={styles.column}>
          <TicketFacts dossier={dossier} />
          <Refunds refunds={booking.refunds} account={dossier.refundAccount} onChanged={setChanged} />
        </div>
      </div>
      {asking && open && (
        <Suspense>
          <CancelTickets dossier={dossier} onClose={() => setAsking(false)} onChanged={setChanged} />
        </Suspense>
      )}
    </article>
  )
}
