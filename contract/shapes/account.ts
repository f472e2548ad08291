import * as z from 'zod/mini'
import { CAPABILITIES, ROLES } from '../grants.ts'
import { exactly, id, requiredLine } from './primitives.ts'

/** A password that somebody has, or thinks to have. */
export const knownPassword = exactly(200).check(z.minLength(1, { error: 'C_001' }))

/** Sign-in by email or phone. Which one is told from what was typed; the format errors differ on the screen. */
export const loginRequest = z.object({
  identifier: requiredLine(254),
  password: knownPassword,
})

/** The access token, for clients without cookies; a browser's tokens are cookies no script can read. */
export const loginAnswer = z.object({ token: z.string(), refreshToken: z.optional(z.string()) })

export const refreshRequest = z.object({
  refreshToken: z.optional(exactly(500)),
  accessToken: z.optional(exactly(4000)),
})
export const refreshAnswer = z.object({ refreshToken: z.optional(z.string()), accessToken: z.string() })

/** The person signed in, as the server knows them; null when nobody is. */
export const currentUser = z.object({
  userId: id,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  name: z.string(),
  avatarId: z.nullable(z.string()),
  AccType: z.enum(ROLES),
  role: z.enum(ROLES),
  capabilities: z.array(z.enum(CAPABILITIES)),
  /** What this session lacks: its person works at the desk, where a passkey is asked for. */
  needs: z.optional(z.literal('passkey')),
})
export type CurrentUser = z.infer<typeof currentUser>
