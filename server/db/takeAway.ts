import type { Database, Transaction } from './client.ts'
import { transact } from './transact.ts'

/** Rows of one transaction: nobody waits long for one of them. */
const BATCH = 2_000

/** Takes rows away a batch at a time, until there are no more; `some` takes `most` at most and answers those that it took. */
export async function takeAway(
  db: Database,
  some: (tx: Transaction, most: number) => Promise<{ rows: readonly unknown[] }>,
): Promise<void> {
  for (;;) {
    const { rows } = await transact(db, (tx) => some(tx, BATCH))
    if (rows.length < BATCH) return
  }
}
