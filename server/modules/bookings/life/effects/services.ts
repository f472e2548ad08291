import { addNotices, TARGETS } from '#server/modules/notices/notices.ts'
import { endTicketsOfStay, openTicketsOfStay } from '#server/modules/tickets/tickets.ts'
import type { Doing } from '../step.ts'

/** A stay that ends through no wish of its guest takes its tickets along, and all of their money comes back. */
export const endServices: Doing = ({ tx, booking, now }) => endTicketsOfStay(tx, booking, now)

/** A guest who cancels a stay may still want its tickets: each is theirs to keep or to cancel. */
export const askServices: Doing = async ({ tx, booking, now }) => {
  const { length: count } = await openTicketsOfStay(tx, booking)
  if (count === 0) return
  await addNotices(tx, [
    {
      userId: booking.tenantId,
      target: TARGETS.BOOKING,
      ref: booking.id,
      kind: 'guest.servicesToDecide',
      params: { code: booking.code, count },
      createdAt: now,
    },
  ])
}
