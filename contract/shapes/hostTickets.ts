import * as z from 'zod/mini'
import { count, id, instant } from './primitives.ts'
import { serviceBookingSummary, serviceTab } from './serviceBooking.ts'

/** Tickets at a service of mine: what was bought, and whom I may reach about it. */
const hostTicketBooking = z.object({
  ...serviceBookingSummary.shape,
  guestName: z.string(),
  guestPhone: z.string(),
})
export type HostTicketBooking = z.infer<typeof hostTicketBooking>

export const hostTicketPage = z.object({
  bookings: z.array(hostTicketBooking),
  next: z.nullable(z.string()),
  counts: z.record(serviceTab, count),
  serverNow: instant,
})

/** The same with each ticket and its scans. The codes stay with the guest: a host reads them at the gate. */
export const hostTicketDetail = z.object({
  ...hostTicketBooking.shape,
  note: z.string(),
  passes: z.array(
    z.object({
      id,
      number: count,
      typeName: z.string(),
      usedAt: z.nullable(instant),
      cancelledAt: z.nullable(instant),
      /** Every scan of this ticket, oldest first. */
      scans: z.array(z.object({ at: instant, byMe: z.boolean() })),
    }),
  ),
  serverNow: instant,
})
export type HostTicketDetail = z.infer<typeof hostTicketDetail>
