import * as z from 'zod/mini'
import { count, id, plainDate } from './shapes/primitives.ts'

/**
 * Who a guest is lies on the scanning phone only for whoever shows their code: each entry of the arrivals list is sealed with
 * a key made of the booking's id, which stands in the code and nowhere in the list. A lost phone tells no names.
 */
const sealedGuest = z.object({
  bookingId: id,
  code: z.string(),
  guestName: z.string(),
  roomNames: z.array(z.string()),
  checkIn: plainDate,
  checkOut: plainDate,
  adults: count,
  children: count,
  toddlers: count,
})
export type SealedGuest = z.infer<typeof sealedGuest>

type Bytes = Uint8Array<ArrayBuffer>
/** The four functions of WebCrypto that are needed; `crypto.subtle` of a browser and of Node has them. */
export interface SealingCrypto<Key> {
  digest(algorithm: 'SHA-256', data: Bytes): Promise<ArrayBuffer>
  importKey(
    format: 'raw',
    key: Bytes,
    algorithm: 'AES-GCM',
    extractable: boolean,
    usages: ('encrypt' | 'decrypt')[],
  ): Promise<Key>
  encrypt(algorithm: { name: 'AES-GCM'; iv: Bytes }, key: Key, data: Bytes): Promise<ArrayBuffer>
  decrypt(algorithm: { name: 'AES-GCM'; iv: Bytes }, key: Key, data: Bytes): Promise<ArrayBuffer>
}
/** UTF-8 both ways; every runtime has them under these names. */
export interface TextCoders {
  encode(text: string): Bytes
  decode(bytes: ArrayBuffer): string
}

const VECTOR_BYTES = 12
const REF_BYTES = 16
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const unhex = (text: string): Bytes =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Seals and opens guests over the runtime's own WebCrypto. `vector` must be 12 fresh random bytes. */
export function guestSeal<Key>(subtle: SealingCrypto<Key>, text: TextCoders) {
  const hashed = async (...parts: readonly string[]): Promise<Bytes> =>
    new Uint8Array(await subtle.digest('SHA-256', text.encode(JSON.stringify(parts))))
  const keyOf = async (bookingId: string) =>
    subtle.importKey('raw', await hashed('gate guest', bookingId), 'AES-GCM', false, ['encrypt', 'decrypt'])
  const refOf = async (kind: string, secret: string) =>
    hex((await hashed(kind, secret)).subarray(0, REF_BYTES))

  return {
    /** The entry's name in the list: found from the code, and says nothing without it. */
    refOf: (bookingId: string): Promise<string> => refOf('gate ref', bookingId),
    /** The same for the short code, which is typed by hand and opens nothing. */
    shortRefOf: (code: string): Promise<string> =>
      refOf('gate short', code.toUpperCase().replace(/[^0-9A-Z]/g, '')),

    async seal(guest: SealedGuest, vector: Bytes): Promise<string> {
      const key = await keyOf(guest.bookingId)
      const sealed = await subtle.encrypt(
        { name: 'AES-GCM', iv: vector },
        key,
        text.encode(JSON.stringify(guest)),
      )
      return hex(vector) + hex(new Uint8Array(sealed))
    },

    /** The guest of a booking; null when the entry is another's or was changed. */
    async open(bookingId: string, sealed: string): Promise<SealedGuest | null> {
      const bytes = unhex(sealed)
      const key = await keyOf(bookingId)
      const plain = await subtle
        .decrypt({ name: 'AES-GCM', iv: bytes.slice(0, VECTOR_BYTES) }, key, bytes.slice(VECTOR_BYTES))
        .catch(() => null)
      if (plain === null) return null
      const read = sealedGuest.safeParse(JSON.parse(text.decode(plain)))
      return read.success ? read.data : null
    },
  }
}
