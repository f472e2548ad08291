import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/** One row, `ready`, written by whoever is asked whether it can work: a database that can be read only is no database here. */
export const signsOfLife = pgTable('signs_of_life', {
  name: text('name').primaryKey(),
  at: instant('at').notNull(),
})
