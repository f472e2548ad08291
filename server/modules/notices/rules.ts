import { dayAt, momentAt } from '#contract/nights.ts'
import type { Kind, NoticeSettings } from '#contract/shapes/notification.ts'
import { targetName } from '#contract/targets.ts'

/** When quiet hours that hold now end; null when nothing is quiet. They may go over midnight. */
export function quietUntil(now: Temporal.Instant, quiet: NoticeSettings['quiet']): Temporal.Instant | null {
  if (quiet === null || quiet.from === quiet.to) return null
  const today = Temporal.PlainDate.from(dayAt(now))
  const holds = [today.subtract({ days: 1 }), today]
    .map((day) => ({
      from: momentAt(day.toString(), quiet.from),
      to: momentAt((quiet.from < quiet.to ? day : day.add({ days: 1 })).toString(), quiet.to),
    }))
    .find(({ from, to }) => Temporal.Instant.compare(from, now) <= 0 && Temporal.Instant.compare(now, to) < 0)
  return holds?.to ?? null
}

const KIND_OF: Partial<Record<ReturnType<typeof targetName>, Kind>> = {
  BOOKING: 'BOOKING',
  CHAT: 'CHAT',
  RATE: 'RATE',
  REVENUE: 'REVENUE',
  MARKETING: 'MARKETING',
  RESORT: 'MARKETING',
  BOOKING_SERVICE: 'BOOKING_SERVICE',
}

/** Whether a person lets a notice that leads there sound. What is about the account itself always does. */
export function maySound(target: number, { kinds }: NoticeSettings): boolean {
  const kind = KIND_OF[targetName(target)]
  return kind === undefined || kinds[kind]
}
