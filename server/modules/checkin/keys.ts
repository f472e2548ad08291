import { webcrypto } from 'node:crypto'
import * as z from 'zod/mini'
import { checkinPublicKey, type CheckinPublicKey } from '#contract/checkin.ts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** A signing key as it is kept. `d` is the secret part (base64url); it never leaves the server. */
const storedKey = z.object({
  ...checkinPublicKey.shape,
  d: z.string(),
  createdAt: z.iso.datetime(),
  /** From when it signs, where it took the place of a withdrawn one; null: by the rule. */
  beginsAt: z.nullable(z.iso.datetime()),
  withdrawnAt: z.nullable(z.iso.datetime()),
})
export type StoredKey = z.infer<typeof storedKey>

/** Where the keys are kept; the caller decides (a table, a file). All nodes of one product share one store. */
export interface KeyStore {
  load(): Promise<readonly StoredKey[]>
  /** Keeps a new key. False, and nothing kept, when a key of this id is there already: another node was faster. */
  add(key: StoredKey): Promise<boolean>
}

/** Keys that live as long as the process; for tests. */
export function memoryKeyStore(): KeyStore {
  const keys: StoredKey[] = []
  return {
    load: async () => [...keys],
    add: async (key) => {
      if (keys.some((known) => known.keyId === key.keyId)) return false
      keys.push(key)
      return true
    },
  }
}

/** A fresh P-256 key pair. */
export async function generateKey(
  keyId: number,
  createdAt: string,
  beginsAt: string | null = null,
): Promise<StoredKey> {
  const pair = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const jwk = await webcrypto.subtle.exportKey('jwk', pair.privateKey)
  return storedKey.parse({ ...jwk, keyId, createdAt, beginsAt, withdrawnAt: null })
}

/** The part that everybody may have. */
export function publicPart({ keyId, x, y }: StoredKey): CheckinPublicKey {
  return { keyId, x, y }
}

/** A key made ready to sign. */
export async function importSigningKey({ x, y, d }: StoredKey): Promise<webcrypto.CryptoKey> {
  return webcrypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y, d }, ALGORITHM, false, ['sign'])
}
