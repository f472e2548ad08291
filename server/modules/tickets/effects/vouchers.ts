import { voucherActs } from '#server/modules/lives/lives.ts'
import { keyOf } from '../store.ts'
import type { ServiceBookingRow } from '../tables.ts'

export const { reserve, consume, giveBack } = voucherActs<ServiceBookingRow>(keyOf)
