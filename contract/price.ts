import { nightsOf } from './nights.ts'
import type { Quote } from './shapes/booking.ts'
import type { Sold, SoldNight } from './shapes/quote.ts'
import type { RoomRates, RoomTerms } from './shapes/resort.ts'
import type { Extra } from './sold.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** How many there are in all. */
export const countOf = (sold: readonly Sold[]): number => sum(sold.map(({ count }) => count))

/** What all of them cost, VND after the promotion. */
export const worthOf = (sold: readonly Sold[]): number =>
  sum(sold.map(({ priceAfterDiscount }) => priceAfterDiscount))

export type Guests = { adults: number; children: number; toddlers: number }
export type PricedRoom = { roomId: string; roomName: string; count: number; rates: RoomRates }
export type VoucherTerms = {
  code: string
  kind: 'VALUE' | 'PERCENTAGE'
  amount: number
  cap: number | null
  minimum: number
}
export type QuoteInput = {
  checkIn: string
  checkOut: string
  rooms: readonly PricedRoom[]
  guests: Guests
  extraBeds: number
  serviceCharge?: number
  voucher?: VoucherTerms | null
}

type Party = Pick<QuoteInput, 'guests' | 'extraBeds'> & {
  rooms: readonly { count: number; rates: RoomTerms }[]
}

/** Friday and Saturday nights cost the weekend price. */
const isWeekendNight = (night: string) => [5, 6].includes(new Date(night).getUTCDay())

/** The price of one room for one night before the promotion, VND: the host's own price, else the season's, else weekend or base. */
export function nightPrice(rates: RoomRates, night: string): number {
  const own = rates.nights[night]
  if (own !== undefined) return own
  const season = rates.seasons.findLast(({ from, to }) => from <= night && night < to)
  if (season) return season.price
  return rates.weekendPrice !== null && isWeekendNight(night) ? rates.weekendPrice : rates.basePrice
}

/** A night's price after the resort's promotion, rounded to the nearest 1,000 VND. */
export function afterDiscount(rates: Pick<RoomTerms, 'discountPercent'>, price: number): number {
  return rates.discountPercent === 0
    ? price
    : Math.round((price * (100 - rates.discountPercent)) / 100_000) * 1000
}

/** How many people the chosen rooms hold; children under 6 are free and counted. */
export const capacity = (rooms: Party['rooms']): number =>
  rooms.reduce((sum, room) => sum + room.count * room.rates.maxGuests, 0)

/** Whether the people and extra beds fit the chosen rooms, and every room has an adult. */
export function fits(rooms: Party['rooms'], guests: Guests, extraBeds: number): boolean {
  const units = rooms.reduce((sum, room) => sum + room.count, 0)
  const beds = rooms.reduce((sum, room) => sum + room.count * room.rates.maxExtraBeds, 0)
  return (
    guests.adults + guests.children + guests.toddlers <= capacity(rooms) &&
    guests.adults >= units &&
    extraBeds <= beds
  )
}

/** Takes `wanted` people or beds into the places that cost least, each place with what a night of it costs. */
function placed(wanted: number, places: readonly { free: number; price: number }[]): Sold[] {
  let left = wanted
  return places
    .toSorted((a, b) => a.price - b.price)
    .flatMap((place) => {
      const count = Math.min(left, place.free)
      left -= count
      const price = count * place.price
      return count > 0 ? [{ count, price, priceAfterDiscount: price }] : []
    })
}

/** Who and what costs extra in a night, the same every night: the cheapest places are taken first. */
function extrasOf(party: Party): Pick<SoldNight, 'adults' | 'children' | 'beds'> {
  const places = (price: (rates: RoomTerms) => number, free: (rates: RoomTerms) => number) =>
    party.rooms.map(({ count, rates }) => ({ free: count * free(rates), price: price(rates) }))
  const included = party.rooms.reduce((sum, { count, rates }) => sum + count * rates.includedAdults, 0)
  return {
    adults: placed(
      Math.max(0, party.guests.adults - included),
      places(
        (rates) => rates.adultSurcharge,
        (rates) => Math.max(0, rates.maxGuests - rates.includedAdults),
      ),
    ),
    children: placed(
      party.guests.children,
      places(
        (rates) => rates.childSurcharge,
        (rates) => rates.maxGuests,
      ),
    ),
    beds: placed(
      party.extraBeds,
      places(
        (rates) => rates.extraBedPrice,
        (rates) => rates.maxExtraBeds,
      ),
    ),
  }
}

/** What a voucher takes off an amount, VND: nothing below its minimum, never more than its cap or the amount. */
export function voucherDiscount(terms: VoucherTerms, amount: number): number {
  if (amount < terms.minimum) return 0
  const raw = terms.kind === 'VALUE' ? terms.amount : Math.floor((amount * terms.amount) / 100_000) * 1000
  return Math.min(raw, terms.cap ?? raw, amount)
}

/** What {@link extrasOf} comes to in a night, VND; quick where everybody is in rooms of one kind, as in a search. */
export function extrasAmount(party: Party): number {
  const [only, ...others] = party.rooms
  if (only && others.length === 0) {
    const { count, rates } = only
    const { guests, extraBeds } = party
    const cost = (wanted: number, free: number, price: number) => Math.max(0, Math.min(wanted, free)) * price
    return (
      cost(
        guests.adults - count * rates.includedAdults,
        count * Math.max(0, rates.maxGuests - rates.includedAdults),
        rates.adultSurcharge,
      ) +
      cost(guests.children, count * rates.maxGuests, rates.childSurcharge) +
      cost(extraBeds, count * rates.maxExtraBeds, rates.extraBedPrice)
    )
  }
  const { adults, children, beds } = extrasOf(party)
  return worthOf(adults) + worthOf(children) + worthOf(beds)
}

/** Every night of a stay at the prices of now. */
export function sellNights(input: QuoteInput): { date: string; sold: SoldNight }[] {
  const extras = extrasOf(input)
  return nightsOf(input.checkIn, input.checkOut).map((date) => ({
    date,
    sold: {
      rooms: Object.fromEntries(
        input.rooms.map(({ roomId, count, rates }): [string, Sold[]] => {
          const price = nightPrice(rates, date)
          const after = afterDiscount(rates, price)
          return [roomId, [{ count, price: price * count, priceAfterDiscount: after * count }]]
        }),
      ),
      ...extras,
    },
  }))
}

/** Adds up what was sold, less what a voucher takes off; `givenUp`: what changes of the stay have kept so far. */
export function addUp(
  input: QuoteInput,
  sales: readonly { date: string; sold: SoldNight }[],
  givenUp = 0,
): Quote {
  const priceOf = (sold: readonly Sold[]) => sum(sold.map(({ price }) => price))
  const nights = sales.map(({ date, sold }) => {
    const rooms = Object.values(sold.rooms)
    return { date, price: sum(rooms.map(priceOf)), priceAfterDiscount: sum(rooms.map(worthOf)), sold }
  })
  const lines = input.rooms.map(({ roomId, roomName, count }) => {
    const sold = sales.flatMap((night) => night.sold.rooms[roomId] ?? [])
    return { roomId, roomName, count, price: priceOf(sold), priceAfterDiscount: worthOf(sold) }
  })
  const roomPrice = sum(nights.map(({ price }) => price))
  const discounted = sum(nights.map(({ priceAfterDiscount }) => priceAfterDiscount))
  const extra = (kind: Extra) => sum(sales.map(({ sold }) => worthOf(sold[kind])))
  const [adultSurcharge, childSurcharge, extraBedSurcharge] = [
    extra('adults'),
    extra('children'),
    extra('beds'),
  ]
  const serviceCharge = input.serviceCharge ?? 0
  const subtotal = discounted + adultSurcharge + childSurcharge + extraBedSurcharge + serviceCharge
  const taken = input.voucher ? voucherDiscount(input.voucher, subtotal) : 0
  return {
    nights,
    lines,
    roomPrice,
    adultSurcharge,
    childSurcharge,
    extraBedSurcharge,
    serviceCharge,
    discount: roomPrice - discounted,
    voucherCode: input.voucher && taken > 0 ? input.voucher.code : null,
    voucherDiscount: taken,
    ...(givenUp > 0 && { givenUp }),
    total: subtotal - taken + givenUp,
    extraAdults: Math.max(0, ...sales.map(({ sold }) => countOf(sold.adults))),
    extraChildren: input.guests.children,
    extraBeds: input.extraBeds,
  }
}

/**
 * Prices a stay. Pure: search, booking, editing and cancelling all ask here, so a price is the same wherever it shows.
 * Adults beyond the included number and children of 6 to 12 pay a surcharge per night; toddlers under 6 are free.
 */
export const quoteStay = (input: QuoteInput): Quote => addUp(input, sellNights(input))
