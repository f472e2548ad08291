import type { SealedAnswer } from './tables.ts'

/** A new key for one account's data, which no script can read out: AES-GCM, 256 bits. */
export const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/** Random bytes for the half of a key that lies in a cache. */
export const newHalf = (length: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(length))

/** The half of a key that lies in the account's database: a new secret that no script can read out. */
export const accountBase = (): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', newHalf(32), 'HKDF', false, ['deriveKey'])

/** The key that two halves make (HKDF-SHA-256), for one account alone. */
export const joined = (base: CryptoKey, half: Uint8Array<ArrayBuffer>, account: string): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: half, info: bytes(`ghe account ${account}`) },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )

const bytes = (text: string) => new TextEncoder().encode(text)

/** A name that says nothing of what it names: the SHA-256 of its parts, in hexadecimal. */
export async function hashed(...parts: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes(JSON.stringify(parts)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Encrypts a text under a random vector; it opens only under the name it was sealed with. */
export async function seal(
  key: CryptoKey,
  name: string,
  text: string,
): Promise<Pick<SealedAnswer, 'vector' | 'sealed'>> {
  const vector = crypto.getRandomValues(new Uint8Array(12))
  const algorithm = { name: 'AES-GCM', iv: vector, additionalData: bytes(name) }
  return { vector, sealed: await crypto.subtle.encrypt(algorithm, key, bytes(text)) }
}

/** The text that was sealed; null when key or name are others, or the bytes were changed. */
export async function unseal(
  key: CryptoKey,
  name: string,
  { vector, sealed }: Pick<SealedAnswer, 'vector' | 'sealed'>,
): Promise<string | null> {
  const algorithm = { name: 'AES-GCM', iv: vector, additionalData: bytes(name) }
  const plain = await crypto.subtle.decrypt(algorithm, key, sealed).catch(() => null)
  return plain === null ? null : new TextDecoder().decode(plain)
}
