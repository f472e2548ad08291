import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancellationFee, freeUntil } from '#contract/cancellation.ts'
import { CANCELLATION_POLICIES, type CancellationPolicy } from '#contract/shapes/resort.ts'

/** Check-in at 14:00 in Vietnam on 10 December is 07:00 in UTC. Three nights for 3,000,000 VND. */
const ARRIVAL = Temporal.Instant.from('2026-12-10T07:00:00Z')
const terms = { checkIn: '2026-12-10', checkInTime: '14:00', amount: 3_000_000, firstNight: 1_000_000 }
const feeAt = (policy: CancellationPolicy, now: Temporal.Instant, changes: Partial<typeof terms> = {}) =>
  cancellationFee({ ...terms, ...changes, policy, now })

describe('what cancelling costs', () => {
  test.each<[CancellationPolicy, string, Temporal.DurationLike, number]>([
    ['FLEXIBLE', 'a day and a second before', { hours: 24, seconds: 1 }, 0],
    ['FLEXIBLE', 'a day before, to the second', { hours: 24 }, 2_000_000],
    ['FLEXIBLE', 'an hour before', { hours: 1 }, 2_000_000],
    ['FLEXIBLE', 'at check-in time', { hours: 0 }, 3_000_000],
    ['MODERATE', 'more than five days before', { hours: 120, seconds: 1 }, 0],
    ['MODERATE', 'five days before', { hours: 120 }, 1_500_000],
    ['MODERATE', 'just over two days before', { hours: 48, seconds: 1 }, 1_500_000],
    ['MODERATE', 'two days before', { hours: 48 }, 3_000_000],
    ['STRICT', 'half a year before', { hours: 4380 }, 1_500_000],
    ['STRICT', 'just over seven days before', { hours: 168, seconds: 1 }, 1_500_000],
    ['STRICT', 'seven days before', { hours: 168 }, 3_000_000],
    ['STRICT', 'a day after check-in', { hours: -24 }, 3_000_000],
  ])('%s, %s', (policy, _, ahead, fee) => {
    expect(feeAt(policy, ARRIVAL.subtract(ahead))).toMatchObject({ fee, refund: 3_000_000 - fee })
  })

  test.each([
    [1_234_500, 617_000],
    [999, 0],
    [1_001_999, 500_000],
  ])('half of %i VND rounds down to %i', (amount, fee) => {
    expect(feeAt('STRICT', ARRIVAL.subtract({ hours: 240 }), { amount }).fee).toBe(fee)
  })

  test('a first night that costs more than was paid takes no more than was paid', () => {
    expect(feeAt('FLEXIBLE', ARRIVAL.subtract({ hours: 2 }), { amount: 500_000 })).toMatchObject({
      fee: 500_000,
      refund: 0,
    })
  })

  test('is told as the moment until which it is free', () => {
    const until = (policy: CancellationPolicy) => freeUntil({ ...terms, policy })
    expect(CANCELLATION_POLICIES.map(until)).toEqual(['2026-12-09T07:00:00Z', '2026-12-05T07:00:00Z', null])
  })

  test('fee and refund are what was paid, and waiting never makes it cheaper', () => {
    const hours = fc.integer({ min: -48, max: 600 })
    const amounts = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(
        fc.constantFrom(...CANCELLATION_POLICIES),
        amounts,
        hours,
        hours,
        (policy, amount, one, other) => {
          const [early, late] = [Math.max(one, other), Math.min(one, other)].map((ahead) =>
            feeAt(policy, ARRIVAL.subtract({ hours: ahead }), { amount }),
          )
          for (const answer of [early, late])
            expect([answer?.fee, (answer?.fee ?? 0) + (answer?.refund ?? 0)]).toEqual([
              expect.toSatisfy((fee: number) => fee >= 0 && fee <= amount),
              amount,
            ])
          expect(late?.fee ?? 0).toBeGreaterThanOrEqual(early?.fee ?? 0)
        },
      ),
    )
  })
})
