import { bookingMachine, factsOf } from '#contract/booking/booking.ts'
import { keptIn } from '#contract/booking/kept.ts'
import type { Actor, BookingEvent } from '#contract/booking/names.ts'
import { ACTS_FOR, type ActFor, type DeskBooking } from '#contract/shapes/desk.ts'
import { NO_STAY } from '#contract/statuses.ts'

/** What staff does in their own name. */
const OWN_ACTS = [
  'settle',
  'resolve',
  'checkIn',
  'contact',
  'waiveEditing',
  'waiveCancellation',
  'forceCancel',
] as const
export type OwnAct = (typeof OWN_ACTS)[number]
export type Act = ActFor | OwnAct

/** The steps of the machine behind an act in another's place. */
const STEPS: Record<ActFor, { actor: Actor; events: readonly BookingEvent[] }> = {
  GUEST_CANCEL: { actor: 'KT', events: ['cancel', 'withdraw'] },
  GUEST_WITHDRAW: { actor: 'KT', events: ['withdrawEdit', 'editWindowOver'] },
  GUEST_ACCEPT: { actor: 'KT', events: ['acceptHostEdit', 'acceptCancellation'] },
  GUEST_REFUSE: { actor: 'KT', events: ['refuseHostEdit', 'refuseCancellation'] },
  GUEST_COMPLETE: { actor: 'KT', events: ['complete'] },
  HOST_CONFIRM: { actor: 'CSH', events: ['confirm'] },
  HOST_ACCEPT: { actor: 'CSH', events: ['accept'] },
  HOST_REJECT: { actor: 'CSH', events: ['reject'] },
  HOST_ACCEPT_EDIT: { actor: 'CSH', events: ['acceptEdit'] },
  HOST_REFUSE_EDIT: { actor: 'CSH', events: ['rejectEdit'] },
  HOST_WITHDRAW: { actor: 'CSH', events: ['withdrawHostEdit', 'withdrawCancellation'] },
  HOST_COMPLETE: { actor: 'CSH', events: ['complete'] },
}

/** Where money by transfer may come though nothing is awaited any more. */
const MAY_COME = bookingMachine.from('latePayment')

/** Whether a transfer of the stay, or of its change, is reported and has not been found yet. */
export const isReported = ({
  status,
  transferReported,
  transferUnderReview,
  paid,
  total,
  edit,
}: DeskBooking['booking']): boolean =>
  (status === 'CSH_CONFIRM' && transferReported && (transferUnderReview || paid < total)) ||
  (status === 'PENDING_PAYMENT_EDIT' && Boolean(edit?.reportedAt))

/** What may be done with a booking at a moment, as its machine says; the server decides again. */
export function possibleActs({ booking, transfers }: DeskBooking, now: number): ReadonlySet<Act> {
  const facts = {
    ...factsOf(booking, Temporal.Instant.fromEpochMilliseconds(now), {
      checkIn: booking.arrival.checkInTime,
      checkOut: booking.arrival.checkOutTime,
    }),
    ...(booking.edit ? { difference: booking.edit.difference } : {}),
  }
  const can = (event: BookingEvent, actor: Actor) => bookingMachine.can(facts, event, actor)
  const own: Record<OwnAct, boolean> = {
    settle:
      isReported(booking) ||
      transfers.some(({ state }) => state === 'UNCLEAR' || state === 'IN_DOUBT') ||
      (MAY_COME.includes(booking.status) && booking.paymentMethod === 'BANK_TRANSFER'),
    resolve: booking.status === 'COMPLAIN' && booking.complaint?.decision === null,
    checkIn: can('checkIn', 'STF'),
    contact: can('editContact', 'STF'),
    waiveEditing: booking.editingFee > 0,
    waiveCancellation: booking.cancellationFee > 0 && NO_STAY.includes(booking.status),
    forceCancel: can('forceCancel', 'STF'),
  }
  // What came is for staff to decide about; the host's answer would need an amount that only they can tell.
  const isStaffs: Partial<Record<Act, boolean>> = {
    HOST_CONFIRM: booking.transferReported && transfers.some(({ state }) => state === 'IN_DOUBT'),
    HOST_REJECT: booking.transferReported && keptIn(booking) <= 0,
  }
  const forOthers = ACTS_FOR.filter((act) => {
    const { actor, events } = STEPS[act]
    return isStaffs[act] !== true && events.some((event) => can(event, actor))
  })
  return new Set<Act>([...OWN_ACTS.filter((act) => own[act]), ...forOthers])
}
