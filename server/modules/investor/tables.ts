import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/**
 * What each project area did in each month (`YYYY-MM`), as it stood at `counted_at`: room nights sold and offered, revenue in
 * VND. Counted anew from stays, closed nights and payouts by the job `countMonths`; nothing else writes here.
 */
export const areaMonths = pgTable(
  'area_months',
  {
    month: text('month').notNull(),
    areaId: integer('area_id').notNull(),
    sold: integer('sold').notNull(),
    offered: integer('offered').notNull(),
    revenue: bigint('revenue', { mode: 'number' }).notNull(),
    countedAt: instant('counted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.areaId] })],
)
