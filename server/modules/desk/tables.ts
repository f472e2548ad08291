import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/** What staff did that is no step of a booking: who, why, when. Rows are added, never changed. */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: uuid('id').primaryKey(),
    /** The booking, or the host, review or case it is about. */
    about: uuid('about').notNull(),
    staffId: uuid('staff_id').notNull(),
    act: text('act').notNull(),
    reason: text('reason').notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('staff_acts_by_about').on(table.about)],
)
