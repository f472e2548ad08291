import { and, asc, eq } from 'drizzle-orm'
import type { Passkey } from '#contract/shapes/passkey.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { passkeys } from './tables.ts'

export type StoredPasskey = typeof passkeys.$inferSelect

/** A passkey as its owner sees it. */
export const shown = ({ id, name, createdAt, usedAt, synced }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toString(),
  usedAt: usedAt?.toString() ?? null,
  synced,
})

/** A person's passkeys, the oldest first. */
export const passkeysOf = (db: Database | Transaction, userId: string): Promise<StoredPasskey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt))

/** A passkey by its id, whosever it is. */
export async function passkeyById(db: Database, id: string): Promise<StoredPasskey | null> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.id, id))
  return found ?? null
}

/** Keeps a passkey. A broken unique constraint: somebody has it already. */
export async function insertPasskey(tx: Transaction, kept: StoredPasskey): Promise<void> {
  await tx.insert(passkeys).values(kept)
}

/** Notes that a passkey was used, with the authenticator's new count. */
export async function passkeyUsed(
  db: Database,
  { id, counter, usedAt }: { id: string; counter: number; usedAt: Temporal.Instant },
): Promise<void> {
  await db.update(passkeys).set({ counter, usedAt }).where(eq(passkeys.id, id))
}

/** Takes a person's passkey away and says what it was called; null when they have none of that id. */
export async function deletePasskey(tx: Transaction, userId: string, id: string): Promise<string | null> {
  const [gone] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name })
  return gone?.name ?? null
}
