import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#server/personal.ts'
import { vouchers, voucherUses } from './tables.ts'

/** Vouchers that a person used; that one was used stays counted. */
export const vouchersPersonal: PersonalData = {
  sections: [
    {
      key: 'vouchers',
      name: { vi: 'Mã giảm giá đã dùng', en: 'Vouchers used' },
      rows: (db, userId) =>
        db
          .select({
            code: vouchers.code,
            bookingId: voucherUses.bookingId,
            state: voucherUses.state,
            at: voucherUses.at,
          })
          .from(voucherUses)
          .innerJoin(vouchers, eq(vouchers.id, voucherUses.voucherId))
          .where(eq(voucherUses.guestId, userId))
          .orderBy(asc(voucherUses.at)),
    },
  ],
  erase: async () => {},
}
