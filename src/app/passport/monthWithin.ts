import type { Format } from '#src/i18n/useFormat.ts'

/** A day's month within a sentence, where Vietnamese writes it small: "tháng 3/2026", "Mar 2026". */
export const monthWithin = (format: Format, day: string): string =>
  format.month(day).replace('Tháng', 'tháng')
