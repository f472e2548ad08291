import { Trans } from '@lingui/react/macro'
import { byEnd, dueNow } from '#contract/booking/due.ts'
import type { BookingSummary } from '#contract/shapes/booking.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { DueLine } from './DueLine.tsx'
import styles from './Dues.module.css'

/** All that waits for a guest, of whichever of their bookings, what ends first on top. Nothing when nothing waits. */
export function Dues({ bookings }: { readonly bookings: readonly BookingSummary[] }) {
  const now = useServerTime()
  const moment = Temporal.Instant.fromEpochMilliseconds(now)
  const all = bookings
    .flatMap((booking) => dueNow(booking, moment).map((due) => ({ booking, due })))
    .sort((one, other) => byEnd(one.due, other.due))
  if (all.length === 0) return null
  return (
    <section aria-labelledby="due">
      <h2 id="due" className={styles.title}>
        <Trans>Việc cần làm</Trans>
      </h2>
      <ul className={styles.list} role="list">
        {all.map(({ booking, due }) => (
          <li key={`${booking.id} ${due.what}`}>
            <DueLine booking={booking} due={due} now={now} named />
          </li>
        ))}
      </ul>
    </section>
  )
}
