import { webcrypto } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guestSeal, type SealedGuest } from '#contract/gateSeal.ts'

const seal = guestSeal(webcrypto.subtle, {
  encode: (text) => new Uint8Array(new TextEncoder().encode(text)),
  decode: (bytes) => new TextDecoder().decode(bytes),
})
const vector = () => webcrypto.getRandomValues(new Uint8Array(12))
const guest = (more: Partial<SealedGuest> = {}): SealedGuest => ({
  bookingId: '0190b6a0-0000-7000-8000-000000000001',
  code: 'GHE-7K2M9Q',
  guestName: 'Nguyễn Thị Lan',
  roomNames: ['Phòng Thông'],
  checkIn: '2026-11-24',
  checkOut: '2026-11-26',
  adults: 2,
  children: 1,
  toddlers: 0,
  ...more,
})

describe('a guest in the list of a phone at the gate', () => {
  it('opens with their own code and with no other', async () => {
    const sealed = await seal.seal(guest(), vector())
    expect(await seal.open(guest().bookingId, sealed)).toEqual(guest())
    expect(await seal.open('0190b6a0-0000-7000-8000-000000000002', sealed)).toBeNull()
  })

  it('stands there unreadable, never twice the same', async () => {
    const [one, other] = await Promise.all([seal.seal(guest(), vector()), seal.seal(guest(), vector())])
    expect(one).not.toBe(other)
    for (const secret of ['Lan', 'GHE', '0190b6a0']) {
      expect(one).not.toContain(secret)
      expect(one).not.toContain(Buffer.from(secret).toString('hex'))
    }
  })

  it('is found by the code, however it was typed', async () => {
    const ref = await seal.shortRefOf('GHE-7K2M9Q')
    for (const typed of ['ghe-7k2m9q', 'GHE 7K2M9Q', 'ghe7k2m9q'])
      expect(await seal.shortRefOf(typed)).toBe(ref)
    expect(await seal.refOf(guest().bookingId)).not.toBe(ref)
  })

  it('does not open when a single digit of it was changed', async () => {
    const sealed = await seal.seal(guest(), vector())
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 15 }), async (at, by) => {
        const digit = ((Number.parseInt(sealed.charAt(at), 16) + by) % 16).toString(16)
        expect(
          await seal.open(guest().bookingId, sealed.slice(0, at) + digit + sealed.slice(at + 1)),
        ).toBeNull()
      }),
      { numRuns: 300 },
    )
  })
})
