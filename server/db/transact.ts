import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database, Transaction } from './client.ts'
import { firstWords } from './limits.ts'

/** Serialization failure and deadlock: the database asks to do it again. */
const AGAIN = new Set(['40001', '40P01'])
const ATTEMPTS = 5

const databaseError = z.object({
  code: z.string(),
  message: z.optional(z.string()),
  constraint: z.optional(z.string()),
  constraint_name: z.optional(z.string()),
})

/** The database's own code of an error (SQLSTATE), what it says, and the constraint that it broke; null when it is none. */
export function sqlError(
  error: unknown,
): { code: string; message: string; constraint: string | null } | null {
  const inner = error instanceof Error && error.cause !== undefined ? error.cause : error
  const parsed = databaseError.safeParse(inner)
  if (!parsed.success || !/^[0-9A-Z]{5}$/.test(parsed.data.code)) return null
  const { code, message = '', constraint, constraint_name } = parsed.data
  return { code, message, constraint: constraint ?? constraint_name ?? null }
}

/** Whether an error says that a unique constraint (of this name) was broken. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const found = sqlError(error)
  return found?.code === '23505' && (constraint === undefined || found.constraint === constraint)
}

const afterwards = new WeakMap<Transaction, (() => void)[]>()

/** Runs `then` once what this transaction of {@link transact} did is there for everybody; never when it is rolled back. */
export function afterCommit(tx: Transaction, then: () => void): void {
  const waiting = afterwards.get(tx)
  if (waiting) waiting.push(then)
  else afterwards.set(tx, [then])
}

/** Says what a transaction of this database says first. */
async function begin(db: Database, tx: Transaction): Promise<void> {
  const words = firstWords(db)
  if (words !== '') await tx.execute(sql.raw(words))
}

/**
 * Runs `work` in one transaction, again when the database asks for it: `work` must do nothing but through `tx`. What it throws
 * rolls everything back.
 */
export async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      let waiting: (() => void)[] = []
      const done = await db.transaction(async (tx) => {
        await begin(db, tx)
        const answer = await work(tx)
        waiting = afterwards.get(tx) ?? []
        return answer
      })
      for (const then of waiting) then()
      return done
    } catch (error) {
      if (attempt === ATTEMPTS || !AGAIN.has(sqlError(error)?.code ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))
    }
  }
}

/** Reads everything in `work` as it was at one moment, whatever is written meanwhile. */
export const snapshot = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await begin(db, tx)
      return work(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
