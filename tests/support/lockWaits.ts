import { vi } from 'vitest'
import type { Database } from '#server/db/client.ts'

/** Resolves once a line of this database waits for what another one holds. */
export async function untilOneWaits(db: Database): Promise<void> {
  const waiting = async () => {
    const { rows } = await db.execute(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  }
  await vi.waitUntil(waiting, { timeout: 10_000, interval: 5 })
}
