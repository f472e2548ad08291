import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quoteChange } from '#contract/change.ts'
import { fits, quoteStay, type QuoteInput } from '#contract/price.ts'
import type { Quote } from '#contract/shapes/quote.ts'
import { CANCELLATION_POLICIES, type CancellationPolicy } from '#contract/shapes/resort.ts'
import { rates, someRates, someStay } from '../support/pricing.ts'

const stay = (changes: Partial<QuoteInput> = {}, price = 1_000_000): QuoteInput => ({
  checkIn: '2026-12-07',
  checkOut: '2026-12-10',
  rooms: [{ roomId: 'a', roomName: 'A', count: 1, rates: rates({ basePrice: price }) }],
  guests: { adults: 2, children: 0, toddlers: 0 },
  extraBeds: 0,
  ...changes,
})
const priced = (price: number, more: Partial<Parameters<typeof rates>[0]> = {}, count = 1) => [
  { roomId: 'a', roomName: 'A', count, rates: rates({ basePrice: price, ...more }) },
]
const ARRIVAL = Temporal.Instant.from('2026-12-07T07:00:00Z')
const at = (policy: CancellationPolicy, hours: number) => ({
  policy,
  checkIn: '2026-12-07',
  checkInTime: '14:00',
  now: ARRIVAL.subtract({ hours }),
})
const FREE = at('FLEXIBLE', 48)
const of = (quote: Quote, adults = 2) => ({ quote, adults })
const voucher = { code: 'X', kind: 'PERCENTAGE', amount: 10, cap: null, minimum: 0 } as const

describe('M11: a change of a stay of three nights at 900,000, once a night costs 1,200,000', () => {
  const bought = quoteStay(stay({}, 900_000))
  const raised = { adultSurcharge: 300_000 }
  test.each<[string, Partial<QuoteInput>, number]>([
    ['nothing', { rooms: priced(1_200_000, raised) }, 0],
    ['nothing, where one adult is included by now', { rooms: priced(1_200_000, { includedAdults: 1 }) }, 0],
    [
      'one adult more',
      { rooms: priced(1_200_000, raised), guests: { adults: 3, children: 0, toddlers: 0 } },
      900_000,
    ],
    [
      'one adult less',
      { rooms: priced(1_200_000, raised), guests: { adults: 1, children: 0, toddlers: 0 } },
      0,
    ],
    ['a night more', { rooms: priced(1_200_000), checkOut: '2026-12-11' }, 1_200_000],
    ['a night less', { rooms: priced(1_200_000), checkOut: '2026-12-09' }, -900_000],
    ['a day later', { rooms: priced(1_200_000), checkIn: '2026-12-08', checkOut: '2026-12-11' }, 300_000],
    ['a room more', { rooms: priced(1_200_000, {}, 2) }, 3_600_000],
    [
      'a promotion since',
      { rooms: priced(1_200_000, { discountPercent: 50 }), checkOut: '2026-12-11' },
      600_000,
    ],
  ])('with %s', (_, changes, difference) => {
    const changed = quoteChange(of(bought), stay(changes), FREE)
    expect([changed.difference, changed.quote.total]).toEqual([difference, bought.total + difference])
  })

  test('who was added costs what they cost then, and takes just that along', () => {
    const three = { rooms: priced(1_200_000, raised), guests: { adults: 3, children: 0, toddlers: 0 } }
    const more = quoteChange(of(bought), stay(three), FREE)
    const dearer = priced(2_000_000, { adultSurcharge: 500_000 })
    const less = quoteChange(of(more.quote, 3), stay({ rooms: dearer }), FREE)
    expect([more.difference, less.difference, less.quote.total]).toEqual([900_000, -900_000, bought.total])
  })

  test.each<[string, CancellationPolicy, number, number]>([
    ['all of it', 'MODERATE', 130, 900_000],
    ['half', 'MODERATE', 72, 450_000],
    ['nothing', 'MODERATE', 30, 0],
    ['half, early with a strict policy', 'STRICT', 300, 450_000],
  ])('a night that is given up brings back %s', (_, policy, hours, returned) => {
    const changed = quoteChange(
      of(bought),
      stay({ checkOut: '2026-12-09', rooms: priced(1_200_000) }),
      at(policy, hours),
    )
    const kept = 900_000 - returned
    expect(changed).toMatchObject({ returned, kept, added: 0, difference: 0 - returned })
    expect(changed.quote).toMatchObject({ total: 1_800_000 + kept, roomPrice: 1_800_000 })
    expect(changed.quote.givenUp ?? 0).toBe(kept)
  })

  test('a night that the host takes away comes back whole', () => {
    expect(quoteChange(of(bought), stay({ checkOut: '2026-12-09' }), null)).toMatchObject({
      returned: 900_000,
      kept: 0,
    })
  })

  test('a night bought with a voucher comes back at what was paid for it', () => {
    const cheaper = quoteStay(stay({ voucher }, 900_000))
    expect(cheaper.total).toBe(2_430_000)
    const changed = quoteChange(of(cheaper), stay({ voucher, checkOut: '2026-12-09' }), at('MODERATE', 72))
    expect(changed).toMatchObject({ returned: 405_000, kept: 405_000 })
  })
})

const party = fc.record({
  adults: fc.integer({ min: 1, max: 12 }),
  children: fc.integer({ min: 0, max: 6 }),
  extraBeds: fc.integer({ min: 0, max: 3 }),
})
/** A stay, and the same stay asked for in another way at other prices. */
const someChange = fc
  .record({
    bought: someStay,
    prices: fc.array(someRates, { minLength: 4, maxLength: 4 }),
    party,
    shift: fc.integer({ min: 0, max: 5 }),
    longer: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ bought, prices, party: { adults, children, extraBeds }, shift, longer }) => {
    const day = (from: string, days: number) => Temporal.PlainDate.from(from).add({ days }).toString()
    const rooms = bought.rooms.map((room, index) => ({
      ...room,
      rates: { ...room.rates, ...prices[index], maxGuests: room.rates.maxGuests },
    }))
    return {
      bought,
      /** The same stay at the prices of today. */
      same: { ...bought, rooms },
      other: {
        ...bought,
        rooms,
        checkIn: day(bought.checkIn, shift),
        checkOut: day(bought.checkOut, shift + longer),
        guests: { adults, children, toddlers: 0 },
        extraBeds,
      },
    }
  })
const someTerms = fc
  .record({ policy: fc.constantFrom(...CANCELLATION_POLICIES), hours: fc.integer({ min: -24, max: 400 }) })
  .map(({ policy, hours }) => (checkIn: string) => ({
    policy,
    checkIn,
    checkInTime: '14:00',
    now: Temporal.Instant.from(`${checkIn}T07:00:00Z`).subtract({ hours }),
  }))
const total = (input: QuoteInput) => quoteStay(input).total
/** Where nobody sleeps beyond what the rooms hold: people without a place have no price. */
const inside = (input: QuoteInput) => fits(input.rooms, input.guests, input.extraBeds)

describe('M11: every change', () => {
  test('of nothing costs nothing, whatever the place costs today', () => {
    fc.assert(
      fc.property(someChange, someTerms, ({ bought, same }, terms) => {
        fc.pre(
          inside(bought) &&
            inside(same) &&
            bought.rooms.every(({ rates: r }, i) => r.includedAdults === same.rooms[i]?.rates.includedAdults),
        )
        const before = quoteStay(bought)
        expect(quoteChange(of(before, bought.guests.adults), same, terms(bought.checkIn))).toMatchObject({
          difference: 0,
          added: 0,
          returned: 0,
          quote: { total: before.total },
        })
      }),
    )
  })

  test('costs what is added less what is given back, and takes no more than was paid', () => {
    fc.assert(
      fc.property(someChange, someTerms, ({ bought, other }, terms) => {
        const before = quoteStay(bought)
        const { quote, difference, added, returned, kept } = quoteChange(
          of(before, bought.guests.adults),
          other,
          terms(bought.checkIn),
        )
        expect(difference).toBe(added - returned)
        expect(quote.total).toBe(before.total + difference)
        for (const amount of [returned, kept, quote.total]) expect(amount).toBeGreaterThanOrEqual(0)
        expect(returned + kept).toBeLessThanOrEqual(before.total)
        expect(quote.total).toBe(
          quote.roomPrice +
            quote.adultSurcharge +
            quote.childSurcharge +
            quote.extraBedSurcharge +
            quote.serviceCharge -
            quote.discount -
            quote.voucherDiscount +
            (quote.givenUp ?? 0),
        )
      }),
    )
  })

  test('that only adds nights costs those nights at the prices of today', () => {
    fc.assert(
      fc.property(someStay, fc.integer({ min: 1, max: 9 }), someTerms, (input, days, terms) => {
        fc.pre(inside(input))
        const bought = { ...input, voucher: null }
        const dearer = bought.rooms.map((room) => ({
          ...room,
          rates: {
            ...room.rates,
            basePrice: room.rates.basePrice * 2,
            adultSurcharge: room.rates.adultSurcharge + 7000,
          },
        }))
        const checkOut = Temporal.PlainDate.from(bought.checkOut).add({ days }).toString()
        const added = total({ ...bought, rooms: dearer, checkIn: bought.checkOut, checkOut })
        expect(
          quoteChange(
            of(quoteStay(bought), bought.guests.adults),
            { ...bought, rooms: dearer, checkOut },
            terms(bought.checkIn),
          ),
        ).toMatchObject({ difference: added, added, returned: 0 })
      }),
    )
  })

  test('that is undone at once while cancelling is free leaves the price as it was', () => {
    fc.assert(
      fc.property(
        someStay,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 3 }),
        (input, days, adults) => {
          const { guests } = input
          const more = {
            ...input,
            checkOut: Temporal.PlainDate.from(input.checkOut).add({ days }).toString(),
            guests: { ...guests, adults: guests.adults + adults },
          }
          fc.pre(inside(input) && inside(more))
          const before = quoteStay(input)
          const there = quoteChange(of(before, guests.adults), more, null)
          const back = quoteChange(of(there.quote, more.guests.adults), input, null)
          expect(back.quote.total).toBe(before.total)
          expect(back.quote).toEqual(before)
        },
      ),
    )
  })
})
