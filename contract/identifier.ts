/** Vietnamese numbers in any usual spelling: 0912…, 84912…, +84 912 …, with spaces, dots or dashes. */
const PHONE_NOISE = /[\s.\-()]/g

/**
 * A phone number in its one stored form, `+` and 10 to 15 digits; null when it is not one.
 * A leading 0 is read as Vietnam (+84).
 */
export function normalPhone(typed: string): string | null {
  const digits = typed.replace(PHONE_NOISE, '')
  const international = digits.startsWith('+')
    ? digits
    : digits.startsWith('84') && digits.length >= 11
      ? `+${digits}`
      : digits.startsWith('0')
        ? `+84${digits.slice(1)}`
        : ''
  return /^\+[1-9]\d{9,14}$/.test(international) ? international : null
}

/** What is wrong with what a person signs in with: an email where there is an @ or a letter, else a phone number. */
export function identifierProblem(typed: string): 'C_001' | 'G_EMAIL_FORMAT' | 'G_PHONE_FORMAT' | null {
  const text = typed.trim()
  if (text === '') return 'C_001'
  if (/[@\p{L}]/u.test(text)) return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text) ? null : 'G_EMAIL_FORMAT'
  return normalPhone(text) === null ? 'G_PHONE_FORMAT' : null
}
