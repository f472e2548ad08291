import * as z from 'zod/mini'
import { SOCIAL_PROVIDERS } from '../socialProviders.ts'
import { loginAnswer } from './account.ts'
import { flow } from './code.ts'
import { reachable } from './person.ts'
import { knownPassword } from './account.ts'
import { requiredLine } from './primitives.ts'

const provider = z.enum(SOCIAL_PROVIDERS, { error: 'C_004' })

/** The providers that are set up here, in the order of their buttons. */
export const socialProviders = z.array(z.object({ provider, stand_in: z.boolean() }))

export const beginSocialRequest = z.object({ provider })
/** Where the browser goes to sign in at the provider. */
export const beginSocialAnswer = z.object({ address: z.url() })

/** Everything after the question mark with which the provider sent the browser back, as it came. */
export const finishSocialRequest = z.object({ provider, query: requiredLine(4000) })

/**
 * Either somebody is signed in, or first has to prove where they can be reached. `email` is what the provider says; `known`
 * whether it has an account here, which is told only where the provider vouches for the email, and null otherwise.
 */
export const finishSocialAnswer = z.discriminatedUnion('outcome', [
  z.extend(loginAnswer, { outcome: z.literal('signedIn') }),
  z.object({
    outcome: z.literal('prove'),
    flow,
    provider,
    name: z.string(),
    email: z.nullable(z.string()),
    known: z.nullable(z.boolean()),
    has_password: z.boolean(),
  }),
])
export type SocialArrival = Extract<z.infer<typeof finishSocialAnswer>, { outcome: 'prove' }>

export const socialCodeRequest = z.object({ flow, identifier: reachable })
export const linkByPasswordRequest = z.object({ flow, password: knownPassword })
