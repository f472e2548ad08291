import type { Code } from '#contract/codes.ts'
import { nightsOf, dayAt } from '#contract/nights.ts'
import {
  capacity,
  fits,
  quoteStay,
  type Guests,
  type PricedRoom,
  type VoucherTerms,
} from '#contract/price.ts'
import type { Quote, QuoteAnswer, QuoteRequest } from '#contract/shapes/booking.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { takesBooking } from '#contract/sameDay.ts'
import { guestProblems, stayProblems } from '#contract/shapes/search.ts'
import { carries, WAYS_TO_PAY, type WayToPay } from '#contract/waysToPay.ts'
import { freeUnits } from '#server/modules/inventory/inventory.ts'
import type { ResortForBooking } from '#server/modules/resorts/resorts.ts'
import { findVoucher, termsOf, type VoucherAnswer } from '#server/modules/vouchers/vouchers.ts'
import { shownWithStay, ticketsWithStay, type TicketsWithStay } from '#server/modules/tickets/tickets.ts'
import { refuse } from '#server/refusal.ts'
import type { BookedRoom } from '../store.ts'
import type { BookingWorld } from '../world.ts'

export type Asker = { guestId: string | null; language: Language; now: Temporal.Instant }
/** What a stay costs as everything stands; whether it is free is asked apart. */
export type PricedStay = {
  resort: ResortForBooking
  /** The catalogue's version that the resort is at least as new as, where that is known. */
  version: number | null
  rooms: BookedRoom[]
  quote: Quote
  voucher: VoucherTerms | null
  voucherId: string | null
  voucherProblem: VoucherAnswer['problem']
  /** The tickets that are wanted along. */
  services: TicketsWithStay[]
  /** How the price of now can be paid. */
  ways: WayToPay[]
}
/** `left`: how many units are left of the room that has the fewest. */
type Left = { left: number; available: boolean }

const FIELDS = { from_day: 'check_in', to_day: 'check_out' } as const

/** Refuses with G_INPUT and the fields for a stay that nobody can book from `today` on. */
export function refuseImpossibleDates(
  { check_in, check_out }: Pick<QuoteRequest, 'check_in' | 'check_out'>,
  today: string,
): void {
  const problems = stayProblems(check_in, check_out, today)
  if (problems.length === 0) return
  const fields: Record<string, { code: Code }> = {}
  for (const { field, code } of problems)
    fields[field === 'from_day' || field === 'to_day' ? FIELDS[field] : field] = { code }
  refuse('G_INPUT', [], { fields })
}

/** Refuses with G_INPUT and the field for more people than anybody may book for. */
export function refuseTooMany({ adults, children, toddlers }: Guests): void {
  const [problem] = guestProblems(adults + children + toddlers)
  if (!problem) return
  const { field, ...wrong } = problem
  refuse('G_INPUT', [], { fields: { [field]: wrong } })
}

/** How many of each room are asked for; a room named twice is asked for once. */
function countsOf(request: QuoteRequest): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { room_id, count } of request.rooms) counts.set(room_id, (counts.get(room_id) ?? 0) + count)
  return counts
}

const guestsOf = (request: QuoteRequest) => ({
  adults: request.number_of_adult,
  children: request.number_of_school_aged_child,
  toddlers: request.number_of_toddler_child,
})

async function askForVoucher(
  { db }: BookingWorld,
  request: QuoteRequest,
  asker: Asker,
): Promise<VoucherAnswer | null> {
  if (request.voucher_code === '') return null
  const lastNight = nightsOf(request.check_in, request.check_out).at(-1) ?? request.check_in
  return findVoucher(db, {
    code: request.voucher_code,
    guestId: asker.guestId,
    today: dayAt(asker.now),
    checkIn: request.check_in,
    lastNight,
  })
}

function servicesOf(world: BookingWorld, request: QuoteRequest, asker: Asker): Promise<TicketsWithStay[]> {
  const { adults, children, toddlers } = guestsOf(request)
  const stay = {
    checkIn: request.check_in,
    checkOut: request.check_out,
    guests: adults + children + toddlers,
  }
  return ticketsWithStay(world, stay, request.services, asker)
}

/** The price of everything that is booked at once: the stay's, with the tickets that go with it as its service charge. */
export function priceOfAll({ quote, services }: Pick<PricedStay, 'quote' | 'services'>): Quote {
  const serviceCharge = services.reduce((sum, { fresh }) => sum + fresh.quote.total, 0)
  return { ...quote, serviceCharge, total: quote.total + serviceCharge }
}

/** Prices a stay at a place as it stands. Refuses with G_404 for rooms it has not, G_DOES_NOT_FIT for too many people. */
export function priceAt(
  resort: ResortForBooking | null,
  request: QuoteRequest,
  { language, voucher }: { language: Language; voucher: VoucherTerms | null },
): Quote {
  const counts = countsOf(request)
  if (!resort || resort.rooms.length < counts.size) return refuse('G_404')
  const rooms: PricedRoom[] = resort.rooms.map(({ id, name, rates }) => ({
    roomId: id,
    roomName: name[language],
    count: counts.get(id) ?? 1,
    rates,
  }))
  const { check_in: checkIn, check_out: checkOut, extra_beds: extraBeds } = request
  const guests = guestsOf(request)
  if (!fits(rooms, guests, extraBeds)) refuse('G_DOES_NOT_FIT', [capacity(rooms)])
  return quoteStay({ checkIn, checkOut, rooms, guests, extraBeds, voucher })
}

/**
 * The price of a stay as it is now. Refuses with G_INPUT for impossible dates, G_404 for a resort or room that does not exist,
 * G_TONIGHT_OVER for today where it is too late, G_DOES_NOT_FIT for more people than the rooms hold.
 */
export async function pricedStay(
  world: BookingWorld,
  request: QuoteRequest,
  asker: Asker,
): Promise<PricedStay> {
  refuseImpossibleDates(request, dayAt(asker.now))
  refuseTooMany(guestsOf(request))
  const counts = countsOf(request)
  const { resort, version } = await world.places(request.resort_id, [...counts.keys()])
  if (!resort) return refuse('G_404')
  if (!takesBooking(resort, request.check_in, asker.now)) refuse('G_TONIGHT_OVER')
  const found = await askForVoucher(world, request, asker)
  const voucher = found?.voucher ? termsOf(found.voucher) : null
  const quote = priceAt(resort, request, { language: asker.language, voucher })
  const priced = {
    resort,
    version,
    rooms: resort.rooms.map(({ id, units }) => ({ roomId: id, count: counts.get(id) ?? 1, units })),
    quote,
    voucher,
    voucherId: quote.voucherDiscount > 0 ? (found?.voucher?.id ?? null) : null,
    voucherProblem: voucher && quote.voucherDiscount === 0 ? 'invalid_coupon' : (found?.problem ?? null),
    services: await servicesOf(world, request, asker),
  }
  return { ...priced, ways: waysOf(world, priced) }
}

/** Whether its rooms are free in its nights now. */
export async function leftOf(
  { db }: BookingWorld,
  { resort, rooms }: PricedStay,
  { check_in: from, check_out: to }: QuoteRequest,
): Promise<Left> {
  const roomIds = rooms.map(({ roomId }) => roomId)
  const free = await freeUnits(db, { resortId: resort.id, from, to, roomIds })
  const units = rooms.map((room) => Math.min(room.units, free.get(room.roomId) ?? room.units))
  return {
    left: Math.max(0, Math.min(...units)),
    available: rooms.every(({ count }, index) => count <= (units[index] ?? 0)),
  }
}

/** How the price of now can be paid. Tickets are paid with the stay in one visit to the gateway, not by transfer to its host. */
function waysOf(world: BookingWorld, priced: Omit<PricedStay, 'ways'>): WayToPay[] {
  const { total } = priceOfAll(priced)
  const transfers = priced.resort.bankAccount !== null && priced.services.length === 0
  return world.settings.ways.filter((way) => carries(way, total) && (way !== 'BANK_TRANSFER' || transfers))
}

/**
 * The price of now as it is answered, and whether the stay is free, with other places where it is not. Refuses with
 * G_WAY_LIMIT what no way of paying carries.
 */
export async function quoteAnswer(
  world: BookingWorld,
  request: QuoteRequest,
  asker: Asker,
): Promise<QuoteAnswer> {
  const priced = await pricedStay(world, request, asker)
  const { ways } = priced
  if (ways.length === 0) refuse('G_WAY_LIMIT', [WAYS_TO_PAY.VNPAY.most])
  const { left, available } = await leftOf(world, priced, request)
  const alternatives = available
    ? []
    : await world.findAlternatives(
        {
          resortId: priced.resort.id,
          checkIn: request.check_in,
          checkOut: request.check_out,
          guests: guestsOf(request),
          numberOfRoom: priced.rooms.reduce((sum, { count }) => sum + count, 0),
        },
        asker.language,
      )
  return {
    quote: priceOfAll(priced),
    available,
    left,
    voucherProblem: priced.voucherProblem,
    ways,
    services: priced.services.map((one) => shownWithStay(one, asker)),
    alternatives,
    serverNow: asker.now.toString(),
  }
}
