import { and, gte, inArray, lt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database, Transaction } from '#server/db/client.ts'
import { once } from '#server/db/once.ts'
import { LEFT } from './left.ts'
import { SoldOut } from './soldOut.ts'
import { roomNights } from './tables.ts'
import { giveBack, takeRows, taking } from './takeRows.ts'

export { closedUnits } from './closed.ts'
export { leftNights, type LeftNights, type NightsChanged, type Stay } from './leftNights.ts'
export { ALL_LEFT } from './nights.ts'
export { SoldOut } from './soldOut.ts'
export { nightsKeptFrom, sweepNights } from './sweep.ts'
export { releaseSome, setClosed, someAreFree, takeSome } from './someNights.ts'
export { closeElsewhere, openElsewhere } from './elsewhere.ts'
export { takeManyNights } from './manyNights.ts'
export { resizeRoom } from './resize.ts'

/** Units of one room that a stay wants, and how many units the room has. */
type WantedRoom = { roomId: string; count: number; units: number }
/** Rooms of one resort for the nights from check-in (included) to check-out (not). */
export type WantedNights = { resortId: string; from: string; to: string; rooms: readonly WantedRoom[] }

const FREE = once(sql`
  select ${roomNights.roomId} as "roomId", min(${LEFT})::int as left from ${roomNights}
  where ${roomNights.resortId} = ${sql.placeholder('resort')} and ${roomNights.roomId} = any(${sql.placeholder('rooms')}::uuid[])
    and ${roomNights.night} >= ${sql.placeholder('from')} and ${roomNights.night} < ${sql.placeholder('to')}
  group by ${roomNights.roomId}`)
const free = z.array(z.object({ roomId: z.string(), left: z.number() }))

/**
 * How many units of each room are free in every night of [from, to): the fewest of any night. Rooms that are all free in
 * all of these nights are not in the map: they have as many as they have units.
 */
export async function freeUnits(
  db: Database | Transaction,
  {
    resortId: resort,
    roomIds: rooms,
    from,
    to,
  }: { resortId: string; roomIds: readonly string[]; from: string; to: string },
): Promise<Map<string, number>> {
  const found = await db.execute(FREE({ resort, rooms, from, to }))
  return new Map(z.parse(free, found.rows).map(({ roomId, left }) => [roomId, left]))
}

/** The nights of [from, to) in which something is taken, room by room: what a calendar subtracts. */
export const takenNights = (
  db: Database | Transaction,
  range: { resortId: string | readonly string[]; from: string; to: string },
) =>
  db
    .select({
      roomId: roomNights.roomId,
      night: roomNights.night,
      units: roomNights.units,
      taken: roomNights.taken,
      closed: roomNights.closed,
      elsewhere: roomNights.elsewhere,
    })
    .from(roomNights)
    .where(
      and(
        inArray(roomNights.resortId, [range.resortId].flat()),
        gte(roomNights.night, range.from),
        lt(roomNights.night, range.to),
      ),
    )

const roomList = (rooms: readonly WantedRoom[]) =>
  sql.join(
    rooms.map(({ roomId, count, units }) => sql`(${roomId}::uuid, ${count}::int, ${units}::int)`),
    sql`, `,
  )

const TAKE = once(
  taking(sql`
    select ${sql.placeholder('resort')}::uuid, room.id, ${sql.placeholder('from')}::date + night.number, room.units, room.count
    from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('counts')}::int[], ${sql.placeholder('units')}::int[])
      as room (id, count, units)
    cross join generate_series(0, ${sql.placeholder('last')}::int) as night (number)`),
)

/**
 * Takes the nights, all or none. Throws {@link SoldOut}. Each room may be named once.
 */
export async function takeNights(tx: Transaction, wanted: WantedNights): Promise<void> {
  const nights = Temporal.PlainDate.from(wanted.from).until(wanted.to).days
  if (wanted.rooms.some(({ count, units }) => count > units)) throw new SoldOut()
  await takeRows(
    tx,
    TAKE({
      resort: wanted.resortId,
      from: wanted.from,
      last: nights - 1,
      ids: wanted.rooms.map(({ roomId }) => roomId),
      counts: wanted.rooms.map(({ count }) => count),
      units: wanted.rooms.map(({ units }) => units),
    }),
    nights * wanted.rooms.length,
  )
}

/** Gives nights back that {@link takeNights} took. */
export const releaseNights = (tx: Transaction, { resortId, from, to, rooms }: WantedNights): Promise<void> =>
  giveBack(
    tx,
    resortId,
    sql`select room.id, day::date, room.count from (values ${roomList(rooms)}) as room (id, count, units)
      cross join generate_series(${from}::date, ${to}::date - 1, '1 day') as day`,
  )

/** Whether all nights can be taken now. Only a look: {@link takeNights} decides. */
export async function nightsAreFree(db: Database | Transaction, wanted: WantedNights): Promise<boolean> {
  const free = await freeUnits(db, {
    resortId: wanted.resortId,
    from: wanted.from,
    to: wanted.to,
    roomIds: wanted.rooms.map((room) => room.roomId),
  })
  return wanted.rooms.every(({ roomId, count, units }) => count <= Math.min(units, free.get(roomId) ?? units))
}
