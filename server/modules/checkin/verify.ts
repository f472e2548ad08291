import { webcrypto } from 'node:crypto'
import {
  verifyCheckinCode,
  type CheckinPublicKey,
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

/** Whether a text is a check-in code that one of these keys signed, and what it says. */
export const verifyCode = (text: string, keys: readonly CheckinPublicKey[]): Promise<CheckinVerification> =>
  verifyCheckinCode(text, keys, verify)

/** Whether a text is a ticket that one of these keys signed, and what it says. */
export const verifyTicket = (text: string, keys: readonly CheckinPublicKey[]): Promise<TicketVerification> =>
  verifyTicketCode(text, keys, verify)
