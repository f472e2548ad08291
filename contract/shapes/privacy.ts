import * as z from 'zod/mini'
import { count, id, instant } from './primitives.ts'

/** What a person may allow us, each by itself; nothing is allowed until they say so, and each can be taken back. */
export const CONSENT_PURPOSES = ['marketing_mail', 'marketing_push', 'product_analytics'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]
const consentPurpose = z.enum(CONSENT_PURPOSES, { error: 'C_004' })

/** `at` is when it was given or taken back last; null when nothing was ever said. */
const consent = z.object({ purpose: consentPurpose, given: z.boolean(), at: z.nullable(instant) })
export type Consent = z.infer<typeof consent>
export const consents = z.object({ consents: z.array(consent) })
export const decideRequest = z.object({ purpose: consentPurpose, given: z.boolean() })

/**
 * What still has to end before an account can be removed: a stay that goes on or money on its way back for one; the same of
 * tickets.
 */
const openThing = z.object({
  kind: z.enum(['booking', 'refund', 'tickets', 'ticketRefund']),
  booking_id: id,
  code: z.string(),
})
export type OpenThing = z.infer<typeof openThing>

export const removal = z.object({ open: z.array(openThing), days_to_return: count })
export const removed = z.object({ leaves_at: instant })

/** What a refused sign-in (G_LEAVING) carries as `current`: the way back, once, for ten minutes. */
export const returnOffer = z.object({ ticket: z.string(), leaves_at: instant })
export type ReturnOffer = z.infer<typeof returnOffer>
export const comeBackRequest = z.object({
  ticket: z.string({ error: 'C_001' }).check(z.regex(/^[\w-]{20,100}$/, { error: 'C_004' })),
})

/** A file that is written while it is read: its text, piece by piece. */
export const download = z.custom<AsyncIterable<string>>()
