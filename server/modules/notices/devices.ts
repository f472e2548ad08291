import { and, eq } from 'drizzle-orm'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { pushDevices } from './tables.ts'

type Db = Database | Transaction

/** A device hears of this person's notices from now on, and of nobody else's. */
export async function addDevice(
  db: Db,
  device: { token: string; userId: string; sessionId: string; language: Language; now: Temporal.Instant },
): Promise<void> {
  const { token, userId, sessionId, language, now: addedAt } = device
  await db
    .insert(pushDevices)
    .values({ token, userId, sessionId, language, addedAt })
    .onConflictDoUpdate({
      target: pushDevices.token,
      set: { userId, sessionId, language, addedAt, lastPushAt: null },
    })
}

/** A device hears nothing any more of this person; one that is somebody else's by now stays theirs. */
export async function removeDevice(
  db: Db,
  { token, userId }: { token: string; userId: string },
): Promise<void> {
  await db.delete(pushDevices).where(and(eq(pushDevices.token, token), eq(pushDevices.userId, userId)))
}
