import type { Row } from '../machine.ts'
import { BOOKED_FAMILY, type Status } from '../statuses.ts'
import type { GuardName } from './guards.ts'
import type { Actor, BookingEvent, Effect } from './names.ts'

/** `base`: the booked status it had before; `same`: unchanged; the last two decide by the confirmation policy or by the calendar. */
export type Target = Status | 'base' | 'same' | 'bookedOrConfirm' | 'baseOrComplete' | 'sameOrReturn'
export type BookingRow = Row<Status, BookingEvent, Actor, GuardName, Effect, Target>

const BF = BOOKED_FAMILY
const OPEN = ['CSH_REQUEST_CANCEL', 'DRAFTS', 'BOOKED', 'PENDING_PAYMENT_EDIT'] as const
const OPEN_EDITS = ['DRAFTS', 'BOOKED', 'PENDING_PAYMENT_EDIT'] as const
const both = ['notifyGuest', 'notifyHost'] as const

/** The life of a booking: what is not a row here cannot happen. One line a row, so that it reads as the table it is. */
// oxfmt-ignore
export const BOOKING_ROWS: readonly BookingRow[] = [
  { row: '1', from: null, event: 'create', by: ['KT'], when: ['payFirst'], guard: ['canStillArrive', 'nightsFree', 'priceUnchanged', 'voucherValid', 'hostUnlocked'], to: 'PENDING', effects: ['holdNights', 'reserveVoucher'] },
  { row: '1b', from: null, event: 'create', by: ['KT'], when: ['requestFirst'], guard: ['canStillArrive', 'nightsFree', 'priceUnchanged', 'voucherValid', 'hostUnlocked'], to: 'CSH_CONFIRM', effects: ['holdForHost', 'reserveVoucher', 'startHostDeadline', 'notifyHost'] },
  { row: '2', from: ['PENDING', 'PAYMENT_FAILED'], event: 'chooseTransfer', by: ['KT'], when: [], guard: ['holdLive', 'canStillArrive'], to: 'WATTING_KT_PAYMENT', effects: ['showTransfer'] },
  { row: '3', from: ['WATTING_KT_PAYMENT'], event: 'switchToVnpay', by: ['KT'], when: [], guard: ['holdLive', 'transferNotReported', 'canStillArrive'], to: 'PENDING', effects: ['newReference'] },
  { row: '4', from: ['PENDING'], event: 'paymentSucceeded', by: ['SYS'], when: ['booksAtOnce'], guard: ['canStillArrive'], to: 'ORDERED', effects: ['consumeVoucher', 'issueQr', ...both] },
  { row: '5', from: ['PENDING'], event: 'paymentSucceeded', by: ['SYS'], when: ['hostConfirms'], guard: ['canStillArrive'], to: 'CSH_CONFIRM', effects: ['startHostDeadline', ...both] },
  { row: '6', from: ['WATTING_KT_PAYMENT'], event: 'reportTransfer', by: ['KT'], when: [], guard: ['withinTransferWindow'], to: 'CSH_CONFIRM', effects: ['extendHold', 'startHostDeadline', 'notifyHost'] },
  { row: '6b', from: ['WATTING_KT_PAYMENT'], event: 'transferMatched', by: ['SYS'], when: [], guard: ['bankMatched', 'canStillArrive'], to: 'bookedOrConfirm', effects: ['bookOrAsk', ...both] },
  { row: '6c', from: ['CSH_CONFIRM'], event: 'transferMatched', by: ['SYS'], when: ['reportedOnly'], guard: ['bankMatched', 'canStillArrive'], to: 'bookedOrConfirm', effects: ['bookOrAsk', ...both] },
  { row: '7', from: ['PENDING'], event: 'paymentFailed', by: ['SYS'], when: [], guard: [], to: 'PAYMENT_FAILED', effects: ['notifyGuest'] },
  { row: '8', from: ['PAYMENT_FAILED'], event: 'retryPayment', by: ['KT'], when: [], guard: ['holdLive', 'canStillArrive'], to: 'PENDING', effects: ['newReference'] },
  { row: '9', from: ['PENDING', 'PAYMENT_FAILED', 'WATTING_KT_PAYMENT'], event: 'holdExpired', by: ['SYS'], when: [], guard: ['holdOver', 'gatewaySaysUnpaid'], to: 'OVERDUE_PAYMENT', effects: ['endServices', 'releaseNights', 'returnVoucher', 'notifyGuest'] },
  { row: '10', from: ['OVERDUE_PAYMENT', 'PAYMENT_FAILED'], event: 'latePayment', by: ['SYS'], when: ['nightsFree', 'voucherLeft', 'canStillArrive'], guard: [], to: 'bookedOrConfirm', effects: ['holdNights', 'reserveVoucher', 'bookOrAsk', ...both] },
  { row: '11b', from: ['PENDING', 'PAYMENT_FAILED', 'WATTING_KT_PAYMENT'], event: 'latePayment', by: ['SYS'], when: ['arrivalOver'], guard: [], to: 'OVERDUE_PAYMENT', effects: ['endServices', 'releaseNights', 'returnVoucher', 'refundInFull', 'notifyGuest', 'notifyStaff'] },
  { row: '11', from: ['OVERDUE_PAYMENT', 'PAYMENT_FAILED', 'KT_CANCEL', 'CSH_CANCEL'], event: 'latePayment', by: ['SYS'], when: [], guard: [], to: 'same', effects: ['refundInFull', 'notifyGuest', 'notifyStaff'] },
  { row: '12', from: ['PENDING', 'PAYMENT_FAILED', 'WATTING_KT_PAYMENT', 'CSH_CONFIRM'], event: 'cancel', by: ['KT'], when: ['nothingPaid'], guard: ['noPaymentReported'], to: 'KT_CANCEL', effects: ['endServices', 'releaseNights', 'returnVoucher'] },
  { row: '13', from: ['CSH_CONFIRM'], event: 'confirm', by: ['CSH', 'STF'], when: ['paidOrReported'], guard: ['beforeHostDeadline', 'canStillArrive', 'receiptTicked'], to: 'ORDERED', effects: ['consumeVoucher', 'issueQr', 'notifyGuest'] },
  { row: '13b', from: ['CSH_CONFIRM'], event: 'accept', by: ['CSH'], when: ['isUnpaid'], guard: ['beforeHostDeadline', 'canStillArrive', 'nightsFree'], to: 'WATTING_KT_PAYMENT', effects: ['openPaymentWindow', 'notifyGuest'] },
  { row: '14', from: ['CSH_CONFIRM'], event: 'reject', by: ['CSH'], when: [], guard: ['beforeHostDeadline', 'reasonGiven'], to: 'CSH_CANCEL', effects: ['endServices', 'refundInFull', 'releaseNights', 'returnVoucher', 'suggestPlaces', 'notifyGuest'] },
  { row: '15', from: ['CSH_CONFIRM'], event: 'deadlinePassed', by: ['SYS'], when: [], guard: ['hostDeadlineOver'], to: 'CSH_CANCEL', effects: ['endServices', 'refundInFull', 'releaseNights', 'returnVoucher', 'countHostCancellation', 'openStaffCase', ...both] },
  { row: '16', from: ['CSH_CONFIRM'], event: 'withdraw', by: ['KT'], when: ['isPaid'], guard: [], to: 'KT_CANCEL', effects: ['endServices', 'refundInFull', 'releaseNights', 'returnVoucher', ...both] },
  { row: '17', from: BF, event: 'requestEdit', by: ['KT'], when: [], guard: ['beforeCutoff', 'notCheckedIn', 'editsLeft', 'nightsFree'], to: 'BOOKED', effects: ['holdEdit', 'notifyHost'] },
  { row: '18', from: ['BOOKED'], event: 'acceptEdit', by: ['CSH'], when: ['costsNoMore'], guard: [], to: 'EDIT_SUCCESS', effects: ['applyEdit', 'revokeQr', 'issueQr', 'refundDifference', 'notifyGuest'] },
  { row: '19', from: ['BOOKED'], event: 'acceptEdit', by: ['CSH'], when: ['costsMore'], guard: [], to: 'PENDING_PAYMENT_EDIT', effects: ['openEditPayment', 'notifyGuest'] },
  { row: '20', from: ['BOOKED'], event: 'rejectEdit', by: ['CSH'], when: [], guard: ['reasonGiven'], to: 'REJECT_EDIT', effects: ['dropEdit', 'notifyGuest'] },
  { row: '21', from: ['BOOKED'], event: 'editTimedOut', by: ['SYS'], when: [], guard: ['answerDue'], to: 'EDIT_FAILED', effects: ['dropEdit', 'notifyGuest'] },
  { row: '22', from: ['BOOKED'], event: 'withdrawEdit', by: ['KT'], when: [], guard: [], to: 'base', effects: ['dropEdit'] },
  { row: '23', from: BF, event: 'editContact', by: ['KT'], when: ['costsMore'], guard: ['beforeCutoff'], to: 'PENDING_PAYMENT_EDIT', effects: ['chargeContactFee', 'openEditPayment'] },
  { row: '23a', from: BF, event: 'editContact', by: ['KT'], when: ['costsNoMore'], guard: ['beforeCutoff'], to: 'EDIT_SUCCESS', effects: ['applyEdit'] },
  { row: '23b', from: BF, event: 'editContact', by: ['STF'], when: [], guard: ['reasonGiven'], to: 'EDIT_SUCCESS', effects: ['applyEdit'] },
  { row: '24', from: ['PENDING_PAYMENT_EDIT'], event: 'editPaymentSucceeded', by: ['SYS'], when: [], guard: ['holdLive'], to: 'EDIT_SUCCESS', effects: ['applyEdit', 'revokeQr', 'issueQr', ...both] },
  { row: '24b', from: ['PENDING_PAYMENT_EDIT'], event: 'reportEditTransfer', by: ['KT'], when: [], guard: ['transferNotReported', 'holdLive'], to: 'same', effects: ['notifyHost'] },
  { row: '25a', from: ['PENDING_PAYMENT_EDIT'], event: 'editWindowOver', by: ['SYS'], when: [], guard: [], to: 'EDIT_FAILED', effects: ['dropEdit', 'refundDifference', ...both] },
  { row: '25b', from: ['PENDING_PAYMENT_EDIT'], event: 'editWindowOver', by: ['KT'], when: [], guard: [], to: 'EDIT_FAILED', effects: ['dropEdit', 'refundDifference', 'notifyHost'] },
  { row: '26', from: ['EDIT_FAILED'], event: 'lateEditPayment', by: ['SYS'], when: [], guard: [], to: 'same', effects: ['refundDifference', 'notifyGuest'] },
  { row: '27', from: BF, event: 'hostRequestEdit', by: ['CSH'], when: [], guard: ['beforeCheckout'], to: 'DRAFTS', effects: ['notifyGuest'] },
  { row: '28a', from: ['DRAFTS'], event: 'acceptHostEdit', by: ['KT'], when: ['costsNoMore'], guard: [], to: 'EDIT_SUCCESS', effects: ['applyEdit', 'revokeQr', 'issueQr', 'refundDifference', ...both] },
  { row: '28b', from: ['DRAFTS'], event: 'acceptHostEdit', by: ['KT'], when: ['costsMore'], guard: [], to: 'PENDING_PAYMENT_EDIT', effects: ['openEditPayment', 'notifyHost'] },
  { row: '29', from: ['DRAFTS'], event: 'refuseHostEdit', by: ['KT'], when: [], guard: [], to: 'REJECT_EDIT', effects: ['dropEdit', 'notifyHost'] },
  { row: '30', from: ['DRAFTS'], event: 'hostEditTimedOut', by: ['SYS'], when: [], guard: ['answerDue'], to: 'EDIT_FAILED', effects: ['dropEdit', 'notifyHost'] },
  { row: '31', from: ['DRAFTS'], event: 'withdrawHostEdit', by: ['CSH'], when: [], guard: [], to: 'base', effects: ['dropEdit', 'notifyGuest'] },
  { row: '32', from: [...BF, ...OPEN_EDITS], event: 'requestCancellation', by: ['CSH'], when: [], guard: ['beforeCheckout', 'reasonGiven', 'penaltyAccepted'], to: 'CSH_REQUEST_CANCEL', effects: ['closeRequests', 'notifyGuest', 'notifyStaff'] },
  { row: '33', from: ['CSH_REQUEST_CANCEL'], event: 'acceptCancellation', by: ['KT'], when: [], guard: [], to: 'KT_ACCEPT_CANCEL', effects: ['endServices', 'refundInFull', 'releaseNights', 'returnVoucher', 'revokeQr', 'countHostCancellation', ...both] },
  { row: '34', from: ['CSH_REQUEST_CANCEL'], event: 'refuseCancellation', by: ['KT'], when: [], guard: [], to: 'KT_REFUSE_CANCEL', effects: ['notifyHost'] },
  { row: '35', from: ['CSH_REQUEST_CANCEL'], event: 'cancellationTimedOut', by: ['SYS'], when: [], guard: ['answerDue'], to: 'KT_REFUSE_CANCEL', effects: ['notifyHost', 'openStaffCase'] },
  { row: '36', from: ['CSH_REQUEST_CANCEL'], event: 'withdrawCancellation', by: ['CSH'], when: [], guard: [], to: 'base', effects: ['notifyGuest'] },
  { row: '37', from: [...BF, ...OPEN, 'CSH_CONFIRM'], event: 'forceCancel', by: ['STF'], when: [], guard: ['evidenceGiven'], to: 'CSH_CANCEL', effects: ['endServices', 'refundInFull', 'releaseNights', 'returnVoucher', 'revokeQr', 'closeRequests', 'countHostCancellation', ...both] },
  { row: '38', from: [...BF, ...OPEN_EDITS], event: 'cancel', by: ['KT'], when: [], guard: ['beforeCheckin', 'notCheckedIn', 'feeAccepted'], to: 'KT_CANCEL', effects: ['askServices', 'refundByPolicy', 'releaseNights', 'dropVoucher', 'revokeQr', 'closeRequests', ...both] },
  { row: '39', from: ['OVERDUE_PAYMENT', 'PAYMENT_FAILED', 'KT_ACCEPT_CANCEL', 'KT_CANCEL', 'CSH_CANCEL'], event: 'refundDone', by: ['STF', 'SYS'], when: [], guard: ['refundConfirmed'], to: 'REFUNDS', effects: ['notifyGuest'] },
  { row: '40', from: [...BF, ...OPEN], event: 'checkIn', by: ['CSH', 'STF'], when: [], guard: ['codeValid', 'notCheckedIn'], to: 'sameOrReturn', effects: ['recordCheckIn', 'residencyTask', 'closeRequests'] },
  { row: '41a', from: BF, event: 'complete', by: ['CSH', 'KT'], when: [], guard: ['noComplaintOpen', 'leftOrEnded'], to: 'SUCCESS', effects: ['openReviews', 'payOut', 'notifyGuest'] },
  { row: '41b', from: BF, event: 'complete', by: ['SYS'], when: [], guard: ['noComplaintOpen', 'completeDue'], to: 'SUCCESS', effects: ['openReviews', 'payOut', 'notifyGuest'] },
  { row: '42a', from: BF, event: 'complain', by: ['KT'], when: [], guard: ['checkedIn', 'evidenceGiven', 'noComplaintOpen'], to: 'COMPLAIN', effects: ['freezePayout', 'notifyHost', 'notifyStaff'] },
  { row: '42b', from: ['SUCCESS'], event: 'complain', by: ['KT'], when: [], guard: ['withinComplaintDays', 'evidenceGiven', 'noComplaintOpen'], to: 'COMPLAIN', effects: ['freezePayout', 'notifyHost', 'notifyStaff'] },
  { row: '43', from: ['COMPLAIN'], event: 'resolvePartly', by: ['STF'], when: [], guard: ['reasonGiven', 'stayEnded'], to: 'SUCCESS', effects: ['refundInPart', 'releasePayout', ...both] },
  { row: '44', from: ['COMPLAIN'], event: 'resolveFullRefund', by: ['STF'], when: [], guard: ['reasonGiven', 'refundConfirmed'], to: 'REFUNDS', effects: ['releaseNights', 'dropVoucher', 'countHostCancellation', ...both] },
  { row: '45', from: ['COMPLAIN'], event: 'resolveHostFault', by: ['STF'], when: [], guard: ['reasonGiven', 'beforeCheckout'], to: 'CSH_CANCEL', effects: ['endServices', 'refundInFull', 'releaseNights', 'returnVoucher', 'revokeQr', 'countHostCancellation', ...both] },
  { row: '46', from: ['COMPLAIN'], event: 'endComplaint', by: ['KT', 'STF'], when: [], guard: [], to: 'baseOrComplete', effects: ['releasePayout', ...both] },
  { row: '47', from: ['OVERDUE_PAYMENT', 'PAYMENT_FAILED', 'KT_CANCEL', 'CSH_CANCEL'], event: 'delete', by: ['KT', 'SYS'], when: [], guard: ['nothingDue'], to: 'DELETE', effects: ['releaseNights', 'returnVoucher', 'hide'] },
]

export { type Actor } from './names.ts'
