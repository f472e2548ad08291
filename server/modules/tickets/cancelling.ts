import { freeUntilOf, ticketCancelCost } from '#contract/service/cancelling.ts'
import type { TicketCancelQuote, TicketCancelRequest } from '#contract/shapes/serviceBooking.ts'
import type { Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import { advanceTickets, type By } from './advance.ts'
import { keptForTickets } from './effects/money.ts'
import { factsOfTickets } from './facts.ts'
import type { ServiceBookingRow } from './tables.ts'

/** What cancelling costs now: nothing before the tickets are ordered and in the free period. */
export async function ticketCancelQuoteOf(
  tx: Transaction,
  booking: ServiceBookingRow,
  now: Temporal.Instant,
): Promise<TicketCancelQuote> {
  const paid = await keptForTickets(tx, booking)
  const cost =
    booking.status === 'SERVICE_PENDING'
      ? { fee: 0, refund: paid, free: true }
      : ticketCancelCost({ ...booking, paid, now })
  return {
    paid,
    ...cost,
    percent: booking.cancelFeePercent,
    freeUntil: freeUntilOf(booking).toString(),
    serverNow: now.toString(),
  }
}

/** Refuses to quote what could not be cancelled anyway. */
export function refuseUncancellable(booking: ServiceBookingRow, now: Temporal.Instant): void {
  if (booking.status === 'SERVICE_PENDING') return
  if (booking.status !== 'SERVICE_ORDERED') refuse('G_TICKETS_409')
  const { ticketsUsed, startsAt } = factsOfTickets(booking, now)
  if (ticketsUsed > 0) refuse('G_TICKET_USED')
  if (Temporal.Instant.compare(now, startsAt) >= 0) refuse('G_TICKETS_STARTED')
}

/** The counts that a person cancels are those that were booked: more cannot be (A_006), and a part is none (A_009). */
function refuseOtherCounts(
  { quote }: ServiceBookingRow,
  told: NonNullable<TicketCancelRequest['tickets']>,
): void {
  const bookedOf = (typeId: string) =>
    quote.lines.find(({ ticketTypeId }) => ticketTypeId === typeId)?.quantity ?? 0
  if (told.some(({ ticket_type_id: id, quantity }) => quantity > bookedOf(id))) refuse('A_006')
  if (told.reduce((sum, { quantity }) => sum + quantity, 0) !== quote.quantity) refuse('A_009')
}

/** A guest cancels all tickets. Another fee than the shown one is asked about again (G_TICKET_FEE, with the quote of now). */
export async function cancelTickets(
  tx: Transaction,
  booking: ServiceBookingRow,
  by: By,
  { tickets, shown_fee: shownFee = 0, reason }: TicketCancelRequest,
): Promise<ServiceBookingRow> {
  if (tickets) refuseOtherCounts(booking, tickets)
  const cost = await ticketCancelQuoteOf(tx, booking, by.now)
  const params = { ...(reason ? { reason } : {}), ...(cost.fee > 0 ? { fee: cost.fee } : {}) }
  // What cannot be cancelled at all is said before the fee.
  const after = await advanceTickets(tx, booking, 'cancel', by, { facts: { feeAccepted: true }, params })
  return cost.fee === shownFee ? after : refuse('G_TICKET_FEE', [cost.fee], { current: cost })
}
