import { keptBy } from './cancellation.ts'
import { stepNow, type CancellationTerms } from './cancellationPolicy.ts'
import { addUp, countOf, sellNights, type QuoteInput } from './price.ts'
import type { Quote, Sold, SoldNight } from './shapes/quote.ts'
import { cut, mapSold, nightAmount, soldOf, type Extra } from './sold.ts'

/** A changed stay's price. `difference` is its total less the old one, and always `added − returned`. VND. */
export type Changed = { quote: Quote; difference: number; added: number; returned: number; kept: number }

const NOTHING: SoldNight = { rooms: {}, adults: [], children: [], beds: [] }
const find = (had: SoldNight, at: { room: string } | { extra: Extra }): readonly Sold[] =>
  'room' in at ? (had.rooms[at.room] ?? []) : had[at.extra]

/** Whether a night has all the rooms that were bought of it, and some were. */
const hasRooms = (night: SoldNight, bought: SoldNight): boolean => {
  const rooms = Object.entries(bought.rooms)
  return rooms.length > 0 && rooms.every(([id, sold]) => countOf(night.rooms[id] ?? []) >= countOf(sold))
}

/**
 * Prices a change of a stay that was bought. Every night, room and person already bought (with `adults` in it) keeps its price; what is added costs
 * what it costs now (`wanted`, with the rates of now); what is taken away (the last bought first) comes back at what was paid
 * for it, by the step of the policy that holds: the rest stays as `givenUp`. `terms` null: it is not the guest's wish, and all
 * of it comes back.
 */
export function quoteChange(
  { quote: bought, adults }: { quote: Quote; adults: number },
  wanted: QuoteInput,
  terms: (CancellationTerms & { now: Temporal.Instant }) | null,
): Changed {
  const had = new Map(soldOf(bought).map(({ date, sold }) => [date, sold]))
  const of = (date: string) => had.get(date) ?? NOTHING
  const today = sellNights(wanted).map(({ date, sold }) => {
    const then = of(date)
    if (!hasRooms(sold, then)) return { date, sold }
    // How many adults its rooms include is of the day they were bought, too.
    const included = adults - countOf(then.adults)
    return {
      date,
      sold: { ...sold, adults: cut(sold.adults, Math.max(0, wanted.guests.adults - included)).first },
    }
  })
  const stay = today.map(({ date, sold }) => ({
    date,
    sold: mapSold(sold, (now, at) => {
      const before = cut(find(of(date), at), countOf(now)).first
      return [...before, ...cut(now, countOf(before)).rest]
    }),
  }))
  const left = today.map(({ date, sold }) => ({
    date,
    sold: mapSold(sold, (now, at) => cut(find(of(date), at), countOf(now)).first),
  }))
  const before = bought.total - (bought.givenUp ?? 0)
  const gone = Math.max(0, before - addUp(wanted, left).total)
  const kept = terms === null ? 0 : keptBy(stepNow(terms), gone, goneOf(bought, left))
  const quote = addUp(wanted, stay, (bought.givenUp ?? 0) + kept)
  const difference = quote.total - bought.total
  const returned = gone - kept
  return { quote, difference, added: difference + returned, returned, kept }
}

/** What of the first night, and of all nights, is taken away, at what they cost by themselves. */
function goneOf(
  bought: Quote,
  left: readonly { date: string; sold: SoldNight }[],
): { first: number; all: number } {
  const still = new Map(left.map(({ date, sold }) => [date, nightAmount(sold)]))
  const gone = soldOf(bought).map(({ date, sold }) => nightAmount(sold) - (still.get(date) ?? 0))
  return { first: gone[0] ?? 0, all: gone.reduce((sum, amount) => sum + amount, 0) }
}
