import type { Language } from '#contract/shapes/primitives.ts'

/** "Th 2" stays on one line. */
const SHORT_DAYS = {
  vi: ['CN', ...[2, 3, 4, 5, 6, 7].map((day) => `Th\u00a0${day}`)],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const
const LONG_DAYS = {
  vi: ['Chủ Nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

type Parts = { year: string; month: string; day: string; weekday: number }

/** The parts of a calendar day `YYYY-MM-DD`. Days have no zone, so they are counted in UTC. */
function parts(day: string): Parts {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month, day: date, weekday: new Date(`${day}T00:00:00Z`).getUTCDay() }
}

const monthName = (month: string): string => MONTHS[Number(month) - 1] ?? month

/** A weekday, as short as it gets: "Th 3", "Tue". */
export const dayName = (day: string, language: Language): string =>
  SHORT_DAYS[language][parts(day).weekday] ?? ''

/** A day with its weekday: "17/02/2026 (Th 3)", "17 Feb 2026 (Tue)". */
export function date(day: string, language: Language): string {
  const { year, month, day: date, weekday } = parts(day)
  const name = SHORT_DAYS[language][weekday] ?? ''
  return language === 'vi'
    ? `${date}/${month}/${year} (${name})`
    : `${Number(date)} ${monthName(month)} ${year} (${name})`
}

/** A day without its weekday: "17/02/2026", "17 Feb 2026". */
export function plainDate(day: string, language: Language): string {
  const { year, month, day: date } = parts(day)
  return language === 'vi' ? `${date}/${month}/${year}` : `${Number(date)} ${monthName(month)} ${year}`
}

/** A day within the year: "Th 3, 17/02", "Tue, 17 Feb". */
export function shortDate(day: string, language: Language): string {
  const { month, day: date, weekday } = parts(day)
  const name = SHORT_DAYS[language][weekday] ?? ''
  return language === 'vi' ? `${name}, ${date}/${month}` : `${name}, ${Number(date)} ${monthName(month)}`
}

/** A day in words, for a screen reader: "thứ Ba, ngày 17 tháng 2 năm 2026", "Tuesday, 17 Feb 2026". */
export function spokenDate(day: string, language: Language): string {
  const { year, month, day: date, weekday } = parts(day)
  const name = LONG_DAYS[language][weekday] ?? ''
  return language === 'vi'
    ? `${name}, ngày ${Number(date)} tháng ${Number(month)} năm ${year}`
    : `${name}, ${Number(date)} ${monthName(month)} ${year}`
}

/** The weekday in words: "thứ Bảy", "Saturday". */
export const weekday = (day: string, language: Language): string =>
  LONG_DAYS[language][parts(day).weekday] ?? ''

/** A month: "Tháng 2/2026", "Feb 2026". `day` is any of its days. */
export function month(day: string, language: Language): string {
  const { year, month: number } = parts(day)
  return language === 'vi' ? `Tháng ${Number(number)}/${year}` : `${monthName(number)} ${year}`
}

/** From one day to another, without what repeats: "17–20/02/2026", "28/02 – 02/03/2026", "17–20 Feb 2026"; of one day that day alone. */
export function range(from: string, to: string, language: Language): string {
  const a = parts(from)
  const b = parts(to)
  const english = language === 'en'
  if (from === to) return plainDate(from, language)
  if (a.year !== b.year) return `${plainDate(from, language)} – ${plainDate(to, language)}`
  if (a.month !== b.month)
    return english
      ? `${Number(a.day)} ${monthName(a.month)} – ${plainDate(to, language)}`
      : `${a.day}/${a.month} – ${plainDate(to, language)}`
  return english ? `${Number(a.day)}–${plainDate(to, language)}` : `${a.day}–${plainDate(to, language)}`
}

/** A count of nights: "3 đêm", "1 night", "3 nights". */
export const nights = (count: number, language: Language): string =>
  language === 'vi' ? `${count} đêm` : `${count} ${count === 1 ? 'night' : 'nights'}`
