import * as z from 'zod/mini'
import { plainDate, requiredText, text } from './primitives.ts'

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

export const phone = z.pipe(
  requiredText(30),
  z.pipe(
    z.string().check(z.refine((value) => normalPhone(value) !== null, { error: 'C_004' })),
    z.transform((value: string) => normalPhone(value) ?? value),
  ),
)

export const email = z.pipe(requiredText(254), z.email({ error: 'C_004', pattern: z.regexes.unicodeEmail }))

/** Whom the host may reach about a stay, and whose name stands at the gate. */
export const contact = z.object({
  fullName: requiredText(100),
  birthday: plainDate,
  phone,
  email,
  note: z._default(text(500), ''),
})
export type Contact = z.infer<typeof contact>
