import type { WayToPay } from '../waysToPay.ts'
import {
  COMPLAINT_DAYS,
  COMPLETE_AFTER_CHECKOUT_HOURS,
  EDIT_CUTOFF_HOURS,
  HOLD_GRACE_MINUTES,
  MAX_EDITS,
  TRANSFER_REPORT_GRACE_MINUTES,
} from '../numbers.ts'
import type { ConfirmationPolicy } from '../shapes/resort.ts'
import type { Status } from '../statuses.ts'

/**
 * What the machine knows of a booking. The screen knows the first part; the rest only the server can, and leaves a fact out
 * where it has not been asked: a fact that is left out is taken as fulfilled, so a screen offers and the server decides.
 */
export type BookingFacts = {
  status: Status | null
  base: Status | null
  policy: ConfirmationPolicy
  paid: boolean
  /** The host accepted a request before payment (13b), so payment books at once. */
  accepted: boolean
  transferReported: boolean
  method: WayToPay | null
  checkedIn: boolean
  now: Temporal.Instant
  holdUntil: Temporal.Instant | null
  hostDeadline: Temporal.Instant | null
  arrival: Temporal.Instant
  /** From this moment on nobody can come any more. */
  lastArrival: Temporal.Instant
  departure: Temporal.Instant
  edits?: number
  nightsFree?: boolean
  priceUnchanged?: boolean
  voucherValid?: boolean
  /** Whether the use of the voucher that was given back can be had again. */
  voucherLeft?: boolean
  hostUnlocked?: boolean
  gatewaySaysUnpaid?: boolean
  bankMatched?: boolean
  receiptTicked?: boolean
  reasonGiven?: boolean
  feeAccepted?: boolean
  penaltyAccepted?: boolean
  evidenceGiven?: boolean
  complaintOpen?: boolean
  refundConfirmed?: boolean
  nothingDue?: boolean
  difference?: number
  codeValid?: boolean
  answerDue?: boolean
}

const told = (fact: boolean | undefined) => fact !== false
const before = (now: Temporal.Instant, then: Temporal.Instant | null) =>
  then === null || Temporal.Instant.compare(now, then) < 0
const guard = (code: string, holds: (facts: BookingFacts) => boolean) => ({ code, holds })

/** Every condition of the booking machine by name, with the code a person reads when it does not hold. */
export const GUARDS = {
  requestFirst: guard('G_409', (f) => f.policy === 'REQUEST_THEN_PAY'),
  payFirst: guard('G_409', (f) => f.policy !== 'REQUEST_THEN_PAY'),
  booksAtOnce: guard('G_409', (f) => f.policy === 'INSTANT' || f.accepted),
  hostConfirms: guard('G_409', (f) => f.policy !== 'INSTANT' && !f.accepted),
  nightsFree: guard('unavailable_room', (f) => told(f.nightsFree)),
  priceUnchanged: guard('G_PRICE_CHANGED', (f) => told(f.priceUnchanged)),
  voucherValid: guard('invalid_coupon', (f) => told(f.voucherValid)),
  voucherLeft: guard('invalid_coupon', (f) => told(f.voucherLeft)),
  canStillArrive: guard('G_TOO_LATE_TO_ARRIVE', (f) => before(f.now, f.lastArrival)),
  arrivalOver: guard('G_409', (f) => !before(f.now, f.lastArrival)),
  hostUnlocked: guard('G_HOST_LOCKED', (f) => told(f.hostUnlocked)),
  holdLive: guard('payment_expired', (f) => before(f.now, f.holdUntil)),
  holdOver: guard(
    'G_409',
    (f) => f.holdUntil !== null && !before(f.now, f.holdUntil.add({ minutes: HOLD_GRACE_MINUTES })),
  ),
  gatewaySaysUnpaid: guard('G_409', (f) => told(f.gatewaySaysUnpaid)),
  transferNotReported: guard('G_TRANSFER_REPORTED', (f) => !f.transferReported),
  withinTransferWindow: guard('payment_expired', (f) =>
    before(f.now, f.holdUntil?.add({ minutes: TRANSFER_REPORT_GRACE_MINUTES }) ?? null),
  ),
  bankMatched: guard('G_409', (f) => told(f.bankMatched)),
  nothingPaid: guard('G_409', (f) => !f.paid),
  isPaid: guard('G_409', (f) => f.paid),
  isUnpaid: guard('G_409', (f) => !f.paid && !f.transferReported),
  paidOrReported: guard('G_409', (f) => f.paid || f.transferReported),
  reportedOnly: guard('G_409', (f) => f.transferReported && !f.paid),
  noPaymentReported: guard('G_TRANSFER_REPORTED', (f) => !f.paid && !f.transferReported),
  beforeHostDeadline: guard('G_DEADLINE_PASSED', (f) => before(f.now, f.hostDeadline)),
  hostDeadlineOver: guard('G_409', (f) => f.hostDeadline !== null && !before(f.now, f.hostDeadline)),
  receiptTicked: guard('G_TICK_RECEIPT', (f) => !f.transferReported || told(f.receiptTicked)),
  reasonGiven: guard('C_001', (f) => told(f.reasonGiven)),
  evidenceGiven: guard('C_001', (f) => told(f.evidenceGiven)),
  beforeCutoff: guard('G_RIGHT_EXPIRED', (f) =>
    before(f.now, f.arrival.subtract({ hours: EDIT_CUTOFF_HOURS })),
  ),
  beforeCheckin: guard('G_RIGHT_EXPIRED', (f) => before(f.now, f.arrival)),
  beforeCheckout: guard('G_RIGHT_EXPIRED', (f) => before(f.now, f.departure)),
  notCheckedIn: guard('G_CHECKED_IN', (f) => !f.checkedIn),
  checkedIn: guard('G_NOT_CHECKED_IN', (f) => f.checkedIn),
  editsLeft: guard('G_EDITS_USED', (f) => (f.edits ?? 0) < MAX_EDITS),
  costsNoMore: guard('G_409', (f) => (f.difference ?? 0) <= 0),
  costsMore: guard('G_409', (f) => (f.difference ?? 1) > 0),
  answerDue: guard('G_409', (f) => told(f.answerDue)),
  feeAccepted: guard('C_018', (f) => told(f.feeAccepted)),
  penaltyAccepted: guard('C_020', (f) => told(f.penaltyAccepted)),
  codeValid: guard('G_CODE_INVALID', (f) => told(f.codeValid)),
  noComplaintOpen: guard('G_COMPLAINT_OPEN', (f) => f.complaintOpen !== true),
  leftOrEnded: guard('G_STAY_NOT_OVER', (f) => f.checkedIn || !before(f.now, f.departure)),
  stayEnded: guard('G_STAY_NOT_OVER', (f) => !before(f.now, f.departure)),
  completeDue: guard(
    'G_409',
    (f) => !before(f.now, f.departure.add({ hours: COMPLETE_AFTER_CHECKOUT_HOURS })),
  ),
  withinComplaintDays: guard('G_RIGHT_EXPIRED', (f) =>
    before(f.now, f.departure.add({ hours: COMPLAINT_DAYS * 24 })),
  ),
  refundConfirmed: guard('G_409', (f) => told(f.refundConfirmed)),
  nothingDue: guard('G_MONEY_DUE', (f) => !f.paid && told(f.nothingDue)),
} as const

export type GuardName = keyof typeof GUARDS
