import { and, count, eq, ne } from 'drizzle-orm'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import { voucherUses, vouchers, type Voucher } from './tables.ts'

export type VoucherUse = { voucherId: string; bookingId: string; guestId: string; now: Temporal.Instant }
type UseKey = Omit<VoucherUse, 'guestId'>

const live = ne(voucherUses.state, 'RETURNED')
const ofUse = (use: Pick<VoucherUse, 'voucherId' | 'bookingId'>) =>
  and(eq(voucherUses.voucherId, use.voucherId), eq(voucherUses.bookingId, use.bookingId))

/** How often each of these vouchers is reserved or used; those that are not are left out. */
export async function usedOf(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ voucherId: voucherUses.voucherId, used: count() })
    .from(voucherUses)
    .where(and(among(voucherUses.voucherId, ids), live))
    .groupBy(voucherUses.voucherId)
  return new Map(rows.map(({ voucherId, used }) => [voucherId, used]))
}

/** How often one guest has a voucher reserved or used. */
export async function usedBy(
  db: Database | Transaction,
  voucherId: string,
  guestId: string,
): Promise<number> {
  const [row] = await db
    .select({ used: count() })
    .from(voucherUses)
    .where(and(eq(voucherUses.voucherId, voucherId), eq(voucherUses.guestId, guestId), live))
  return row?.used ?? 0
}

/** Whether one use more is left for everybody. The voucher stays locked, so that nobody counts at the same moment. */
async function isLeft(tx: Transaction, { id, quantity }: Voucher): Promise<boolean> {
  if (quantity === null) return true
  await tx.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.id, id)).for('update')
  return ((await usedOf(tx, [id])).get(id) ?? 0) < quantity
}

/** Why a booking cannot have a use of its voucher; null when it has one, or has taken one. */
async function take(tx: Transaction, use: VoucherUse): Promise<'invalid_coupon' | 'C_017' | null> {
  const [before] = await tx.select().from(voucherUses).where(ofUse(use)).for('update')
  if (before && before.state !== 'RETURNED') return null
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, use.voucherId))
  if (!voucher || !(await isLeft(tx, voucher))) return 'invalid_coupon'
  const { voucherId, bookingId, guestId, now: at } = use
  // The returned row of this booking makes room for the new one; slots decide between two bookings at once.
  if (before) await tx.delete(voucherUses).where(ofUse(use))
  for (const slot of voucher.perGuest === null
    ? [null]
    : Array.from({ length: voucher.perGuest }, (_, n) => n)) {
    const taken = await tx
      .insert(voucherUses)
      .values({ voucherId, bookingId, guestId, at, slot, state: 'RESERVED' })
      .onConflictDoNothing({ target: [voucherUses.voucherId, voucherUses.guestId, voucherUses.slot] })
      .returning({ state: voucherUses.state })
    if (taken.length > 0) return null
  }
  if (before) await tx.insert(voucherUses).values(before)
  return 'C_017'
}

/**
 * Reserves a use for a booking; one that has its use already keeps it. Refuses with C_017 when the guest has no use left and
 * with invalid_coupon when nobody has.
 */
export async function reserveVoucher(tx: Transaction, use: VoucherUse): Promise<void> {
  const problem = await take(tx, use)
  if (problem !== null) refuse(problem)
}

/** Takes the use of a booking again that was given back; false when it is gone. */
export const takeVoucherAgain = async (tx: Transaction, use: VoucherUse): Promise<boolean> =>
  (await take(tx, use)) === null

/** Payment uses the voucher up; false when it was used up before. */
export async function consumeVoucher(tx: Transaction, use: UseKey): Promise<boolean> {
  const consumed = await tx
    .update(voucherUses)
    .set({ state: 'CONSUMED', at: use.now })
    .where(and(ofUse(use), eq(voucherUses.state, 'RESERVED')))
    .returning({ state: voucherUses.state })
  return consumed.length > 0
}

/** Gives a use back to everybody, and says what it was. A second time changes nothing. */
export async function returnVoucher(tx: Transaction, use: UseKey): Promise<'RESERVED' | 'CONSUMED' | null> {
  const [before] = await tx
    .select({ state: voucherUses.state })
    .from(voucherUses)
    .where(ofUse(use))
    .for('update')
  if (!before || before.state === 'RETURNED') return null
  await tx.update(voucherUses).set({ state: 'RETURNED', slot: null, at: use.now }).where(ofUse(use))
  return before.state
}

/** Whether a booking's use is used up. */
export async function isConsumed(
  db: Database | Transaction,
  use: Pick<VoucherUse, 'voucherId' | 'bookingId'>,
): Promise<boolean> {
  const [row] = await db.select({ state: voucherUses.state }).from(voucherUses).where(ofUse(use))
  return row?.state === 'CONSUMED'
}
