import { nightsOf } from '#contract/nights.ts'
import type { CalendarNight } from '#contract/shapes/resort.ts'

/** A stay of as many nights as wanted, and how far from the wanted days it begins. */
export type FreeDates = { checkIn: string; checkOut: string }

/** What this booking holds itself: nights that are taken, and yet free for it. */
export type OwnNights = { checkIn: string; checkOut: string; count: number }

/** How many units are left for a change of a booking, night by night; its own count as free. */
export const leftFor = (own: OwnNights) => {
  const mine = new Set(nightsOf(own.checkIn, own.checkOut))
  return ({ date, left }: CalendarNight): number => left + (mine.has(date) ? own.count : 0)
}

/**
 * The nearest days on which as many nights in a row are free, nearest first; at most `most`. Used where the wanted nights
 * are gone.
 */
export function nearestFree(
  nights: readonly CalendarNight[],
  wanted: { checkIn: string; checkOut: string; count: number },
  { own, most }: { own: OwnNights; most: number },
): FreeDates[] {
  const left = leftFor(own)
  const free = new Set(nights.filter((night) => left(night) >= wanted.count).map(({ date }) => date))
  const start = Temporal.PlainDate.from(wanted.checkIn)
  const length = nightsOf(wanted.checkIn, wanted.checkOut).length
  const stays = [...free]
    .map((checkIn) => ({
      checkIn,
      checkOut: Temporal.PlainDate.from(checkIn).add({ days: length }).toString(),
      away: Math.abs(start.until(checkIn).days),
    }))
    .filter(
      ({ checkIn, checkOut }) =>
        checkIn !== wanted.checkIn && nightsOf(checkIn, checkOut).every((night) => free.has(night)),
    )
    .toSorted((a, b) => a.away - b.away)
  return stays.slice(0, most).map(({ checkIn, checkOut }) => ({ checkIn, checkOut }))
}
