import { sql } from 'drizzle-orm'
import { takeAway } from '#server/db/takeAway.ts'
import type { Services } from '#server/services.ts'
import { notices } from './tables.ts'

/** How long a notice is kept: what it was about says it itself. */
const KEPT_DAYS = 731

/** Takes away notices of long ago, read or not. */
export async function sweepNotices({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = clock.now().subtract({ hours: 24 * KEPT_DAYS })
  await takeAway(db, (tx, most) =>
    tx.execute(sql`
      delete from ${notices} where (user_id, id) in (
        select user_id, id from ${notices} where created_at < ${before.toString()}::timestamptz order by created_at limit ${most})
      returning id`),
  )
}
