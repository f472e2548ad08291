import { describe, expect, it } from 'vitest'
import { dearestOf, holidaysFor } from '#src/app/pieces/holidayPrices.ts'
import { HOLIDAYS } from '#contract/holidays.ts'
import type { RoomRates } from '#contract/shapes/resort.ts'

const rates = (changes: Partial<RoomRates>): RoomRates => ({
  basePrice: 1_000_000,
  weekendPrice: null,
  seasons: [],
  nights: {},
  discountPercent: 0,
  includedAdults: 2,
  adultSurcharge: 0,
  childSurcharge: 0,
  extraBedPrice: 0,
  maxExtraBeds: 0,
  minGuests: 1,
  maxGuests: 2,
  ...changes,
})
const [tet] = holidaysFor(null, '2026-11-21')

describe('which holidays are told of', () => {
  it('before dates are chosen, the next Tết and the next other one', () => {
    expect(holidaysFor(null, '2026-11-21').map(({ from }) => from)).toEqual(['2027-02-05', '2027-01-01'])
    expect(holidaysFor(null, '2027-02-05').map(({ name }) => name)).toEqual(['tet', 'hung_kings'])
  })
  it('with dates, those that the nights touch', () => {
    expect(holidaysFor({ checkIn: '2027-02-09', checkOut: '2027-02-12' }, '2026-11-21')).toEqual([tet])
    expect(holidaysFor({ checkIn: '2026-12-10', checkOut: '2026-12-12' }, '2026-11-21')).toEqual([])
  })
})

describe('what a holiday costs', () => {
  const season = rates({ seasons: [{ from: '2027-02-04', to: '2027-02-13', price: 1_600_000 }] })
  const holiday = tet ?? HOLIDAYS[0]
  if (!holiday) throw new Error('no holiday')
  it('is the lowest dearer price of the rooms, after the promotion', () => {
    expect(dearestOf([season], holiday, null)).toEqual({ holiday: 1_600_000, ordinary: 1_000_000 })
    const cheaper = rates({ ...season, discountPercent: 10 })
    expect(dearestOf([season, cheaper], holiday, null)).toEqual({ holiday: 1_440_000, ordinary: 900_000 })
  })
  it('counts only the nights that are slept in', () => {
    const one = rates({ nights: { '2027-02-06': 2_500_000 } })
    expect(dearestOf([one], holiday, { checkIn: '2027-02-07', checkOut: '2027-02-09' })).toBeNull()
    expect(dearestOf([one], holiday, { checkIn: '2027-02-06', checkOut: '2027-02-07' })?.holiday).toBe(
      2_500_000,
    )
  })
  it('is not told of where it is as ever', () => {
    expect(dearestOf([rates({})], holiday, null)).toBeNull()
  })
})
