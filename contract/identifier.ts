/** Vietnamese numbers in any usual spelling: 0912…, 84912…, +84 912 …, +84 (0)912 …, with spaces, dots, dashes or brackets. */
const PHONE_NOISE = /[\s.\-‐‑–()]/g

/**
 * A phone number in its one stored form, `+` and 10 to 15 digits; null when it is not one.
 * A leading 0 is read as Vietnam (+84).
 */
export function normalPhone(typed: string): string | null {
  const digits = typed.normalize('NFKC').replace(PHONE_NOISE, '')
  const international = digits.startsWith('+')
    ? digits
    : digits.startsWith('84') && digits.length >= 11
      ? `+${digits}`
      : digits.startsWith('0')
        ? `+84${digits.slice(1)}`
        : ''
  const number = international.replace(/^\+840/, '+84')
  return /^\+[1-9]\d{9,14}$/.test(number) ? number : null
}

/** An email in its one stored form: composed, trimmed, lower case. */
export const normalEmail = (typed: string): string => typed.normalize('NFC').trim().toLowerCase()

/** A Vietnamese mobile number, which is where a text message can be sent. */
const MOBILE = /^\+84[35789]\d{8}$/
/** Letters of any script before and after the @, a dot in the domain, no space; at most what mail servers take. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u
const EMAIL_MOST = 254

/** Whether a text is an email: the part before the @, and a domain with a dot. */
export const isEmail = (typed: string): boolean => {
  const email = normalEmail(typed)
  return email.length <= EMAIL_MOST && EMAIL.test(email) && !/\.\.|^\.|\.@|@\.|@-|-\.|\.-/.test(email)
}

/** What is wrong with what a person signs in with: an email where there is an @ or a letter, else a phone number. */
export function identifierProblem(typed: string): 'C_001' | 'G_EMAIL_FORMAT' | 'G_PHONE_FORMAT' | null {
  const text = typed.trim()
  if (text === '') return 'C_001'
  if (/[@\p{L}]/u.test(text)) return isEmail(text) ? null : 'G_EMAIL_FORMAT'
  return normalPhone(text) === null ? 'G_PHONE_FORMAT' : null
}

/** As {@link identifierProblem}, and a code must be able to arrive there. */
export const reachableProblem = (typed: string): ReturnType<typeof identifierProblem> | 'G_PHONE_ABROAD' => {
  const problem = identifierProblem(typed)
  if (problem !== null) return problem
  const { kind, value } = readAddress(typed) ?? { kind: 'email', value: '' }
  return kind === 'phone' && !MOBILE.test(value) ? 'G_PHONE_ABROAD' : null
}

/** What is wrong with a number that a text message has to reach; a Vietnamese mobile number is right in every usual spelling. */
export const mobileProblem = (typed: string): 'C_001' | 'G_PHONE_FORMAT' | 'G_PHONE_ABROAD' | null => {
  if (typed.trim() === '') return 'C_001'
  const number = normalPhone(typed)
  if (number === null) return 'G_PHONE_FORMAT'
  return MOBILE.test(number) ? null : 'G_PHONE_ABROAD'
}

/** Where a person can be reached: an email or a phone number, each in its stored form. */
export type Address = { kind: 'email' | 'phone'; value: string }

/** What was typed as an address; null when it is neither an email nor a phone number. */
export function readAddress(typed: string): Address | null {
  if (identifierProblem(typed) !== null) return null
  const phone = normalPhone(typed)
  return phone === null ? { kind: 'email', value: normalEmail(typed) } : { kind: 'phone', value: phone }
}

/** What was typed to sign in with, in its one form: however somebody spells an address, it is the same. */
export const normalIdentifier = (typed: string): string => readAddress(typed)?.value ?? normalEmail(typed)

/** An address that others may see: `k•••h@ghe.test`, `+84 ••• ••• 601`. */
export function maskedAddress({ kind, value }: Address): string {
  if (kind === 'phone') return `${value.slice(0, 3)} ••• ••• ${value.slice(-3)}`
  const [name = '', domain = ''] = value.split('@')
  const shown = [...name]
  return `${shown[0] ?? ''}•••${shown.length > 2 ? (shown.at(-1) ?? '') : ''}@${domain}`
}
