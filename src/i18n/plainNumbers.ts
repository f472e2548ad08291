import { number } from './format/money.ts'

/**
 * What the words of the app ask the browser about numbers, answered without it where that is a line: its first answer reads all
 * it knows of languages, which keeps a slow phone 70 ms from answering a tap. Put into Lingui by scripts/vite/lightNumbers.ts.
 */

const isPlain = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && !Object.is(value, -0)

/** Formats whole numbers as `Intl.NumberFormat` does; all others by it. */
export function numbersOf(
  locales: readonly string[],
  format?: Intl.NumberFormatOptions,
): Pick<Intl.NumberFormat, 'format'> {
  const [language] = locales
  let full: Intl.NumberFormat | undefined
  return {
    format(value) {
      if (format === undefined && (language === 'vi' || language === 'en') && isPlain(value))
        return number(value, language)
      full ??= new Intl.NumberFormat([...locales], format)
      return full.format(value)
    },
  }
}

/** Which form of a counted word goes with a number, as `Intl.PluralRules` says: Vietnamese has one, English two. */
export function cardinalsOf(locales: readonly string[]): Pick<Intl.PluralRules, 'select'> {
  const [language] = locales
  if (language === 'vi') return { select: () => 'other' }
  if (language === 'en') return { select: (value) => (Math.abs(value) === 1 ? 'one' : 'other') }
  return new Intl.PluralRules([...locales], { type: 'cardinal' })
}
