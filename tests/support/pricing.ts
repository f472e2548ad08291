import fc from 'fast-check'
import type { QuoteInput } from '#contract/price.ts'
import type { RoomRates } from '#contract/shapes/resort.ts'

/** A room's prices as tests of prices have them: a million a night for two. */
export const rates = (changes: Partial<RoomRates> = {}): RoomRates => ({
  basePrice: 1_000_000,
  weekendPrice: null,
  seasons: [],
  nights: {},
  discountPercent: 0,
  includedAdults: 2,
  adultSurcharge: 200_000,
  childSurcharge: 100_000,
  extraBedPrice: 150_000,
  maxExtraBeds: 2,
  minGuests: 1,
  maxGuests: 4,
  ...changes,
})

export const money = fc.integer({ min: 0, max: 50_000 }).map((thousands) => thousands * 1000)
/** Any prices of a room. */
export const someRates = fc
  .record({
    basePrice: money,
    weekendPrice: fc.option(money),
    discountPercent: fc.integer({ min: 0, max: 90 }),
    includedAdults: fc.integer({ min: 1, max: 4 }),
    adultSurcharge: money,
    childSurcharge: money,
    extraBedPrice: money,
    maxGuests: fc.integer({ min: 4, max: 8 }),
  })
  .map((changes) => rates(changes))
/** Any stay of up to sixty nights and four kinds of rooms. */
export const someStay = fc
  .record({
    first: fc.integer({ min: 0, max: 390 }),
    length: fc.integer({ min: 1, max: 60 }),
    rooms: fc.array(fc.record({ count: fc.integer({ min: 1, max: 3 }), rates: someRates }), {
      minLength: 1,
      maxLength: 4,
    }),
    adults: fc.integer({ min: 1, max: 12 }),
    children: fc.integer({ min: 0, max: 6 }),
    extraBeds: fc.integer({ min: 0, max: 3 }),
    voucher: fc.option(
      fc.record({
        code: fc.constant('X'),
        kind: fc.constantFrom('VALUE' as const, 'PERCENTAGE' as const),
        amount: fc.integer({ min: 1, max: 100 }),
        cap: fc.option(money),
        minimum: money,
      }),
    ),
  })
  .map(({ first, length, rooms, adults, children, extraBeds, voucher }): QuoteInput => {
    const checkIn = Temporal.PlainDate.from('2026-11-21').add({ days: first })
    return {
      checkIn: checkIn.toString(),
      checkOut: checkIn.add({ days: length }).toString(),
      rooms: rooms.map((room, index) => ({
        roomId: `00000000-0000-7000-8000-00000000000${index}`,
        roomName: 'A',
        ...room,
      })),
      guests: { adults, children, toddlers: 0 },
      extraBeds,
      voucher,
    }
  })
