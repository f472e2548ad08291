import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/** How many places of an area can be booked, and the first picture of one of them; null where none has one. */
export type AreaChoice = { id: number; places: number; pictureId: string | null }

/**
 * One row: what a node chose last for the home page among all places, for nodes that are still reading them. Their prices and
 * words are not in it.
 */
export const homeChoices = pgTable('home_choices', {
  id: integer().primaryKey(),
  /** The places with the largest promotions, in their order. */
  offers: uuid().array().notNull(),
  areas: jsonb().$type<readonly AreaChoice[]>().notNull(),
  chosenAt: instant('chosen_at').notNull(),
})
