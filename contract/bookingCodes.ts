/** The first letters of a booking's code, by what was booked; the gateway's references begin with them, too. */
export const CODE_PREFIX = { stay: 'GHE', service: 'GHV' } as const

/** Whether a gateway's reference is of a service booking. */
export const isServiceReference = (reference: string): boolean => reference.startsWith(CODE_PREFIX.service)

const bare = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The codes that somebody may mean, as they are written everywhere (GHE-7K2M9Q): case, dashes and spaces are forgiven, and
 * without the first letters it may be a stay's or a service's. Empty when the text is no code.
 */
export function codesTyped(text: string): string[] {
  const [, prefix, letters] = /^(GHE|GHV)?([0-9A-Z]{6})$/.exec(bare(text)) ?? []
  const prefixes = prefix === undefined ? Object.values(CODE_PREFIX) : [prefix]
  return letters === undefined ? [] : prefixes.map((first) => `${first}-${letters}`)
}

/** The codes within a text that holds more than one, such as the words a bank shows with a transfer: those with their first letters. */
export const codesWithin = (text: string): string[] =>
  [...text.toUpperCase().matchAll(/(?<![\p{L}\p{N}])(GHE|GHV)[\s–-]?([0-9A-Z]{6})(?![\p{L}\p{N}])/gu)].map(
    ([, prefix = '', letters = '']) => `${prefix}-${letters}`,
  )

/** A stay's code that somebody typed; null when the text is none. */
export const stayCodeTyped = (text: string): string | null =>
  codesTyped(text).find((code) => code.startsWith(CODE_PREFIX.stay)) ?? null

/** A booking's code as a transfer carries it: the same letters without the dash, which banks drop. */
export const transferMemo = (code: string): string => bare(code)
