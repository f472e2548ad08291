import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/** Calls of one caller on one endpoint in one minute, over all processes. `caller` is a hash. */
export const callCounts = pgTable(
  'call_counts',
  {
    caller: text('caller').notNull(),
    endpoint: text('endpoint').notNull(),
    minute: instant('minute').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.endpoint, table.minute] }),
    index('call_counts_by_minute').on(table.minute),
  ],
)
