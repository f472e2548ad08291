import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONFIRMATION_POLICIES, type ConfirmationPolicy } from '#contract/shapes/resort.ts'
import { bookingWorld, type TestWorld } from '#tests/support/bookingWorld.ts'
import { ACTS, newHouse, OFTEN, type Act } from '#tests/support/shadow.ts'

/**
 * Anything that two guests, a host, staff, the gateway, the bank and the clock can do to a house with two units, in any order,
 * with calls that are late, lost, repeated and altered. After every step a shadow count of nights and vouchers must be what the
 * database says, and the gateway's and the bank's own books what ours say, to one đồng. `MODEL_EVENTS=20000 npx vitest run
 * --project server tests/server/life/lifeModel.test.ts` walks so many events.
 */
const acts = fc.array(
  fc.record({
    what: fc.constantFrom(...ACTS, ...OFTEN),
    which: fc.nat(5),
  }),
  { minLength: 6, maxLength: 24 },
)

let test$: TestWorld
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())

/** How many events were walked; and after so many walks a fresh database, so that every check stays short. */
let events = 0
let walks = 0
const FRESH_AFTER = 20

const run = async (policy: ConfirmationPolicy, list: readonly Act[]) => {
  walks += 1
  if (walks % FRESH_AFTER === 0) {
    await test$.close()
    test$ = await bookingWorld()
  }
  const shadow = await newHouse(test$, policy)
  for (const act of list) {
    await shadow.act(act)
    await shadow.check()
    events += 1
  }
}

test(
  'whatever happens in whatever order, nights, money and vouchers add up',
  { timeout: 3_600_000 },
  async () => {
    const walk = async (numRuns: number): Promise<number> => {
      await fc.assert(fc.asyncProperty(fc.constantFrom(...CONFIRMATION_POLICIES), acts, run), { numRuns })
      return events
    }
    const wanted = Number(process.env['MODEL_EVENTS'] ?? 0)
    if (wanted === 0) await walk(Number(process.env['MODEL_RUNS'] ?? 15))
    for (let walked = 0; walked < wanted;) walked = await walk(50)
    expect(events).toBeGreaterThanOrEqual(wanted)
  },
)
