import * as z from 'zod/mini'
import { cursor, id, instant, line, pageSize, plainDate, whole } from './primitives.ts'

/** What the security log keeps. */
export const SECURITY_KINDS = [
  'signedIn',
  'signInFailed',
  'confirmFailed',
  'sessionEnded',
  'passwordChanged',
  'passkeyAdded',
  'passkeyRemoved',
  'roleChanged',
  'suspended',
  'restored',
  'keyWithdrawn',
  'moneyAccountSet',
  'moneyApproved',
  'moneyOut',
  'dossierRead',
] as const
export type SecurityKind = (typeof SECURITY_KINDS)[number]

/** One row: whose account it is about, who did it where that is another, from which network, and what is particular to its kind. */
const securityEvent = z.object({
  position: whole,
  at: instant,
  kind: z.enum(SECURITY_KINDS),
  accountName: z.string(),
  actorName: z.string(),
  about: z.nullable(id),
  network: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type SecurityEventShape = z.infer<typeof securityEvent>

/** `account`: an email or phone number; `from` and `until` are days in Việt Nam, both included. */
export const securityLogRequest = z.object({
  account: z._default(line(254), ''),
  kind: z.optional(z.enum(SECURITY_KINDS)),
  from: z.optional(plainDate),
  until: z.optional(plainDate),
  cursor,
  page_size: pageSize,
})

/** `broken`: the first row that the last check found altered, missing or put in; `check` is null before the first one. */
export const securityLog = z.object({
  events: z.array(securityEvent),
  next: z.nullable(z.string()),
  check: z.nullable(z.object({ at: instant, position: whole, broken: z.nullable(whole) })),
})
