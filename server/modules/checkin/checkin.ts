import { randomInt, webcrypto } from 'node:crypto'
import {
  checkinSigningInput,
  encodeCheckinCode,
  type CheckinFacts,
  type CheckinPublicKeys,
} from '#contract/checkin.ts'
import { toLowS } from '#contract/es256.ts'
import { encodeTicketCode, ticketSigningInput, type TicketFacts } from '#contract/ticketCode.ts'
import type { Clock } from '#server/ports/clock.ts'
import { importSigningKey, publicPart, type KeyStore, type StoredKey } from './keys.ts'
import { addKey, inOrder, NO_KEY_ID, signsNow } from './rotation.ts'
import { goodFrom } from './withdrawal.ts'

export { memoryKeyStore, type KeyStore } from './keys.ts'
export { rotateKey, signingKeys } from './rotation.ts'
export { withdrawKey } from './withdrawal.ts'
export { verifyCode, verifyTicket } from './verify.ts'

/** What a booking puts into its code; the key, the moment and the nonce are added here. */
export type BookingFacts = Omit<CheckinFacts, 'keyId' | 'issuedAt' | 'nonce'>

/** What a ticket puts into its code; the key, the moment and the nonce are added here. */
type SoldTicket = Omit<TicketFacts, 'keyId' | 'issuedAt' | 'nonce'>

interface IssuedCode {
  /** The QR's text: 173 characters of QR's alphanumeric set, of a ticket 168. */
  text: string
  issuedAt: string
}

/** Issues check-in codes. A code is not kept anywhere: a higher booking version, or a booking that ended, revokes it. */
export interface CheckinIssuer {
  /** Throws a ZodError when a fact does not fit a code (more than 255 children, a stay after 2199). */
  issue(facts: BookingFacts): Promise<IssuedCode>
  /** The same for one ticket of a service. Throws a ZodError when a fact does not fit. */
  issueTicket(facts: SoldTicket): Promise<IssuedCode>
  /** Every key whose codes may still be shown, for who scans, the newest last; and which were withdrawn. */
  publicKeys(): Promise<Required<CheckinPublicKeys>>
  /** Codes issued before this moment may be of a withdrawn key; null: none can be. */
  goodFrom(): Promise<string | null>
}

/** An issuer over a store of keys. The first key is made when it is first needed. */
export function checkinIssuer(store: KeyStore, clock: Clock): CheckinIssuer {
  const signingKeys = new Map<string, Promise<webcrypto.CryptoKey>>()

  const load = async (): Promise<StoredKey[]> => {
    const known = inOrder(await store.load())
    if (known.length > 0) return known
    await addKey(store, NO_KEY_ID, clock.now())
    const made = inOrder(await store.load())
    if (made.length === 0) throw new Error('the store of check-in keys kept nothing')
    return made
  }

  const signingKey = (key: StoredKey): Promise<webcrypto.CryptoKey> => {
    const ready = signingKeys.get(key.x) ?? importSigningKey(key)
    signingKeys.set(key.x, ready)
    return ready
  }

  type Facts = { keyId: number; issuedAt: string; nonce: number }
  const sign = async (
    bytesOf: (facts: Facts) => Uint8Array<ArrayBuffer>,
    encode: (signed: Uint8Array, signature: Uint8Array) => string,
  ): Promise<IssuedCode> => {
    const key = signsNow(await load(), clock.now())
    const issuedAt = clock.now().round({ smallestUnit: 'second', roundingMode: 'floor' }).toString()
    const signed = bytesOf({ keyId: key.keyId, issuedAt, nonce: randomInt(2 ** 32) })
    const signature = await webcrypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      await signingKey(key),
      signed,
    )
    return { text: encode(signed, toLowS(new Uint8Array(signature))), issuedAt }
  }

  return {
    issue: (booking) => sign((facts) => checkinSigningInput({ ...booking, ...facts }), encodeCheckinCode),
    issueTicket: (ticket) => sign((facts) => ticketSigningInput({ ...ticket, ...facts }), encodeTicketCode),
    publicKeys: async () => {
      const keys = await load()
      return {
        keys: keys.filter(({ withdrawnAt }) => withdrawnAt === null).map(publicPart),
        withdrawn: keys.filter(({ withdrawnAt }) => withdrawnAt !== null).map(({ keyId }) => keyId),
      }
    },
    goodFrom: async () => goodFrom(await load()),
  }
}
