import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightsOf } from '#contract/nights.ts'
import {
  afterDiscount,
  fits,
  nightPrice,
  quoteStay,
  voucherDiscount,
  type QuoteInput,
} from '#contract/price.ts'
import { quote as quoteShape } from '#contract/shapes/booking.ts'
import type { RoomRates } from '#contract/shapes/resort.ts'
import { money, rates, someStay } from '../support/pricing.ts'

const stay = (changes: Partial<QuoteInput> = {}, ratesOf: RoomRates = rates()): QuoteInput => ({
  checkIn: '2026-12-07',
  checkOut: '2026-12-09',
  rooms: [{ roomId: 'a', roomName: 'A', count: 1, rates: ratesOf }],
  guests: { adults: 2, children: 0, toddlers: 0 },
  extraBeds: 0,
  ...changes,
})

describe('the price of a night', () => {
  const full = rates({
    weekendPrice: 1_500_000,
    seasons: [
      { from: '2026-12-20', to: '2026-12-27', price: 2_000_000 },
      { from: '2026-12-24', to: '2026-12-26', price: 3_000_000 },
    ],
    nights: { '2026-12-25': 5_000_000 },
  })
  test.each([
    ['a Thursday', '2026-12-10', 1_000_000],
    ['a Friday', '2026-12-11', 1_500_000],
    ['a Saturday', '2026-12-12', 1_500_000],
    ['a Sunday', '2026-12-13', 1_000_000],
    ['the first day of a season', '2026-12-20', 2_000_000],
    ['the later of two seasons', '2026-12-24', 3_000_000],
    ['the host’s own price for that night', '2026-12-25', 5_000_000],
    ['the day on which a season ends', '2026-12-27', 1_000_000],
  ])('on %s', (_, night, price) => {
    expect(nightPrice(full, night)).toBe(price)
  })

  test.each([
    [1_000_000, 0, 1_000_000],
    [1_000_000, 15, 850_000],
    [999_000, 7, 929_000],
    [1_234_567, 0, 1_234_567],
    [1_234_567, 10, 1_111_000],
  ])('of %i VND with %i %% off is %i', (price, discountPercent, after) => {
    expect(afterDiscount(rates({ discountPercent }), price)).toBe(after)
  })
})

describe('a quote, computed by hand', () => {
  test.each<[string, QuoteInput, number]>([
    ['two nights for two', stay(), 2_000_000],
    ['two rooms', stay({ rooms: [{ roomId: 'a', roomName: 'A', count: 2, rates: rates() }] }), 4_000_000],
    ['a third adult', stay({ guests: { adults: 3, children: 0, toddlers: 0 } }), 2_400_000],
    ['two children and a toddler', stay({ guests: { adults: 2, children: 2, toddlers: 1 } }), 2_400_000],
    ['an extra bed', stay({ extraBeds: 1 }), 2_300_000],
    [
      'over a weekend',
      stay({ checkIn: '2026-12-10', checkOut: '2026-12-14' }, rates({ weekendPrice: 1_500_000 })),
      5_000_000,
    ],
    ['15 % off', stay({}, rates({ discountPercent: 15 })), 1_700_000],
    [
      '15 % off, surcharges in full',
      stay({ guests: { adults: 3, children: 1, toddlers: 0 } }, rates({ discountPercent: 15 })),
      2_300_000,
    ],
    ['services', stay({ serviceCharge: 250_000 }), 2_250_000],
    [
      'a voucher of 300,000',
      stay({ voucher: { code: 'X', kind: 'VALUE', amount: 300_000, cap: null, minimum: 0 } }),
      1_700_000,
    ],
    [
      'a voucher of 10 % with a cap',
      stay({ voucher: { code: 'X', kind: 'PERCENTAGE', amount: 10, cap: 150_000, minimum: 0 } }),
      1_850_000,
    ],
    [
      'a voucher below its minimum',
      stay({ voucher: { code: 'X', kind: 'VALUE', amount: 300_000, cap: null, minimum: 2_000_001 } }),
      2_000_000,
    ],
    [
      'a voucher worth more than the stay',
      stay({ voucher: { code: 'X', kind: 'VALUE', amount: 9_000_000, cap: null, minimum: 0 } }),
      0,
    ],
  ])('%s', (_, input, total) => {
    expect(quoteStay(input).total).toBe(total)
  })

  test('puts extra people into the rooms where they cost least', () => {
    const rooms = [
      { roomId: 'a', roomName: 'A', count: 1, rates: rates({ adultSurcharge: 300_000, maxGuests: 4 }) },
      { roomId: 'b', roomName: 'B', count: 1, rates: rates({ adultSurcharge: 100_000, maxGuests: 3 }) },
    ]
    const { adultSurcharge, extraAdults } = quoteStay(
      stay({ rooms, guests: { adults: 6, children: 0, toddlers: 0 } }),
    )
    expect([extraAdults, adultSurcharge]).toEqual([2, 2 * (100_000 + 300_000)])
  })

  test('says when people do not fit, when a room has no adult, and when there are too many beds', () => {
    const rooms = [{ roomId: 'a', roomName: 'A', count: 2, rates: rates() }]
    expect(fits(rooms, { adults: 4, children: 3, toddlers: 1 }, 4)).toBe(true)
    expect(fits(rooms, { adults: 4, children: 3, toddlers: 2 }, 0)).toBe(false)
    expect(fits(rooms, { adults: 1, children: 1, toddlers: 0 }, 0)).toBe(false)
    expect(fits(rooms, { adults: 2, children: 0, toddlers: 0 }, 5)).toBe(false)
  })
})

describe('any quote', () => {
  test('adds up, in whole VND, and never below nothing', () => {
    fc.assert(
      fc.property(someStay, (input) => {
        const quote = quoteStay(input)
        const whole = Object.values(quote).filter((value) => typeof value === 'number')
        expect(whole.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true)
        expect(quote.total).toBe(
          quote.roomPrice +
            quote.adultSurcharge +
            quote.childSurcharge +
            quote.extraBedSurcharge +
            quote.serviceCharge -
            quote.discount -
            quote.voucherDiscount,
        )
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
        expect(sum(quote.nights.map(({ price }) => price))).toBe(quote.roomPrice)
        expect(sum(quote.lines.map(({ price }) => price))).toBe(quote.roomPrice)
        expect(sum(quote.lines.map(({ priceAfterDiscount }) => priceAfterDiscount))).toBe(
          quote.roomPrice - quote.discount,
        )
        expect(quote.nights.map(({ date }) => date)).toEqual(nightsOf(input.checkIn, input.checkOut))
        expect(quoteShape.safeParse({ ...quote, nights: [], lines: [] }).success).toBe(true)
      }),
    )
  })

  test('does not depend on the order of the rooms', () => {
    fc.assert(
      fc.property(someStay, (input) => {
        const turned = quoteStay({ ...input, rooms: input.rooms.toReversed() })
        expect(turned.total).toBe(quoteStay(input).total)
      }),
    )
  })

  test('of a stay cut in two costs the same as in one, room by room', () => {
    fc.assert(
      fc.property(someStay, fc.nat(), (input, seed) => {
        const whole = { ...input, voucher: null }
        const nights = nightsOf(input.checkIn, input.checkOut)
        const middle = nights[seed % nights.length] ?? input.checkIn
        const parts = [
          { ...whole, checkOut: middle },
          { ...whole, checkIn: middle },
        ].map((part) => quoteStay(part).total)
        expect(parts.reduce((sum, total) => sum + total, 0)).toBe(quoteStay(whole).total)
      }),
    )
  })

  test('one more adult never makes it cheaper', () => {
    fc.assert(
      fc.property(someStay, (input) => {
        const { guests } = input
        const more = { ...input, voucher: null, guests: { ...guests, adults: guests.adults + 1 } }
        expect(quoteStay(more).total).toBeGreaterThanOrEqual(quoteStay({ ...input, voucher: null }).total)
      }),
    )
  })

  test('a voucher takes off no more than its cap and the amount', () => {
    fc.assert(
      fc.property(money, money, fc.option(money), (amount, value, cap) => {
        const off = voucherDiscount({ code: 'X', kind: 'VALUE', amount: value, cap, minimum: 0 }, amount)
        expect(off).toBe(Math.min(value, amount, cap ?? value))
      }),
    )
  })
})
