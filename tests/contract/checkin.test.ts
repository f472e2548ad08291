import { webcrypto } from 'node:crypto'
import { decode as referenceDecode, encode as referenceEncode } from 'base45-ts'
import fc from 'fast-check'
import QRCode from 'qrcode'
import { beforeAll, describe, expect, test } from 'vitest'
import { decodeBase45, encodeBase45 } from '#contract/base45.ts'
import {
  CHECKIN_TEXT_LENGTH,
  checkinSigningInput,
  decodeCheckinCode,
  encodeCheckinCode,
  verifyCheckinCode,
  type CheckinFacts,
  type CheckinPublicKey,
} from '#contract/checkin.ts'
import { es256Verifier, isLowS, toLowS } from '#contract/es256.ts'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
const ES256 = { name: 'ECDSA', namedCurve: 'P-256' } as const
const verify = es256Verifier(webcrypto.subtle)
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

const STAY: CheckinFacts = {
  keyId: 7,
  bookingId: '01935b6e-7a10-7c3d-8f21-0a1b2c3d4e5f',
  bookingVersion: 3,
  resortId: '01935b6e-0000-7000-8000-000000000020',
  from: '2026-12-30',
  to: '2027-01-02',
  adults: 2,
  children: 1,
  toddlers: 0,
  issuedAt: '2026-11-21T05:00:00.000Z',
  nonce: 0xdeadbeef,
}

const day = fc
  .integer({ min: 0, max: 65_534 })
  .map((number) => new Date(Date.UTC(2020, 0, 1 + number)).toISOString().slice(0, 10))
const anyFacts = fc
  .record({
    keyId: fc.integer({ min: 0, max: 255 }),
    bookingId: fc.uuid(),
    bookingVersion: fc.integer({ min: 0, max: 65_535 }),
    resortId: fc.uuid(),
    from: day,
    nights: fc.integer({ min: 1, max: 60 }),
    adults: fc.nat(255),
    children: fc.nat(255),
    toddlers: fc.nat(255),
    issuedAt: fc.nat(2 ** 31 - 1).map((seconds) => new Date(seconds * 1000).toISOString()),
    nonce: fc.nat(2 ** 31 - 1),
  })
  .map(({ nights, ...facts }): CheckinFacts => {
    const to = new Date(Date.parse(facts.from) + nights * 86_400_000).toISOString().slice(0, 10)
    return { ...facts, to }
  })
  .filter((facts) => facts.to <= '2199-06-05')

let signer: webcrypto.CryptoKeyPair
let publicKey: CheckinPublicKey
let text: string

async function issue(facts: CheckinFacts): Promise<string> {
  const signed = checkinSigningInput(facts)
  const signature = await webcrypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, signer.privateKey, signed)
  return encodeCheckinCode(signed, toLowS(new Uint8Array(signature)))
}

beforeAll(async () => {
  signer = await webcrypto.subtle.generateKey(ES256, true, ['sign', 'verify'])
  const { x = '', y = '' } = await webcrypto.subtle.exportKey('jwk', signer.publicKey)
  publicKey = { keyId: STAY.keyId, x, y }
  text = await issue(STAY)
})

describe('base45', () => {
  test('writes the examples of RFC 9285', () => {
    const ascii = (word: string) => new TextEncoder().encode(word)
    expect(encodeBase45(ascii('AB'))).toBe('BB8')
    expect(encodeBase45(ascii('Hello!!'))).toBe('%69 VD92EX0')
    expect(encodeBase45(ascii('base-45'))).toBe('UJCLQE7W581')
    expect(decodeBase45('QED8WEX0')).toEqual(ascii('ietf!'))
  })

  test('agrees with another implementation on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const encoded = encodeBase45(bytes)
        expect(encoded).toBe(referenceEncode(bytes))
        expect(decodeBase45(encoded)).toEqual(Uint8Array.from(referenceDecode(encoded)))
      }),
    )
  })

  test('accepts exactly one text for each bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 60 }), (candidate) => {
        const bytes = decodeBase45(candidate)
        if (bytes) expect(encodeBase45(bytes)).toBe(candidate)
      }),
    )
    expect(['A', ':::', '::', 'bb8', 'GGX', 'ÄÖ8'].map(decodeBase45)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('a check-in code', () => {
  test('carries any facts there and back', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const code = encodeCheckinCode(checkinSigningInput(facts), new Uint8Array(64))
        const decoded = decodeCheckinCode(code)
        expect(decoded).toMatchObject({ kind: 'decoded', facts })
        expect(code).toHaveLength(CHECKIN_TEXT_LENGTH)
      }),
    )
  })

  test('fits a QR of version 9 or lower at level M, in alphanumeric mode', () => {
    const qr = QRCode.create(text, { errorCorrectionLevel: 'M' })
    expect(qr.version).toBe(7)
    expect(qr.segments.map((segment) => segment.mode.id)).toEqual(['Alphanumeric'])
  })

  test('refuses facts that it could not carry', () => {
    const wrong: Array<Partial<CheckinFacts>> = [
      { to: STAY.from },
      { from: '2019-12-31' },
      { to: '2199-12-31' },
      { from: '2026-02-30' },
      { children: 256 },
      { adults: -1 },
      { bookingId: 'ABC' },
      { bookingVersion: 65_536 },
    ]
    for (const part of wrong) expect(() => checkinSigningInput({ ...STAY, ...part })).toThrow()
  })

  test('is believed when the server signed it', async () => {
    expect(await verifyCheckinCode(text, [publicKey], verify)).toEqual({ kind: 'signed', facts: STAY })
  })

  test('is not believed with another key, or without its key', async () => {
    const other = await webcrypto.subtle.generateKey(ES256, true, ['sign', 'verify'])
    const { x = '', y = '' } = await webcrypto.subtle.exportKey('jwk', other.publicKey)
    expect(await verifyCheckinCode(text, [{ keyId: STAY.keyId, x, y }], verify)).toEqual({ kind: 'forged' })
    expect(await verifyCheckinCode(text, [{ ...publicKey, keyId: 8 }], verify)).toEqual({
      kind: 'unknownKey',
      keyId: 7,
    })
    expect(await verifyCheckinCode(text, [{ ...publicKey, x: 'A'.repeat(43) }], verify)).toEqual({
      kind: 'forged',
    })
  })

  test('has one signature only: its mirror image is refused', async () => {
    const decoded = decodeCheckinCode(text)
    if (decoded.kind !== 'decoded') throw new Error('the code cannot be read')
    const s = decoded.signature.slice(32).reduce((value, byte) => value * 256n + BigInt(byte), 0n)
    const mirrored = Uint8Array.from(decoded.signature)
    const digits = (ORDER - s).toString(16).padStart(64, '0')
    for (let byte = 0; byte < 32; byte++)
      mirrored[32 + byte] = Number.parseInt(digits.slice(byte * 2, byte * 2 + 2), 16)
    expect(await verify(publicKey, decoded.signed, mirrored)).toBe(true)
    expect(isLowS(mirrored)).toBe(false)
    expect(toLowS(mirrored)).toEqual(decoded.signature)
    expect(() => encodeCheckinCode(decoded.signed, mirrored)).toThrow(RangeError)
    const forged = encodeBase45(Uint8Array.from([...decoded.signed, ...mirrored]))
    expect(await verifyCheckinCode(forged, [publicKey], verify)).toEqual({ kind: 'forged' })
  })

  test('says so when it is of a later layout, and when it is no code at all', async () => {
    const bytes = decodeBase45(text)
    if (!bytes) throw new Error('the code is not base45')
    bytes[0] = 2
    expect(decodeCheckinCode(encodeBase45(bytes))).toEqual({ kind: 'newer', layout: 2 })
    const nonsense = [
      '',
      'HTTPS://GHE.TEST/',
      text.toLowerCase(),
      `${text}AB0`,
      text.slice(3),
      'A'.repeat(100_000),
    ]
    for (const other of nonsense)
      expect((await verifyCheckinCode(other, [publicKey], verify)).kind).not.toBe('signed')
  })
})

describe('altered codes', () => {
  /** So many at every run; ALTERED_CODES asks for more. */
  const ALTERED = Number(process.env['ALTERED_CODES'] ?? 40_000)

  test(`of ${ALTERED} altered codes none is accepted`, async () => {
    const seed = fc.sample(fc.integer(), 1)[0] ?? 0
    const position = fc.nat(CHECKIN_TEXT_LENGTH - 1)
    const character = fc.constantFrom(...ALPHABET)
    const alteration = fc.oneof(
      fc
        .array(fc.tuple(position, character), { minLength: 1, maxLength: 4 })
        .map((changes) => (code: string) => {
          const characters = [...code]
          for (const [at, to] of changes) characters[at] = to
          return characters.join('')
        }),
      fc.tuple(fc.nat(114), fc.integer({ min: 1, max: 255 })).map(([at, flip]) => (code: string) => {
        const bytes = decodeBase45(code) ?? new Uint8Array()
        bytes[at] = (bytes[at] ?? 0) ^ flip
        return encodeBase45(bytes)
      }),
      fc.tuple(position, position).map(([left, right]) => (code: string) => {
        const characters = [...code]
        ;[characters[left], characters[right]] = [code.charAt(right), code.charAt(left)]
        return characters.join('')
      }),
      fc.tuple(position, character).map(
        ([at, extra]) =>
          (code: string) =>
            code.slice(0, at) + extra + code.slice(at),
      ),
      position.map((at) => (code: string) => code.slice(0, at) + code.slice(at + 1)),
    )
    const altered = fc.sample(alteration, { numRuns: ALTERED, seed }).map((alter) => alter(text))
    const kinds = await Promise.all(
      altered
        .filter((code) => code !== text)
        .map(async (code) => (await verifyCheckinCode(code, [publicKey], verify)).kind),
    )
    expect(kinds.length, `seed ${seed}`).toBeGreaterThan(ALTERED * 0.9)
    expect(
      kinds.filter((kind) => kind === 'signed'),
      `seed ${seed}`,
    ).toEqual([])
    expect(new Set(kinds)).toContain('forged')
  })

  test('every single bit counts', async () => {
    const bytes = decodeBase45(text)
    if (!bytes) throw new Error('the code is not base45')
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = Uint8Array.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(
        (await verifyCheckinCode(encodeBase45(flipped), [publicKey], verify)).kind,
        `bit ${bit}`,
      ).not.toBe('signed')
    }
  })
})
