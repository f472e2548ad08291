import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Complaint } from '#contract/shapes/complaint.ts'
import { instant } from '#server/db/instant.ts'

/**
 * What a guest complains about. Open while `closed_at` is null; at most one of a booking is. `decision` may stand before the
 * end: a full refund ends the complaint only once the money has gone.
 */
export const complaints = pgTable(
  'complaints',
  {
    resortId: uuid('resort_id').notNull(),
    id: uuid('id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    text: text('text').notNull(),
    pictureIds: jsonb('picture_ids').$type<string[]>().notNull(),
    openedAt: instant('opened_at').notNull(),
    decision: text('decision').$type<NonNullable<Complaint['decision']>>(),
    decidedBy: uuid('decided_by'),
    hostFault: boolean('host_fault').notNull().default(false),
    /** VND that goes back. */
    amount: bigint('amount', { mode: 'number' }),
    answer: text('answer').notNull().default(''),
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.resortId, table.id] }),
    index('complaints_by_id').on(table.id),
    index('complaints_of_booking').on(table.bookingId, table.resortId),
    index('complaints_open')
      .on(table.id)
      .where(sql`${table.closedAt} is null`),
  ],
)
export type ComplaintRow = typeof complaints.$inferSelect
