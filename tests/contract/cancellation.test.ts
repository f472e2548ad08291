import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancellationFee, costOfCancelling } from '#contract/cancellation.ts'
import { freeUntil } from '#contract/cancellationPolicy.ts'
import { quoteStay } from '#contract/price.ts'
import { quote as quoteShape } from '#contract/shapes/booking.ts'
import { CANCELLATION_POLICIES, type CancellationPolicy } from '#contract/shapes/resort.ts'
import { nightAmounts } from '#contract/sold.ts'
import { rates, someStay } from '../support/pricing.ts'

/** Check-in at 14:00 in Vietnam on 10 December is 07:00 in UTC. Three nights for 3,000,000 VND. */
const ARRIVAL = Temporal.Instant.from('2026-12-10T07:00:00Z')
const terms = { checkIn: '2026-12-10', checkInTime: '14:00', amount: 3_000_000 }
const NIGHTS = [1_000_000, 1_000_000, 1_000_000]
const feeAt = (policy: CancellationPolicy, now: Temporal.Instant, changes: Partial<typeof terms> = {}) =>
  cancellationFee({ nights: NIGHTS, ...terms, ...changes, policy, now })

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

  test('M2: keeps the first night whole and half of the others, each at its own price with its own extra people', () => {
    // Saturday, Sunday and Monday for five in a room for two: 1,333,000, then 1,000,000 twice; 550,000 a night for the others.
    const quote = quoteStay({
      checkIn: '2026-12-12',
      checkOut: '2026-12-15',
      rooms: [
        {
          roomId: 'a',
          roomName: 'A',
          count: 1,
          rates: rates({ weekendPrice: 1_333_000, adultSurcharge: 275_000 }),
        },
      ],
      guests: { adults: 4, children: 0, toddlers: 0 },
      extraBeds: 0,
    })
    expect(nightAmounts(quote)).toEqual([1_883_000, 1_550_000, 1_550_000])
    const cost = costOfCancelling({
      policy: 'FLEXIBLE',
      checkIn: '2026-12-12',
      checkInTime: '14:00',
      quote,
      kept: 4_983_000,
      editingFee: 0,
      agreed: true,
      now: Temporal.Instant.from('2026-12-12T01:00:00Z'),
    })
    expect(cost).toMatchObject({ fee: 3_433_000, refund: 1_550_000 })
  })

  test.each<[string, number, number[], number]>([
    ['nights of their own price', 4_983_000, [1_883_000, 1_550_000, 1_550_000], 3_433_000],
    ['a voucher, of which every night has its share', 2_700_000, NIGHTS, 1_800_000],
    ['one night', 500_000, [500_000], 500_000],
    ['a first night that is a present', 1_000_000, [0, 1_000_000], 500_000],
    ['nights that all are', 0, [0, 0], 0],
    ['a price that rounds once, at the end', 3_001_999, [1_001_999, 1_000_000, 1_000_000], 2_001_000],
    [
      'more than doubles can multiply',
      419_999_999_999_000,
      [139_999_999_999_000, 280_000_000_000_000],
      279_999_999_999_000,
    ],
  ])('M2: first night then half, of %s', (_, amount, nights, fee) => {
    const now = ARRIVAL.subtract({ hours: 2 })
    expect(cancellationFee({ ...terms, policy: 'FLEXIBLE', now, amount, nights }).fee).toBe(fee)
  })

  test('is told as the moment until which it is free', () => {
    const until = (policy: CancellationPolicy) => freeUntil({ ...terms, policy })
    expect(CANCELLATION_POLICIES.map(until)).toEqual(['2026-12-09T07:00:00Z', '2026-12-05T07:00:00Z', null])
  })

  test('M2: never more than was paid, never cheaper by waiting, and the same on the screen as on the server', () => {
    const hours = fc.integer({ min: -48, max: 600 })
    const policies = fc.constantFrom(...CANCELLATION_POLICIES)
    fc.assert(
      fc.property(
        policies,
        someStay,
        hours,
        hours,
        fc.nat(600_000),
        (policy, input, one, other, editingFee) => {
          const quote = quoteStay(input)
          const { checkIn } = input
          const arrival = Temporal.Instant.from(`${checkIn}T07:00:00Z`)
          const kept = quote.total + editingFee
          const costAt = (ahead: number, of = quote) =>
            costOfCancelling({
              policy,
              checkIn,
              checkInTime: '14:00',
              quote: of,
              kept,
              editingFee,
              agreed: true,
              now: arrival.subtract({ hours: ahead }),
            })
          const [early, late] = [costAt(Math.max(one, other)), costAt(Math.min(one, other))]
          for (const { fee, refund } of [early, late]) {
            expect(fee).toBeGreaterThanOrEqual(0)
            expect(fee).toBeLessThanOrEqual(quote.total)
            expect(fee + refund).toBe(quote.total)
          }
          expect(late.fee).toBeGreaterThanOrEqual(early.fee)
          // What a screen has is what was sent: every field that the fee is made of must be in the shape.
          expect(costAt(Math.min(one, other), quoteShape.parse(JSON.parse(JSON.stringify(quote))))).toEqual(
            late,
          )
          // A quote of before the nights said what they are made of costs the same.
          const old = { ...quote, nights: quote.nights.map(({ sold: _sold, ...night }) => night) }
          expect(costAt(Math.min(one, other), old)).toEqual(late)
        },
      ),
    )
  })
})
