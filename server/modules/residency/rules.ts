import { dayAt, momentAt } from '#contract/nights.ts'

/** The hour until which guests of the same day are registered, and the one for those who come after it. */
const EVENING = '23:00'
const MORNING = '08:00'

/**
 * By when a stay is to be registered: 23:00 on the day of arrival; who comes after 23:00, by 08:00 of the next day (Law on
 * Residence 2020, article 30).
 */
export function registerBy(checkedInAt: Temporal.Instant): Temporal.Instant {
  const day = dayAt(checkedInAt)
  const evening = momentAt(day, EVENING)
  if (Temporal.Instant.compare(checkedInAt, evening) < 0) return evening
  return momentAt(Temporal.PlainDate.from(day).add({ days: 1 }).toString(), MORNING)
}
