import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { MAX_DAYS_AHEAD } from '#contract/shapes/search.ts'
import type { Database } from '#server/db/client.ts'
import { eachNumber, numbersOf } from '#server/db/numbers.ts'
import { inPieces } from '#server/inPieces.ts'
import { inTurns } from '#server/inTurns.ts'
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
  /** What is not there yet is left. */
  #days: (Int16Array | undefined)[]

  constructor(first: number, rows: Rows) {
    this.first = first
    this.#rows = rows
    this.#space = Math.max(ROOMS, rows.count)
    this.#days = Array.from({ length: NIGHTS })
  }

  /** Makes the arrays of all nights, which for a hundred thousand rooms are a hundred megabytes; others have their turn. */
  async prepare(): Promise<void> {
    await inTurns([...this.#days.keys()], (day) => this.#of(day), 1)
  }

  #of(day: number): Int16Array | null {
    if (day < 0 || day >= NIGHTS) return null
    return (this.#days[day] ??= new Int16Array(this.#space).fill(ALL_LEFT))
  }

  /** Where these rooms stand here; there is space for them. */
  rowsOf(roomIds: readonly string[]): number[] {
    return roomIds.map((roomId) => this.#rowOf(roomId))
  }

  #rowOf(roomId: string): number {
    const row = this.#rows.of(roomId)
    if (row < this.#space) return row
    this.#space = Math.max(2 * this.#space, this.#rows.count)
    this.#days = this.#days.map((day) => {
      if (!day) return day
      const larger = new Int16Array(this.#space).fill(ALL_LEFT)
      larger.set(day)
      return larger
    })
    return row
  }

  /** The last day that is kept. */
  get last(): number {
    return this.first + NIGHTS - 1
  }

  /** Puts {@link numbers} of these rooms. */
  put(rows: readonly number[], text: string): void {
    eachNumber(text, (number) => {
      // Without remainders, which take half of the time with numbers this large.
      const nights = Math.floor(number / OF_LEFT)
      const room = Math.floor(nights / OF_NIGHT)
      const night = this.#of(nights - room * OF_NIGHT)
      // The database counts from one.
      const row = rows[room - 1]
      if (row !== undefined && night) night[row] = number - nights * OF_LEFT
    })
  }

  /** Forgets nights of a room: all are left. */
  forget(roomId: string, first: number, last: number): void {
    const row = this.#rowOf(roomId)
    for (const day of this.#days.slice(Math.max(0, first - this.first), Math.max(0, last + 1 - this.first)))
      if (day) day[row] = ALL_LEFT
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

/** A room (its place in what was asked), a night (from the first that is kept) and what is left of it are one number. */
const [OF_LEFT, OF_NIGHT] = [ALL_LEFT + 1, 1024] as const
const numbers = (room: SQL, origin: number) =>
  numbersOf(
    sql`(${room} * ${OF_NIGHT}::int8 + (${roomNights.night} - '1970-01-01'::date - ${origin}::int)) * ${OF_LEFT}::int8 + least(${LEFT}, ${ALL_LEFT}::int)`,
  )
const GONE = sql`(${roomNights.taken} > 0 or ${roomNights.closed} or ${roomNights.elsewhere} > 0)`
const between = (first: SQL, last: SQL) =>
  sql`${roomNights.night} between '1970-01-01'::date + ${first} and '1970-01-01'::date + ${last}`
const answer = z.tuple([z.object({ numbers: z.nullable(z.string()) })])
const asked = async (db: Database, statement: SQL): Promise<string> =>
  z.parse(answer, (await db.execute(statement)).rows)[0].numbers ?? ''

/** Nights of a room from a day number to another, both included. */
type Stretch = { resortId: string; roomId: string; first: number; last: number }
/** What is gone of these nights, as {@link numbers}. */
function readSome(db: Database, some: readonly Stretch[], origin: number): Promise<string> {
  const column = <Key extends keyof Stretch>(key: Key) => sql.param(some.map((one) => one[key]))
  return asked(
    db,
    sql`select ${numbers(sql`asked.nth`, origin)} as numbers
      from unnest(${column('resortId')}::uuid[], ${column('roomId')}::uuid[], ${column('first')}::int[], ${column('last')}::int[])
        with ordinality as asked (resort, room, first, last, nth)
      join ${roomNights} on ${roomNights.resortId} = asked.resort and ${roomNights.roomId} = asked.room
        and ${between(sql`asked.first`, sql`asked.last`)} and ${GONE}`,
  )
}

/** Blocks of the table that are read together, and how many such pieces at a time. */
const [BLOCKS, AT_ONCE] = [4096, 3] as const
/**
 * What is gone of all nights of these rooms, piece by piece as {@link numbers}, in the order in which the table lies on its disk:
 * nights are booked in any order, and room by room each block would be looked at many times. What moves meanwhile was changed,
 * and is told by what follows.
 */
async function readAll(
  db: Database,
  { roomIds, first, last }: { roomIds: readonly string[]; first: number; last: number },
  hear: (numbers: string) => void,
): Promise<void> {
  const size = sql`select (pg_relation_size(${'room_nights'}::regclass) / current_setting('block_size')::int)::text as numbers`
  const pieces = Math.floor(Number(await asked(db, size)) / BLOCKS) + 1
  const tid = (piece: number) => sql`${`(${piece * BLOCKS},0)`}::tid`
  const rooms = `{${roomIds.join()}}`
  await inPieces([...Array(pieces).keys()], { size: 1, atOnce: AT_ONCE }, async ([piece = 0]) => {
    const ctid = sql`room_nights.ctid`
    // The last one has no end: the table grows.
    const its = sql`${ctid} >= ${tid(piece)}${piece === pieces - 1 ? sql`` : sql` and ${ctid} < ${tid(piece + 1)}`}`
    hear(
      await asked(
        db,
        sql`select ${numbers(sql`room.nth`, first)} as numbers
          from ${roomNights} join unnest(${rooms}::text::uuid[]) with ordinality as room (id, nth) on room.id = ${roomNights.roomId}
          where ${its} and ${between(sql`${first}::int`, sql`${last}::int`)} and ${GONE}`,
      ),
    )
  })
}

/** From the first changed night of each room to the last. */
function widest(changes: readonly Change[]): Stretch[] {
  const rooms = new Map<string, Stretch>()
  for (const { resortId, roomId, first, last } of changes) {
    if (roomId === null || first === null || last === null) continue
    const known = rooms.get(roomId)
    rooms.set(roomId, {
      resortId,
      roomId,
      first: Math.min(dayNumber(first), known?.first ?? Infinity),
      last: Math.max(dayNumber(last), known?.last ?? -Infinity),
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

type Parts = {
  /** All rooms. */
  roomIds: () => Promise<readonly string[]>
  /** Hears of every change once it is in memory: nights of a room by day number, the last one included. */
  onChange: (resortId: string, first: number, last: number) => void
  /** Hears that everything was read anew. */
  onFill: () => void
}

/** Units left of every night that can be booked, in memory, kept right by what changes. */
export function leftNights(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { roomIds, onChange, onFill }: Parts,
): LeftNights {
  const today = () => dayNumber(todayAt(clock.now()))
  const rows = new Rows()
  let nights = new Nights(today(), rows)

  async function fill(): Promise<void> {
    const all = await roomIds()
    // Known before there are nights, which would have to grow step by step.
    for (const roomId of all) rows.of(roomId)
    const fresh = new Nights(today(), rows)
    const its = fresh.rowsOf(all)
    await fresh.prepare()
    await readAll(db, { roomIds: all, first: fresh.first, last: fresh.last }, (text) => {
      fresh.put(its, text)
    })
    nights = fresh
    onFill()
  }

  async function reread(some: readonly Stretch[]): Promise<void> {
    const kept = some.map(({ first, last, ...room }) => ({
      ...room,
      first: Math.max(first, nights.first),
      last: Math.min(last, nights.last),
    }))
    const text = await readSome(db, kept, nights.first)
    for (const { roomId, first, last } of kept) nights.forget(roomId, first, last)
    nights.put(nights.rowsOf(kept.map(({ roomId }) => roomId)), text)
    for (const { resortId, first, last } of kept) onChange(resortId, first, last)
  }

  const sync = followed(db, 'nights', {
    fill,
    // The clock of a test may go back, too.
    isOver: () => today() < nights.first || today() > nights.first + SPARE,
    apply: async (changes) => {
      await inPieces(widest(changes), { size: CHANGED, atOnce: 1 }, reread)
    },
  })
  return {
    sync,
    row: (roomId) => rows.of(roomId),
    fewest: (firstDay, count) => nights.fewest(firstDay, count),
  }
}
