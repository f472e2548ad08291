import * as z from 'zod/mini'
import { flow } from './code.ts'
import { newPassword, personalInfo, reachable } from './person.ts'

/** Credentials of a new account. The password is kept as its hash until the address is proven. */
export const registerRequest = z.object({ flow, identifier: reachable, password: newPassword })

/** The person behind a proven address. */
export const finishRegisterRequest = z.extend(personalInfo, { flow, identifier: reachable })

export const forgotPasswordRequest = z.object({ flow, identifier: reachable })
export const resetPasswordRequest = z.object({ flow, identifier: reachable, password: newPassword })
