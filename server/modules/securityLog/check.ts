import { asc, eq, gt } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { snapshot } from '#server/db/transact.ts'
import type { Services } from '#server/services.ts'
import { hashOf } from './chain.ts'
import { chainKeys } from './keys.ts'
import { securityEvents, securityHead } from './tables.ts'

const PAGE = 1000

/** How the log stands: up to where it was read, its last hash, and the first position that is not right; null: none. */
export type LogCheck = { position: number; hash: string; broken: number | null }

async function walk(tx: Transaction): Promise<LogCheck> {
  const keys = await chainKeys(tx)
  const [head] = await tx.select().from(securityHead).where(eq(securityHead.id, 1))
  let [position, hash, after] = [0, '', Number.MIN_SAFE_INTEGER]
  for (;;) {
    const rows = await tx
      .select()
      .from(securityEvents)
      .where(gt(securityEvents.position, after))
      .orderBy(asc(securityEvents.position))
      .limit(PAGE)
    for (const { hash: said, ...row } of rows) {
      const key = keys.get(row.keyId)
      const right = row.position === position + 1 && key && hashOf(key, hash, row) === said
      if (!right) return { position, hash, broken: Math.min(position + 1, row.position) }
      ;[position, hash] = [row.position, said]
    }
    if (rows.length < PAGE) break
    after = position
  }
  const whole = head?.position === position && head.hash === hash
  return { position, hash, broken: whole ? null : position + 1 }
}

/** Reads the whole log as it stood at one moment and holds every row against the one before it. */
export const checkLog = (db: Database): Promise<LogCheck> => snapshot(db, walk)

const EVERY = { hours: 24 }

/**
 * The nightly check. What it found is noted for the desk, and told to the server's own log, which the database does not hold: by
 * the last position and hash there, rows cut off from the end are missed too.
 */
export async function checkLogJob({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): Promise<{ again: Temporal.Instant }> {
  const now = clock.now()
  const { position, hash, broken } = await checkLog(db)
  await db
    .update(securityHead)
    .set({ checkedAt: now, checkedTo: position, broken })
    .where(eq(securityHead.id, 1))
  if (broken === null) log.info({ position, hash }, 'the security log is whole')
  else log.error({ alarm: 'securityLog', position: broken }, 'the security log was tampered with')
  return { again: now.add(EVERY) }
}
