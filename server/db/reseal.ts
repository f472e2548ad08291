import { eq, notLike, sql } from 'drizzle-orm'
import { sessions } from '#server/modules/accounts/tables.ts'
import { checkinKeys } from '#server/modules/checkin/tables.ts'
import { resealChainKeys } from '#server/modules/securityLog/securityLog.ts'
import type { Database } from './client.ts'
import { newestSeal } from './sealed.ts'

const BATCH = 500
const stored = sql.identifier('secret')

/**
 * Seals with the newest secret what was sealed with an older one, or not at all, so that the older one can go. It asks for every
 * check-in key: a secret that is missing ends the start, not a night at the gate.
 */
export async function resealAll(db: Database): Promise<void> {
  for (const { keyId, d } of await db.select().from(checkinKeys))
    await db.update(checkinKeys).set({ d }).where(eq(checkinKeys.keyId, keyId))
  await resealChainKeys(db)
  for (;;) {
    const older = await db
      .select({ id: sessions.id, secret: sessions.secret })
      .from(sessions)
      .where(notLike(sql`${stored}`, `${newestSeal()}%`))
      .limit(BATCH)
    if (older.length === 0) return
    for (const { id, secret } of older) await db.update(sessions).set({ secret }).where(eq(sessions.id, id))
  }
}
