import { expect, it } from 'vitest'
import { callersOf, callLimiter } from '#server/modules/limits/limits.ts'
import { networksOf } from '#server/network.ts'
import { settableClock } from '#server/ports/clock.ts'
import { readSettings } from '#server/settings.ts'
import { openTestDatabase } from '#tests/support/database.ts'

it('limits hold over several processes: together they let through little more than one', async () => {
  const { db, close } = await openTestDatabase()
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  const services = { db, log, clock: settableClock('2026-11-21T05:00:00Z'), settings: readSettings({}) }
  const processes = [callLimiter(services), callLimiter(services), callLimiter(services)]
  let through = 0
  for (let call = 0; call < 300; call++) {
    const count = processes[call % processes.length]
    await count?.([{ name: 'caller', share: 1 }], 'search.resorts', 80).then(
      () => (through += 1),
      () => {},
    )
  }
  expect(through).toBeGreaterThanOrEqual(80)
  expect(through).toBeLessThanOrEqual(80 + 3 * 10)
  await close()
})

it('a caller is an account, else an address of IPv4, else the networks of an IPv6 line', () => {
  expect(callersOf('user', '10.0.0.1')).toEqual(callersOf('user', '10.0.0.2'))
  expect(callersOf(null, '10.0.0.1')).not.toEqual(callersOf(null, '10.0.0.2'))
  expect(callersOf(null, '2001:db8:1:2:3:4:5:6')).toEqual(callersOf(null, '2001:db8:1:2::9'))
})

it.each([
  ['10.0.0.1', '10.0.0.1', null],
  ['::ffff:10.0.0.1', '10.0.0.1', null],
  ['::FFFF:0a00:0001', '10.0.0.1', null],
  ['2a05::1', '2a05:0:0:0::/64', '2a05:0:0:0::/56'],
  ['2a05::1:2:3:19', '2a05:0:0:0::/64', '2a05:0:0:0::/56'],
  ['2a05:0:0:0::19', '2a05:0:0:0::/64', '2a05:0:0:0::/56'],
  ['2001:db8:1:2ab::1', '2001:db8:1:2ab::/64', '2001:db8:1:200::/56'],
  ['2001:0DB8:1:2FF:1:2:3:4', '2001:db8:1:2ff::/64', '2001:db8:1:200::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56'],
  ['nobody', 'nobody', null],
])('S2: %s calls from %s and %s', (address, near, wide) =>
  expect(networksOf(address)).toEqual({ near, wide }),
)

it('S2: a line of IPv6 that goes through its /64 and /56 is stopped like one address', async () => {
  const { db, close } = await openTestDatabase()
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  const count = callLimiter({
    db,
    log,
    clock: settableClock('2026-11-21T05:00:00Z'),
    settings: readSettings({}),
  })
  const through = async (address: (call: number) => string) => {
    let passed = 0
    for (let call = 0; call < 200; call++)
      passed += await count(callersOf(null, address(call)), 'account.login', 20).then(
        () => 1,
        () => 0,
      )
    return passed
  }
  expect(await through((call) => `2a05:1::${call.toString(16)}`)).toBe(20)
  expect(await through((call) => `2a05:2:0:${call.toString(16)}::1`)).toBe(80)
  await close()
})
