import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/**
 * What the clock has to do, and when. One row for each kind and thing (`ref`); planning it again moves it. Whoever takes a job
 * locks it until `locked_until`; if that node dies, another takes it after that moment.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    ref: text('ref').notNull(),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lockedUntil: instant('locked_until'),
    doneAt: instant('done_at'),
  },
  (table) => [
    uniqueIndex('jobs_by_ref').on(table.kind, table.ref),
    index('jobs_due')
      .on(table.runAt)
      .where(sql`${table.doneAt} is null`),
    index('jobs_done')
      .on(table.doneAt)
      .where(sql`${table.doneAt} is not null`),
  ],
)
