import { and, count, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import { normalVoucherCode, voucherProblem } from './rules.ts'
import { voucherUses, vouchers, type NewVoucher, type Voucher } from './tables.ts'

export { termsOf } from './rules.ts'
export type { NewVoucher, Voucher } from './tables.ts'

export type VoucherQuestion = {
  code: string
  /** Null for a visitor who has not signed in: their earlier uses are not known yet. */
  guestId: string | null
  today: string
  checkIn: string
  lastNight: string
}
export type VoucherAnswer =
  | { voucher: Voucher; problem: null }
  | { voucher: null; problem: 'wrong_coupon_code' | 'invalid_coupon' | 'C_017' }

/** The voucher of a typed code, or why it cannot be used for this stay. */
export async function findVoucher(db: Database | Transaction, ask: VoucherQuestion): Promise<VoucherAnswer> {
  const [voucher] = await db
    .select()
    .from(vouchers)
    .where(eq(vouchers.code, normalVoucherCode(ask.code)))
  if (!voucher) return { voucher: null, problem: 'wrong_coupon_code' }
  const live = ask.guestId === null ? 0 : await liveUses(db, voucher.id, ask.guestId)
  const problem = voucherProblem(voucher, { ...ask, live })
  return problem === null ? { voucher, problem } : { voucher: null, problem }
}

async function liveUses(db: Database | Transaction, voucherId: string, guestId: string): Promise<number> {
  const [row] = await db
    .select({ live: count() })
    .from(voucherUses)
    .where(
      and(
        eq(voucherUses.voucherId, voucherId),
        eq(voucherUses.guestId, guestId),
        inArray(voucherUses.state, ['RESERVED', 'CONSUMED']),
      ),
    )
  return row?.live ?? 0
}

export type VoucherUse = { voucherId: string; bookingId: string; guestId: string; now: Temporal.Instant }

/**
 * Reserves a use for a booking. Refuses with C_017 when the guest has no use left and invalid_coupon when nobody has; the
 * unique slot decides between two bookings of one guest at the same moment.
 */
export async function reserveVoucher(tx: Transaction, use: VoucherUse): Promise<void> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, use.voucherId))
  if (!voucher || !(await countUse(tx, voucher))) refuse('invalid_coupon')
  const row = { voucherId: use.voucherId, bookingId: use.bookingId, guestId: use.guestId, at: use.now }
  for (const slot of voucher.perGuest === null
    ? [null]
    : Array.from({ length: voucher.perGuest }, (_, n) => n)) {
    const taken = await tx
      .insert(voucherUses)
      .values({ ...row, slot, state: 'RESERVED' })
      .onConflictDoNothing({ target: [voucherUses.voucherId, voucherUses.guestId, voucherUses.slot] })
      .returning({ state: voucherUses.state })
    if (taken.length > 0) return
  }
  refuse('C_017')
}

/** Counts one use against the quantity; false when none is left. Vouchers without a quantity share no row between guests. */
async function countUse(tx: Transaction, voucher: Voucher): Promise<boolean> {
  if (voucher.quantity === null) return true
  const counted = await tx
    .update(vouchers)
    .set({ used: sql`${vouchers.used} + 1` })
    .where(
      and(eq(vouchers.id, voucher.id), or(isNull(vouchers.quantity), lt(vouchers.used, vouchers.quantity))),
    )
    .returning({ used: vouchers.used })
  return counted.length > 0
}

/**
 * Payment uses the voucher up. A payment that came after the voucher was given back keeps the price that it paid, even when
 * the guest has used the voucher elsewhere meanwhile: then it takes no slot.
 */
export async function consumeVoucher(tx: Transaction, use: Omit<VoucherUse, 'guestId'>): Promise<void> {
  await tx
    .update(voucherUses)
    .set({ state: 'CONSUMED', at: use.now })
    .where(and(eq(voucherUses.voucherId, use.voucherId), eq(voucherUses.bookingId, use.bookingId)))
}

/** Gives a use back to the guest and to the quantity. A second time changes nothing. */
export async function returnVoucher(tx: Transaction, use: Omit<VoucherUse, 'guestId'>): Promise<void> {
  const returned = await tx
    .update(voucherUses)
    .set({ state: 'RETURNED', slot: null, at: use.now })
    .where(
      and(
        eq(voucherUses.voucherId, use.voucherId),
        eq(voucherUses.bookingId, use.bookingId),
        inArray(voucherUses.state, ['RESERVED', 'CONSUMED']),
      ),
    )
    .returning({ state: voucherUses.state })
  if (returned.length > 0)
    await tx
      .update(vouchers)
      .set({ used: sql`greatest(0, ${vouchers.used} - 1)` })
      .where(and(eq(vouchers.id, use.voucherId), sql`${vouchers.quantity} is not null`))
}

/** Adds vouchers; their codes are stored in the form in which typed ones are compared. */
export async function insertVouchers(tx: Database | Transaction, rows: readonly NewVoucher[]): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(vouchers).values(rows.map((row) => ({ ...row, code: normalVoucherCode(row.code) })))
}
