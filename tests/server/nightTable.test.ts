import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayNumber, dayOf } from '#contract/days.ts'
import { nightsTogether } from '#contract/offer.ts'
import { nightPrice } from '#contract/price.ts'
import type { RoomRates } from '#contract/shapes/resort.ts'
import { NightTable } from '#server/modules/resorts/nightTable.ts'

const FIRST = dayNumber('2026-11-21')
const day = fc.integer({ min: 0, max: 60 }).map((days) => dayOf(FIRST + days))
const price = fc.integer({ min: 1, max: 900 }).map((thousands) => thousands * 10_000)
const rates = fc.record<RoomRates>({
  basePrice: price,
  weekendPrice: fc.option(price),
  seasons: fc.array(fc.record({ from: day, to: day, price }), { maxLength: 4 }),
  nights: fc.dictionary(day, price, { maxKeys: 4 }),
  discountPercent: fc.integer({ min: 0, max: 60 }),
  includedAdults: fc.constant(2),
  adultSurcharge: fc.constant(0),
  childSurcharge: fc.constant(0),
  extraBedPrice: fc.constant(0),
  maxExtraBeds: fc.constant(0),
  minGuests: fc.constant(1),
  maxGuests: fc.constant(4),
})

it('prices every night as the contract does, alone and together', () => {
  fc.assert(
    fc.property(
      rates,
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 1, max: 10 }),
      (rates, first, nights) => {
        const table = new NightTable(
          rates,
          rates.seasons.flatMap((season) => [dayNumber(season.from), dayNumber(season.to), season.price]),
          Object.entries(rates.nights).map(([night, price]) => ({ night, price })),
        )
        expect(table.told()).toEqual({ seasons: rates.seasons, nights: rates.nights })
        const [from, to] = [FIRST + first, FIRST + first + nights]
        expect(table.price(from)).toBe(nightPrice(rates, dayOf(from)))
        expect(table.together(from, nights)).toEqual(nightsTogether(rates, dayOf(from), dayOf(to)))
      },
    ),
  )
})
