import { freeUntil, policyFor } from '#contract/cancellationPolicy.ts'
import type { Localized } from '#contract/shapes/primitives.ts'
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

/** Of which places a term holds, and what it is called in the name of a saved search. */
type Term = { holds: (row: CatalogueResort['row'], asked: Asked) => boolean; name: Localized }
const TERMS = {
  FREE_CANCELLATION: {
    // Booked now, a stay of these days can still be cancelled for nothing; without days, there are such stays.
    holds: (row, { days, now }) =>
      days === null ? row.cancellationPolicy !== 'STRICT' : now < freeUntilMoment(row, days),
    name: { vi: 'hủy miễn phí', en: 'free cancellation' },
  },
  AT_ONCE: {
    holds: ({ confirmationPolicy }) => confirmationPolicy === 'INSTANT',
    name: { vi: 'đặt là được ngay', en: 'instant booking' },
  },
  QUIET_HOURS: {
    holds: ({ quietFrom }) => quietFrom !== null,
    name: { vi: 'có giờ yên tĩnh', en: 'quiet hours' },
  },
} as const satisfies Record<BookingTerm, Term>

export const termName = (term: BookingTerm): Localized => TERMS[term].name

/** Places of which these are the same have the same terms, and take bookings for the same day equally long. */
export const termsKey = ({
  cancellationPolicy,
  confirmationPolicy,
  checkInTime,
  sameDayUntil,
  quietFrom,
}: CatalogueResort['row']): string =>
  [cancellationPolicy, confirmationPolicy, checkInTime, sameDayUntil, quietFrom !== null].join(' ')

/** Whether a term of booking holds for a place: what its card says and a search asks for. */
export const holds = (term: BookingTerm, resort: CatalogueResort, asked: Asked): boolean =>
  TERMS[term].holds(resort.row, asked)

/** When cancelling stops to be free at the first of these places where it is still, in milliseconds since 1970; never without days. */
export const nextTurn = (places: readonly CatalogueResort[], { days, now }: Asked): number =>
  days === null
    ? Infinity
    : Math.min(...places.map(({ row }) => freeUntilMoment(row, days)).filter((moment) => moment > now))

/** All the terms that hold for a place, each a bit in the order of the list of terms. */
export function termsOf(resort: CatalogueResort, asked: Asked): number {
  let [terms, bit] = [0, 1]
  for (const term of BOOKING_TERMS) {
    if (TERMS[term].holds(resort.row, asked)) terms |= bit
    bit <<= 1
  }
  return terms
}
