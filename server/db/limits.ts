import type { Database } from './client.ts'

/** What a transaction says first where the session behind it keeps no limits of time; empty where it does. */
const said = new WeakMap<Database, () => string>()

/** Has every transaction of a database say `words` first. */
export const beginWith = (db: Database, words: () => string): void => void said.set(db, words)

/** What a transaction of this database says first. */
export const firstWords = (db: Database): string => said.get(db)?.() ?? ''
