import type { Database } from '#server/db/client.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { KeyStore, StoredKey } from './keys.ts'
import { checkinKeys } from './tables.ts'

/** How long keys read once are taken as all there are, in milliseconds. A new key signs days after it was made. */
const FRESH = 60_000

/** Keys in the database, shared by all nodes. A key never changes; one that another node made is known within a minute. */
export function tableKeyStore(db: Database, clock: Clock): KeyStore {
  let known: { at: number; keys: Promise<readonly StoredKey[]> } | null = null
  return {
    load: async () => {
      const at = clock.now().epochMilliseconds
      if (known === null || Math.abs(at - known.at) >= FRESH)
        known = { at, keys: db.select().from(checkinKeys) }
      const keys = await known.keys.catch((error: unknown) => {
        known = null
        throw error
      })
      if (keys.length === 0) known = null
      return keys
    },
    add: async (key) => {
      const added = await db.insert(checkinKeys).values(key).onConflictDoNothing().returning()
      known = null
      return added.length > 0
    },
  }
}
