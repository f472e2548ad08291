import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { PAYOUT_STATES } from '#contract/shapes/host.ts'
import { instant } from '#server/db/instant.ts'

export type PayoutState = (typeof PAYOUT_STATES)[number]

/**
 * What a host earns with a booking, VND: the price of a stay, or the fee of one that its guest cancelled. At most one of a
 * booking is not CANCELLED. Of `amount`, `at_host` came by bank transfer: the host has it already, the rest is sent.
 */
export const payouts = pgTable(
  'payouts',
  {
    hostId: uuid('host_id').notNull(),
    id: uuid('id').notNull(),
    resortId: uuid('resort_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    kind: text('kind').$type<'STAY' | 'FEE'>().notNull(),
    state: text('state').$type<PayoutState>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    atHost: bigint('at_host', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    dueOn: instant('due_on').notNull(),
    paidAt: instant('paid_at'),
    proof: text('proof'),
  },
  (table) => [
    primaryKey({ columns: [table.hostId, table.id] }),
    index('payouts_by_id').on(table.id),
    index('payouts_of_booking').on(table.bookingId, table.resortId),
    index('payouts_by_state').on(table.state, table.dueOn),
    index('payouts_waiting')
      .on(table.id)
      .where(sql`${table.state} = 'WAITING'`),
  ],
)
export type PayoutRow = typeof payouts.$inferSelect
