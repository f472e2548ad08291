import { accountPersonal } from './modules/accounts/personal.ts'
import { bookingIdsOf, bookingsPersonal, NOBODY } from '#server/modules/bookings/personal.ts'
import { chatsPersonal } from './modules/chats/personal.ts'
import { complaintsOf, forgetInComplaints } from './modules/complaints/personal.ts'
import { editsOf, forgetInEdits } from './modules/edits/personal.ts'
import { favouritesPersonal } from './modules/favourites/personal.ts'
import { filesPersonal } from './modules/files/personal.ts'
import { keysPersonal } from './modules/idempotency/personal.ts'
import { noticesPersonal } from './modules/notices/personal.ts'
import { passkeysPersonal } from './modules/passkeys/personal.ts'
import { forgetRefundAccounts, refundAccountsOf } from './modules/refunds/refunds.ts'
import { reviewsPersonal } from './modules/reviews/personal.ts'
import { forgetShares } from './modules/sharing/store.ts'
import { savedSearchesPersonal } from './modules/savedSearches/personal.ts'
import { socialPersonal } from './modules/social/personal.ts'
import { ticketsPersonal } from './modules/tickets/personal.ts'
import { vouchersPersonal } from './modules/vouchers/personal.ts'
import type { PersonalData } from './personal.ts'

/** What hangs on a person's bookings and knows them by these alone. */
const ofBookings: PersonalData = {
  sections: [
    {
      key: 'booking_changes',
      name: { vi: 'Yêu cầu đổi đặt phòng', en: 'Changes of bookings' },
      rows: (db, userId) => bookingIdsOf(db, userId).then((ids) => editsOf(db, ids)),
    },
    {
      key: 'complaints',
      name: { vi: 'Khiếu nại', en: 'Complaints' },
      rows: (db, userId) => bookingIdsOf(db, userId).then((ids) => complaintsOf(db, ids)),
    },
    {
      key: 'refund_accounts',
      name: { vi: 'Tài khoản nhận tiền hoàn', en: 'Accounts for refunds' },
      rows: (db, userId) => bookingIdsOf(db, userId).then((ids) => refundAccountsOf(db, ids)),
    },
  ],
  erase: async (tx, userId) => {
    const ids = await bookingIdsOf(tx, userId)
    await forgetInEdits(tx, ids, NOBODY)
    await forgetInComplaints(tx, ids)
    await forgetRefundAccounts(tx, ids)
    await forgetShares(tx, ids)
  },
}

/** Everything that is kept of people, module by module. A module that keeps something of a person has its line here. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  accountPersonal,
  passkeysPersonal,
  socialPersonal,
  bookingsPersonal,
  ofBookings,
  ticketsPersonal,
  vouchersPersonal,
  reviewsPersonal,
  favouritesPersonal,
  savedSearchesPersonal,
  chatsPersonal,
  noticesPersonal,
  filesPersonal,
  keysPersonal,
]
