import { webcrypto } from 'node:crypto'
import { verifyCheckinCode, type CheckinPublicKey, type CheckinVerification } from '#contract/checkin.ts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** Whether a text is a check-in code that one of these keys signed, and what it says. */
export const verifyCode = (text: string, keys: readonly CheckinPublicKey[]): Promise<CheckinVerification> =>
  verifyCheckinCode(text, keys, async ({ x, y }, signed, signature) => {
    const jwk = { kty: 'EC', crv: 'P-256', x, y }
    const key = await webcrypto.subtle.importKey('jwk', jwk, ALGORITHM, false, ['verify'])
    return webcrypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, signed)
  })
