import type { Database } from '#server/db/client.ts'
import type { KeyStore, StoredKey } from './keys.ts'
import { checkinKeys } from './tables.ts'

/** Keys in the database, shared by all nodes; read once, since a key never changes and a new one is told by `add`. */
export function tableKeyStore(db: Database): KeyStore {
  let known: Promise<readonly StoredKey[]> | null = null
  return {
    load: async () => {
      known ??= db.select().from(checkinKeys)
      const keys = await known.catch((error: unknown) => {
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
