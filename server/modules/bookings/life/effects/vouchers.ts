import { voucherActs } from '#server/modules/lives/lives.ts'
import type { BookingRow } from '../../tables.ts'

export const { reserve, consume, giveBack, drop, carryOver } = voucherActs<BookingRow>((booking) => booking)
