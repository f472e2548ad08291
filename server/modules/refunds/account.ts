import { and, eq } from 'drizzle-orm'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { refundAccounts, type RefundAccount } from './tables.ts'

type BookingKey = { resortId: string; id: string }

/** Where a booking's refunds by bank transfer go; null until the guest has said it. */
export async function refundAccountOf(
  db: Database | Transaction,
  booking: BookingKey,
): Promise<Pick<RefundAccount, 'bin' | 'bank' | 'number' | 'holder'> | null> {
  const [row] = await db
    .select({
      bin: refundAccounts.bin,
      bank: refundAccounts.bank,
      number: refundAccounts.number,
      holder: refundAccounts.holder,
    })
    .from(refundAccounts)
    .where(and(eq(refundAccounts.resortId, booking.resortId), eq(refundAccounts.bookingId, booking.id)))
  return row ?? null
}

/** Notes the account; what was said before is forgotten. */
export async function putRefundAccount(
  tx: Transaction,
  booking: BookingKey,
  account: Pick<RefundAccount, 'bin' | 'bank' | 'number' | 'holder' | 'at'>,
): Promise<void> {
  await tx
    .insert(refundAccounts)
    .values({ resortId: booking.resortId, bookingId: booking.id, ...account })
    .onConflictDoUpdate({ target: [refundAccounts.resortId, refundAccounts.bookingId], set: account })
}

/** The accounts that people named for these bookings. */
export const refundAccountsOf = (
  db: Database | Transaction,
  bookingIds: readonly string[],
): Promise<RefundAccount[]> =>
  bookingIds.length === 0
    ? Promise.resolve([])
    : db.select().from(refundAccounts).where(among(refundAccounts.bookingId, bookingIds))

/** Forgets the accounts that people named for these bookings. */
export async function forgetRefundAccounts(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length > 0)
    await tx.delete(refundAccounts).where(among(refundAccounts.bookingId, bookingIds))
}
