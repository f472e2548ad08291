import { count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { news } from './tables.ts'

export { newsHandlers } from './handlers.ts'

export type Story = typeof news.$inferSelect

const ON_HOME = 6

/**
 * What the home page tells: events that are on or still to come, soonest first, then the newest articles; nothing that is
 * `hidden` there.
 */
export async function newestNews(db: Database, today: string, hidden: ReadonlySet<string>): Promise<Story[]> {
  const all = await db.select().from(news).orderBy(desc(news.publishedAt), desc(news.id))
  const rows = all.filter(({ id }) => !hidden.has(id))
  const events = rows
    .filter(({ kind, toDay }) => kind === 'EVENT' && toDay !== null && toDay >= today)
    .sort((a, b) => (a.fromDay < b.fromDay ? -1 : 1))
    .slice(0, ON_HOME / 2)
  const articles = rows.filter(({ kind }) => kind === 'NEWS').slice(0, ON_HOME - events.length)
  return [...events, ...articles]
}

/** One article or event whole, in both languages; null when there is none. */
export async function storyOf(db: Database, id: string): Promise<Story | null> {
  const [row] = await db.select().from(news).where(eq(news.id, id))
  return row ?? null
}

/** Every article and event there is, with when it came out, the newest first. */
export const storiesOut = (db: Database): Promise<Pick<Story, 'id' | 'publishedAt'>[]> =>
  db
    .select({ id: news.id, publishedAt: news.publishedAt })
    .from(news)
    .orderBy(desc(news.publishedAt), desc(news.id))

/** How many articles and events tell of each area. */
export const newsOfAreas = (db: Database | Transaction) =>
  db
    .select({ id: sql<number>`${news.areaId}`, uses: count() })
    .from(news)
    .where(isNotNull(news.areaId))
    .groupBy(news.areaId)

/** The titles of all news, the newest first. */
export const newsTitles = (db: Database | Transaction) =>
  db
    .select({ id: news.id, title: news.title, text: news.summary })
    .from(news)
    .orderBy(desc(news.publishedAt), desc(news.id))
