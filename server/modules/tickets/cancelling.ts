import { freeUntilOf, someTicketsCost } from '#contract/service/cancelling.ts'
import type { TicketCancelQuote, TicketCancelRequest } from '#contract/shapes/serviceBooking.ts'
import type { Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import { advanceTickets, type By } from './advance.ts'
import { keptForTickets } from './effects.ts'
import { factsOfTickets } from './facts.ts'
import { paidTicketsOf } from './store.ts'
import type { ServiceBookingRow } from './tables.ts'

type Standing = Awaited<ReturnType<typeof paidTicketsOf>>
const standing = (tickets: Standing) => tickets.filter(({ cancelledAt }) => cancelledAt === null)

/** What cancelling these tickets costs now: nothing before the tickets are ordered and in the free period. */
async function quoteOf(
  tx: Transaction,
  booking: ServiceBookingRow,
  { tickets, chosen }: { tickets: Standing; chosen: ReadonlySet<string> },
  now: Temporal.Instant,
): Promise<TicketCancelQuote> {
  const asked = { percent: booking.cancelFeePercent, freeUntil: freeUntilOf(booking).toString() }
  const serverNow = now.toString()
  if (booking.status === 'SERVICE_PENDING') {
    const paid = await keptForTickets(tx, booking)
    return { paid, fee: 0, refund: paid, free: true, ...asked, serverNow }
  }
  const { value, ...cost } = someTicketsCost(booking, tickets, chosen, now)
  return { paid: value, ...cost, ...asked, serverNow }
}

/** What cancelling all that still stand costs now. */
export async function ticketCancelQuoteOf(
  tx: Transaction,
  booking: ServiceBookingRow,
  now: Temporal.Instant,
): Promise<TicketCancelQuote> {
  const tickets = await paidTicketsOf(tx, booking)
  return quoteOf(tx, booking, { tickets, chosen: new Set(tickets.map(({ id }) => id)) }, now)
}

/** Refuses to quote what could not be cancelled anyway. */
export function refuseUncancellable(booking: ServiceBookingRow, now: Temporal.Instant): void {
  if (booking.status === 'SERVICE_PENDING') return
  if (booking.status !== 'SERVICE_ORDERED') refuse('G_TICKETS_409')
  const { ticketsUsed, startsAt } = factsOfTickets(booking, now)
  if (ticketsUsed > 0) refuse('G_TICKET_USED')
  if (Temporal.Instant.compare(now, startsAt) >= 0) refuse('G_TICKETS_STARTED')
}

/**
 * The tickets that a person names, all that stand where none are named. One that does not stand is more than can be cancelled
 * (A_006), and so are counts above what stands; counts that are not those of the named tickets are A_009.
 */
function chosenOf(
  { quote }: ServiceBookingRow,
  tickets: Standing,
  { ticket_ids: named, tickets: counts }: Pick<TicketCancelRequest, 'ticket_ids' | 'tickets'>,
): ReadonlySet<string> {
  const all = standing(tickets)
  const chosen = new Set(named ?? all.map(({ id }) => id))
  if (named?.some((id) => !all.some((ticket) => ticket.id === id))) refuse('A_006')
  if (!counts) return chosen
  const countOf = (typeId: string, of: Standing) =>
    of.filter(({ ticketTypeId }) => ticketTypeId === typeId).length
  // Tickets that are not paid yet have no codes: they are cancelled as they were booked.
  const booked = (typeId: string) =>
    quote.lines.find(({ ticketTypeId }) => ticketTypeId === typeId)?.quantity ?? 0
  const stand = (typeId: string) => (tickets.length === 0 ? booked(typeId) : countOf(typeId, all))
  const meant = (typeId: string) =>
    tickets.length === 0
      ? booked(typeId)
      : countOf(
          typeId,
          all.filter(({ id }) => chosen.has(id)),
        )
  if (counts.some(({ ticket_type_id: id, quantity }) => quantity > stand(id))) refuse('A_006')
  const told = new Map(counts.map(({ ticket_type_id: id, quantity }) => [id, quantity]))
  if (quote.lines.some(({ ticketTypeId: id }) => (told.get(id) ?? 0) !== meant(id))) refuse('A_009')
  return chosen
}

/**
 * A guest cancels tickets, all or some: the others stay as they are. Another fee than the shown one is asked about again
 * (G_TICKET_FEE, with the quote of now).
 */
export async function cancelTickets(
  tx: Transaction,
  booking: ServiceBookingRow,
  by: By,
  { shown_fee: shownFee = 0, reason, ...named }: TicketCancelRequest,
): Promise<ServiceBookingRow> {
  const tickets = await paidTicketsOf(tx, booking)
  const chosen = chosenOf(booking, tickets, named)
  const cost = await quoteOf(tx, booking, { tickets, chosen }, by.now)
  const part = chosen.size < standing(tickets).length
  const params = {
    ...(reason ? { reason } : {}),
    ...(cost.fee > 0 ? { fee: cost.fee } : {}),
    ...(part
      ? { tickets: [...chosen].join(' '), quantity: chosen.size, amount: cost.refund, fee: cost.fee }
      : {}),
  }
  // What cannot be cancelled at all is said before the fee.
  const event = part ? 'cancelSome' : 'cancel'
  const after = await advanceTickets(tx, booking, event, by, { facts: { feeAccepted: true }, params })
  return cost.fee === shownFee ? after : refuse('G_TICKET_FEE', [cost.fee], { current: cost })
}
