import * as z from 'zod/mini'
import { NEWS_SHOWN } from '../newsShown.ts'
import { newsCard } from './home.ts'
import { count, id } from './primitives.ts'
import { resortType } from './resortKinds.ts'

export { NEWS_A_PAGE, NEWS_SHOWN, type NewsShown } from '../newsShown.ts'

export const newsRequest = z.object({
  show: z._default(z.enum(NEWS_SHOWN), 'all'),
  page_number: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1),
})

/** When an event is, seen from the resort's today; an article has no such time. */
const newsTime = z.nullable(z.enum(['now', 'coming', 'past']))
export type NewsTime = z.infer<typeof newsTime>

const newsItem = z.extend(newsCard, { time: newsTime })
export type NewsItem = z.infer<typeof newsItem>
export const newsPage = z.object({ total_rows: count, rows: z.array(newsItem) })

/** A part of an article. Text is text: nothing in it is ever read as markup. */
const newsBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('quote'), text: z.string(), by: z.string() }),
  z.object({ kind: z.literal('picture'), pictureId: z.string(), caption: z.string() }),
])
export type NewsBlock = z.infer<typeof newsBlock>

/** A place one may stay at, near what the article tells of. */
const relatedPlace = z.object({
  resortId: id,
  resortType,
  resortTypeName: z.string(),
  resortName: z.string(),
  pictureId: z.string(),
  rate: z.number(),
  reviewCount: count,
  priceAfterDiscount: z.int(),
})

/** A whole article or event. */
export const newsArticle = z.extend(newsItem, {
  publishedAt: z.string(),
  body: z.array(newsBlock),
  area: z.nullable(z.object({ id: z.int(), name: z.string() })),
  places: z.array(relatedPlace),
  more: z.array(newsItem),
})
export type NewsArticle = z.infer<typeof newsArticle>
