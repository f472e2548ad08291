import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#server/db/client.ts'
import { numbersOf } from '#server/db/numbers.ts'
import { inPieces } from '#server/inPieces.ts'
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
const answer = z.tuple([z.object({ numbers: z.nullable(z.string()) })])
const asked = async (db: Database, statement: SQL): Promise<string> =>
  z.parse(answer, (await db.execute(statement)).rows)[0].numbers ?? ''

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

/** Gives rooms of these the number that they have among them. */
const among = (roomIds: readonly string[]) =>
  sql`join unnest(${`{${roomIds.join()}}`}::text::uuid[]) with ordinality as room (id, nth) on room.id = ${roomNights.roomId}`

/** What is gone of these nights (by day number) of all of these rooms, as {@link numbers}. */
export function readDays(
  db: Database,
  { roomIds, days, first }: { roomIds: readonly string[]; days: readonly number[]; first: number },
): Promise<string> {
  return asked(
    db,
    sql`select ${numbers(sql`room.nth`, first)} as numbers from ${roomNights} ${among(roomIds)}
      where ${roomNights.night} in (select '1970-01-01'::date + day from unnest(${sql.param(days)}::int[]) as day) and ${GONE}`,
  )
}

/**
 * Blocks of the table that are read together, and how many such pieces at a time: for each piece the database makes a list of
 * all rooms, which with a quarter of these blocks is two fifths of its work.
 */
const [BLOCKS, AT_ONCE] = [16_384, 3] as const
/**
 * What is gone of all nights of these rooms, piece by piece as {@link numbers}, in the order in which the table lies on its disk:
 * nights are booked in any order, and room by room each block would be looked at many times. What moves meanwhile was changed,
 * and is told by what follows.
 */
export async function readAll(
  db: Database,
  { roomIds, first, last }: { roomIds: readonly string[]; first: number; last: number },
  hear: (numbers: string) => Promise<void>,
): Promise<void> {
  const size = sql`select (pg_relation_size(${'room_nights'}::regclass) / current_setting('block_size')::int)::text as numbers`
  const pieces = Math.floor(Number(await asked(db, size)) / BLOCKS) + 1
  const rooms = among(roomIds)
  const tid = (piece: number) => sql`${`(${piece * BLOCKS},0)`}::tid`
  await inPieces([...Array(pieces).keys()], { size: 1, atOnce: AT_ONCE }, async ([piece = 0]) => {
    const ctid = sql`room_nights.ctid`
    // The last one has no end: the table grows.
    const its = sql`${ctid} >= ${tid(piece)}${piece === pieces - 1 ? sql`` : sql` and ${ctid} < ${tid(piece + 1)}`}`
    await hear(
      await asked(
        db,
        sql`select ${numbers(sql`room.nth`, first)} as numbers
          from ${roomNights} ${rooms}
          where ${its} and ${between(sql`${first}::int`, sql`${last}::int`)} and ${GONE}`,
      ),
    )
  })
}
