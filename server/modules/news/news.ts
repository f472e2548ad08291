import { desc } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { news } from './tables.ts'

export { newsHandlers } from './handlers.ts'

const ON_HOME = 6

/** What the home page tells: events that are on or still to come, soonest first, then the newest articles. */
export async function newestNews(db: Database, today: string): Promise<(typeof news.$inferSelect)[]> {
  const rows = await db.select().from(news).orderBy(desc(news.publishedAt), desc(news.id))
  const events = rows
    .filter(({ kind, toDay }) => kind === 'EVENT' && toDay !== null && toDay >= today)
    .sort((a, b) => (a.fromDay < b.fromDay ? -1 : 1))
    .slice(0, ON_HOME / 2)
  const articles = rows.filter(({ kind }) => kind === 'NEWS').slice(0, ON_HOME - events.length)
  return [...events, ...articles]
}
