import { dayAt, momentAt } from './nights.ts'

type Stay = { readonly checkIn: string; readonly checkOut: string; readonly checkedInAt: string | null }

/**
 * Where a guest stands with an agreed stay. `ahead` its day is `days` away · `today` not before its hour · `open` one may come ·
 * `here` one is there, and leaves in `days` · `over` the hour of leaving has come.
 */
export type StayStage =
  | { readonly stage: 'ahead' | 'here'; readonly days: number }
  | { readonly stage: 'today' | 'open' | 'over' }

/** The {@link StayStage} at a moment, by the place's own hours; a night that has begun counts as being there. */
export function stageOf(
  { checkIn, checkOut, checkedInAt }: Stay,
  hours: { readonly checkInTime: string; readonly checkOutTime: string },
  now: Temporal.Instant,
): StayStage {
  const today = dayAt(now)
  const daysTo = (day: string) => Temporal.PlainDate.from(today).until(Temporal.PlainDate.from(day)).days
  const before = (moment: Temporal.Instant) => Temporal.Instant.compare(now, moment) < 0
  if (checkIn > today) return { stage: 'ahead', days: daysTo(checkIn) }
  if (!before(momentAt(checkOut, hours.checkOutTime))) return { stage: 'over' }
  if (checkedInAt !== null || checkIn < today) return { stage: 'here', days: daysTo(checkOut) }
  return { stage: before(momentAt(checkIn, hours.checkInTime)) ? 'today' : 'open' }
}
