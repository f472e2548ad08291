import { dayAt } from '#contract/nights.ts'
import { quoteTickets } from '#contract/service/price.ts'
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
  const service =
    (await servicesKept(world)()).get(id) ?? (await servicesNow(db, [id])).get(id) ?? refuse('G_404')
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

/** The quote as it is answered, with other slots that have as many tickets. */
export async function ticketQuote(
  world: Pick<TicketWorld, 'db' | 'clock'>,
  request: TicketQuoteRequest,
  asker: Asker,
): Promise<TicketQuoteAnswer> {
  const fresh = await freshTickets(world, request, asker)
  const { date } = slotOf(request)
  const today = dayAt(asker.now)
  const from = date < today ? today : date
  const enough = fresh.open && fresh.left >= fresh.quote.quantity
  return {
    quote: fresh.quote,
    left: fresh.left,
    open: fresh.open,
    couponProblem: fresh.couponProblem,
    otherSlots: enough
      ? []
      : await slotsOf(
          world.db,
          {
            serviceId: fresh.service.row.id,
            from,
            to: Temporal.PlainDate.from(from).add({ days: SLOT_DAYS_MAX }).toString(),
            atLeast: fresh.quote.quantity,
            limit: OTHERS,
          },
          asker.now,
        ),
    serverNow: asker.now.toString(),
  }
}
