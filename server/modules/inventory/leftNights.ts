import { sql } from 'drizzle-orm'
import { MAX_DAYS_AHEAD } from '#contract/shapes/search.ts'
import type { Database } from '#server/db/client.ts'
import { inPieces } from '#server/inPieces.ts'
import { followed, type Change } from '#server/modules/changes/changes.ts'
import type { Services } from '#server/services.ts'
import { todayAt } from '#server/today.ts'
import { LEFT } from './left.ts'
import { roomNights } from './tables.ts'

/** Days that are kept ahead of today, beyond those that can be booked: after so many days everything is read anew. */
const SPARE = 45
const NIGHTS = MAX_DAYS_AHEAD + 1 + SPARE
/** Rooms that there is space for at first; it doubles. */
const ROOMS = 1024
/** Nothing of a room is gone. More units than these count as these. */
export const ALL_LEFT = 32_767
/** Places whose nights are read together, and how many such pieces at a time. */
const [PIECE, AT_ONCE] = [60, 3] as const
/** Changed rooms that are read together. */
const CHANGED = 500

const DAY = 86_400_000
const dayNumber = (day: string): number => Math.round(Date.parse(day) / DAY)

/** The rows of rooms, the same for good: who looks often remembers them. */
class Rows {
  readonly #rows = new Map<string, number>()

  of(roomId: string): number {
    const known = this.#rows.get(roomId)
    if (known !== undefined) return known
    this.#rows.set(roomId, this.#rows.size)
    return this.#rows.size - 1
  }

  get count(): number {
    return this.#rows.size
  }
}

/** Units left of nights from a day on: an array for each, in which every room has its row. */
class Nights {
  readonly first: number
  readonly #rows: Rows
  #space: number
  #days: readonly Int16Array[]

  constructor(first: number, rows: Rows) {
    this.first = first
    this.#rows = rows
    this.#space = Math.max(ROOMS, rows.count)
    this.#days = Array.from({ length: NIGHTS }, () => new Int16Array(this.#space).fill(ALL_LEFT))
  }

  #rowOf(roomId: string): number {
    const row = this.#rows.of(roomId)
    if (row < this.#space) return row
    this.#space = Math.max(2 * this.#space, this.#rows.count)
    this.#days = this.#days.map((day) => {
      const larger = new Int16Array(this.#space).fill(ALL_LEFT)
      larger.set(day)
      return larger
    })
    return row
  }

  /** Puts what was read: `day:left` with commas between, days counted from the first. */
  put(roomId: string, text: string): void {
    const row = this.#rowOf(roomId)
    let [day, left, atLeft] = [0, 0, false]
    for (let at = 0; at <= text.length; at++) {
      const code = text.charCodeAt(at)
      if (code >= 48 && code <= 57) {
        if (atLeft) left = left * 10 + code - 48
        else day = day * 10 + code - 48
      } else if (code === 58) atLeft = true
      else {
        const night = this.#days[day]
        if (night) night[row] = Math.min(left, ALL_LEFT)
        day = left = 0
        atLeft = false
      }
    }
  }

  /** Forgets nights of a room, days counted from the first: all are left. */
  forget(roomId: string, from: number, to: number): void {
    const row = this.#rowOf(roomId)
    for (const day of this.#days.slice(Math.max(0, from), Math.max(0, to + 1))) day[row] = ALL_LEFT
  }

  /** See {@link LeftNights.fewest}. */
  fewest(from: number, count: number): (row: number) => number {
    const nights = this.#days.slice(Math.max(0, from - this.first), Math.max(0, from - this.first + count))
    return (row) => {
      let fewest = ALL_LEFT
      // By index: a search asks this of every room.
      for (let night = 0; night < nights.length; night++) {
        const left = nights[night]?.[row] ?? ALL_LEFT
        if (left < fewest) fewest = left
      }
      return fewest
    }
  }
}

/** Nights of one room as a text, days counted from the first that is kept. */
const TEXT = (first: number) =>
  sql<string>`string_agg((${roomNights.night} - '1970-01-01'::date - ${first}::int) || ':' || ${LEFT}, ',')`
/** Of which something is gone, and which are kept. */
const isKept = (first: number) =>
  sql`(${roomNights.taken} > 0 or ${roomNights.closed} or ${roomNights.elsewhere} > 0) and ${roomNights.night} between '1970-01-01'::date + ${first}::int and '1970-01-01'::date + ${first + NIGHTS - 1}::int`

/** From the first changed night of each room to the last. */
function widest(changes: readonly Change[]): Change[] {
  const rooms = new Map<string, Change>()
  for (const change of changes) {
    const known = rooms.get(change.roomId ?? '')
    rooms.set(change.roomId ?? '', {
      ...change,
      first: known && (known.first ?? '') < (change.first ?? '') ? known.first : change.first,
      last: known && (known.last ?? '') > (change.last ?? '') ? known.last : change.last,
    })
  }
  return [...rooms.values()]
}

export type LeftNights = {
  /** Brings it to how the database stands now. */
  sync: () => Promise<void>
  /** Where a room stands, for {@link LeftNights.fewest}: the same for good. */
  row: (roomId: string) => number
  /** The fewest units left in any of these nights, by a room's row; {@link ALL_LEFT} where nothing is gone. */
  fewest: (firstDay: number, nights: number) => (row: number) => number
}

/**
 * Units left of every night that can be booked, in memory, kept right by what changes. `placeIds`: all places, in order.
 */
export function leftNights(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  placeIds: () => Promise<readonly string[]>,
): LeftNights {
  const today = () => dayNumber(todayAt(clock.now()))
  const rows = new Rows()
  let nights = new Nights(today(), rows)

  async function fill(): Promise<void> {
    const fresh = new Nights(today(), rows)
    await inPieces(await placeIds(), { size: PIECE, atOnce: AT_ONCE }, async (some) => {
      const read = await db
        .select({ roomId: roomNights.roomId, text: TEXT(fresh.first) })
        .from(roomNights)
        .where(
          sql`${roomNights.resortId} between ${some[0] ?? null}::uuid and ${some.at(-1) ?? null}::uuid and ${isKept(fresh.first)}`,
        )
        .groupBy(roomNights.resortId, roomNights.roomId)
      for (const { roomId, text } of read) fresh.put(roomId, text)
    })
    nights = fresh
  }

  async function reread(db: Database, some: readonly Change[]): Promise<void> {
    const asked = JSON.stringify(
      some.map(({ resortId, roomId, first, last }) => ({
        resort: resortId,
        room: roomId,
        first_night: first,
        last_night: last,
      })),
    )
    const read = await db
      .select({ roomId: roomNights.roomId, text: TEXT(nights.first) })
      .from(roomNights)
      .innerJoin(
        sql`json_to_recordset(${asked}::json) as asked (resort uuid, room uuid, first_night date, last_night date)`,
        sql`${roomNights.resortId} = asked.resort and ${roomNights.roomId} = asked.room
          and ${roomNights.night} between asked.first_night and asked.last_night`,
      )
      .where(isKept(nights.first))
      .groupBy(roomNights.roomId)
    for (const { roomId, first, last } of some)
      nights.forget(roomId ?? '', dayNumber(first ?? '') - nights.first, dayNumber(last ?? '') - nights.first)
    for (const { roomId, text } of read) nights.put(roomId, text)
  }

  const sync = followed(db, 'nights', {
    fill,
    // The clock of a test may go back, too.
    isOver: () => today() < nights.first || today() > nights.first + SPARE,
    apply: async (changes) => {
      await inPieces(widest(changes), { size: CHANGED, atOnce: 1 }, (some) => reread(db, some))
    },
  })
  return {
    sync,
    row: (roomId) => rows.of(roomId),
    fewest: (firstDay, count) => nights.fewest(firstDay, count),
  }
}
