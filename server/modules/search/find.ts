import { takesBooking } from '#contract/sameDay.ts'
import type { Party } from '#contract/offer.ts'
import type { SearchCounts, SearchRequest } from '#contract/shapes/search.ts'
import { ownTurn } from '#server/inTurns.ts'
import type { Stay } from '#server/modules/inventory/inventory.ts'
import type { CatalogueResort, Shown } from '#server/modules/resorts/resorts.ts'
import type { Services } from '#server/services.ts'
import type { Column, Columns, Wanted } from './columns.ts'
import { tally } from './counts.ts'
import { searchIndex, type Current } from './index.ts'
import { allLeft, lookThrough, type Hits, type Look } from './look.ts'
import { extrasFor, offerFor, partyOf, plainNight, stayOf, type Found } from './rules.ts'
import type { Asked } from './terms.ts'

/** What a search found, as everything stood at one moment. */
export type Finding = {
  now: Shown
  columns: Columns
  hits: Hits
  /** What fits whether or not it is free, where that was asked for; else what is found. */
  fitting: Hits
  asked: Asked
  /** How far the changes are that are in it; before all being laid out anew, where that happened meanwhile. */
  mark: number
  counts: SearchCounts | undefined
  /** A finding with all that is known of it. */
  found: (hit: number, hits?: Hits) => Found
}

type Asking = {
  /** Only these places. */
  among?: readonly CatalogueResort[]
  /** What other choices would find, too. */
  counting?: true
  /** Also what fits and is not free. */
  sold?: true
  /** How everything stands, for who asked for it already. */
  current?: Pick<Current, 'columns' | 'mark'> & { now: Shown }
}

/** All of a list of findings, by their index. */
export const allOf = ({ places }: Hits): number[] => [...places.keys()]

/** Prices of so many nights are worked out together. */
const BLOCK = 16
const blockOf = (day: number): number => Math.floor(day / BLOCK)
const pricesOf = (block: number): Wanted => ({
  key: `nights ${block}`,
  width: BLOCK,
  holder: Uint32Array,
  of: ({ prices }, nth) => prices.after(block * BLOCK + nth),
})
const PLAIN: Wanted = { key: 'plain', width: 1, holder: Uint32Array, of: plainNight }
const extrasOf = (party: Party): Wanted => ({
  key: `party ${Object.values(party.guests).join(' ')} ${party.rooms}`,
  width: 1,
  // Many people's surcharges are more than four bytes hold, and below zero says that not all fit.
  holder: Float64Array,
  of: extrasFor(party),
})

/** What a search asks for, whatever there is. */
export type Question = {
  request: SearchRequest
  days: Asked['days']
  stay: Stay | null
  party: Party
  /** What has to be known of every room: surcharges, then prices. */
  wanted: readonly Wanted[]
}

const daysOf = ({ first, nights }: Stay): number[] =>
  Array.from({ length: nights }, (_none, night) => first + night)
const blocksOf = (stay: Stay): number[] => [...new Set(daysOf(stay).map(blockOf))]

export function questionOf(request: SearchRequest): Question {
  const { from_day: from, to_day: to } = request
  const stay = stayOf(request)
  const party = partyOf(request)
  return {
    request,
    days: from !== undefined && to !== undefined ? { from, to } : null,
    stay,
    party,
    wanted: [extrasOf(party), ...(stay ? blocksOf(stay).map(pricesOf) : [PLAIN])],
  }
}

/** How a question is looked for at a moment, with what it wanted; what is free is the caller's to say. */
export function lookOf(
  { request, days, stay }: Question,
  [extras, ...prices]: readonly (readonly Column[])[],
  { today, moment }: { today: string; moment: Temporal.Instant },
): Omit<Look, 'free'> {
  const blocks = stay ? blocksOf(stay) : []
  return {
    request,
    stay,
    asked: { days, now: moment.epochMilliseconds },
    nights: stay
      ? daysOf(stay).flatMap((day) => prices[blocks.indexOf(blockOf(day))]?.[day % BLOCK] ?? [])
      : prices.flat(),
    extras: extras?.[0] ?? [],
    // Only today can be too late: a moment is worked out for each kind of terms.
    ...(days?.from === today ? { open: ({ row }) => takesBooking(row, days.from, moment) } : {}),
  }
}

/** Looks through the index of a database. */
export function finder(services: Pick<Services, 'db' | 'clock'>) {
  const index = searchIndex(services)

  async function find(
    request: SearchRequest,
    { among, counting, sold, current }: Asking = {},
  ): Promise<Finding> {
    const question = questionOf(request)
    const { stay, party } = question
    const { now, columns, mark } = current ?? (await index.now(stay))
    const stretches = columns.stretches(request.project_area_id, among)
    const worked = await columns.work(question.wanted, stretches)
    await ownTurn()
    // From here on nothing changes any more.
    const counted = counting && tally(columns)
    const look: Look = {
      ...lookOf(question, worked, { today: now.today, moment: services.clock.now() }),
      free: stay ? index.left.fewest(stay.first, stay.nights) : allLeft,
    }
    const hits = lookThrough(columns, stretches, counted ? { ...look, tally: counted } : look)
    const found = (hit: number, its = hits): Found => {
      const [resort, room] = [columns.places[its.places[hit] ?? -1], columns.rooms[its.rooms[hit] ?? -1]]
      if (!resort || !room) throw new RangeError('No such finding')
      return { resort, room, offer: offerFor(room, party, stay), left: its.left[hit] ?? 0 }
    }
    return {
      now,
      columns,
      hits,
      // Of the same moment: what is sold out is told from what has just come.
      fitting: sold ? lookThrough(columns, stretches, { ...look, free: allLeft }) : hits,
      asked: look.asked,
      mark: index.markOf(columns) ?? mark,
      counts: counted?.counts(),
      found,
    }
  }

  return { index, find }
}
