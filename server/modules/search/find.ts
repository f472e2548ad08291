import { takesBooking } from '#contract/sameDay.ts'
import type { Party } from '#contract/offer.ts'
import type { SearchCounts, SearchRequest } from '#contract/shapes/search.ts'
import { ownTurn } from '#server/inTurns.ts'
import type { Catalogue, CatalogueResort } from '#server/modules/resorts/resorts.ts'
import type { Services } from '#server/services.ts'
import type { Columns, Wanted } from './columns.ts'
import { tally } from './counts.ts'
import { searchIndex, type Current } from './index.ts'
import { allLeft, lookThrough, type Hits, type Look } from './look.ts'
import { extrasFor, offerFor, partyOf, plainNight, stayOf, type Found } from './rules.ts'
import type { Asked } from './terms.ts'

/** What a search found, as everything stood at one moment. */
export type Finding = {
  now: Catalogue
  columns: Columns
  hits: Hits
  /** What fits whether or not it is free, where that was asked for; else what is found. */
  fitting: Hits
  asked: Asked
  /** What came later than this may not be in it. */
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
  current?: Current
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

/** Looks through the index of a database. */
export function finder(services: Pick<Services, 'db' | 'clock'>) {
  const index = searchIndex(services)

  async function find(
    request: SearchRequest,
    { among, counting, sold, current }: Asking = {},
  ): Promise<Finding> {
    const { project_area_id: area, from_day: from, to_day: to } = request
    const days = from !== undefined && to !== undefined ? { from, to } : null
    const stay = stayOf(request)
    const { now, columns, mark } = current ?? (await index.now(stay))
    const stretches = columns.stretches(area, among)
    const party = partyOf(request)
    const eachDay = stay ? Array.from({ length: stay.nights }, (_none, night) => stay.first + night) : []
    const blocks = [...new Set(eachDay.map(blockOf))]
    const [extras, ...prices] = await columns.work(
      [extrasOf(party), ...(stay ? blocks.map(pricesOf) : [PLAIN])],
      stretches,
    )
    const nights = stay
      ? eachDay.flatMap((day) => prices[blocks.indexOf(blockOf(day))]?.[day % BLOCK] ?? [])
      : prices.flat()
    await ownTurn()
    // From here on nothing changes any more.
    const moment = services.clock.now()
    const asked = { days, now: moment.epochMilliseconds }
    const counted = counting && tally(columns)
    const look: Look = {
      request,
      stay,
      asked,
      nights,
      extras: extras?.[0] ?? [],
      free: stay ? index.left.fewest(stay.first, stay.nights) : allLeft,
      // Only today can be too late: a moment is worked out for each kind of terms.
      ...(days?.from === now.today ? { open: ({ row }) => takesBooking(row, days.from, moment) } : {}),
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
      asked,
      mark,
      counts: counted?.counts(),
      found,
    }
  }

  return { index, find }
}
