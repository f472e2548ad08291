import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#server/db/client.ts'
import { numbersOf } from '#server/db/numbers.ts'
import { inPieces } from '#server/inPieces.ts'
import { inTurns } from '#server/inTurns.ts'
import { LEFT } from './left.ts'
import { ALL_LEFT, OF_LEFT, OF_NIGHT } from './nights.ts'
import { roomNights } from './tables.ts'

const numbers = (room: SQL, origin: number) =>
  numbersOf(
    sql`(${room} * ${OF_NIGHT}::int8 + (${roomNights.night} - '1970-01-01'::date - ${origin}::int)) * ${OF_LEFT}::int8 + least(${LEFT}, ${ALL_LEFT}::int)`,
  )
const GONE = sql`(${roomNights.taken} > 0 or ${roomNights.closed} or ${roomNights.elsewhere} > 0)`
const between = (first: SQL, last: SQL) =>
  sql`${roomNights.night} between '1970-01-01'::date + ${first} and '1970-01-01'::date + ${last}`
const answer = z.array(z.object({ numbers: z.nullable(z.string()) }))
const told = async (db: Database, statement: SQL): Promise<string[]> =>
  z.parse(answer, (await db.execute(statement)).rows).flatMap(({ numbers }) => numbers ?? [])
const asked = async (db: Database, statement: SQL): Promise<string> => (await told(db, statement))[0] ?? ''

/** Nights of a room from a day number to another, both included. */
export type Stretch = { resortId: string; roomId: string; first: number; last: number }
/** What is gone of these nights, as {@link numbers}. */
export function readSome(db: Database, some: readonly Stretch[], origin: number): Promise<string> {
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

/** Rooms as one value that the database takes apart. */
export type RoomList = string
/** Room ids that are put together at once. */
const TOGETHER = 2_000

/** Makes a list of rooms, which is megabytes of a hundred thousand; others have their turn in between. */
export async function roomList(roomIds: readonly string[]): Promise<RoomList> {
  const starts = Array.from({ length: Math.ceil(roomIds.length / TOGETHER) }, (_, part) => part * TOGETHER)
  return `{${(await inTurns(starts, (start) => roomIds.slice(start, start + TOGETHER).join(), 1)).join()}}`
}

/** Gives rooms of a list the number that they have in it. */
const numbered = (rooms: RoomList) =>
  sql`join unnest(${rooms}::text::uuid[]) with ordinality as room (id, nth) on room.id = ${roomNights.roomId}`

/** What is gone of these nights (by day number) of all of these rooms, as {@link numbers}. */
export function readDays(
  db: Database,
  { rooms, days, first }: { rooms: RoomList; days: readonly number[]; first: number },
): Promise<string> {
  return asked(
    db,
    sql`select ${numbers(sql`room.nth`, first)} as numbers from ${roomNights} ${numbered(rooms)}
      where ${roomNights.night} in (select '1970-01-01'::date + day from unnest(${sql.param(days)}::int[]) as day) and ${GONE}`,
  )
}

/**
 * Blocks of the table that one statement reads, those of each row that it answers with, and how many statements at a time. A
 * statement makes a list of all rooms once; rows of megabytes, or three statements at once, hold everybody up for longer.
 */
const [BLOCKS, ROW, AT_ONCE] = [4_096, 256, 2] as const
/**
 * What is gone of all nights of these rooms, piece by piece as {@link numbers}, in the order in which the table lies on its disk:
 * nights are booked in any order, and room by room each block would be looked at many times. What moves meanwhile, also to
 * behind the end, was changed, and is told by what follows.
 */
export async function readAll(
  db: Database,
  { rooms, first, last }: { rooms: RoomList; first: number; last: number },
  hear: (numbers: string) => Promise<void>,
): Promise<void> {
  const size = sql`select (pg_relation_size(${'room_nights'}::regclass) / current_setting('block_size')::int)::text as numbers`
  const blocks = Number(await asked(db, size))
  const starts = Array.from({ length: Math.ceil(blocks / BLOCKS) }, (_, piece) => piece * BLOCKS)
  const at = (block: SQL) => sql`format('(%s,0)', ${block})::tid`
  const ctid = sql`room_nights.ctid`
  await inPieces(starts, { size: 1, atOnce: AT_ONCE }, async ([start = 0]) => {
    const rows = await told(
      db,
      sql`select (select ${numbers(sql`room.nth`, first)} from ${roomNights} ${numbered(rooms)}
          where ${ctid} >= ${at(sql`block`)} and ${ctid} < ${at(sql`block + ${ROW}::int`)}
            and ${between(sql`${first}::int`, sql`${last}::int`)} and ${GONE}) as numbers
        from generate_series(${start}::int, ${Math.min(start + BLOCKS, blocks) - 1}::int, ${ROW}::int) as block`,
    )
    for (const row of rows) await hear(row)
  })
}
