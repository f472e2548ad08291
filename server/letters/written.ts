import { ZONE } from '#contract/nights.ts'
import type { Language } from '#contract/shapes/primitives.ts'

const LOCALE = { vi: 'vi-VN', en: 'en-GB' } as const satisfies Record<Language, string>
const GROUPED = { vi: 'vi-VN', en: 'en-US' } as const satisfies Record<Language, string>

/** An amount; its sign never stands alone on the next line. */
export const moneyText = (amount: number, language: Language): string =>
  `${amount.toLocaleString(GROUPED[language])}\u00a0₫`

/** A day with its weekday. */
export const dayText = (day: string, language: Language): string =>
  Temporal.PlainDate.from(day).toLocaleString(LOCALE[language], {
    weekday: 'long',
    day: '2-digit',
    month: language === 'vi' ? '2-digit' : 'short',
    year: 'numeric',
  })

/** A moment as the clock shows it in Việt Nam. */
export function momentText(moment: Temporal.Instant, language: Language): string {
  const there = moment.toZonedDateTimeISO(ZONE)
  const time = there.toPlainTime().toString({ smallestUnit: 'minute' })
  return `${time}, ${dayText(there.toPlainDate().toString(), language)}`
}
