import type { SearchAnswer, SearchRequest } from '#contract/shapes/search.ts'
import { givenAgain } from '#server/givenAgain.ts'
import type { LeftNights, NightsChanged, Stay } from '#server/modules/inventory/inventory.ts'
import type { CatalogueResort } from '#server/modules/resorts/resorts.ts'
import { changedCounts, tally } from './counts.ts'
import { lookOf, questionOf } from './find.ts'
import type { Current } from './index.ts'
import { lookThrough, type Hits } from './look.ts'
import { compareStandings, standing, type Standing } from './order.ts'

/** Of more places than these, looking for everything anew costs less. */
const MOST = 64

/** Units left of a stay, by a room's row, as they were before these changes, the oldest first. */
function leftBefore(
  moved: readonly NightsChanged[],
  { first, nights }: Stay,
  left: LeftNights,
): (row: number) => number {
  const before = new Map<number, Map<number, number>>()
  for (const change of moved) {
    const known = before.get(change.row) ?? new Map<number, number>()
    before.set(change.row, known)
    for (let night = first; night < first + nights; night++) {
      const units = change.before[night - change.first]
      if (units !== undefined && !known.has(night)) known.set(night, units)
    }
  }
  const now = left.fewest(first, nights)
  return (row) => {
    const known = before.get(row)
    if (!known) return now(row)
    const each = Array.from({ length: nights }, (_none, night) => first + night)
    return Math.min(...each.map((night) => known.get(night) ?? left.fewest(night, 1)(row)))
  }
}

/** What each place was found as. */
const told = ({ places, rooms, costs, left }: Hits): Map<number, string> =>
  new Map(places.map((place, hit) => [place, `${rooms[hit]} ${costs[hit]} ${left[hit]}`]))

/** An answer, and the last one of its page in the order asked for; null where others would still fit on it. */
export type Carried = { answer: SearchAnswer; last: Standing | null }

/**
 * An answer as it is after nights of some rooms changed, by looking at their places alone, before and now: of ten thousand
 * that are found a page shows ten. Null where the page itself may be another, or prices are not at hand.
 */
export function carryOn(
  request: SearchRequest,
  { answer, last }: Carried,
  moved: readonly NightsChanged[],
  { now, columns }: Current,
  { left, moment }: { left: LeftNights; moment: Temporal.Instant },
): SearchAnswer | null {
  const question = questionOf(request)
  const worked = columns.known(question.wanted, columns.stretches(request.project_area_id))
  const resorts = new Set(
    moved.flatMap(({ resortId }): CatalogueResort[] => [now.resorts.get(resortId) ?? []].flat()),
  )
  if (!worked || !question.stay || !answer.counts || resorts.size > MOST) return null
  const stretches = columns.stretches(null, [...resorts])
  const look = lookOf(question, worked, { today: now.today, moment })
  const [countedBefore, counted] = [tally(columns), tally(columns)]
  const free = leftBefore(moved, question.stay, left)
  const before = lookThrough(columns, stretches, { ...look, free, tally: countedBefore })
  const fewest = left.fewest(question.stay.first, question.stay.nights)
  const after = lookThrough(columns, stretches, { ...look, free: fewest, tally: counted })

  const [was, is] = [told(before), told(after)]
  const isOnPage = (hits: Hits) => {
    const standsAt = standing({ columns, hits }, request)
    return hits.places.some((place, hit) => {
      if (was.get(place) === is.get(place)) return false
      const isAhead = request.sort_by_field === 'recommended' && columns.promoted[place] === 1
      return isAhead || last === null || compareStandings(standsAt(hit), last) <= 0
    })
  }
  if (isOnPage(before) || isOnPage(after)) return null
  return givenAgain({
    ...answer,
    total_rows: answer.total_rows + after.places.length - before.places.length,
    counts: changedCounts(answer.counts, countedBefore.counts(), counted.counts()),
  })
}
