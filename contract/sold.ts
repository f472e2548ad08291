import { worthOf } from './price.ts'
import type { Quote, Sold, SoldNight } from './shapes/quote.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const PEOPLE = ['adults', 'children', 'beds'] as const
export type Extra = (typeof PEOPLE)[number]

/** Cuts what was sold in two: the first `count` in the order of their sale, and the others. */
export function cut(sold: readonly Sold[], count: number): { first: Sold[]; rest: Sold[] } {
  const first: Sold[] = []
  const rest: Sold[] = []
  let wanted = count
  for (const one of sold) {
    const taken = Math.min(wanted, one.count)
    wanted -= taken
    const share = (amount: number) => Math.round((amount * taken) / one.count)
    const part = { count: taken, price: share(one.price), priceAfterDiscount: share(one.priceAfterDiscount) }
    const other = {
      count: one.count - taken,
      price: one.price - part.price,
      priceAfterDiscount: one.priceAfterDiscount - part.priceAfterDiscount,
    }
    if (part.count > 0) first.push(part)
    if (other.count > 0) rest.push(other)
  }
  return { first, rest }
}

/** A room's or person's part of a night, put together anew for every room and every kind of extra of `wanted`. */
export const mapSold = (
  wanted: SoldNight,
  change: (sold: readonly Sold[], at: { room: string } | { extra: Extra }) => Sold[],
): SoldNight => ({
  rooms: Object.fromEntries(
    Object.entries(wanted.rooms).map(([room, sold]) => [room, change(sold, { room })]),
  ),
  adults: change(wanted.adults, { extra: 'adults' }),
  children: change(wanted.children, { extra: 'children' }),
  beds: change(wanted.beds, { extra: 'beds' }),
})

/** What a night costs, VND: its rooms after the promotion, with the people and beds beyond what the rooms include. */
export const nightAmount = (night: SoldNight): number =>
  sum([...Object.values(night.rooms).map(worthOf), ...PEOPLE.map((extra) => worthOf(night[extra]))])

export type Nights = Pick<
  Quote,
  | 'nights'
  | 'lines'
  | 'adultSurcharge'
  | 'childSurcharge'
  | 'extraBedSurcharge'
  | 'extraAdults'
  | 'extraChildren'
  | 'extraBeds'
>

/**
 * What a quote sold of each night. Quotes of before 2026-11-23 say sums only: their extras cost the same every night, and a
 * night's rooms share its price as they share the price of the stay, the last one taking what rounding leaves.
 */
export function soldOf(quote: Nights): { date: string; sold: SoldNight }[] {
  const extra = (count: number, amount: number): Sold[] => {
    const price = Math.round(amount / quote.nights.length)
    return count === 0 ? [] : [{ count, price, priceAfterDiscount: price }]
  }
  const share = (whole: number, part: number, all: number) =>
    all === 0 ? 0 : Math.round((whole * part) / all)
  const all = { price: 0, priceAfterDiscount: 0 }
  for (const line of quote.lines) {
    all.price += line.price
    all.priceAfterDiscount += line.priceAfterDiscount
  }
  return quote.nights.map(({ date, sold, price, priceAfterDiscount }) => {
    if (sold) return { date, sold }
    const left = { price, priceAfterDiscount }
    const rooms = quote.lines.map((line, index): [string, Sold[]] => {
      const last = index === quote.lines.length - 1
      const part = {
        price: last ? left.price : share(price, line.price, all.price),
        priceAfterDiscount: last
          ? left.priceAfterDiscount
          : share(priceAfterDiscount, line.priceAfterDiscount, all.priceAfterDiscount),
      }
      left.price -= part.price
      left.priceAfterDiscount -= part.priceAfterDiscount
      return [line.roomId, [{ count: line.count, ...part }]]
    })
    return {
      date,
      sold: {
        rooms: Object.fromEntries(rooms),
        adults: extra(quote.extraAdults, quote.adultSurcharge),
        children: extra(quote.extraChildren, quote.childSurcharge),
        beds: extra(quote.extraBeds, quote.extraBedSurcharge),
      },
    }
  })
}

/** What each night of a quote costs by itself, VND, in their order: before a voucher, which is for the stay as a whole. */
export const nightAmounts = (quote: Nights): number[] => soldOf(quote).map(({ sold }) => nightAmount(sold))
