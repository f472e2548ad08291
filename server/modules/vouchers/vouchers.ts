import { and, count, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import { normalVoucherCode, voucherProblem } from './rules.ts'
import { voucherUses, vouchers, type NewVoucher, type Voucher } from './tables.ts'

export { allVouchers, saveVoucher } from './edit.ts'
export { vouchersHandlers } from './mine.ts'
export { stillHolds, termsOf } from './rules.ts'
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
 * Payment uses the voucher up; false when it was used up before. A payment that came after the voucher was given back keeps
 * the price that it paid, even when the guest has used the voucher elsewhere meanwhile: then it takes no slot.
 */
export async function consumeVoucher(tx: Transaction, use: Omit<VoucherUse, 'guestId'>): Promise<boolean> {
  const consumed = await tx
    .update(voucherUses)
    .set({ state: 'CONSUMED', at: use.now })
    .where(
      and(
        eq(voucherUses.voucherId, use.voucherId),
        eq(voucherUses.bookingId, use.bookingId),
        inArray(voucherUses.state, ['RESERVED', 'RETURNED']),
      ),
    )
    .returning({ state: voucherUses.state })
  return consumed.length > 0
}

/** Gives a use back to the guest and to the quantity, and says what it was. A second time changes nothing. */
export async function returnVoucher(
  tx: Transaction,
  use: Omit<VoucherUse, 'guestId'>,
): Promise<'RESERVED' | 'CONSUMED' | null> {
  const mine = and(eq(voucherUses.voucherId, use.voucherId), eq(voucherUses.bookingId, use.bookingId))
  const [before] = await tx.select({ state: voucherUses.state }).from(voucherUses).where(mine).for('update')
  if (!before || before.state === 'RETURNED') return null
  await tx.update(voucherUses).set({ state: 'RETURNED', slot: null, at: use.now }).where(mine)
  await tx
    .update(vouchers)
    .set({ used: sql`greatest(0, ${vouchers.used} - 1)` })
    .where(and(eq(vouchers.id, use.voucherId), sql`${vouchers.quantity} is not null`))
  return before.state
}

/** A voucher by its id. */
export async function voucherById(db: Database | Transaction, id: string): Promise<Voucher | null> {
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, id))
  return voucher ?? null
}

/** What a voucher has paid for a booking, VND: its discount once it is used up. */
export async function voucherPaid(
  db: Database | Transaction,
  booking: { id: string; voucherId: string | null; quote: { voucherDiscount: number } },
): Promise<number> {
  if (booking.voucherId === null) return 0
  const [use] = await db
    .select({ state: voucherUses.state })
    .from(voucherUses)
    .where(and(eq(voucherUses.voucherId, booking.voucherId), eq(voucherUses.bookingId, booking.id)))
  return use?.state === 'CONSUMED' ? booking.quote.voucherDiscount : 0
}

/** Adds vouchers; their codes are stored in the form in which typed ones are compared. */
export async function insertVouchers(tx: Database | Transaction, rows: readonly NewVoucher[]): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(vouchers).values(rows.map((row) => ({ ...row, code: normalVoucherCode(row.code) })))
}

/** As {@link voucherPaid}, for several bookings. */
export async function vouchersPaid(
  db: Database | Transaction,
  page: readonly { id: string; voucherId: string | null; quote: { voucherDiscount: number } }[],
): Promise<Map<string, number>> {
  const withVoucher = page.filter(({ voucherId }) => voucherId !== null)
  if (withVoucher.length === 0) return new Map()
  const uses = await db
    .select()
    .from(voucherUses)
    .where(
      and(
        eq(voucherUses.state, 'CONSUMED'),
        inArray(
          voucherUses.bookingId,
          withVoucher.map(({ id }) => id),
        ),
      ),
    )
  return new Map(
    withVoucher
      .filter((booking) =>
        uses.some(({ bookingId, voucherId }) => bookingId === booking.id && voucherId === booking.voucherId),
      )
      .map(({ id, quote }) => [id, quote.voucherDiscount]),
  )
}
