import { boolean, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { FavouriteStay } from '#contract/shapes/favourite.ts'
import type { Localized } from '#contract/shapes/primitives.ts'
import { instant } from '#server/db/instant.ts'

/**
 * What a person last wished of a place. A wish taken back stays as a row, so that an older one that arrives late changes
 * nothing. `name` is what the place was called then: it may no longer be on offer.
 */
export const favourites = pgTable(
  'favourites',
  {
    userId: uuid('user_id').notNull(),
    resortId: uuid('resort_id').notNull(),
    wanted: boolean('wanted').notNull(),
    wishedAt: instant('wished_at').notNull(),
    name: jsonb('name').$type<Localized>().notNull(),
    stay: jsonb('stay').$type<FavouriteStay>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.resortId] })],
)
