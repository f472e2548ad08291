import { sql } from 'drizzle-orm'
import { takeAway } from '#server/db/takeAway.ts'
import type { Services } from '#server/services.ts'
import { todayAt } from '#server/today.ts'
import { roomNights } from './tables.ts'

/** How long a night is kept once it is over: what was closed of it is in investors' months, which are counted for a year. */
const KEPT_DAYS = 456

/** The first night that is kept, `YYYY-MM-DD`. */
export const nightsKeptFrom = (now: Temporal.Instant): string =>
  Temporal.PlainDate.from(todayAt(now)).subtract({ days: KEPT_DAYS }).toString()

/** Takes away nights that were over long ago. Nobody reads them anew for it: the note of it is left out (migration 0043). */
export async function sweepNights({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const from = nightsKeptFrom(clock.now())
  await takeAway(db, async (tx, most) => {
    await tx.execute(sql`select set_config('ghe.sweeping', 'on', true)`)
    return tx.execute(sql`
      delete from ${roomNights} where (resort_id, room_id, night) in (
        select resort_id, room_id, night from ${roomNights} where night < ${from}::date order by night limit ${most})
      returning night`)
  })
}
