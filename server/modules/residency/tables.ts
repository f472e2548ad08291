import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/** Guests whose stay their host has to register with the police, from check-in on. */
export const residencyTasks = pgTable(
  'residency_tasks',
  {
    resortId: uuid('resort_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    hostId: uuid('host_id').notNull(),
    code: text('code').notNull(),
    guests: smallint('guests').notNull(),
    checkedInAt: instant('checked_in_at').notNull(),
    dueAt: instant('due_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.resortId, table.bookingId] }),
    index('residency_tasks_by_host').on(table.hostId, table.dueAt),
    index('residency_tasks_open')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null`),
  ],
)
