import { webcrypto } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { es256Verifier, toLowS } from '#contract/es256.ts'
import { decodeCheckinCode } from '#contract/checkin.ts'
import type { GateTickets } from '#contract/shapes/serviceBooking.ts'
import {
  encodeTicketCode,
  isTicketCode,
  ticketSigningInput,
  verifyTicketCode,
  type TicketFacts,
} from '#contract/ticketCode.ts'
import { judgeTicket } from '#contract/ticketVerdict.ts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const
const verify = es256Verifier(webcrypto.subtle)
let pair: webcrypto.CryptoKeyPair
let keys: { keyId: number; x: string; y: string }[]
beforeAll(async () => {
  pair = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const { x = '', y = '' } = await webcrypto.subtle.exportKey('jwk', pair.publicKey)
  keys = [{ keyId: 7, x, y }]
})

const FACTS: TicketFacts = {
  keyId: 7,
  ticketId: '01980000-0000-7000-8000-000000000001',
  serviceId: '01980000-0000-7000-8000-000000000002',
  date: '2026-11-25',
  minute: 540,
  number: 2,
  of: 3,
  issuedAt: '2026-11-21T05:00:00.000Z',
  nonce: 4_000_000_000,
}
async function signed(facts: TicketFacts): Promise<string> {
  const input = ticketSigningInput(facts)
  const signature = await webcrypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, input)
  return encodeTicketCode(input, toLowS(new Uint8Array(signature)))
}

describe('a ticket’s code', () => {
  it('says what was signed, in 168 characters of QR’s alphanumeric set', async () => {
    const text = await signed(FACTS)
    expect(text).toMatch(/^[0-9A-Z $%*+\-./:]{168}$/)
    expect(isTicketCode(text)).toBe(true)
    expect(await verifyTicketCode(text, keys, verify)).toEqual({ kind: 'signed', facts: FACTS })
  })

  it('is no check-in code to a scanner that knows only those', async () => {
    expect(decodeCheckinCode(await signed(FACTS)).kind).not.toBe('decoded')
  })

  it('believes no changed text, and no key that it has not got', async () => {
    const text = await signed(FACTS)
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.constantFrom(...'0A9Z%'), async (at, character) => {
        fc.pre(text[at] !== character)
        const changed = text.slice(0, at) + character + text.slice(at + 1)
        expect((await verifyTicketCode(changed, keys, verify)).kind).not.toBe('signed')
      }),
      { numRuns: 60 },
    )
    expect((await verifyTicketCode(text, [], verify)).kind).toBe('unknownKey')
    expect((await verifyTicketCode('HELLO', keys, verify)).kind).toBe('unreadable')
  })
})

describe('the light at the gate', () => {
  const now = Date.parse('2026-11-25T02:00:00Z')
  const entry = (more: object): GateTickets['tickets'][number] => ({
    id: FACTS.ticketId,
    serviceId: FACTS.serviceId,
    date: FACTS.date,
    time: '09:00',
    typeName: 'Người lớn',
    revoked: false,
    usedAt: null,
    ...more,
  })
  const list = (tickets: GateTickets['tickets'], fetchedAt = '2026-11-25T01:00:00Z'): GateTickets => ({
    fetchedAt,
    services: [{ id: FACTS.serviceId, name: 'Săn mây' }],
    tickets,
  })
  const context = {
    list: list([entry({})]),
    today: FACTS.date,
    now,
    usedOnThisDevice: false,
    withdrawnKeys: [7],
  }
  const lightOf = (more: object) => {
    const verdict = judgeTicket({ kind: 'signed', facts: FACTS }, { ...context, ...more })
    return `${verdict.light} ${'reason' in verdict ? verdict.reason : ''}`.trim()
  }
  it.each([
    ['green', {}],
    ['amber listMissing', { list: null }],
    ['amber listOld', { list: list([entry({})], '2026-11-24T01:00:00Z') }],
    ['red tooLate', { list: list([entry({})], '2026-11-26T01:00:00Z') }],
    ['amber clockBehind', { list: list([entry({})], '2026-11-25T16:00:00Z') }],
    ['amber notInList', { list: list([]) }],
    ['red revoked', { list: list([entry({ revoked: true })]) }],
    ['red used', { list: list([entry({ usedAt: '2026-11-25T01:30:00Z' })]) }],
    ['red used', { usedOnThisDevice: true }],
    ['red tooEarly', { today: '2026-11-24' }],
    ['red tooLate', { today: '2026-11-26' }],
    ['red wrongService', { list: { ...list([]), services: [] } }],
  ])('%s', (light, more) => {
    expect(lightOf(more)).toBe(light)
  })
  it('is red for whatever is not signed', () => {
    for (const kind of ['unreadable', 'forged'] as const)
      expect(judgeTicket({ kind }, context).light).toBe('red')
    expect(judgeTicket({ kind: 'unknownKey', keyId: 8 }, context)).toMatchObject({ reason: 'unknownKey' })
    expect(judgeTicket({ kind: 'unknownKey', keyId: 7 }, context)).toEqual({
      light: 'red',
      reason: 'withdrawnKey',
    })
  })
})
