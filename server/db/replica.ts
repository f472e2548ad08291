import type { Database } from './client.ts'

/** Where much may be read at once, and who hears that it could not be. */
type Replica = { db: Database; failed: (error: Error) => void }
const replicas = new WeakMap<Database, Replica>()

/** Says of a database where reads may go that are large and may be some seconds old. */
export const addReplica = (db: Database, replica: Replica): void => void replicas.set(db, replica)

/**
 * Reads much at once: from the replica of a database, from itself where it has none or that one fails, lags behind its tables
 * or breaks a long read off. What is read is as old as the replica; `read` may be done twice and must only read.
 */
export async function fromReplica<T>(db: Database, read: (from: Database) => Promise<T>): Promise<T> {
  const replica = replicas.get(db)
  if (!replica) return read(db)
  try {
    return await read(replica.db)
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {}
    replica.failed(new Error(`the replica could not be read: ${String(cause)}`))
    return read(db)
  }
}
