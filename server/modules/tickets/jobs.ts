import { isBefore, momentAt } from '#contract/nights.ts'
import { dayEndOf } from '#contract/service/service.ts'
import { transact } from '#server/db/transact.ts'
import { DONE, type JobHandlers, type JobResult } from '#server/modules/jobs/jobs.ts'
import { advanceTickets } from './advance.ts'
import { partnerAskedAt, statusAtPartner } from './askAgain.ts'
import { findServiceBooking, lockServiceBooking } from './store.ts'
import type { ServiceBookingRow } from './tables.ts'
import type { TicketWorld } from './world.ts'

type World = Pick<TicketWorld, 'db' | 'clock' | 'partner'>

const isConfirming = ({ status, confirming }: ServiceBookingRow) => status === 'SERVICE_PENDING' && confirming

/**
 * The end of the day on which tickets are good completes them, used or not. Tickets that the partner has not confirmed are
 * asked about again and again; without its word by their start they are refused, and everything goes back.
 */
async function endDay(world: World, id: string): Promise<JobResult> {
  const { db, clock } = world
  const known = await findServiceBooking(db, id)
  const said = known && isConfirming(known) ? await statusAtPartner(world, known) : null
  return transact(db, async (tx) => {
    const now = clock.now()
    const booking = await lockServiceBooking(tx, id)
    if (!booking) return DONE
    const by = { actor: 'SYS', id: null, now } as const
    if (isConfirming(booking)) {
      const waits = said !== 'CSH_CANCEL' && isBefore(now, momentAt(booking.date, booking.time))
      if (said !== 'ORDERED' && waits) return { again: partnerAskedAt(booking, now) }
      await advanceTickets(tx, booking, said === 'ORDERED' ? 'partnerOrdered' : 'partnerRefused', by)
      return DONE
    }
    if (booking.status !== 'SERVICE_ORDERED') return DONE
    const end = dayEndOf(booking.date)
    if (isBefore(now, end)) return { again: end }
    await advanceTickets(tx, booking, 'dayOver', by)
    return DONE
  })
}

/** What the clock does to tickets; the end of their hold needs the gateway and belongs to the payments. */
export const ticketJobs = (world: World): Pick<JobHandlers, 'ticketDay'> => ({
  ticketDay: (id) => endDay(world, id),
})
