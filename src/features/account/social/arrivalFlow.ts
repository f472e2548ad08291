import type { SocialArrival } from '#contract/shapes/social.ts'
import { OTP } from '#contract/numbers.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { FlowStore, type CodeFlow } from '#src/app/proof/codeFlow.ts'

/** Somebody who came from a provider and has to prove where they can be reached; survives a reload. */
export const arrivals = new FlowStore('social')

/** An arrival as a flow: no code was sent yet. */
export const arrived = ({ flow, name, email, known, has_password }: SocialArrival): CodeFlow => ({
  flow,
  identifier: email ?? '',
  resendAt: 0,
  endsAt: serverTime() + OTP.proofMinutes * 60_000,
  tryAt: 0,
  provedUntil: 0,
  mailbox: null,
  typed: { name, ...(known === true ? { known: 'yes' } : {}), ...(has_password ? { password: 'yes' } : {}) },
})
