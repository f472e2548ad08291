import type { PartnerStatus } from '#contract/partner.ts'
import { PARTNER_COUPON_TYPES, PARTNER_RESULTS } from '#contract/partner.ts'
import { LANGUAGE_CODES } from '#contract/shapes/primitives.ts'
import type { BuyRequest } from '#contract/shapes/serviceBooking.ts'
import type { PartnerAnswer } from '#server/ports/partner/partner.ts'
import { Refusal, refuse } from '#server/refusal.ts'
import { ticketQuote, type Asker, type FreshTickets } from './quote.ts'
import type { TicketWorld } from './world.ts'

type Failure = Extract<PartnerAnswer, { ok: false }>

type AskWorld = Pick<TicketWorld, 'db' | 'clock' | 'partner'>

/** What the tickets cost by the partner's prices of now, VND. */
const theirTotal = ({ quote }: FreshTickets, { tickets }: Failure): number =>
  quote.lines.reduce((sum, line) => {
    const theirs = tickets.find(({ TicketTypeId }) => TicketTypeId === line.ticketTypeId)
    return sum + (theirs?.DiscountPrice ?? line.discountPrice) * line.quantity
  }, -quote.voucherDiscount)

async function refusalOf(
  world: AskWorld,
  fresh: FreshTickets,
  failure: Failure,
  request: BuyRequest,
  asker: Asker,
): Promise<Refusal> {
  if (failure.typeFail === 'NETWORK') return new Refusal('G_PARTNER_OFFLINE', [], { retryAfter: 60 })
  const current = await ticketQuote(world, request, asker)
  switch (failure.typeFail) {
    case 'COUPON_ERROR':
      return new Refusal('invalid_coupon', [], {
        fields: { coupon_code: { code: 'invalid_coupon' } },
        current,
      })
    case 'TICKET_CHANGE_PRICE':
      return new Refusal('ticket_change_price', [fresh.quote.total, theirTotal(fresh, failure)], { current })
    case 'TICKET_NOT_ENOUGH': {
      const left = failure.tickets.reduce((sum, { Quantity }) => sum + Quantity, 0)
      return new Refusal('ticket_not_enough', [left], { current })
    }
    case 'TICKET_EMPTY':
      return new Refusal('ticket_empty', [], { current })
  }
}

/**
 * Asks the partner whether tickets of theirs can be had: before anything is held, and outside of every transaction. Answers
 * how a booking would stand there; null for services of our own. Refuses with what the partner has against it.
 */
export async function askPartner(
  world: AskWorld,
  fresh: FreshTickets,
  { request, bookingId, asker }: { request: BuyRequest; bookingId: string; asker: Asker },
): Promise<PartnerStatus | null> {
  if (!fresh.service.row.partner) return null
  const { voucher, quote } = fresh
  const answer = await world.partner.check({
    BookingId: bookingId,
    ServiceId: fresh.service.row.id,
    BookingTime: request.booking_time,
    Tickets: quote.lines.map(({ ticketTypeId, price, discountPrice, quantity }) => ({
      TicketTypeId: ticketTypeId,
      Price: price,
      DiscountPrice: discountPrice,
      Quantity: quantity,
      Status: PARTNER_RESULTS.OK,
      errorMessage: null,
    })),
    CouponValue: voucher?.amount ?? 0,
    CouponCode: voucher?.code ?? '',
    CouponType: PARTNER_COUPON_TYPES[voucher?.kind ?? 'VALUE'],
    Language: LANGUAGE_CODES[asker.language],
  })
  if (answer.ok) return answer.partnerStatus ?? 'ORDERED'
  const { code, params, details } = await refusalOf(world, fresh, answer, request, asker)
  return refuse(code, params, details)
}
