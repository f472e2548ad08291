import { createHmac, timingSafeEqual } from 'node:crypto'

const SIGNED_PREFIX = 'vnp_'
const UNSIGNED = new Set(['vnp_SecureHash', 'vnp_SecureHashType'])
const SHA512_HEX = /^[0-9a-f]{128}$/i

/** The fields of one gateway message. A key that is given twice never becomes one of these. */
export type GatewayFields = ReadonlyMap<string, string>

/** HMAC-SHA512 of a UTF-8 text, in lower-case hex: how VNPay 2.1.0 signs everything. */
export function sign(text: string, secret: string): string {
  return createHmac('sha512', secret).update(text, 'utf8').digest('hex')
}

/**
 * Whether `received` is the signature of `text`. Takes the same time whatever was received; the case of the hex
 * digits does not matter; a missing or malformed signature is never right.
 */
export function isSignedBy(text: string, secret: string, received: string | undefined): boolean {
  if (received === undefined || !SHA512_HEX.test(received)) return false
  return timingSafeEqual(Buffer.from(received, 'hex'), Buffer.from(sign(text, secret), 'hex'))
}

/** The text that VNPay signs in an address: its own fields without empty ones, sorted by name, form-encoded. */
export function signedText(fields: GatewayFields): string {
  const signed = [...fields]
    .filter(([name, value]) => name.startsWith(SIGNED_PREFIX) && !UNSIGNED.has(name) && value !== '')
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
  return new URLSearchParams(signed).toString()
}

/** Form-encoded fields with their signature at the end: what stands after the `?` of a gateway address. */
export function signedQuery(fields: GatewayFields, secret: string): string {
  const text = signedText(fields)
  return `${text}&vnp_SecureHash=${sign(text, secret)}`
}

/**
 * Reads the query of a gateway call, or null when its signature is not right. A field that is given twice makes the
 * call forged, because sender and receiver could each mean another one. Fields that are not VNPay's are dropped.
 */
export function readSignedQuery(query: string, secret: string): GatewayFields | null {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(query)) {
    if (!name.startsWith(SIGNED_PREFIX)) continue
    if (fields.has(name)) return null
    fields.set(name, value)
  }
  return isSignedBy(signedText(fields), secret, fields.get('vnp_SecureHash')) ? fields : null
}

/** The text that VNPay signs in a message of its transaction interface: the values in their order, joined by `|`. */
export function joinedText(message: GatewayFields, order: readonly string[]): string {
  return order.map((name) => message.get(name) ?? '').join('|')
}
