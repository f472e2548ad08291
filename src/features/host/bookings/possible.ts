import { keptIn } from '#contract/booking/kept.ts'
import { bookingMachine, factsOf } from '#contract/booking/booking.ts'
import type { BookingEvent } from '#contract/booking/names.ts'
import type { HostBookingDetail } from '#contract/shapes/host.ts'

/** What a host can do with a booking; each opens a question of its own. */
export const ACTS = [
  'confirm',
  'received',
  'accept',
  'acceptEdit',
  'complete',
  'departEarly',
  'noShow',
  'withdraw',
  'requestEdit',
  'reject',
  'rejectEdit',
  'requestCancellation',
] as const
export type Act = (typeof ACTS)[number]

/** Exactly what the booking's machine allows this host at this moment; the server decides again. */
export function possibleActs(booking: HostBookingDetail, now: number): ReadonlySet<Act> {
  const { checkInTime, checkOutTime } = booking.arrival
  const facts = {
    ...factsOf(booking, Temporal.Instant.fromEpochMilliseconds(now), {
      checkIn: checkInTime,
      checkOut: checkOutTime,
    }),
    ...(booking.edit ? { difference: booking.edit.difference } : {}),
  }
  const can = (event: BookingEvent) => bookingMachine.can(facts, event, 'CSH')
  const came = booking.checkedInAt !== null
  const over = Temporal.Instant.compare(facts.now, facts.departure) >= 0
  const reported = booking.transferReported && keptIn(booking) < booking.total
  const editReported = booking.status === 'PENDING_PAYMENT_EDIT' && Boolean(booking.edit?.reportedAt)
  const may: Record<Act, boolean> = {
    confirm: can('confirm') && !reported,
    received: ((can('confirm') && reported) || editReported) && !booking.transferUnderReview,
    accept: can('accept'),
    acceptEdit: can('acceptEdit'),
    complete: can('complete') && over,
    departEarly: can('complete') && came && !over,
    noShow: can('complete') && over && !came,
    withdraw: can('withdrawHostEdit') || can('withdrawCancellation'),
    requestEdit: can('hostRequestEdit'),
    reject: can('reject') && !booking.transferUnderReview,
    rejectEdit: can('rejectEdit'),
    requestCancellation: can('requestCancellation'),
  }
  return new Set(ACTS.filter((act) => may[act]))
}
