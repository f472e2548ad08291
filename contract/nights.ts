/** The zone of every resort, and of every clock time the product says. */
export const ZONE = 'Asia/Ho_Chi_Minh'

/** The resort's calendar day at a moment. */
export const dayAt = (now: Temporal.Instant): string => now.toZonedDateTimeISO(ZONE).toPlainDate().toString()

/** Whether a moment comes before another. */
export const isBefore = (one: Temporal.Instant, other: Temporal.Instant): boolean =>
  Temporal.Instant.compare(one, other) < 0

/** The earlier of two moments. */
export const earlier = (left: Temporal.Instant, right: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(left, right) < 0 ? left : right

/** The later of two moments. */
export const later = (left: Temporal.Instant, right: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(left, right) > 0 ? left : right

/** The nights of a stay as dates, in order: check-in included, check-out not. Empty when the dates are reversed. */
export function nightsOf(checkIn: string, checkOut: string): string[] {
  const nights: string[] = []
  const end = Temporal.PlainDate.from(checkOut)
  for (
    let night = Temporal.PlainDate.from(checkIn);
    Temporal.PlainDate.compare(night, end) < 0;
    night = night.add({ days: 1 })
  )
    nights.push(night.toString())
  return nights
}

/** The last moment to arrive for a stay: its last night, a minute to midnight at the resort. From then on nothing books it. */
export const lastArrivalOf = (checkOut: string): Temporal.Instant =>
  momentAt(Temporal.PlainDate.from(checkOut).subtract({ days: 1 }).toString(), '23:59')

/** What was worked out last: the same days and hours are asked about again and again. */
const moments = new Map<string, Temporal.Instant>()
const MOMENTS_KEPT = 1_000

/** The moment of a wall-clock time (`HH:mm`) on a day at the resort. */
export function momentAt(day: string, time: string): Temporal.Instant {
  const key = `${day} ${time}`
  const known = moments.get(key)
  if (known) return known
  const moment = Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: ZONE, plainTime: Temporal.PlainTime.from(time) })
    .toInstant()
  if (moments.size >= MOMENTS_KEPT) moments.clear()
  moments.set(key, moment)
  return moment
}
