import { isBefore, momentAt } from '#contract/nights.ts'
import { dayEndOf } from '#contract/service/service.ts'
import { transact } from '#server/db/transact.ts'
import { DONE, type JobHandlers, type JobResult } from '#server/modules/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { advanceTickets } from './advance.ts'
import { lockServiceBooking } from './store.ts'

/**
 * The end of the day on which tickets are good completes them, used or not. Tickets that the partner has not confirmed by
 * their start are refused, and everything goes back.
 */
const endDay = ({ db, clock }: Pick<Services, 'db' | 'clock'>, id: string): Promise<JobResult> =>
  transact(db, async (tx) => {
    const now = clock.now()
    const booking = await lockServiceBooking(tx, id)
    if (!booking) return DONE
    const by = { actor: 'SYS', id: null, now } as const
    if (booking.status === 'SERVICE_PENDING' && booking.confirming) {
      const start = momentAt(booking.date, booking.time)
      if (isBefore(now, start)) return { again: start }
      await advanceTickets(tx, booking, 'partnerRefused', by)
      return DONE
    }
    if (booking.status !== 'SERVICE_ORDERED') return DONE
    const end = dayEndOf(booking.date)
    if (isBefore(now, end)) return { again: end }
    await advanceTickets(tx, booking, 'dayOver', by)
    return DONE
  })

/** What the clock does to tickets; the end of their hold needs the gateway and belongs to the payments. */
export const ticketJobs = (world: Pick<Services, 'db' | 'clock'>): Pick<JobHandlers, 'ticketDay'> => ({
  ticketDay: (id) => endDay(world, id),
})
