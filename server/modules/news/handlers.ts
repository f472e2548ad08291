import { desc, eq } from 'drizzle-orm'
import { dayAt } from '#contract/nights.ts'
import { NEWS_A_PAGE, type NewsBlock, type NewsItem } from '#contract/shapes/news.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { searchRequest } from '#contract/shapes/search.ts'
import type { Handlers } from '#server/handlers.ts'
import { kept, readLookups } from '#server/modules/lookups/lookups.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { inOrder, isShown, timeOf } from './rules.ts'
import { news, type StoredBlock } from './tables.ts'

const PLACES = 3
const MORE = 3

type Card = Omit<typeof news.$inferSelect, 'body'>

const itemOf = (row: Card, today: string, language: Language): NewsItem => ({
  id: row.id,
  title: row.title[language],
  summary: row.summary[language],
  pictureId: row.pictureId,
  kind: row.kind,
  from: row.fromDay,
  to: row.toDay,
  time: timeOf(row, today),
})

const blockOf = (block: StoredBlock): NewsBlock =>
  typeof block === 'string' ? { kind: 'paragraph', text: block } : block

/** The list of news and one whole article. */
export function newsHandlers(services: Services): Pick<Handlers, 'news.list' | 'news.article'> {
  const { search } = searchEngine(services)
  const told = kept(services, async (db, today) => {
    const { id, kind, title, summary, pictureId, areaId, fromDay, toDay, publishedAt } = news
    const rows = await db
      .select({ id, kind, title, summary, pictureId, areaId, fromDay, toDay, publishedAt })
      .from(news)
      .orderBy(desc(news.publishedAt), desc(news.id))
    return { rows: inOrder(rows, today), areas: (await readLookups(db)).areas }
  })

  /** Places near what is told, the recommended ones first; none where it tells of no area. */
  async function placesIn(areaId: number | null, language: Language) {
    if (areaId === null) return []
    const asked = searchRequest.parse({ project_area_id: areaId, page_size: PLACES })
    return (await search(asked, language)).data.map((card) => ({
      resortId: card.resortId,
      resortType: card.resortType,
      resortTypeName: card.resortTypeName,
      resortName: card.resortName,
      pictureId: card.pictureId,
      rate: card.rate,
      reviewCount: card.reviewCount,
      priceAfterDiscount: card.room.priceAfterDiscount,
    }))
  }

  return {
    'news.list': async ({ show, page_number: page }, { language }) => {
      const today = dayAt(services.clock.now())
      const shown = (await told()).rows.filter((row) => isShown(row, show, today))
      const start = (page - 1) * NEWS_A_PAGE
      return {
        total_rows: shown.length,
        rows: shown.slice(start, start + NEWS_A_PAGE).map((row) => itemOf(row, today, language)),
      }
    },
    'news.article': async ({ news_id: id }, { language }) => {
      const today = dayAt(services.clock.now())
      const [row] = await services.db.select().from(news).where(eq(news.id, id))
      if (!row) refuse('G_404')
      const { rows, areas } = await told()
      const area = row.areaId === null ? undefined : areas.get(row.areaId)
      const others = rows.filter((one) => one.id !== id && timeOf(one, today) !== 'past')
      const alike = others.filter(({ areaId }) => areaId !== null && areaId === row.areaId)
      return {
        ...itemOf(row, today, language),
        publishedAt: row.publishedAt.toString(),
        body: row.body[language].map(blockOf),
        area: area ? { id: area.id, name: area.name[language] } : null,
        places: await placesIn(row.areaId, language),
        more: [...new Set([...alike, ...others])].slice(0, MORE).map((one) => itemOf(one, today, language)),
      }
    },
  }
}
