import { momentAt, ZONE } from '#contract/nights.ts'
import {
  COMPLETE_AFTER_CHECKOUT_HOURS,
  HOLD_MINUTES,
  HOST_ANSWER_MINUTES,
  HOST_CLOCK,
} from '#contract/numbers.ts'

/** Until when nights are held for a first payment. */
export const holdUntilFrom = (now: Temporal.Instant): Temporal.Instant => now.add({ minutes: HOLD_MINUTES })

/** When a stay completes by itself: two hours after check-out. */
export const completeAt = (stay: { checkOut: string; checkOutTime: string }): Temporal.Instant =>
  momentAt(stay.checkOut, stay.checkOutTime).add({ hours: COMPLETE_AFTER_CHECKOUT_HOURS })

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

/** When a host is reminded: after half of the answering time and after nine tenths of it. */
export const hostRemindersFrom = (now: Temporal.Instant): readonly Temporal.Instant[] =>
  [0.5, 0.9].map((part) =>
    hostDeadlineFrom(now, Temporal.Duration.from({ seconds: Math.round(HOST_ANSWER_MINUTES * 60 * part) })),
  )

const MONTH_LIMIT = 3
const YEAR_LIMIT = 6

/**
 * Until when a host takes no new bookings, by the moments of their cancellations: three in a calendar month lock for one
 * month; six in a calendar year, or a second lock within twelve months, for good (`forever`). Null: not locked.
 */
export function hostLock(
  cancellations: readonly Temporal.Instant[],
  now: Temporal.Instant,
): Temporal.Instant | 'forever' | null {
  const months = new Map<string, number>()
  const years = new Map<number, number>()
  let until: Temporal.ZonedDateTime | null = null
  let lockedAt: Temporal.ZonedDateTime | null = null
  for (const moment of cancellations.toSorted((a, b) => Temporal.Instant.compare(a, b))) {
    const local = moment.toZonedDateTimeISO(ZONE)
    const month = `${local.year}-${local.month}`
    months.set(month, (months.get(month) ?? 0) + 1)
    years.set(local.year, (years.get(local.year) ?? 0) + 1)
    if ((years.get(local.year) ?? 0) >= YEAR_LIMIT) return 'forever'
    if (months.get(month) !== MONTH_LIMIT) continue
    if (lockedAt && Temporal.ZonedDateTime.compare(local, lockedAt.add({ months: 12 })) < 0) return 'forever'
    lockedAt = local
    until = local.add({ months: 1 })
  }
  return until && Temporal.Instant.compare(now, until.toInstant()) < 0 ? until.toInstant() : null
}
