import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { isSealed, newestChainKey, seal, unseal } from '#server/db/sealed.ts'
import { securityKeys } from './tables.ts'

const ABOUT = 'security_keys.key'

/** Keeps the key that signs now, sealed, so that what it signed can be checked for ever. */
export async function keepKey(tx: Transaction): Promise<void> {
  const { id, bytes } = newestChainKey()
  await tx
    .insert(securityKeys)
    .values({ id, key: seal(bytes.toString('base64url'), ABOUT) })
    .onConflictDoNothing()
}

/** All keys by their ids. One that is not sealed is nobody's of ours: whoever writes to the database put it there. */
export async function chainKeys(db: Database | Transaction): Promise<Map<string, Buffer>> {
  const rows = await db.select().from(securityKeys)
  return new Map(
    rows
      .filter(({ key }) => isSealed(key))
      .map(({ id, key }) => [id, Buffer.from(unseal(key, ABOUT), 'base64url')]),
  )
}

/** Seals the keys with the newest secret. */
export async function resealChainKeys(db: Database): Promise<void> {
  for (const [id, bytes] of await chainKeys(db))
    await db
      .update(securityKeys)
      .set({ key: seal(bytes.toString('base64url'), ABOUT) })
      .where(eq(securityKeys.id, id))
}
