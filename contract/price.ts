import { nightsOf } from './nights.ts'
import type { Quote } from './shapes/booking.ts'
import type { RoomRates } from './shapes/resort.ts'

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
export function afterDiscount(rates: RoomRates, price: number): number {
  return rates.discountPercent === 0
    ? price
    : Math.round((price * (100 - rates.discountPercent)) / 100_000) * 1000
}

/** How many people the chosen rooms hold; children under 6 are free and counted. */
export const capacity = (rooms: readonly PricedRoom[]): number =>
  rooms.reduce((sum, room) => sum + room.count * room.rates.maxGuests, 0)

/** Whether the people and extra beds fit the chosen rooms, and every room has an adult. */
export function fits(rooms: readonly PricedRoom[], guests: Guests, extraBeds: number): boolean {
  const units = rooms.reduce((sum, room) => sum + room.count, 0)
  const beds = rooms.reduce((sum, room) => sum + room.count * room.rates.maxExtraBeds, 0)
  return (
    guests.adults + guests.children + guests.toddlers <= capacity(rooms) &&
    guests.adults >= units &&
    extraBeds <= beds
  )
}

/** Takes `wanted` people into the places that cost least, and says what a night of them costs. */
function surcharge(wanted: number, places: readonly { free: number; price: number }[]): number {
  let left = wanted
  let total = 0
  for (const place of places.toSorted((a, b) => a.price - b.price)) {
    const taken = Math.min(left, place.free)
    total += taken * place.price
    left -= taken
  }
  return total
}

/** What a voucher takes off an amount, VND: nothing below its minimum, never more than its cap or the amount. */
export function voucherDiscount(terms: VoucherTerms, amount: number): number {
  if (amount < terms.minimum) return 0
  const raw = terms.kind === 'VALUE' ? terms.amount : Math.floor((amount * terms.amount) / 100_000) * 1000
  return Math.min(raw, terms.cap ?? raw, amount)
}

/**
 * Prices a stay. Pure: search, booking, editing and cancelling all ask here, so a price is the same wherever it shows.
 * Adults beyond the included number and children of 6 to 12 pay a surcharge per night; toddlers under 6 are free.
 */
export function quoteStay(input: QuoteInput): Quote {
  const dates = nightsOf(input.checkIn, input.checkOut)
  const lines = input.rooms.map(({ roomId, roomName, count, rates }) => {
    const prices = dates.map((night) => nightPrice(rates, night))
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0) * count
    return {
      roomId,
      roomName,
      count,
      prices,
      rates,
      price: sum(prices),
      priceAfterDiscount: sum(prices.map((p) => afterDiscount(rates, p))),
    }
  })
  const nights = dates.map((date, index) => ({
    date,
    price: lines.reduce((sum, line) => sum + (line.prices[index] ?? 0) * line.count, 0),
    priceAfterDiscount: lines.reduce(
      (sum, line) => sum + afterDiscount(line.rates, line.prices[index] ?? 0) * line.count,
      0,
    ),
  }))
  const included = lines.reduce((sum, line) => sum + line.count * line.rates.includedAdults, 0)
  const extraAdults = Math.max(0, input.guests.adults - included)
  const extraChildren = input.guests.children
  const places = (price: (rates: RoomRates) => number, free: (rates: RoomRates) => number) =>
    lines.map((line) => ({ free: line.count * free(line.rates), price: price(line.rates) }))
  const perNight = {
    adults: surcharge(
      extraAdults,
      places(
        (rates) => rates.adultSurcharge,
        (rates) => Math.max(0, rates.maxGuests - rates.includedAdults),
      ),
    ),
    children: surcharge(
      extraChildren,
      places(
        (rates) => rates.childSurcharge,
        (rates) => rates.maxGuests,
      ),
    ),
    beds: surcharge(
      input.extraBeds,
      places(
        (rates) => rates.extraBedPrice,
        (rates) => rates.maxExtraBeds,
      ),
    ),
  }
  const roomPrice = nights.reduce((sum, night) => sum + night.price, 0)
  const discounted = nights.reduce((sum, night) => sum + night.priceAfterDiscount, 0)
  const adultSurcharge = perNight.adults * dates.length
  const childSurcharge = perNight.children * dates.length
  const extraBedSurcharge = perNight.beds * dates.length
  const serviceCharge = input.serviceCharge ?? 0
  const subtotal = discounted + adultSurcharge + childSurcharge + extraBedSurcharge + serviceCharge
  const taken = input.voucher ? voucherDiscount(input.voucher, subtotal) : 0
  return {
    nights,
    lines: lines.map(({ roomId, roomName, count, price, priceAfterDiscount }) => ({
      roomId,
      roomName,
      count,
      price,
      priceAfterDiscount,
    })),
    roomPrice,
    adultSurcharge,
    childSurcharge,
    extraBedSurcharge,
    serviceCharge,
    discount: roomPrice - discounted,
    voucherCode: input.voucher && taken > 0 ? input.voucher.code : null,
    voucherDiscount: taken,
    total: subtotal - taken,
    extraAdults,
    extraChildren,
    extraBeds: input.extraBeds,
  }
}
