import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '#contract/shapes/primitives.ts'
import { instant } from '#server/db/instant.ts'

/**
 * What a guest says of a stay: three whole marks 1 to 5, at most 500 characters, at most five pictures. `text` stays in the
 * words it was written in; `translations` adds the other languages. One review a booking; a rejected one is not shown and
 * not counted. The reply is the host's, once.
 */
export const reviews = pgTable(
  'reviews',
  {
    resortId: uuid('resort_id').notNull(),
    id: uuid().notNull(),
    bookingId: uuid('booking_id'),
    roomId: uuid('room_id').notNull(),
    guestId: uuid('guest_id').notNull(),
    guestName: text('guest_name').notNull(),
    clean: integer().notNull(),
    convenient: integer().notNull(),
    service: integer().notNull(),
    text: text().notNull(),
    translations: jsonb().$type<Partial<Localized>>().notNull(),
    pictureIds: jsonb('picture_ids').$type<string[]>().notNull(),
    state: text().$type<'PUBLISHED' | 'REJECTED'>().notNull(),
    createdAt: instant('created_at').notNull(),
    reply: text(),
    replyTranslations: jsonb('reply_translations').$type<Partial<Localized>>(),
    repliedAt: instant('replied_at'),
    rejectedBecause: text('rejected_because'),
    /** Somebody reported it, and staff has not looked yet. */
    reportedAt: instant('reported_at'),
    report: text('report'),
  },
  (table) => [
    primaryKey({ columns: [table.resortId, table.id] }),
    index('reviews_newest').on(table.resortId, table.createdAt, table.id),
    // Finds one alone: in an order by id the lists of a few places would be looked for in the whole of it.
    index('reviews_by_id').using('hash', table.id),
    index('reviews_guest').on(table.guestId, table.id),
    uniqueIndex('reviews_by_booking').on(table.resortId, table.bookingId),
    index('reviews_reported')
      .on(table.reportedAt)
      .where(sql`${table.reportedAt} is not null`),
  ],
)
