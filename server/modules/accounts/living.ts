import { and, gt, isNull } from 'drizzle-orm'
import { among } from '#server/db/among.ts'
import type { Database } from '#server/db/client.ts'
import { sessions } from './tables.ts'

/** Which of these sessions have not ended. */
export async function livingSessions(
  db: Database,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(among(sessions.id, ids), isNull(sessions.endedAt), gt(sessions.endsAt, now)))
  return new Set(rows.map(({ id }) => id))
}
