import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { stayShares } from './tables.ts'

/** 192 bits need no slow hash: nobody tries them one by one. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
const live = (bookingId: string) => and(eq(stayShares.bookingId, bookingId), isNull(stayShares.endedAt))

/** The link that a booking is shared by now; null when there is none. */
export async function liveShare(db: Database, bookingId: string) {
  const [share] = await db.select().from(stayShares).where(live(bookingId))
  return share ?? null
}

/** The share that a token opens, ended or not; null when there never was one. */
export async function shareBy(db: Database, token: string) {
  const [share] = await db
    .select()
    .from(stayShares)
    .where(eq(stayShares.tokenHash, hashOf(token)))
  return share ?? null
}

export async function endShare(tx: Transaction, bookingId: string, now: Temporal.Instant): Promise<void> {
  await tx.update(stayShares).set({ endedAt: now }).where(live(bookingId))
}

/** A new token for a booking; the caller holds the booking's row and has ended the one before. */
export async function newShare(
  tx: Transaction,
  share: { bookingId: string; withCode: boolean; createdAt: Temporal.Instant },
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await tx.insert(stayShares).values({ tokenHash: hashOf(token), ...share, endedAt: null })
  return token
}

/** Forgets the links of bookings whose person is gone. */
export async function forgetShares(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length > 0) await tx.delete(stayShares).where(among(stayShares.bookingId, bookingIds))
}
