import * as z from 'zod/mini'
import { dayNumber, dayOf } from './days.ts'
import { decodeBase45, encodeBase45 } from './base45.ts'
import { isLowS } from './es256.ts'
import { UUID } from './uuid.ts'

/**
 * The check-in code: what the QR at the gate says. It names a booking and what the gate must know about it, no person,
 * and is signed with ES256, so that a phone without a network can tell a real one.
 *
 * | bytes | field | |
 * |---|---|---|
 * | 1 | layout | 1 |
 * | 1 | key id | which of the server's keys signed |
 * | 16 | booking id | UUID |
 * | 2 | booking version | a changed booking gets a new code |
 * | 16 | resort id | UUID |
 * | 2 + 2 | from, to | days since 2020-01-01, half-open |
 * | 1 + 1 + 1 | adults, children, toddlers | |
 * | 4 | issued at | seconds since 1970 |
 * | 4 | nonce | no two codes are alike |
 * | 64 | signature | ECDSA P-256 over SHA-256 of all before, r and s, s in the lower half |
 *
 * Numbers are big-endian. 115 bytes are 173 base45 characters: QR version 7 at level M.
 */
const CHECKIN_LAYOUT = 1
const BODY_BYTES = 51
export const SIGNATURE_BYTES = 64
export const CHECKIN_TEXT_LENGTH = 173

const FIRST_DAY = dayNumber('2020-01-01')
const uint = (bits: 8 | 16 | 32) => z.int().check(z.gte(0), z.lte(2 ** bits - 1))
const uuid = z.string().check(z.regex(UUID))
const day = z.iso.date().check(z.refine((value) => dayInCode(value) >= 0 && dayInCode(value) <= 0xffff))

/** What a check-in code says. `from` and `to` are the check-in and check-out day, `issuedAt` an instant in whole seconds. */
const checkinFacts = z
  .object({
    keyId: uint(8),
    bookingId: uuid,
    bookingVersion: uint(16),
    resortId: uuid,
    from: day,
    to: day,
    adults: uint(8),
    children: uint(8),
    toddlers: uint(8),
    issuedAt: z.iso.datetime(),
    nonce: uint(32),
  })
  .check(z.refine((facts) => facts.from < facts.to))
export type CheckinFacts = z.infer<typeof checkinFacts>

/** One public key of the server (P-256, coordinates in base64url as in a JWK). Devices keep the list. */
export const checkinPublicKey = z.object({
  keyId: uint(8),
  x: z.string().check(z.regex(/^[\w-]{43}$/)),
  y: z.string().check(z.regex(/^[\w-]{43}$/)),
})
/** What a gate believes, and the ids of keys whose codes no longer count. A list that a device kept from before names none. */
export const checkinPublicKeys = z.object({
  keys: z.array(checkinPublicKey),
  withdrawn: z.optional(z.array(uint(8))),
})
export type CheckinPublicKey = z.infer<typeof checkinPublicKey>
export type CheckinPublicKeys = z.infer<typeof checkinPublicKeys>

/** Checks an ES256 signature (r and s, 64 bytes); `es256.ts` makes one of the runtime's WebCrypto. */
export type VerifySignature = (
  key: CheckinPublicKey,
  signed: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
) => Promise<boolean>

/** Days of a code are counted from 2020 on. */
const dayInCode = (date: string): number => dayNumber(date) - FIRST_DAY
const dayText = (number: number): string => dayOf(FIRST_DAY + number)

function putUuid(view: DataView, at: number, uuid: string): void {
  const digits = uuid.replaceAll('-', '')
  for (let byte = 0; byte < 16; byte++)
    view.setUint8(at + byte, Number.parseInt(digits.slice(byte * 2, byte * 2 + 2), 16))
}

function uuidAt(bytes: Uint8Array, at: number): string {
  const hex = [...bytes.subarray(at, at + 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The bytes that are signed. Throws a ZodError when a fact does not fit the layout. */
export function checkinSigningInput(facts: CheckinFacts): Uint8Array<ArrayBuffer> {
  const checked = checkinFacts.parse(facts)
  const bytes = new Uint8Array(BODY_BYTES)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, CHECKIN_LAYOUT)
  view.setUint8(1, checked.keyId)
  putUuid(view, 2, checked.bookingId)
  view.setUint16(18, checked.bookingVersion)
  putUuid(view, 20, checked.resortId)
  view.setUint16(36, dayInCode(checked.from))
  view.setUint16(38, dayInCode(checked.to))
  view.setUint8(40, checked.adults)
  view.setUint8(41, checked.children)
  view.setUint8(42, checked.toddlers)
  view.setUint32(43, Math.floor(Date.parse(checked.issuedAt) / 1000))
  view.setUint32(47, checked.nonce)
  return bytes
}

/** The QR's text of signed facts. Throws a RangeError when the signature is not 64 bytes with its s in the lower half. */
export function encodeCheckinCode(signed: Uint8Array, signature: Uint8Array): string {
  if (signed.length !== BODY_BYTES || signature.length !== SIGNATURE_BYTES || !isLowS(signature))
    throw new RangeError('not a signed check-in code')
  const bytes = new Uint8Array(BODY_BYTES + SIGNATURE_BYTES)
  bytes.set(signed)
  bytes.set(signature, BODY_BYTES)
  return encodeBase45(bytes)
}

/** A code taken apart, nothing in it believed yet. `unreadable`: not one of ours; `newer`: a layout this app does not know. */
export type DecodedCheckin =
  | { kind: 'unreadable' }
  | { kind: 'newer'; layout: number }
  | {
      kind: 'decoded'
      facts: CheckinFacts
      signed: Uint8Array<ArrayBuffer>
      signature: Uint8Array<ArrayBuffer>
    }

export function decodeCheckinCode(text: string): DecodedCheckin {
  const bytes = text.length > 2 * CHECKIN_TEXT_LENGTH ? null : decodeBase45(text)
  const layout = bytes?.[0]
  if (!bytes || layout === undefined) return { kind: 'unreadable' }
  if (bytes.length !== BODY_BYTES + SIGNATURE_BYTES || layout !== CHECKIN_LAYOUT)
    return layout > CHECKIN_LAYOUT && bytes.length > SIGNATURE_BYTES
      ? { kind: 'newer', layout }
      : { kind: 'unreadable' }
  const view = new DataView(bytes.buffer)
  const facts = checkinFacts.safeParse({
    keyId: view.getUint8(1),
    bookingId: uuidAt(bytes, 2),
    bookingVersion: view.getUint16(18),
    resortId: uuidAt(bytes, 20),
    from: dayText(view.getUint16(36)),
    to: dayText(view.getUint16(38)),
    adults: view.getUint8(40),
    children: view.getUint8(41),
    toddlers: view.getUint8(42),
    issuedAt: new Date(view.getUint32(43) * 1000).toISOString(),
    nonce: view.getUint32(47),
  })
  if (!facts.success) return { kind: 'unreadable' }
  return {
    kind: 'decoded',
    facts: facts.data,
    signed: bytes.slice(0, BODY_BYTES),
    signature: bytes.slice(BODY_BYTES),
  }
}

/** `unknownKey`: signed with a key that this device has not got (yet); it is no more trusted than a forged one. */
export type CheckinVerification =
  | { kind: 'unreadable' }
  | { kind: 'newer'; layout: number }
  | { kind: 'unknownKey'; keyId: number }
  | { kind: 'forged' }
  | { kind: 'signed'; facts: CheckinFacts }

/** Whether a scanned text is a code that the server signed. Needs no network: the keys were kept on the device. */
export async function verifyCheckinCode(
  text: string,
  keys: readonly CheckinPublicKey[],
  verify: VerifySignature,
): Promise<CheckinVerification> {
  const decoded = decodeCheckinCode(text)
  if (decoded.kind !== 'decoded') return decoded
  const key = keys.find((candidate) => candidate.keyId === decoded.facts.keyId)
  if (!key) return { kind: 'unknownKey', keyId: decoded.facts.keyId }
  const signed = isLowS(decoded.signature) && (await verify(key, decoded.signed, decoded.signature))
  return signed ? { kind: 'signed', facts: decoded.facts } : { kind: 'forged' }
}
