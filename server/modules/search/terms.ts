import { freeUntil, policyFor } from '#contract/cancellationPolicy.ts'
import { BOOKING_TERMS, type SearchRequest } from '#contract/shapes/search.ts'
import type { CatalogueResort } from '#server/modules/resorts/resorts.ts'

export type BookingTerm = SearchRequest['list_term'][number]

/** The days of a search, null for one without, and when it is asked, in milliseconds since 1970. */
export type Asked = { days: { from: string; to: string } | null; now: number }

/** Moments are slow to work out and few: one for each policy, check-in time and stay. */
const MOMENTS_KEPT = 10_000
const freeUntilKnown = new Map<string, number>()

/** Until when cancelling is free, in milliseconds since 1970; long ago where the policy always keeps something. */
function freeUntilMoment(
  { cancellationPolicy, checkInTime }: CatalogueResort['row'],
  { from: checkIn, to }: { from: string; to: string },
) {
  const key = `${cancellationPolicy} ${checkInTime} ${checkIn} ${to}`
  const known = freeUntilKnown.get(key)
  if (known !== undefined) return known
  const policy = policyFor(cancellationPolicy, checkIn, to)
  const until = freeUntil({ policy, checkIn, checkInTime })
  const moment = until === null ? -Infinity : Temporal.Instant.from(until).epochMilliseconds
  if (freeUntilKnown.size >= MOMENTS_KEPT) freeUntilKnown.clear()
  freeUntilKnown.set(key, moment)
  return moment
}

const HOLDS = {
  /** Booked now, a stay of these days can still be cancelled for nothing; without days, there are such stays. */
  FREE_CANCELLATION: ({ row }, { days, now }) =>
    days === null ? row.cancellationPolicy !== 'STRICT' : now < freeUntilMoment(row, days),
  AT_ONCE: ({ row }) => row.confirmationPolicy === 'INSTANT',
} as const satisfies Record<BookingTerm, (resort: CatalogueResort, asked: Asked) => boolean>

/** Whether a term of booking holds for a place: what its card says and a search asks for. */
export const holds = (term: BookingTerm, resort: CatalogueResort, asked: Asked): boolean =>
  HOLDS[term](resort, asked)

/** All the terms that hold for a place, each a bit in the order of the list of terms. */
export function termsOf(resort: CatalogueResort, asked: Asked): number {
  let [terms, bit] = [0, 1]
  for (const term of BOOKING_TERMS) {
    if (HOLDS[term](resort, asked)) terms |= bit
    bit <<= 1
  }
  return terms
}
