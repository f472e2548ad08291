import type { PartnerStatus } from '#contract/partner.ts'
import { PARTNER_COUPON_TYPES, PARTNER_RESULTS } from '#contract/partner.ts'
import { LANGUAGE_CODES } from '#contract/shapes/primitives.ts'
import type { BuyRequest } from '#contract/shapes/serviceBooking.ts'
import { changePrices } from '#server/modules/services/services.ts'
import type { PartnerAnswer } from '#server/ports/partner/partner.ts'
import { Refusal, refuse } from '#server/refusal.ts'
import { ticketQuote, type Asker, type FreshTickets } from './quote.ts'
import type { TicketWorld } from './world.ts'

type Failure = Extract<PartnerAnswer, { ok: false }>

type AskWorld = Pick<TicketWorld, 'db' | 'clock' | 'settings' | 'partner'>

/** Tickets as the partner is asked about them: at our prices, with nothing against them yet. */
export const askedTickets = ({ lines }: FreshTickets['quote']) =>
  lines.map(({ ticketTypeId, price, discountPrice, quantity }) => ({
    TicketTypeId: ticketTypeId,
    Price: price,
    DiscountPrice: discountPrice,
    Quantity: quantity,
    Status: PARTNER_RESULTS.OK,
    errorMessage: null,
  }))

/** Nothing is known of the partner's tickets, so nothing is booked. */
const outOfReach = () => new Refusal('G_PARTNER_OFFLINE', [], { retryAfter: 60 })

/**
 * The partner's prices of now are ours from now on, so that whoever agrees to the quote of now is asked for at those. False
 * when they are no others than the ones we asked with: such an answer cannot be understood.
 */
async function takePrices({ db }: AskWorld, { service, quote }: FreshTickets, { tickets }: Failure) {
  const prices = quote.lines.flatMap(({ ticketTypeId: id, price: before, discountPrice: paid }) => {
    const theirs = tickets.find(({ TicketTypeId }) => TicketTypeId === id)
    if (theirs?.Status !== PARTNER_RESULTS.TICKET_CHANGE_PRICE) return []
    const discountPrice = theirs.DiscountPrice
    const price = Math.max(theirs.Price, discountPrice)
    return price === before && discountPrice === paid ? [] : [{ id, price, discountPrice }]
  })
  await changePrices(db, service.row.id, prices)
  return prices.length > 0
}

async function refusalOf(
  world: AskWorld,
  fresh: FreshTickets,
  failure: Failure,
  request: BuyRequest,
  asker: Asker,
): Promise<Refusal> {
  const most = new Map(failure.tickets.map(({ TicketTypeId, Quantity }) => [TicketTypeId, Quantity]))
  switch (failure.typeFail) {
    case 'NETWORK':
      return outOfReach()
    case 'COUPON_ERROR':
      return new Refusal('invalid_coupon', [], { fields: { coupon_code: { code: 'invalid_coupon' } } })
    case 'TICKET_CHANGE_PRICE': {
      if (!(await takePrices(world, fresh, failure))) return outOfReach()
      const current = await ticketQuote(world, request, asker)
      return new Refusal('ticket_change_price', [fresh.quote.total, current.quote.total], { current })
    }
    case 'TICKET_NOT_ENOUGH': {
      const current = await ticketQuote(world, request, asker, { most, wholeDay: false })
      if (current.left >= fresh.quote.quantity) return outOfReach()
      return current.left === 0
        ? new Refusal('ticket_empty', [], { current })
        : new Refusal('ticket_not_enough', [current.left], { current })
    }
    case 'TICKET_EMPTY': {
      const current = await ticketQuote(world, request, asker, { most, wholeDay: true })
      return new Refusal('ticket_empty', [], { current })
    }
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
    Tickets: askedTickets(quote),
    CouponValue: voucher?.amount ?? 0,
    CouponCode: voucher?.code ?? '',
    CouponType: PARTNER_COUPON_TYPES[voucher?.kind ?? 'VALUE'],
    Language: LANGUAGE_CODES[asker.language],
  })
  if (answer.ok) return answer.partnerStatus ?? 'ORDERED'
  const { code, params, details } = await refusalOf(world, fresh, answer, request, asker)
  return refuse(code, params, details)
}
