import { desc, eq } from 'drizzle-orm'
import { isDuplicate } from '#server/db/transact.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import { normalVoucherCode } from './rules.ts'
import { vouchers, type NewVoucher, type Voucher } from './tables.ts'
import { usedOf } from './uses.ts'

/** All vouchers, the newest first. */
export const allVouchers = (db: Database | Transaction): Promise<Voucher[]> =>
  db.select().from(vouchers).orderBy(desc(vouchers.id))

/**
 * Makes a voucher of this id or changes it; bookings keep what they were priced with. G_404 without such a voucher,
 * G_BELOW_USED for fewer than are used, G_CODE_TAKEN for a code that another has.
 */
export async function saveVoucher(
  tx: Transaction,
  { id, isNew, terms }: { id: string; isNew: boolean; terms: Omit<NewVoucher, 'id'> },
): Promise<{ before: Voucher | null; after: Voucher }> {
  const values = { ...terms, code: normalVoucherCode(terms.code) }
  try {
    if (isNew) {
      const [made] = await tx
        .insert(vouchers)
        .values({ ...values, id })
        .returning()
      return { before: null, after: made ?? refuse('G_404') }
    }
    const [before] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('update')
    if (!before) return refuse('G_404')
    const used = (await usedOf(tx, [id])).get(id) ?? 0
    if (typeof values.quantity === 'number' && values.quantity < used) refuse('G_BELOW_USED', [used])
    const [after] = await tx.update(vouchers).set(values).where(eq(vouchers.id, id)).returning()
    return { before, after: after ?? refuse('G_404') }
  } catch (error) {
    if (isDuplicate(error, 'vouchers_by_code')) refuse('G_CODE_TAKEN')
    throw error
  }
}
