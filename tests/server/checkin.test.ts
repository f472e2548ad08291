import { webcrypto } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { verifyCheckinCode } from '#contract/checkin.ts'
import { es256Verifier } from '#contract/es256.ts'
import { checkinIssuer, memoryKeyStore, type BookingFacts } from '#server/modules/checkin/checkin.ts'
import { generateKey } from '#server/modules/checkin/keys.ts'
import { tableKeyStore } from '#server/modules/checkin/keyTable.ts'
import { checkinKeys } from '#server/modules/checkin/tables.ts'
import { settableClock } from '#server/ports/clock.ts'
import { openTestDatabase } from '#tests/support/database.ts'

function gate() {
  let open = () => {}
  const promise = new Promise<void>((resolve) => {
    open = resolve
  })
  return { promise, open }
}

const verify = es256Verifier(webcrypto.subtle)
const stay: BookingFacts = {
  bookingId: '01935b6e-7a10-7c3d-8f21-0a1b2c3d4e5f',
  bookingVersion: 3,
  resortId: '01935b6e-0000-7000-8000-000000000020',
  from: '2026-12-30',
  to: '2027-01-02',
  adults: 2,
  children: 1,
  toddlers: 0,
}

test('what the issuer signs, a device with the public keys believes', async () => {
  const issuer = checkinIssuer(memoryKeyStore(), settableClock('2026-11-21T05:00:00.999Z'))
  const { text, issuedAt } = await issuer.issue(stay)
  expect(issuedAt).toBe('2026-11-21T05:00:00Z')
  expect(await verifyCheckinCode(text, (await issuer.publicKeys()).keys, verify)).toMatchObject({
    kind: 'signed',
    facts: { ...stay, keyId: 1, issuedAt: '2026-11-21T05:00:00.000Z' },
  })
})

test('fifty codes of one booking are fifty texts, all good, whichever way their s fell', async () => {
  const issuer = checkinIssuer(memoryKeyStore(), settableClock('2026-11-21T05:00:00Z'))
  const { keys } = await issuer.publicKeys()
  const codes = await Promise.all(Array.from({ length: 50 }, () => issuer.issue(stay)))
  expect(new Set(codes.map((code) => code.text)).size).toBe(50)
  for (const { text } of codes) expect((await verifyCheckinCode(text, keys, verify)).kind).toBe('signed')
})

test('who asks for the first key while others still read that there is none gets it', async () => {
  const { db, close } = await openTestDatabase()
  // The first reading has seen that there is nothing, and its answer is on its way for as long as we like.
  const { promise: late, open } = gate()
  let [readings, hasSeen] = [0, false]
  const slow = new Proxy(db, {
    get: (real, name): unknown =>
      name !== 'select' || readings++ > 0
        ? Reflect.get(real, name)
        : () => ({
            from: async () => {
              const rows = await real.select().from(checkinKeys)
              hasSeen = true
              await late
              return rows
            },
          }),
  })
  const store = tableKeyStore(slow)
  const first = store.load()
  await vi.waitUntil(() => hasSeen)
  expect(await store.add(await generateKey(1, '2026-11-21T05:00:00Z'))).toBe(true)
  expect((await store.load()).map(({ keyId }) => keyId)).toEqual([1])
  open()
  expect(await first).toEqual([])
  await close()
})

test('a new key is told at once and signs a week later; old codes stay good', async () => {
  const store = memoryKeyStore()
  const clock = settableClock('2026-11-21T05:00:00Z')
  const issuer = checkinIssuer(store, clock)
  const before = await issuer.issue(stay)
  const { keys: oldKeys } = await issuer.publicKeys()
  expect(await store.add(await generateKey(2, clock.now().toString()))).toBe(true)
  const { keys } = await issuer.publicKeys()
  expect(keys.map(({ keyId }) => keyId)).toEqual([1, 2])
  clock.set('2026-11-28T04:59:59Z')
  const last = await issuer.issue(stay)
  expect(await verifyCheckinCode(last.text, oldKeys, verify)).toMatchObject({ facts: { keyId: 1 } })
  clock.set('2026-11-28T05:00:00Z')
  const after = await issuer.issue(stay)
  expect((await verifyCheckinCode(before.text, keys, verify)).kind).toBe('signed')
  expect(await verifyCheckinCode(after.text, keys, verify)).toMatchObject({
    kind: 'signed',
    facts: { keyId: 2 },
  })
  expect(await verifyCheckinCode(after.text, oldKeys, verify)).toEqual({ kind: 'unknownKey', keyId: 2 })
})

test('two nodes that start at once end with one first key', async () => {
  const store = memoryKeyStore()
  const clock = settableClock('2026-11-21T05:00:00Z')
  const nodes = [checkinIssuer(store, clock), checkinIssuer(store, clock), checkinIssuer(store, clock)]
  const codes = await Promise.all(nodes.map((node) => node.issue(stay)))
  const { keys } = await checkinIssuer(store, clock).publicKeys()
  expect(keys).toHaveLength(1)
  for (const { text } of codes) expect((await verifyCheckinCode(text, keys, verify)).kind).toBe('signed')
})

test('the public list holds nothing secret', async () => {
  const issuer = checkinIssuer(memoryKeyStore(), settableClock('2026-11-21T05:00:00Z'))
  const { keys } = await issuer.publicKeys()
  expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([['keyId', 'x', 'y']])
})
