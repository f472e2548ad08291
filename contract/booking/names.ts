/** KT guest, CSH host, STF staff, SYS the clock or a payment gateway. Investors read only. */
export const ACTORS = ['KT', 'CSH', 'STF', 'SYS'] as const
export type Actor = (typeof ACTORS)[number]

// oxfmt-ignore
export const EVENTS = [
  'create', 'chooseTransfer', 'switchToVnpay', 'paymentSucceeded', 'reportTransfer', 'transferMatched',
  'paymentFailed', 'retryPayment', 'holdExpired', 'latePayment', 'cancel', 'confirm', 'accept', 'reject',
  'deadlinePassed', 'withdraw', 'requestEdit', 'acceptEdit', 'rejectEdit', 'editTimedOut', 'withdrawEdit',
  'editContact', 'reportEditTransfer', 'editPaymentSucceeded', 'editWindowOver', 'lateEditPayment', 'hostRequestEdit',
  'acceptHostEdit', 'refuseHostEdit', 'hostEditTimedOut', 'withdrawHostEdit', 'requestCancellation',
  'acceptCancellation', 'refuseCancellation', 'cancellationTimedOut', 'withdrawCancellation',
  'forceCancel', 'checkIn', 'complete', 'complain', 'resolvePartly', 'resolveFullRefund',
  'resolveHostFault', 'endComplaint', 'refundDone', 'delete',
] as const
export type BookingEvent = (typeof EVENTS)[number]

/** The reason of an event that nobody's words brought about, as the specification names it; people read the event's name. */
export const TIMEOUT = 'TIMEOUT'

/** What happens beside the change of status, in the same transaction. The server maps every name to its doing. */
// oxfmt-ignore
export const EFFECTS = [
  'holdNights', 'releaseNights', 'holdForHost', 'reserveVoucher', 'consumeVoucher', 'returnVoucher', 'dropVoucher',
  'showTransfer', 'bookOrAsk', 'newReference', 'issueQr', 'revokeQr', 'startHostDeadline', 'extendHold',
  'refundInFull', 'refundDifference', 'refundByPolicy', 'refundInPart', 'openPaymentWindow', 'holdEdit',
  'dropEdit', 'applyEdit', 'openEditPayment', 'chargeContactFee', 'closeRequests', 'countHostCancellation',
  'openStaffCase', 'recordCheckIn', 'residencyTask', 'openReviews', 'payOut', 'freezePayout',
  'releasePayout', 'endServices', 'askServices', 'hide', 'suggestPlaces', 'notifyGuest', 'notifyHost', 'notifyStaff',
] as const
export type Effect = (typeof EFFECTS)[number]
