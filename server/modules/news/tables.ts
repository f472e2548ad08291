import { date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { NewsBlock } from '#contract/shapes/news.ts'
import type { Localized } from '#contract/shapes/primitives.ts'
import { instant } from '#server/db/instant.ts'

/** A part of a text; a plain string is a paragraph. */
export type StoredBlock = string | NewsBlock

/** Articles and events, in both languages. An event runs from `from_day` to `to_day`, both included; an article starts on `from_day`. */
export const news = pgTable(
  'news',
  {
    id: uuid().primaryKey(),
    kind: text().$type<'NEWS' | 'EVENT'>().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    summary: jsonb().$type<Localized>().notNull(),
    body: jsonb().$type<{ vi: StoredBlock[]; en: StoredBlock[] }>().notNull(),
    pictureId: text('picture_id').notNull(),
    /** The project area it tells of; null when it is about none. */
    areaId: integer('area_id'),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [index('news_newest').on(table.publishedAt, table.id)],
)
