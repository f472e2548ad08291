import { sql } from 'drizzle-orm'
import { nightsOf } from '#contract/nights.ts'
import type { Transaction } from '#server/db/client.ts'
import type { WantedNights } from './inventory.ts'
import { roomNights } from './tables.ts'
import { takeRows, taking } from './takeRows.ts'

/** A night of a room as a document carries it to the database. */
type Night = { resort_id: string; room_id: string; night: string; units: number; taken: number }

/** What many stays want of each night, added up. */
function addedUp(stays: readonly WantedNights[]): Night[] {
  const wanted = new Map<string, Night>()
  for (const { resortId, from, to, rooms } of stays)
    for (const night of nightsOf(from, to))
      for (const { roomId, count, units } of rooms) {
        const key = `${roomId} ${night}`
        const known = wanted.get(key)
        if (known) known.taken += count
        else wanted.set(key, { resort_id: resortId, room_id: roomId, night, units, taken: count })
      }
  return [...wanted.values()]
}

/**
 * As `takeNights`, for many stays of any places in one statement, all or none: for the demo and for imports. Throws
 * `SoldOut`.
 */
export async function takeManyNights(tx: Transaction, stays: readonly WantedNights[]): Promise<void> {
  const nights = addedUp(stays)
  if (nights.length === 0) return
  await takeRows(
    tx,
    taking(sql`select resort_id, room_id, night, units, taken
      from json_populate_recordset(null::${roomNights}, ${JSON.stringify(nights)}::text::json)`),
    nights.length,
  )
}
