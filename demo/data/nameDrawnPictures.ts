import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'

/** Writes down every drawn picture that the demo's rows name: these are drawn when asked for, and no others. */
export async function nameDrawnPictures(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into drawn_pictures (id)
    select distinct named[1]
    from (
      select picture_ids::text as words from resorts
      union all select picture_ids::text from rooms
      union all select picture_ids::text from services
      union all select avatar_id from host_profiles
      union all select avatar_id from users where avatar_id is not null
      union all select picture_id from project_areas
      union all select picture_id from banners
      union all select picture_id from video_reviews
      union all select avatar_id from testimonials
      union all select picture_id || ' ' || body::text from news
    ) as told,
    regexp_matches(told.words, '((?:area|resort|room|news|banner|video|avatar|slide)-[a-z]{4,8}-[0-9a-f]{1,8}-[0-4](?:-[1-3])?)', 'g') as named
    on conflict do nothing
  `)
}
