import { dayAt } from '#contract/nights.ts'
import { fewerTickets } from '#contract/service/offer.ts'
import { quoteTickets } from '#contract/service/price.ts'
import { gatewaysCarrying } from '#contract/waysToPay.ts'
import type { ServiceQuote, TicketQuoteAnswer, TicketQuoteRequest } from '#contract/shapes/service.ts'
import { MAX_TICKETS, SLOT_DAYS_MAX } from '#contract/shapes/service.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import {
  hasBegun,
  servicesKept,
  servicesNow,
  slotAt,
  slotsOf,
  type KnownService,
} from '#server/modules/services/services.ts'
import { findVoucher, termsOf, type Voucher, type VoucherAnswer } from '#server/modules/vouchers/vouchers.ts'
import { refuse } from '#server/refusal.ts'
import type { TicketWorld } from './world.ts'

export type Asker = { guestId: string | null; language: Language; now: Temporal.Instant }
export type FreshTickets = {
  service: KnownService
  quote: ServiceQuote
  voucher: Voucher | null
  couponProblem: VoucherAnswer['problem']
  /** The slot's end, and the tickets left in it; without such a slot none. */
  endTime: string
  left: number
  open: boolean
}

/** The day and clock time of a slot, out of `YYYY-MM-DD HH:mm`. */
export const slotOf = (request: Pick<TicketQuoteRequest, 'booking_time'>) => ({
  date: request.booking_time.slice(0, 10),
  time: request.booking_time.slice(11),
})

/** How many tickets of each type are asked for; a type named twice is asked for once. */
function countsOf({ tickets }: Pick<TicketQuoteRequest, 'tickets'>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { ticket_type_id: type, quantity } of tickets)
    if (quantity > 0) counts.set(type, (counts.get(type) ?? 0) + quantity)
  return counts
}

const dayExists = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return (
    day >= 1 && month >= 1 && month <= 12 && day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth
  )
}

/**
 * The price of tickets as it is now, and whether they can be had. Refuses with G_404 for a service or a type that does not
 * exist, with G_INPUT for a day that does not exist and for more tickets than one booking may have.
 */
export async function freshTickets(
  world: Pick<TicketWorld, 'db' | 'clock'>,
  request: TicketQuoteRequest,
  { guestId, language, now }: Asker,
): Promise<FreshTickets> {
  const { db } = world
  const { date, time } = slotOf(request)
  if (!dayExists(date)) refuse('G_INPUT', [], { fields: { booking_time: { code: 'C_004' } } })
  const { service_id: id } = request
  const known = (await servicesKept(world)()).get(id)
  // A partner's prices may have changed a moment ago, with the answer that this very question follows.
  const service =
    known && !known.row.partner ? known : ((await servicesNow(db, [id])).get(id) ?? refuse('G_404'))
  const counts = countsOf(request)
  const chosen = service.types.filter(({ id }) => counts.has(id))
  if (chosen.length < counts.size) return refuse('G_404')
  const priced = chosen.map(({ id, name, price, discountPrice }) => ({
    ticketTypeId: id,
    name: name[language],
    quantity: counts.get(id) ?? 0,
    price,
    discountPrice,
  }))
  const coupon =
    request.coupon_code === ''
      ? null
      : await findVoucher(db, {
          code: request.coupon_code,
          guestId,
          today: dayAt(now),
          checkIn: date,
          lastNight: date,
        })
  const quote = quoteTickets(priced, coupon?.voucher ? termsOf(coupon.voucher) : null)
  if (quote.quantity > MAX_TICKETS) refuse('G_INPUT', [], { fields: { tickets: { code: 'G_TICKETS_MOST' } } })
  const slot = await slotAt(db, { serviceId: service.row.id, date, time })
  const open = slot !== null && !hasBegun(slot, now)
  // A coupon whose minimum is not reached takes nothing off, and says so.
  const used = quote.voucherCode !== null
  return {
    service,
    quote,
    voucher: used ? (coupon?.voucher ?? null) : null,
    couponProblem: coupon === null || used ? null : (coupon.problem ?? 'invalid_coupon'),
    endTime: slot?.endTime ?? '',
    left: open ? slot.capacity - slot.sold : 0,
    open,
  }
}

const OTHERS = 6

/** What somebody else has left of the asked tickets, by type: nothing of them on the whole day, or fewer at this time. */
export type LeftElsewhere = { most: ReadonlyMap<string, number>; wholeDay: boolean }

/**
 * The quote as it is answered, with other slots that have as many tickets. `elsewhere`: what a partner has left, where that
 * is less than we know of.
 */
export async function ticketQuote(
  world: Pick<TicketWorld, 'db' | 'clock' | 'settings'>,
  request: TicketQuoteRequest,
  asker: Asker,
  elsewhere: LeftElsewhere = { most: new Map(), wholeDay: false },
): Promise<TicketQuoteAnswer> {
  const { quote, open, service, couponProblem, left: ours } = await freshTickets(world, request, asker)
  const { date, time } = slotOf(request)
  const wanted = quote.lines.map(({ ticketTypeId, quantity }) => ({ ticket_type_id: ticketTypeId, quantity }))
  const theirs = wanted.reduce(
    (sum, { ticket_type_id: type, quantity }) =>
      sum + Math.min(quantity, elsewhere.most.get(type) ?? quantity),
    0,
  )
  const left = elsewhere.wholeDay ? 0 : theirs < quote.quantity ? Math.min(ours, theirs) : ours
  const enough = open && left >= quote.quantity
  const today = dayAt(asker.now)
  const day = Temporal.PlainDate.from(date < today ? today : date).add({ days: elsewhere.wholeDay ? 1 : 0 })
  const others = enough
    ? []
    : await slotsOf(
        world.db,
        {
          serviceId: service.row.id,
          from: day.toString(),
          to: day.add({ days: SLOT_DAYS_MAX }).toString(),
          atLeast: quote.quantity,
          limit: OTHERS + 1,
        },
        asker.now,
      )
  return {
    quote,
    left,
    open,
    couponProblem,
    gateways: gatewaysCarrying(world.settings.ways, quote.total),
    offer: open ? fewerTickets(wanted, left, elsewhere.most) : [],
    otherSlots: others.filter((slot) => slot.date !== date || slot.time !== time).slice(0, OTHERS),
    serverNow: asker.now.toString(),
  }
}
