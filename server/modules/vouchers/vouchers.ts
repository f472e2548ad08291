import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { normalVoucherCode, voucherProblem } from './rules.ts'
import { voucherUses, vouchers, type NewVoucher, type NewVoucherUse, type Voucher } from './tables.ts'
import { isConsumed, usedBy, usedOf } from './uses.ts'

export { allVouchers, saveVoucher } from './edit.ts'
export { vouchersHandlers } from './mine.ts'
export { stillHolds, termsOf } from './rules.ts'
export type { NewVoucher, NewVoucherUse, Voucher } from './tables.ts'
export {
  consumeVoucher,
  isConsumed,
  reserveVoucher,
  returnVoucher,
  takeVoucherAgain,
  usedOf,
} from './uses.ts'

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
  const live = ask.guestId === null ? 0 : await usedBy(db, voucher.id, ask.guestId)
  const used = voucher.quantity === null ? 0 : ((await usedOf(db, [voucher.id])).get(voucher.id) ?? 0)
  const problem = voucherProblem(voucher, { ...ask, live, used })
  return problem === null ? { voucher, problem } : { voucher: null, problem }
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
  const { id: bookingId, voucherId, quote } = booking
  return voucherId !== null && (await isConsumed(db, { voucherId, bookingId })) ? quote.voucherDiscount : 0
}

/** Adds vouchers; their codes are stored in the form in which typed ones are compared. */
export async function insertVouchers(tx: Database | Transaction, rows: readonly NewVoucher[]): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(vouchers).values(rows.map((row) => ({ ...row, code: normalVoucherCode(row.code) })))
}

/** Brings uses in as they stand, for the demo and for imports. */
export async function insertVoucherUses(tx: Transaction, rows: readonly NewVoucherUse[]): Promise<void> {
  if (rows.length > 0) await tx.insert(voucherUses).values([...rows])
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
