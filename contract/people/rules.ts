import type { Code } from '../codes.ts'
import { identifierProblem, mobileProblem, reachableProblem } from '../identifier.ts'
import { OTP } from '../numbers.ts'
import type { Localized } from '../shapes/primitives.ts'
import { nameProblem } from './name.ts'
import { passwordProblem } from './password.ts'

/** What a person types about themselves: what the field is called in a sentence, and the code of what is wrong with it. */
export type Rule = { called: Localized; problem: (typed: string) => Code | null }

const atMost = (most: number) => (typed: string) => (typed.trim().length > most ? 'C_031' : null)

/**
 * The rules for what people type about themselves, once for the screens and the server (`ruled`). A second typing is
 * `repeatProblem`; a birthday needs the day it is today and is `birthdayProblem`.
 */
export const RULES = {
  /** Signing in: an email or a phone number, each with an error of its own. */
  identifier: {
    called: { vi: 'email hoặc số điện thoại', en: 'your email or phone number' },
    problem: identifierProblem,
  },
  /** Where a code is sent to. */
  reachable: {
    called: { vi: 'email hoặc số điện thoại', en: 'your email or phone number' },
    problem: reachableProblem,
  },
  /** Where a code goes by text message. */
  mobile: { called: { vi: 'số điện thoại', en: 'your phone number' }, problem: mobileProblem },
  password: { called: { vi: 'mật khẩu', en: 'a password' }, problem: passwordProblem },
  name: { called: { vi: 'họ và tên', en: 'your full name' }, problem: nameProblem },
  code: {
    called: { vi: 'mã xác minh', en: 'the verification code' },
    problem: (typed) =>
      typed === '' ? 'C_001' : new RegExp(`^\\d{${OTP.digits}}$`).test(typed) ? null : 'G_CODE_FORMAT',
  },
  ward: { called: { vi: 'phường, xã', en: 'the ward' }, problem: atMost(100) },
  street: { called: { vi: 'số nhà, đường', en: 'the street' }, problem: atMost(200) },
} as const satisfies Record<string, Rule>
export type RuleName = keyof typeof RULES
