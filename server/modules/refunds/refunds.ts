export { payBack } from './payBack.ts'
export {
  requestRefund,
  refundsOf,
  refundedAmount,
  findRefund,
  lockRefund,
  isSlow,
  lockRefundsOfVisit,
  moveRefund,
  waitingRefunds,
  shownRefund,
  wayOf,
  refundsOfBookings,
  openRefunds,
  moneyGoingBack,
  type RefundStep,
} from './store.ts'
export { forgetRefundAccounts, putRefundAccount, refundAccountOf, refundAccountsOf } from './account.ts'
export type { RefundReason, RefundRow } from './tables.ts'
