import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { sqlError } from '#server/db/transact.ts'
import { OPEN } from './left.ts'
import { SoldOut } from './soldOut.ts'
import { roomNights, WITHIN_UNITS } from './tables.ts'

/** How many units the room of a row has now; null where there is no such room. */
const unitsNow = (row: SQL): SQL =>
  sql`(select rooms.units from rooms where rooms.resort_id = ${row}.resort_id and rooms.id = ${row}.room_id)`

/**
 * The one way in which nights are taken, all or none: `rows` selects resort, room, night, the room's units and how many are
 * wanted, each room and night once. They are written in the order of the primary key, so that transactions never wait for each
 * other in a circle. A booking knows the units of its room from its own day: the host may have fewer since.
 */
export const taking = (rows: SQL): SQL => sql`
  insert into ${roomNights} (resort_id, room_id, night, units, taken)
  select wanted.resort_id, wanted.room_id, wanted.night,
    least(wanted.units, ${unitsNow(sql`wanted`)}), wanted.taken
  from (${rows}) as wanted (resort_id, room_id, night, units, taken)
  order by 1, 2, 3
  on conflict (resort_id, room_id, night) do update set taken = ${roomNights.taken} + excluded.taken
  where ${roomNights.taken} + excluded.taken <= ${roomNights.units} and ${OPEN}
  returning night`

/** Says {@link taking} for so many rooms' nights. Throws {@link SoldOut}. */
export async function takeRows(tx: Transaction, statement: SQL, count: number): Promise<void> {
  const { rows } = await tx.execute(statement).catch((error: unknown) => {
    // The table's own check is the last guard; what it stops is sold out, too.
    throw sqlError(error)?.constraint === WITHIN_UNITS ? new SoldOut() : error
  })
  if (rows.length < count) throw new SoldOut()
}

/**
 * The one way in which nights of a resort are given back: `rows` selects room, night and how many, each room and night once. A
 * night that had been sold more often than the room has units now ends with as many as it has. Locked first, so that what
 * the room has is read once nobody else changes the night.
 */
export async function giveBack(tx: Transaction, resortId: string, rows: SQL): Promise<void> {
  const given = sql`(${rows}) as given (room_id, night, count)`
  const its = sql`${roomNights.resortId} = ${resortId}::uuid and ${roomNights.roomId} = given.room_id
    and ${roomNights.night} = given.night`
  await tx.execute(sql`
    select 1 from ${roomNights} join ${given} on ${its}
    order by ${roomNights.resortId}, ${roomNights.roomId}, ${roomNights.night}
    for update of ${roomNights}`)
  await tx.execute(sql`
    update ${roomNights} set taken = taken - given.count,
      units = greatest(taken - given.count, coalesce(${unitsNow(sql`${roomNights}`)}, units))
    from ${given} where ${its}`)
}
