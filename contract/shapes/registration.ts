import * as z from 'zod/mini'
import { loginAnswer } from './account.ts'
import { flow } from './code.ts'
import { mobile, newPassword, personalInfo, personName, reachable } from './person.ts'

/** Credentials of a new account. The password is kept as its hash until the address is proven. */
export const registerRequest = z.object({ flow, identifier: reachable, password: newPassword })

/** The person behind a proven address. */
export const finishRegisterRequest = z.extend(personalInfo, { flow, identifier: reachable })

export const forgotPasswordRequest = z.object({ flow, identifier: reachable })
export const resetPasswordRequest = z.object({ flow, identifier: reachable, password: newPassword })

/** Signing in by a code alone: where it goes. */
export const signInCodeRequest = z.object({ flow, identifier: mobile })
/** After the code. `name` is for a number without an account yet; where there is one it is not looked at. */
export const signInByCodeRequest = z.object({ flow, identifier: mobile, name: z.optional(personName) })
/** Somebody is signed in; or the proven number has no account, and what its person is called has to be said first. */
export const signInByCodeAnswer = z.discriminatedUnion('outcome', [
  z.extend(loginAnswer, { outcome: z.literal('signedIn') }),
  z.object({ outcome: z.literal('name') }),
])
