export { payBack } from './payBack.ts'
export {
  requestRefund,
  refundsOf,
  refundedAmount,
  findRefund,
  lockRefund,
  anotherOnItsWay,
  moveRefund,
  waitingRefunds,
  countWaitingRefunds,
  shownRefund,
  refundsOfBookings,
  openRefunds,
  type RefundRequest,
  type RefundStep,
} from './store.ts'
export { forgetRefundAccounts, putRefundAccount, refundAccountOf, refundAccountsOf } from './account.ts'
export type { RefundReason, RefundRow, RefundState } from './tables.ts'
