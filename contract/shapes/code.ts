import * as z from 'zod/mini'
import { RULES } from '../people/rules.ts'
import { reachable, ruled } from './person.ts'

/**
 * What a one-time code is for. A code for one thing proves nothing for another.
 * register, forgot_password, link_social, sign_in: whoever can be reached at the address. The others are for somebody signed in:
 * change_email and change_phone prove the new address, confirm_person one's own.
 */
export const OPEN_PURPOSES = ['register', 'forgot_password', 'link_social', 'sign_in'] as const
export const OWN_PURPOSES = ['change_email', 'change_phone', 'confirm_person'] as const
const CODE_PURPOSES = [...OPEN_PURPOSES, ...OWN_PURPOSES] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/**
 * The secret of one flow, made by the client (`crypto.randomUUID()`) before its first step and sent with every step: a code
 * and what it proves belong to the browser that asked. Kept over a reload, thrown away at the end.
 */
export const flow = z.string({ error: 'C_001' }).check(z.regex(/^[\w-]{22,64}$/, { error: 'C_004' }))

export const sendCodeRequest = z.object({ flow, purpose: z.enum(OPEN_PURPOSES), identifier: reachable })
export const sendOwnCodeRequest = z.object({ flow, purpose: z.enum(OWN_PURPOSES), identifier: reachable })

/**
 * A code was sent: in how many seconds another may be asked for, and after how many this one ends. `mailbox` is the page where
 * a stand-in shows what it sent; missing where codes are really sent.
 */
export const codeSent = z.object({
  resend_after: z.int(),
  expires_in: z.int(),
  mailbox: z.optional(z.string()),
})
export type CodeSent = z.infer<typeof codeSent>

export const proveCodeRequest = z.object({
  flow,
  purpose: z.enum(CODE_PURPOSES),
  identifier: reachable,
  code: ruled(RULES.code),
})

/** The address is proven for this flow and purpose; the next step has to come within so many seconds. */
export const codeProved = z.object({ expires_in: z.int() })
