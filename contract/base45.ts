/** The 45 characters that a QR code packs tightest (RFC 9285): two bytes become three of them, one byte two. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
const BASE = ALPHABET.length
const DIGIT = new Map([...ALPHABET].map((character, value) => [character, value]))

/** Bytes as base45 text. */
export function encodeBase45(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 2) {
    const second = bytes[at + 1]
    let value = second === undefined ? (bytes[at] ?? 0) : (bytes[at] ?? 0) * 256 + second
    for (let digits = second === undefined ? 2 : 3; digits > 0; digits--) {
      text += ALPHABET.charAt(value % BASE)
      value = Math.floor(value / BASE)
    }
  }
  return text
}

/** The bytes of a base45 text, or null when it is none. Each text that is accepted is the only one for its bytes. */
export function decodeBase45(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 3 === 1) return null
  const bytes = new Uint8Array(Math.floor((text.length * 2) / 3))
  for (let at = 0, to = 0; at < text.length; at += 3) {
    const group = text.slice(at, at + 3)
    let value = 0
    for (let digit = group.length - 1; digit >= 0; digit--) {
      const found = DIGIT.get(group.charAt(digit))
      if (found === undefined) return null
      value = value * BASE + found
    }
    if (value > (group.length === 3 ? 0xffff : 0xff)) return null
    if (group.length === 3) bytes[to++] = value >> 8
    bytes[to++] = value & 0xff
  }
  return bytes
}
