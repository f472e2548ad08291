import { webcrypto } from 'node:crypto'
import {
  verifyCheckinCode,
  type CheckinPublicKeys,
  type CheckinVerification,
  type VerifySignature,
} from '#contract/checkin.ts'
import { verifyTicketCode, type TicketVerification } from '#contract/ticketCode.ts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const

const verify: VerifySignature = async ({ x, y }, signed, signature) => {
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  const key = await webcrypto.subtle.importKey('jwk', jwk, ALGORITHM, false, ['verify'])
  return webcrypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, signed)
}

/** Signed with a key that was withdrawn, or so it says: what such a signature is worth nobody knows, so it is not looked at. */
type Withdrawn = { kind: 'withdrawnKey' }

const orWithdrawn = <V extends { kind: string }>(verified: V, withdrawn: readonly number[]): V | Withdrawn =>
  'keyId' in verified && withdrawn.some((keyId) => keyId === verified.keyId)
    ? { kind: 'withdrawnKey' }
    : verified

/** Whether a text is a check-in code that one of these keys signed, and what it says. */
export const verifyCode = async (
  text: string,
  { keys, withdrawn = [] }: CheckinPublicKeys,
): Promise<CheckinVerification | Withdrawn> =>
  orWithdrawn(await verifyCheckinCode(text, keys, verify), withdrawn)

/** Whether a text is a ticket that one of these keys signed, and what it says. */
export const verifyTicket = async (
  text: string,
  { keys, withdrawn = [] }: CheckinPublicKeys,
): Promise<TicketVerification | Withdrawn> =>
  orWithdrawn(await verifyTicketCode(text, keys, verify), withdrawn)
