import { expect, test } from 'vitest'
import type { CheckinFacts, CheckinVerification } from '#contract/checkin.ts'
import { judgeCheckin, type ArrivalList, type ScanContext } from '#contract/checkinVerdict.ts'

const RESORT = '01935b6e-0000-7000-8000-000000000020'
const NOW = Date.parse('2026-12-30T08:00:00Z')
const facts: CheckinFacts = {
  keyId: 1,
  bookingId: '01935b6e-7a10-7c3d-8f21-0a1b2c3d4e5f',
  bookingVersion: 3,
  resortId: RESORT,
  from: '2026-12-30',
  to: '2027-01-02',
  adults: 2,
  children: 0,
  toddlers: 0,
  issuedAt: '2026-11-21T05:00:00.000Z',
  nonce: 1,
}
const signed: CheckinVerification = { kind: 'signed', facts }

const listOf = (version: number, revoked = false, fetchedAt = '2026-12-29T20:00:00Z'): ArrivalList => ({
  fetchedAt,
  bookings: [{ bookingId: facts.bookingId, version, revoked }],
})
const scan = (context: Partial<ScanContext> = {}, verification: CheckinVerification = signed) => {
  const verdict = judgeCheckin(verification, {
    resortIds: [RESORT],
    today: '2026-12-30',
    now: NOW,
    list: listOf(3),
    usedOnThisDevice: false,
    withdrawnKeys: [],
    ...context,
  })
  return verdict.light === 'green' ? 'green' : `${verdict.light}: ${verdict.reason}`
}

test('a signed code is green while a list younger than 24 hours knows it', () => {
  expect(scan()).toBe('green')
  expect(scan({ list: listOf(3, false, '2026-12-29T08:00:01Z') })).toBe('green')
})

test('it is amber when what the device knows cannot be sure', () => {
  expect(scan({ list: null })).toBe('amber: listMissing')
  expect(scan({ list: listOf(3, false, '2026-12-29T08:00:00Z') })).toBe('amber: listOld')
  expect(scan({ list: { fetchedAt: '2026-12-30T07:00:00Z', bookings: [] } })).toBe('amber: notInList')
  expect(scan({ list: listOf(4) })).toBe('amber: newerVersion')
  expect(scan({ list: listOf(4), today: '2026-12-29' })).toBe('amber: newerVersion')
  expect(scan({ list: listOf(2) })).toBe('amber: newerThanList')
})

test('W11: a clock that runs behind the list is named, and the list’s time judges', () => {
  // The list is of 30 December; the device believes that it is the 28th.
  const wrong = { now: Date.parse('2026-12-28T08:00:00Z'), today: '2026-12-28' }
  expect(scan({ ...wrong, list: listOf(3, false, '2026-12-30T06:00:00Z') })).toBe('amber: clockBehind')
  expect(scan({ ...wrong, list: listOf(3, true, '2026-12-30T06:00:00Z') })).toBe('red: revoked')
  expect(scan({ ...wrong, list: listOf(3, false, '2027-01-02T06:00:00Z') })).toBe('red: tooLate')
  expect(scan({ list: listOf(3, false, '2026-12-30T08:01:00Z') })).toBe('green')
})

test('W11: a clock two days ahead never turns away who comes on the list’s own day', () => {
  const ahead = { now: Date.parse('2027-01-03T08:00:00Z'), today: '2027-01-03' }
  expect(scan({ ...ahead, list: listOf(3, false, '2027-01-01T06:00:00Z') })).toBe('amber: clockUnsure')
  expect(scan({ ...ahead, list: listOf(3, false, '2027-01-02T08:00:01Z') })).toBe('red: tooLate')
  expect(scan({ ...ahead, list: listOf(3, false, '2026-12-20T06:00:00Z') })).toBe('red: tooLate')
})

test('it is red at the wrong place, on the wrong day, revoked, used, or without a signature', () => {
  expect(scan({ resortIds: ['01935b6e-0000-7000-8000-000000000021'] })).toBe('red: wrongResort')
  expect(scan({ today: '2026-12-29' })).toBe('red: tooEarly')
  expect(scan({ today: '2027-01-01' })).toBe('green')
  expect(scan({ today: '2027-01-02' })).toBe('red: tooLate')
  expect(scan({ list: listOf(3, true) })).toBe('red: revoked')
  expect(scan({ list: listOf(3, true, '2026-12-01T00:00:00Z') })).toBe('red: revoked')
  expect(scan({ usedOnThisDevice: true })).toBe('red: used')
  expect(scan({}, { kind: 'forged' })).toBe('red: forged')
  expect(scan({}, { kind: 'unknownKey', keyId: 9 })).toBe('red: unknownKey')
  expect(scan({ withdrawnKeys: [9] }, { kind: 'unknownKey', keyId: 9 })).toBe('red: withdrawnKey')
  expect(scan({ withdrawnKeys: [9] }, { kind: 'unknownKey', keyId: 8 })).toBe('red: unknownKey')
  expect(scan({}, { kind: 'unreadable' })).toBe('red: unreadable')
  expect(scan({}, { kind: 'newer', layout: 2 })).toBe('red: newerLayout')
})
