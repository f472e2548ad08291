import type { CheckinPublicKey, VerifySignature } from './checkin.ts'

/** The order of P-256 (SEC 2, secp256r1). With (r, s) also (r, order − s) is a signature: only the lower s counts as one. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const HALF = ORDER / 2n
const HALF_BYTES = 32

function scalar(bytes: Uint8Array): bigint {
  return bytes.reduce((value, byte) => value * 256n + BigInt(byte), 0n)
}

/** Whether the signature (r and s, 32 bytes each) is the one of its pair with the lower s. */
export function isLowS(signature: Uint8Array): boolean {
  return scalar(signature.subarray(HALF_BYTES)) <= HALF
}

/** The same signature with the lower s, so that a signed code has exactly one text. */
export function toLowS(signature: Uint8Array): Uint8Array<ArrayBuffer> {
  const low = Uint8Array.from(signature)
  if (isLowS(signature)) return low
  let s = ORDER - scalar(signature.subarray(HALF_BYTES))
  for (let at = low.length - 1; at >= HALF_BYTES; at--) {
    low[at] = Number(s % 256n)
    s /= 256n
  }
  return low
}

interface PublicJwk {
  kty: 'EC'
  crv: 'P-256'
  x: string
  y: string
}

/** The two functions of WebCrypto that are needed; `crypto.subtle` of a browser, a worker and Node has them. */
export interface VerifyingCrypto<Key> {
  importKey(
    format: 'jwk',
    key: PublicJwk,
    algorithm: { name: 'ECDSA'; namedCurve: 'P-256' },
    extractable: boolean,
    usages: ['verify'],
  ): Promise<Key>
  verify(
    algorithm: { name: 'ECDSA'; hash: 'SHA-256' },
    key: Key,
    signature: Uint8Array<ArrayBuffer>,
    data: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>
}

/** An ES256 verifier over the runtime's own WebCrypto; each key is imported once. A key off the curve verifies nothing. */
export function es256Verifier<Key>(subtle: VerifyingCrypto<Key>): VerifySignature {
  const imported = new Map<string, Promise<Key | null>>()
  const importOnce = ({ x, y }: CheckinPublicKey) => {
    const known = imported.get(x + y)
    if (known) return known
    const key = subtle
      .importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
        'verify',
      ])
      .catch(() => null)
    imported.set(x + y, key)
    return key
  }
  return async (publicKey, signed, signature) => {
    const key = await importOnce(publicKey)
    return key !== null && subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, signed)
  }
}
