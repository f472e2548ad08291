import { accountPersonal } from './modules/accounts/personal.ts'
import { bookingsPersonal } from './modules/bookings/personal.ts'
import { filesPersonal } from './modules/files/personal.ts'
import { keysPersonal } from './modules/idempotency/personal.ts'
import { noticesPersonal } from './modules/notices/personal.ts'
import { passkeysPersonal } from './modules/passkeys/personal.ts'
import { reviewsPersonal } from './modules/reviews/personal.ts'
import { socialPersonal } from './modules/social/personal.ts'
import { vouchersPersonal } from './modules/vouchers/personal.ts'
import type { PersonalData } from './personal.ts'

/** Everything that is kept of people, module by module. A module that keeps something of a person has its line here. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  accountPersonal,
  passkeysPersonal,
  socialPersonal,
  bookingsPersonal,
  vouchersPersonal,
  reviewsPersonal,
  noticesPersonal,
  filesPersonal,
  keysPersonal,
]
