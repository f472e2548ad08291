import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Contact } from '#contract/shapes/contact.ts'
import type { EditState } from '#contract/shapes/edit.ts'
import type { Quote } from '#contract/shapes/quote.ts'
import { instant } from '#server/db/instant.ts'

/** A stay with its price: as it was when the change was asked for, and as it would be. */
export type EditTerms = {
  checkIn: string
  checkOut: string
  rooms: { roomId: string; count: number; units: number }[]
  adults: number
  children: number
  toddlers: number
  quote: Quote
  contact: Contact
  voucherId: string | null
}

/**
 * Changes of bookings that somebody asked for. At most one of a booking is OPEN or AWAITING_PAYMENT. `after` is a snapshot:
 * what was shown is what will be. `held`: its new nights are taken. Money is VND; `to_pay` = difference + fee, negative when
 * money goes back.
 */
export const bookingEdits = pgTable(
  'booking_edits',
  {
    resortId: uuid('resort_id').notNull(),
    id: uuid('id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    by: text('by').$type<'KT' | 'CSH' | 'STF'>().notNull(),
    kind: text('kind').$type<'STAY' | 'CONTACT' | 'BOTH'>().notNull(),
    state: text('state').$type<EditState>().notNull(),
    before: jsonb('before').$type<EditTerms>().notNull(),
    after: jsonb('after').$type<EditTerms>().notNull(),
    difference: bigint('difference', { mode: 'number' }).notNull(),
    fee: bigint('fee', { mode: 'number' }).notNull(),
    toPay: bigint('to_pay', { mode: 'number' }).notNull(),
    held: boolean('held').notNull(),
    reason: text('reason').notNull(),
    answer: text('answer').notNull().default(''),
    askedAt: instant('asked_at').notNull(),
    answerBy: instant('answer_by'),
    payBy: instant('pay_by'),
    /** When the guest said that the money is on its way by bank transfer. */
    reportedAt: instant('reported_at'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.resortId, table.id] }),
    index('booking_edits_of_booking').on(table.bookingId, table.resortId),
  ],
)
export type BookingEdit = typeof bookingEdits.$inferSelect
