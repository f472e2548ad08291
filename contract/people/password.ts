import { PASSWORD } from '../numbers.ts'
import { isCommonPassword } from './commonPasswords.ts'

/** The same password typed on another keyboard is the same password: composed form. Nothing else is changed, nothing cut. */
export const composed = (password: string): string => password.normalize('NFC')

/** What makes a good password, one by one, so that a screen can tick them off while somebody types. */
export const PASSWORD_PARTS = {
  /** 8 to 72 characters as people count them, whatever their script. */
  length: (password) => {
    const { length } = [...composed(password)]
    return length >= PASSWORD.min && length <= PASSWORD.max
  },
  upper: (password) => /\p{Lu}/u.test(composed(password)),
  lower: (password) => /\p{Ll}/u.test(composed(password)),
  digit: (password) => /\p{Nd}/u.test(password),
  /** Anything that is no letter and no digit, a space too. */
  special: (password) => /[^\p{L}\p{M}\p{N}]/u.test(password),
} as const satisfies Record<string, (password: string) => boolean>
export type PasswordPart = keyof typeof PASSWORD_PARTS

const PARTS = Object.values(PASSWORD_PARTS)

/** What is wrong with a new password. */
export function passwordProblem(typed: string): 'C_001' | 'C_026' | 'G_PASSWORD_COMMON' | null {
  if (typed === '') return 'C_001'
  if (!PARTS.every((holds) => holds(typed))) return 'C_026'
  return isCommonPassword(typed) ? 'G_PASSWORD_COMMON' : null
}

/** A password is typed twice where an account begins (`first`), and where one takes the place of another (`next`). */
export type PasswordUse = 'first' | 'next'
const UNLIKE = { first: 'C_025', next: 'C_028' } as const satisfies Record<PasswordUse, string>

/** What is wrong with a password typed a second time. */
export function repeatProblem(
  password: string,
  repeated: string,
  use: PasswordUse = 'next',
): 'C_001' | 'C_025' | 'C_028' | null {
  if (repeated === '') return 'C_001'
  return composed(password) === composed(repeated) ? null : UNLIKE[use]
}
