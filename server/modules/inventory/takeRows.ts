import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { sqlError } from '#server/db/transact.ts'
import { OPEN } from './left.ts'
import { SoldOut } from './soldOut.ts'
import { roomNights, WITHIN_UNITS } from './tables.ts'

/**
 * The one way in which nights are taken, all or none: `rows` selects resort, room, night, the room's units and how many are
 * wanted, each room and night once. They are written in the order of the primary key, so that transactions never wait for each
 * other in a circle.
 */
export const taking = (rows: SQL): SQL => sql`
  insert into ${roomNights} (resort_id, room_id, night, units, taken)
  select wanted.resort_id, wanted.room_id, wanted.night, wanted.units, wanted.taken
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
