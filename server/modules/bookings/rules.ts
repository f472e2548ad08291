import { earlier, momentAt, ZONE } from '#contract/nights.ts'
import { hostAnswersBefore } from '#contract/sameDay.ts'
import {
  CANCELLATION_ANSWER_BEFORE_CHECKIN_HOURS,
  CANCELLATION_ANSWER_HOURS,
  COMPLETE_AFTER_CHECKOUT_HOURS,
  EDIT_ANSWER_HOURS,
  EDIT_CUTOFF_HOURS,
  EDIT_PAYMENT_OUTER_HOURS,
  HOLD_MINUTES,
  HOST_ANSWER_MINUTES,
  HOST_CANCELLATIONS,
  HOST_CLOCK,
  STAFF_LOOKS_HOURS,
} from '#contract/numbers.ts'
import { monthAt } from '#server/today.ts'

/** Until when nights are held for a first payment. */
export const holdUntilFrom = (now: Temporal.Instant): Temporal.Instant => now.add({ minutes: HOLD_MINUTES })

/** When a stay completes by itself: two hours after check-out. */
export const completeAt = (stay: { checkOut: string; checkOutTime: string }): Temporal.Instant =>
  momentAt(stay.checkOut, stay.checkOutTime).add({ hours: COMPLETE_AFTER_CHECKOUT_HOURS })

/** When a guest is reminded of their arrival: in the morning of the day before. */
export const remindGuestAt = (stay: { checkIn: string }): Temporal.Instant =>
  momentAt(Temporal.PlainDate.from(stay.checkIn).subtract({ days: 1 }).toString(), '10:00')

/** After a host's time staff looks this long, before everything goes back to the guest. */
export const staffLooksUntil = (deadline: Temporal.Instant): Temporal.Instant =>
  deadline.add({ hours: STAFF_LOOKS_HOURS })

const answeringTime = () => Temporal.Duration.from({ minutes: HOST_ANSWER_MINUTES })

/**
 * When this much of a host's answering time has passed since `now`. The clock stands still at night at the resort, so a
 * request of late evening is answered after breakfast, never at two in the morning.
 */
export function hostDeadlineFrom(now: Temporal.Instant, answering = answeringTime()): Temporal.Instant {
  const opens = Temporal.PlainTime.from(HOST_CLOCK.opens)
  const closes = Temporal.PlainTime.from(HOST_CLOCK.closes)
  const local = now.toZonedDateTimeISO(ZONE)
  const time = local.toPlainTime()
  const nextMorning = () => local.add({ days: 1 }).withPlainTime(opens).toInstant()
  if (Temporal.PlainTime.compare(time, opens) < 0)
    return hostDeadlineFrom(local.withPlainTime(opens).toInstant(), answering)
  if (Temporal.PlainTime.compare(time, closes) >= 0) return hostDeadlineFrom(nextMorning(), answering)
  const deadline = now.add(answering)
  const closing = local.withPlainTime(closes).toInstant()
  if (Temporal.Instant.compare(deadline, closing) <= 0) return deadline
  return hostDeadlineFrom(nextMorning(), answering.subtract(now.until(closing)))
}

/** Until when a host answers for a stay: within their answering time, and before the guest should arrive. */
export const hostAnswersBy = (
  stay: { checkIn: string; checkInTime: string },
  now: Temporal.Instant,
): Temporal.Instant => earlier(hostDeadlineFrom(now), hostAnswersBefore(stay, now))

/** When a host is reminded: after half of the answering time and after nine tenths of it. */
export const hostRemindersFrom = (now: Temporal.Instant): readonly Temporal.Instant[] =>
  [0.5, 0.9].map((part) =>
    hostDeadlineFrom(now, Temporal.Duration.from({ seconds: Math.round(HOST_ANSWER_MINUTES * 60 * part) })),
  )

const { month: MONTH_LIMIT, year: YEAR_LIMIT } = HOST_CANCELLATIONS

const yearOf = (month: string): string => month.slice(0, 4)

/** How many of these cancellations lie in the calendar month and year of now, at the resort. */
export function cancellationCounts(
  cancellations: readonly Temporal.Instant[],
  now: Temporal.Instant,
): { month: number; year: number } {
  const today = monthAt(now)
  const ofYear = cancellations.map(monthAt).filter((month) => yearOf(month) === yearOf(today))
  return { month: ofYear.filter((month) => month === today).length, year: ofYear.length }
}

type Stay = { checkIn: string; checkInTime: string; checkOut: string; checkOutTime: string }
const arrivalOf = (stay: Stay) => momentAt(stay.checkIn, stay.checkInTime)
/** When a stay is to be left. */
export const departureOf = (stay: Pick<Stay, 'checkOut' | 'checkOutTime'>) =>
  momentAt(stay.checkOut, stay.checkOutTime)

/** Until when a guest may ask for changes. */
export const editableUntil = (stay: Stay): Temporal.Instant =>
  arrivalOf(stay).subtract({ hours: EDIT_CUTOFF_HOURS })

/**
 * Until when a request for a change is answered: a day. A guest's ends with their right to change; a host's with check-in, or
 * with check-out when the guest is there already.
 */
export function editAnswerBy(by: 'KT' | 'CSH', stay: Stay, now: Temporal.Instant): Temporal.Instant {
  const day = now.add({ hours: EDIT_ANSWER_HOURS })
  if (by === 'KT') return earlier(day, editableUntil(stay))
  const arrival = arrivalOf(stay)
  return earlier(day, Temporal.Instant.compare(now, arrival) < 0 ? arrival : departureOf(stay))
}

/** Until when an agreed change is paid at the latest: a day, or the end of the right to change (for a host's, check-out). */
export function editPaymentUntil(
  edit: { by: 'KT' | 'CSH' | 'STF' },
  { now, before }: { now: Temporal.Instant; before: Stay | null },
): Temporal.Instant {
  const day = now.add({ hours: EDIT_PAYMENT_OUTER_HOURS })
  if (before === null) return day
  return earlier(day, edit.by === 'KT' ? editableUntil(before) : departureOf(before))
}

/** Until when a guest answers a request to cancel: two days, or a day before check-in; close to it, until check-out. */
export function cancellationAnswerBy(stay: Stay, now: Temporal.Instant): Temporal.Instant {
  const days = now.add({ hours: CANCELLATION_ANSWER_HOURS })
  const dayBefore = arrivalOf(stay).subtract({ hours: CANCELLATION_ANSWER_BEFORE_CHECKIN_HOURS })
  return earlier(days, Temporal.Instant.compare(now, dayBefore) < 0 ? dayBefore : departureOf(stay))
}

/**
 * Until when a host takes no new bookings, by the moments of their cancellations: three in a calendar month lock for one
 * month; six in a calendar year, or a second lock within twelve months, for good (`forever`). Null: not locked.
 */
export function hostLock(
  cancellations: readonly Temporal.Instant[],
  now: Temporal.Instant,
): Temporal.Instant | 'forever' | null {
  const months = new Map<string, number>()
  const years = new Map<string, number>()
  let lockedAt: Temporal.ZonedDateTime | null = null
  for (const moment of cancellations.toSorted((a, b) => Temporal.Instant.compare(a, b))) {
    const month = monthAt(moment)
    const year = yearOf(month)
    months.set(month, (months.get(month) ?? 0) + 1)
    years.set(year, (years.get(year) ?? 0) + 1)
    if ((years.get(year) ?? 0) >= YEAR_LIMIT) return 'forever'
    if (months.get(month) !== MONTH_LIMIT) continue
    const local = moment.toZonedDateTimeISO(ZONE)
    if (lockedAt && Temporal.ZonedDateTime.compare(local, lockedAt.add({ months: 12 })) < 0) return 'forever'
    lockedAt = local
  }
  const until = lockedAt?.add({ months: 1 }).toInstant() ?? now
  return Temporal.Instant.compare(now, until) < 0 ? until : null
}
