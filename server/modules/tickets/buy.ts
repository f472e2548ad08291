import { outsideStay } from '#contract/service/outsideStay.ts'
import { uuidv7 } from 'uuidv7'
import type { BuyRequest, ServiceBookingDetail } from '#contract/shapes/serviceBooking.ts'
import { isDuplicate, transact } from '#server/db/transact.ts'
import type { CallContext } from '#server/handlers.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { advanceTickets, beginTickets, type Draft } from './advance.ts'
import { askPartner } from './askPartner.ts'
import { newTicketCode } from './code.ts'
import { ticketDetail, ticketDetailWithoutCodes, ticketsJustHeld } from './detail.ts'
import { TicketsGone } from './effects.ts'
import { freshTickets, slotOf, ticketQuote, type Asker, type FreshTickets } from './quote.ts'
import { serviceBookingOfKey } from './store.ts'
import type { TicketWorld } from './world.ts'

type Buying = { id: string; request: BuyRequest; tenantId: string; key: string; asker: Asker }

/** A service booking before the machine has seen it. */
export function draftOf(
  { service: { row }, quote, voucher, endTime }: FreshTickets,
  partnerStatus: Draft['partnerStatus'],
  { id, request, tenantId, key, asker }: Buying,
): Draft {
  return {
    serviceId: row.id,
    id,
    code: newTicketCode(),
    tenantId,
    hostId: row.hostId,
    idempotencyKey: key,
    ...slotOf(request),
    endTime,
    quantity: quote.quantity,
    ticketsUsed: 0,
    ticketsCancelled: 0,
    freeCancelHours: row.freeCancelHours,
    cancelFeePercent: row.cancelFeePercent,
    total: quote.total,
    paid: 0,
    cancellationFee: 0,
    holdUntil: null,
    partnerStatus,
    confirming: false,
    reason: null,
    stayId: request.booking_id ?? null,
    voucherId: voucher?.id ?? null,
    quote,
    contact: request.contact,
    createdAt: asker.now,
  }
}

async function refuseOutsideStay(world: TicketWorld, { request, tenantId }: Buying, quantity: number) {
  if (request.booking_id === undefined) return
  const stay = (await world.stayForTickets(request.booking_id, tenantId)) ?? refuse('G_404')
  const code = outsideStay(stay, slotOf(request).date, quantity)
  if (code !== null)
    refuse(code, [], { fields: { [code === 'C_080' ? 'booking_time' : 'tickets']: { code } } })
}

/** Refuses what cannot be bought as it was asked for; the refusal carries the quote of now, with other times. */
async function refuseObstacle(world: TicketWorld, fresh: FreshTickets, { request, asker }: Buying) {
  const current = () => ticketQuote(world, request, asker)
  const wanted = fresh.quote.quantity
  if (!fresh.open) refuse('G_SLOT_CLOSED', [], { current: await current() })
  if (fresh.left === 0) refuse('ticket_empty', [], { current: await current() })
  if (fresh.left < wanted) refuse('ticket_not_enough', [fresh.left], { current: await current() })
  if (fresh.couponProblem !== null)
    refuse(fresh.couponProblem, [], { fields: { coupon_code: { code: fresh.couponProblem } } })
  if (fresh.quote.total !== request.shown_total)
    refuse('ticket_change_price', [request.shown_total, fresh.quote.total], { current: await current() })
}

/** What the machine asks of a purchase, once everything has been looked at. */
export const ALL_SEEN = {
  slotOpen: true,
  slotFree: true,
  priceUnchanged: true,
  couponValid: true,
  partnerAgrees: true,
} as const

async function make(world: TicketWorld, buying: Buying, context: CallContext): Promise<ServiceBookingDetail> {
  const { request, tenantId, asker, id } = buying
  const fresh = await freshTickets(world, request, asker)
  await refuseOutsideStay(world, buying, fresh.quote.quantity)
  await refuseObstacle(world, fresh, buying)
  const partnerStatus = await askPartner(world, fresh, { request, bookingId: id, asker })
  const guest = { actor: 'KT', id: tenantId, now: asker.now } as const
  return transact(world.db, async (tx) => {
    const begun = await beginTickets(tx, draftOf(fresh, partnerStatus, buying), guest, ALL_SEEN)
    // Nothing left to pay at a gateway.
    const booking =
      begun.total === 0
        ? await advanceTickets(tx, begun, 'paid', { ...guest, actor: 'SYS', id: null })
        : begun
    const detail =
      booking === begun
        ? ticketsJustHeld(world, booking, fresh.service, asker.language)
        : await ticketDetailWithoutCodes(world, tx, booking, asker.language)
    await context.keepAnswer(tx, detail)
    return detail
  })
}

/**
 * Buys tickets, exactly once for one key: a call that is repeated after its answer was lost answers the same booking. Where
 * the slot or the price are no longer those of the screen, the refusal carries the quote of now.
 */
export async function buyTickets(
  world: TicketWorld,
  request: BuyRequest,
  context: CallContext,
): Promise<ServiceBookingDetail> {
  const { userId: tenantId } = personOf(context)
  const { language } = context
  const key = context.idempotencyKey ?? uuidv7()
  const asker = { guestId: tenantId, language, now: world.clock.now() }
  const buying = { id: uuidv7(), request, tenantId, key, asker }
  for (;;) {
    try {
      return await make(world, buying, context)
    } catch (error) {
      if (isDuplicate(error, 'service_bookings_by_code')) continue
      // The same call, a moment earlier, may be the very one that took the tickets or the coupon.
      const same = await serviceBookingOfKey(world.db, tenantId, key)
      if (same) return ticketDetail(world, same, language)
      if (!(error instanceof TicketsGone)) throw error
      const current = await ticketQuote(world, request, asker)
      return current.left === 0
        ? refuse('ticket_empty', [], { current })
        : refuse('ticket_not_enough', [current.left], { current })
    }
  }
}
