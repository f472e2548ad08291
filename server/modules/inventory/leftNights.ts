import { sql } from 'drizzle-orm'
import { dayAt } from '#contract/nights.ts'
import { MAX_DAYS_AHEAD } from '#contract/shapes/search.ts'
import type { Database } from '#server/db/client.ts'
import { inPieces } from '#server/inPieces.ts'
import { followed, type Change } from '#server/modules/changes/changes.ts'
import type { Services } from '#server/services.ts'
import { LEFT } from './left.ts'
import { roomNights } from './tables.ts'

/** Days that are kept ahead of today, beyond those that can be booked: after so many days everything is read anew. */
const SPARE = 45
const NIGHTS = MAX_DAYS_AHEAD + 1 + SPARE
/** Rooms of one array. */
const ROWS = 1024
/** No row in the table: all units are left. */
const ALL = -1
const MOST = 32_767
/** Places whose nights are read together, and how many such pieces at a time. */
const [PIECE, AT_ONCE] = [60, 3] as const
/** Changed rooms that are read together. */
const CHANGED = 500

const DAY = 86_400_000
const dayNumber = (day: string): number => Math.round(Date.parse(day) / DAY)

/** Units left by room and night, from a day on: numbers in long arrays, a row for every room that has not all of them left. */
class Nights {
  readonly first: number
  readonly #rows = new Map<string, number>()
  readonly #arrays: Int16Array[] = []

  constructor(first: number) {
    this.first = first
  }

  #rowOf(roomId: string): Int16Array {
    let row = this.#rows.get(roomId)
    if (row === undefined) {
      row = this.#rows.size
      this.#rows.set(roomId, row)
      if (row % ROWS === 0) this.#arrays.push(new Int16Array(ROWS * NIGHTS).fill(ALL))
    }
    return this.#at(row)
  }

  #at(row: number): Int16Array {
    const start = (row % ROWS) * NIGHTS
    return this.#arrays[Math.floor(row / ROWS)]?.subarray(start, start + NIGHTS) ?? new Int16Array(NIGHTS)
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
        if (day < NIGHTS) row[day] = Math.min(left, MOST)
        day = left = 0
        atLeft = false
      }
    }
  }

  /** Forgets nights of a room, days counted from the first: all are left. */
  forget(roomId: string, from: number, to: number): void {
    if (this.#rows.has(roomId)) this.#rowOf(roomId).fill(ALL, Math.max(0, from), Math.max(0, to + 1))
  }

  /** The fewest left in any of these nights; undefined where all are. */
  fewest(roomId: string, from: number, nights: number): number | undefined {
    const row = this.#rows.get(roomId)
    if (row === undefined) return undefined
    const array = this.#arrays[Math.floor(row / ROWS)]
    const start = (row % ROWS) * NIGHTS + from - this.first
    let fewest = Infinity
    for (let at = start; at < start + nights; at++) {
      const left = array?.[at] ?? ALL
      if (left !== ALL && left < fewest) fewest = left
    }
    return fewest === Infinity ? undefined : fewest
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
  /** The fewest units left in any night, for every room that has not all of them left. */
  of: (firstDay: number, nights: number) => Pick<ReadonlyMap<string, number>, 'get'>
}

/**
 * Units left of every night that can be booked, in memory, kept right by what changes. `placeIds`: all places, in order.
 */
export function leftNights(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  placeIds: () => Promise<readonly string[]>,
): LeftNights {
  const today = () => dayNumber(dayAt(clock.now()))
  let nights = new Nights(today())

  async function fill(): Promise<void> {
    const fresh = new Nights(today())
    await inPieces(await placeIds(), { size: PIECE, atOnce: AT_ONCE }, async (some) => {
      const rows = await db
        .select({ roomId: roomNights.roomId, text: TEXT(fresh.first) })
        .from(roomNights)
        .where(
          sql`${roomNights.resortId} between ${some[0] ?? null}::uuid and ${some.at(-1) ?? null}::uuid and ${isKept(fresh.first)}`,
        )
        .groupBy(roomNights.resortId, roomNights.roomId)
      for (const { roomId, text } of rows) fresh.put(roomId, text)
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
    const rows = await db
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
    for (const { roomId, text } of rows) nights.put(roomId, text)
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
    of: (firstDay, count) => ({ get: (roomId) => nights.fewest(roomId, firstDay, count) }),
  }
}
