import type { LetterKind } from '#contract/letterKinds.ts'
import { textKeyOf, type NoticeKind, type NoticeParams } from './texts.ts'

/**
 * Which notices also go by mail, and as what: those that people keep, and those that cannot wait until somebody opens the
 * app. A notice whose words depend on the status after it is named with that status.
 */
export const LETTERS = {
  'guest.paymentSucceeded': 'booked',
  'guest.transferMatched': 'booked',
  'guest.latePayment.ORDERED': 'booked',
  'guest.confirm': 'booked',
  'guest.paymentSucceeded.CSH_CONFIRM': 'paid',
  'guest.transferMatched.CSH_CONFIRM': 'paid',
  'guest.latePayment.CSH_CONFIRM': 'paid',
  'guest.acceptEdit': 'changed',
  'guest.acceptHostEdit': 'changed',
  'guest.editPaymentSucceeded': 'changed',
  'guest.cancel': 'cancelled',
  'guest.withdraw': 'cancelled',
  'guest.acceptCancellation': 'cancelled',
  'guest.reject': 'cancelled',
  'guest.deadlinePassed': 'cancelled',
  'guest.forceCancel': 'cancelled',
  'guest.resolveHostFault': 'cancelled',
  'guest.refundDone': 'refunded',
  'guest.refundArrived': 'refunded',
  'guest.arrivesTomorrow': 'arrival',
  'guest.complete': 'review',
  'guest.searchFell': 'savedSearch',
  'guest.searchLowest': 'savedSearch',
  'guest.searchFreed': 'savedSearch',
  'guest.searchFreedMany': 'savedSearch',
  'host.create': 'hostRequest',
  'host.paymentSucceeded.CSH_CONFIRM': 'hostRequest',
  'host.transferMatched.CSH_CONFIRM': 'hostRequest',
  'host.latePayment.CSH_CONFIRM': 'hostRequest',
  'host.reportTransfer': 'hostRequest',
  'host.reportEditTransfer': 'hostRequest',
  'host.requestEdit': 'hostRequest',
  'host.reminder': 'hostRequest',
  'host.paymentSucceeded': 'hostBooked',
  'host.transferMatched': 'hostBooked',
  'host.latePayment': 'hostBooked',
  'host.cancel': 'hostCancelled',
  'host.withdraw': 'hostCancelled',
  'host.acceptCancellation': 'hostCancelled',
  'host.forceCancel': 'hostCancelled',
  'host.resolveHostFault': 'hostCancelled',
  'host.payoutSent': 'payout',
} as const satisfies Partial<Record<NoticeKind, LetterKind>>

const letters: Readonly<Record<string, LetterKind>> = LETTERS

/** The letter that a notice also is; null for one that is read in the app alone. */
export const letterOf = (notice: { kind: string; params: NoticeParams }): LetterKind | null =>
  letters[textKeyOf(notice)] ?? null
