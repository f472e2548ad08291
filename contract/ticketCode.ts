import * as z from 'zod/mini'
import { dayNumber, dayOf } from './days.ts'
import { decodeBase45, encodeBase45 } from './base45.ts'
import { SIGNATURE_BYTES, type CheckinPublicKey, type VerifySignature } from './checkin.ts'
import { isLowS } from './es256.ts'
import { UUID } from './uuid.ts'

/**
 * The code of one ticket: what its QR says. Signed with the keys of the check-in codes, so that the phone at the gate needs
 * no others, and told from them by its first byte.
 *
 * | bytes | field | |
 * |---|---|---|
 * | 1 | kind | 84, a "T" |
 * | 1 | key id | which of the server's keys signed |
 * | 16 | ticket id | UUID |
 * | 16 | service id | UUID |
 * | 2 | day | days since 2020-01-01 |
 * | 2 | starts at | minutes since midnight at the place |
 * | 1 + 1 | number, of | which ticket of its booking |
 * | 4 | issued at | seconds since 1970 |
 * | 4 | nonce | no two codes are alike |
 * | 64 | signature | ECDSA P-256 over SHA-256 of all before, r and s, s in the lower half |
 *
 * Numbers are big-endian. 112 bytes are 168 base45 characters: QR version 7 at level M.
 */
const TICKET_KIND = 84
const BODY_BYTES = 48
const FIRST_DAY = dayNumber('2020-01-01')
const uint = (bits: 8 | 16 | 32) => z.int().check(z.gte(0), z.lte(2 ** bits - 1))
const uuid = z.string().check(z.regex(UUID))
const dayInCode = (date: string) => dayNumber(date) - FIRST_DAY
const dayText = (days: number) => dayOf(FIRST_DAY + days)

const ticketFacts = z.object({
  keyId: uint(8),
  ticketId: uuid,
  serviceId: uuid,
  date: z.iso.date().check(z.refine((date) => dayInCode(date) >= 0 && dayInCode(date) <= 0xffff)),
  minute: uint(16).check(z.lte(1439)),
  number: uint(8),
  of: uint(8),
  issuedAt: z.iso.datetime(),
  nonce: uint(32),
})
/** What a ticket's code says. `minute`: its start in minutes since midnight at the place. */
export type TicketFacts = z.infer<typeof ticketFacts>

function putUuid(view: DataView, at: number, text: string): void {
  const digits = text.replaceAll('-', '')
  for (let byte = 0; byte < 16; byte++)
    view.setUint8(at + byte, Number.parseInt(digits.slice(byte * 2, byte * 2 + 2), 16))
}

function uuidAt(bytes: Uint8Array, at: number): string {
  const hex = [...bytes.subarray(at, at + 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The bytes that are signed. Throws a ZodError when a fact does not fit the layout. */
export function ticketSigningInput(facts: TicketFacts): Uint8Array<ArrayBuffer> {
  const checked = ticketFacts.parse(facts)
  const bytes = new Uint8Array(BODY_BYTES)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, TICKET_KIND)
  view.setUint8(1, checked.keyId)
  putUuid(view, 2, checked.ticketId)
  putUuid(view, 18, checked.serviceId)
  view.setUint16(34, dayInCode(checked.date))
  view.setUint16(36, checked.minute)
  view.setUint8(38, checked.number)
  view.setUint8(39, checked.of)
  view.setUint32(40, Math.floor(Date.parse(checked.issuedAt) / 1000))
  view.setUint32(44, checked.nonce)
  return bytes
}

/** The QR's text of signed facts. Throws a RangeError when the signature is not 64 bytes with its s in the lower half. */
export function encodeTicketCode(signed: Uint8Array, signature: Uint8Array): string {
  if (signed.length !== BODY_BYTES || signature.length !== SIGNATURE_BYTES || !isLowS(signature))
    throw new RangeError('not a signed ticket code')
  const bytes = new Uint8Array(BODY_BYTES + SIGNATURE_BYTES)
  bytes.set(signed)
  bytes.set(signature, BODY_BYTES)
  return encodeBase45(bytes)
}

/** Whether a scanned text means to be a ticket; a check-in code does not. */
export const isTicketCode = (text: string): boolean =>
  text.length <= 400 && decodeBase45(text)?.[0] === TICKET_KIND

export type TicketVerification =
  | { kind: 'unreadable' }
  /** Signed with a key that this device has not got: no more trusted than a forged one. */
  | { kind: 'unknownKey'; keyId: number }
  | { kind: 'forged' }
  | { kind: 'signed'; facts: TicketFacts }

/** Whether a text is a ticket that the server signed. Needs no network: the keys were kept on the device. */
export async function verifyTicketCode(
  text: string,
  keys: readonly CheckinPublicKey[],
  verify: VerifySignature,
): Promise<TicketVerification> {
  const bytes = text.length > 400 ? null : decodeBase45(text)
  if (bytes?.length !== BODY_BYTES + SIGNATURE_BYTES || bytes[0] !== TICKET_KIND)
    return { kind: 'unreadable' }
  const view = new DataView(bytes.buffer)
  const facts = ticketFacts.safeParse({
    keyId: view.getUint8(1),
    ticketId: uuidAt(bytes, 2),
    serviceId: uuidAt(bytes, 18),
    date: dayText(view.getUint16(34)),
    minute: view.getUint16(36),
    number: view.getUint8(38),
    of: view.getUint8(39),
    issuedAt: new Date(view.getUint32(40) * 1000).toISOString(),
    nonce: view.getUint32(44),
  })
  if (!facts.success) return { kind: 'unreadable' }
  const key = keys.find(({ keyId }) => keyId === facts.data.keyId)
  if (!key) return { kind: 'unknownKey', keyId: facts.data.keyId }
  const signature = bytes.slice(BODY_BYTES)
  const signed = isLowS(signature) && (await verify(key, bytes.slice(0, BODY_BYTES), signature))
  return signed ? { kind: 'signed', facts: facts.data } : { kind: 'forged' }
}
