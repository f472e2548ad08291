import { DAY } from '#contract/days.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { plainDate, weekday } from './days.ts'

/**
 * How far every resort's clock is ahead of UTC, in milliseconds: seven hours, without summer time, since 1975 (tz database,
 * Asia/Ho_Chi_Minh). To ask the browser for it costs a slow phone 50 ms when the app starts.
 */
const AHEAD = (7 / 24) * DAY

/** The calendar day and clock time of a moment at the resort. */
export function wallClock(instant: string): { day: string; time: string } {
  const there = new Date(Date.parse(instant) + AHEAD).toISOString()
  return { day: there.slice(0, 10), time: there.slice(11, 16) }
}

/** A clock time: "14:35". */
export const time = (instant: string): string => wallClock(instant).time

/** A moment: "14:35, 17/02/2026", "14:35, 17 Feb 2026". */
export function moment(instant: string, language: Language): string {
  const { day, time } = wallClock(instant)
  return `${time}, ${plainDate(day, language)}`
}

/** Until when something may be done: "trước 14:35 hôm nay", "trước 14:35, thứ Bảy"; more than six days ahead with its date. */
export function deadline(instant: string, language: Language, now: string): string {
  const { day, time } = wallClock(instant)
  const far = Date.parse(instant) - Date.parse(now) > 6 * DAY
  if (day === wallClock(now).day) return language === 'vi' ? `trước ${time} hôm nay` : `before ${time} today`
  const when = far ? plainDate(day, language) : weekday(day, language)
  return language === 'vi' ? `trước ${time}, ${when}` : `before ${time}, ${when}`
}

const STEPS = [
  { seconds: 86_400, vi: 'ngày', en: 'day' },
  { seconds: 3600, vi: 'giờ', en: 'hour' },
  { seconds: 60, vi: 'phút', en: 'minute' },
] as const

/** How long ago: "5 phút trước", "5 minutes ago"; within a minute "vừa xong", "just now". What lies ahead says that a clock is wrong, so its moment is said. */
export function ago(instant: string, language: Language, now: string): string {
  const seconds = (Date.parse(now) - Date.parse(instant)) / 1000
  if (seconds <= -60) return moment(instant, language)
  const step = STEPS.find((one) => seconds >= one.seconds)
  if (step === undefined) return language === 'vi' ? 'vừa xong' : 'just now'
  const count = Math.floor(seconds / step.seconds)
  return language === 'vi' ? `${count} ${step.vi} trước` : `${count} ${step.en}${count === 1 ? '' : 's'} ago`
}
