import { and, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { roomNights } from './tables.ts'

/** A room has another number of units from a night on; what is sold of a night stays sold. */
export async function resizeRoom(
  tx: Transaction,
  { resortId, roomId, units, from }: { resortId: string; roomId: string; units: number; from: string },
): Promise<void> {
  await tx
    .update(roomNights)
    .set({ units: sql`greatest(${roomNights.taken}, ${units}::int)` })
    .where(and(eq(roomNights.resortId, resortId), eq(roomNights.roomId, roomId), gte(roomNights.night, from)))
}
