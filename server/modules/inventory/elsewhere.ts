import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { roomNights } from './tables.ts'

type Room = { resortId: string; roomId: string; units: number }
const BATCH = 500

const inParts = function* (nights: readonly string[]) {
  const sorted = nights.toSorted()
  for (let first = 0; first < sorted.length; first += BATCH) yield sorted.slice(first, first + BATCH)
}

/** One more calendar of another site has somebody in these nights of a room. What is sold here stays sold. */
export async function closeElsewhere(
  tx: Transaction,
  { resortId, roomId, units }: Room,
  nights: readonly string[],
): Promise<void> {
  for (const part of inParts(nights))
    await tx
      .insert(roomNights)
      .values(part.map((night) => ({ resortId, roomId, night, units, taken: 0, elsewhere: 1 })))
      .onConflictDoUpdate({
        target: [roomNights.resortId, roomNights.roomId, roomNights.night],
        set: { elsewhere: sql`${roomNights.elsewhere} + 1` },
      })
}

/** One calendar less has somebody in these nights; what others or the host closed stays closed. */
export async function openElsewhere(
  tx: Transaction,
  { resortId, roomId }: Omit<Room, 'units'>,
  nights: readonly string[],
): Promise<void> {
  for (const part of inParts(nights)) {
    const rows = and(
      eq(roomNights.resortId, resortId),
      eq(roomNights.roomId, roomId),
      inArray(roomNights.night, part),
    )
    await tx
      .select({ night: roomNights.night })
      .from(roomNights)
      .where(rows)
      .orderBy(roomNights.night)
      .for('update')
    await tx
      .update(roomNights)
      .set({ elsewhere: sql`greatest(0, ${roomNights.elsewhere} - 1)` })
      .where(rows)
  }
}
