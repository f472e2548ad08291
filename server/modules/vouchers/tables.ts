import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/**
 * Codes that take something off a stay. VALUE is VND, PERCENTAGE whole percent with a cap. `first_day` and `last_day` are
 * both included: the day of booking (BOOKING_TIME) or every night of the stay (STAY_TIME) must lie in them.
 * `quantity` null: as many as people want; `per_guest` null: as often as a guest wants.
 */
export const vouchers = pgTable(
  'vouchers',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull(),
    kind: text('kind').$type<'VALUE' | 'PERCENTAGE'>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    cap: bigint('cap', { mode: 'number' }),
    minimum: bigint('minimum', { mode: 'number' }).notNull().default(0),
    applies: text('applies').$type<'BOOKING_TIME' | 'STAY_TIME'>().notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    perGuest: smallint('per_guest'),
    quantity: integer('quantity'),
  },
  (table) => [uniqueIndex('vouchers_by_code').on(table.code)],
)
export type Voucher = typeof vouchers.$inferSelect
export type NewVoucher = typeof vouchers.$inferInsert
export type NewVoucherUse = typeof voucherUses.$inferInsert

/**
 * A voucher in a booking: reserved with it, consumed by payment, returned when the booking ends without one. How often a
 * voucher is used is how many of its rows are not returned, and nothing else. `slot` is which of the guest's uses it is, 0 to
 * per_guest − 1, and null once returned: two bookings at once cannot share a slot.
 */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    voucherId: uuid('voucher_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    guestId: uuid('guest_id').notNull(),
    state: text('state').$type<'RESERVED' | 'CONSUMED' | 'RETURNED'>().notNull(),
    slot: smallint('slot'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.voucherId, table.bookingId] }),
    index('voucher_uses_by_booking').on(table.bookingId),
    index('voucher_uses_of_guest').on(table.guestId),
    uniqueIndex('voucher_uses_by_guest').on(table.voucherId, table.guestId, table.slot),
  ],
)
