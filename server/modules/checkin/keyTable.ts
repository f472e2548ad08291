import type { Database } from '#server/db/client.ts'
import type { KeyStore, StoredKey } from './keys.ts'
import { checkinKeys } from './tables.ts'

/**
 * Keys in the database, shared by all nodes. They are read each time: another node may have withdrawn one a moment ago. Who
 * asks while they are being read, for each ticket of a booking, shares that answer.
 */
export function tableKeyStore(db: Database): KeyStore {
  let reading: Promise<readonly StoredKey[]> | null = null
  const read = async (): Promise<readonly StoredKey[]> => {
    try {
      return await db.select().from(checkinKeys)
    } finally {
      reading = null
    }
  }
  return {
    load: () => (reading ??= read()),
    add: async (key) => {
      const added = await db.insert(checkinKeys).values(key).onConflictDoNothing().returning()
      // What is being read by then may lack it.
      reading = null
      return added.length > 0
    },
  }
}
