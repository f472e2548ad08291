import type { Effect } from '#contract/booking/names.ts'
import { earlier, lastArrivalOf } from '#contract/nights.ts'
import { HOLD_GRACE_MINUTES, PAYMENT_OUTER_HOURS } from '#contract/numbers.ts'
import { retireAttempts } from '#server/modules/attempts/attempts.ts'
import { addResidencyTask } from '#server/modules/residency/residency.ts'
import { applyEdit, closeRequests, dropEdit, holdEdit, openEditPayment } from './effects/edits.ts'
import { countCancellation } from './effects/penalty.ts'
import {
  freeze,
  payOut,
  refundByPolicy,
  refundEverything,
  refundExcess,
  refundInPart,
  releasePayout,
} from './effects/money.ts'
import { forgetting, release, take } from './effects/nights.ts'
import { staff, tell } from './effects/people.ts'
import { askServices, endServices } from './effects/services.ts'
import { consume, drop, giveBack, reserve } from './effects/vouchers.ts'
import { completeAt, holdUntilFrom, hostAnswersBy, hostRemindersFrom, remindGuestAt } from '../rules.ts'
import { numberIn } from '#server/modules/lives/lives.ts'
import type { Act, Planning } from './step.ts'

export { holdsMoney, keptOf } from './effects/money.ts'
export { closeWaitingCases, openCase } from './effects/people.ts'

const endOfHold: Planning = ({ booking: { id: ref, holdUntil } }) =>
  holdUntil ? [{ kind: 'holdExpired', ref, runAt: holdUntil.add({ minutes: HOLD_GRACE_MINUTES }) }] : []

const hostClock: Act = {
  change: ({ now, stay }) => ({ hostDeadline: hostAnswersBy(stay, now), holdUntil: null }),
  jobs: ({ now, booking }) => {
    const deadline = booking.hostDeadline ?? hostAnswersBy(booking, now)
    const [reminder] = hostRemindersFrom(now)
    return [
      ...(reminder ? [{ kind: 'hostReminder', ref: booking.id, runAt: reminder } as const] : []),
      { kind: 'hostDeadline', ref: booking.id, runAt: deadline },
    ]
  },
}

/**
 * The check-in code is a signature over the booking as it stands, made when it is shown: what is kept is from which version
 * on a code is good, and the end of the stay.
 */
const issueQr: Act = {
  change: ({ version }) => ({ holdUntil: null, hostDeadline: null, qrVersion: version }),
  jobs: ({ booking, now }) => {
    const remindAt = remindGuestAt(booking)
    // Who books later than that has just read when they arrive.
    const isLate = Temporal.Instant.compare(now, remindAt) >= 0
    return [
      { kind: 'completeStay', ref: booking.id, runAt: completeAt(booking) },
      ...(isLate ? [] : [{ kind: 'arrivalReminder', ref: booking.id, runAt: remindAt } as const]),
    ]
  },
}

/** What follows from the status and the version by itself, and needs no doing. */
const implied: Act = {}

/** What every effect of the machine's table does. */
export const EFFECT_ACTS: Record<Effect, Act> = {
  holdNights: {
    change: ({ from, now, stay }) =>
      from === null ? { holdUntil: earlier(holdUntilFrom(now), lastArrivalOf(stay.checkOut)) } : {},
    jobs: (step) => (step.from === null ? endOfHold(step) : []),
    run: take,
    last: true,
  },
  holdForHost: { run: take, last: true },
  releaseNights: {
    change: () => ({ holdUntil: null, hostDeadline: null }),
    jobs: forgetting,
    run: release,
    last: true,
  },
  reserveVoucher: { run: reserve },
  consumeVoucher: { run: consume },
  returnVoucher: { run: giveBack },
  dropVoucher: { run: drop },
  showTransfer: {
    change: () => ({ paymentMethod: 'BANK_TRANSFER' }),
    run: ({ tx, booking, now }) => retireAttempts(tx, booking, now),
  },
  newReference: {
    change: () => ({ paymentMethod: 'VNPAY' }),
    run: ({ tx, booking, now }) => retireAttempts(tx, booking, now),
  },
  bookOrAsk: {
    change: (plan) => (plan.to === 'ORDERED' ? issueQr : hostClock).change?.(plan) ?? {},
    jobs: (step) => (step.to === 'ORDERED' ? issueQr : hostClock).jobs?.(step) ?? [],
    run: async (step) => {
      if (step.to === 'ORDERED') await consume(step)
    },
  },
  issueQr,
  revokeQr: implied,
  startHostDeadline: hostClock,
  extendHold: { change: () => ({ transferReported: true, holdUntil: null }) },
  refundInFull: {
    // Editing fees go back with everything else.
    change: ({ event }) => (event === 'latePayment' ? {} : { editingFee: 0 }),
    run: refundEverything,
  },
  openPaymentWindow: {
    change: ({ now, stay }) => ({
      accepted: true,
      hostDeadline: null,
      holdUntil: earlier(now.add({ hours: PAYMENT_OUTER_HOURS }), lastArrivalOf(stay.checkOut)),
    }),
    jobs: endOfHold,
  },
  refundDifference: { run: refundExcess },
  refundByPolicy: {
    change: ({ params }) => ({ cancellationFee: numberIn(params, 'fee') }),
    run: refundByPolicy,
  },
  refundInPart: { run: refundInPart },
  holdEdit,
  dropEdit,
  applyEdit,
  openEditPayment,
  /** The fee is in what is to be paid, and counted when it has been. */
  chargeContactFee: implied,
  closeRequests,
  recordCheckIn: { change: ({ now }) => ({ checkedInAt: now }) },
  residencyTask: {
    run: ({ tx, now, booking }) =>
      addResidencyTask(tx, {
        resortId: booking.resortId,
        bookingId: booking.id,
        hostId: booking.hostId,
        code: booking.code,
        guests: booking.adults + booking.children + booking.toddlers,
        checkedInAt: booking.checkedInAt ?? now,
      }),
  },
  freezePayout: { run: freeze },
  releasePayout: { run: releasePayout },
  countHostCancellation: { run: countCancellation },
  openStaffCase: { run: staff },
  /** Whether a stay may be reviewed follows from its status and the moment of this event. */
  openReviews: implied,
  payOut: {
    change: ({ before }) => ({ noShow: before?.checkedInAt === null }),
    run: payOut,
  },
  /** A deleted booking is in no list: the status hides it. */
  hide: implied,
  endServices: { run: endServices },
  askServices: { run: askServices },
  /** The notice leads to the booking, and the booking's page searches other places for the same days. */
  suggestPlaces: implied,
  notifyGuest: { run: tell('guest') },
  notifyHost: { run: tell('host') },
  notifyStaff: { run: staff },
}
