import { expect, it } from 'vitest'
import { callerKey, callLimiter } from '#server/modules/limits/limits.ts'
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
    await count?.('caller', 'search.resorts', 80).then(
      () => (through += 1),
      () => {},
    )
  }
  expect(through).toBeGreaterThanOrEqual(80)
  expect(through).toBeLessThanOrEqual(80 + 3 * 10)
  await close()
})

it('a caller is an account, else an address, of IPv6 the network', () => {
  expect(callerKey('user', '10.0.0.1')).toBe(callerKey('user', '10.0.0.2'))
  expect(callerKey(null, '10.0.0.1')).not.toBe(callerKey(null, '10.0.0.2'))
  expect(callerKey(null, '2001:db8:1:2:3:4:5:6')).toBe(callerKey(null, '2001:db8:1:2::9'))
})
