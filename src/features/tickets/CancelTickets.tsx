import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useServerTime } from '#src/api/serverClock.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { keptIn } from '#contract/booking/kept.ts'
import { someTicketsCost } from '#contract/service/cancelling.ts'
import { serviceFactsOf, serviceMachine } from '#contract/service/service.ts'
import type { ServiceBookingDetail } from '#contract/shapes/serviceBooking.ts'
import styles from './TicketBookingPage.module.css'
import { part } from '#src/ui/part.ts'

const loadDialog = () => import('./CancelTicketsDialog.tsx')
const Dialog = part(loadDialog, 'CancelTicketsDialog')

/** The tickets that still stand. */
export const standing = ({ codes }: ServiceBookingDetail) =>
  codes.filter(({ cancelledAt }) => cancelledAt === null)

/** What cancelling these tickets costs by this device's own reckoning: the same function that the server cancels with. */
export function costNow(
  booking: ServiceBookingDetail,
  now: number,
  chosen: ReadonlySet<string> = new Set(standing(booking).map(({ id }) => id)),
) {
  const paid = keptIn(booking)
  if (booking.status === 'SERVICE_PENDING') return { fee: 0, refund: paid, free: true }
  const tickets = booking.codes.map(({ id, share, cancelledAt }) => ({
    id,
    share,
    cancelledAt: cancelledAt === null ? null : Temporal.Instant.from(cancelledAt),
  }))
  return someTicketsCost(booking, tickets, chosen, Temporal.Instant.fromEpochMilliseconds(now))
}

/** Leaves tickets: what it costs and what comes back stands before the tap. Nothing where it cannot be. */
export function CancelTickets({ booking }: { readonly booking: ServiceBookingDetail }) {
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  const now = useServerTime(30_000)
  const step = serviceMachine.next(
    serviceFactsOf(booking, Temporal.Instant.fromEpochMilliseconds(now)),
    'cancel',
    'KT',
  )
  const why = useCodeText(step.ok || step.why.startsWith('G_4') ? undefined : step.why)
  const cost = costNow(booking, now)
  if (!step.ok && (step.why === 'G_409' || step.why === 'G_403')) return null
  return (
    <section className={`panel ${styles.sheet}`}>
      <h2>
        <Trans>Đổi ý?</Trans>
      </h2>
      {step.ok && booking.paid > 0 && (
        <p>
          {cost.free ? (
            <Trans>
              Hủy trước {format.moment(booking.freeUntil)}: hoàn đủ {format.vnd(cost.refund)}.
            </Trans>
          ) : (
            <Trans>
              Hủy bây giờ: phí {format.vnd(cost.fee)}, hoàn {format.vnd(cost.refund)}.
            </Trans>
          )}
        </p>
      )}
      <Button reason={step.ok ? undefined : why} onClick={() => setAsking(true)} {...intent(loadDialog)}>
        <Trans>Hủy vé</Trans>
      </Button>
      {asking && (
        <Suspense>
          <Dialog booking={booking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  )
}
