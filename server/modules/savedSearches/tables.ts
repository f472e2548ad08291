import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { KeptWish } from '#contract/shapes/savedSearch.ts'
import { instant } from '#server/db/instant.ts'
import type { Findings, Told } from './rules.ts'

/**
 * A search that a person keeps. `search_key` is the same for the same search, whatever the order of its fields. `told` is what
 * they know of it: what stood on the screen when they saved it or asked to be told, and what they were told since. `due_at` is
 * when it is looked at next: null when nobody wants to hear of it, or its dates have passed. `looks` counts what changed the
 * row, so that of two nodes that look at once only one tells.
 */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    searchKey: text('search_key').notNull(),
    search: jsonb('search').$type<KeptWish>().notNull(),
    savedAt: instant('saved_at').notNull(),
    found: jsonb('found').$type<Findings>().notNull(),
    tells: boolean('tells').notNull(),
    told: jsonb('told').$type<Told>().notNull(),
    /** Since when no price was told: when the search was saved, or when a fall was told last. */
    pricesToldAt: instant('prices_told_at').notNull(),
    /** When a fall was told last; null when none was yet. */
    fallToldAt: instant('fall_told_at'),
    dueAt: instant('due_at'),
    looks: integer('looks').notNull().default(0),
  },
  (table) => [
    uniqueIndex('saved_searches_once').on(table.userId, table.searchKey),
    index('saved_searches_due')
      .on(table.dueAt, table.id)
      .where(sql`${table.dueAt} is not null`),
  ],
)
