import { describe, expect, it } from 'vitest'
import { policyFor } from '#contract/cancellationPolicy.ts'
import { HOLIDAYS, holidayOn, holidaysIn } from '#contract/holidays.ts'
import { lunarDay } from '#tests/support/lunar.ts'

const YEARS = [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035]

describe('holidays', () => {
  it.each([
    [2026, '2026-02-17'],
    [2027, '2027-02-06'],
    [2028, '2028-01-26'],
    [2029, '2029-02-13'],
    // A day before the Chinese calendar, which is counted at UTC+8.
    [2030, '2030-02-02'],
    [2031, '2031-01-23'],
    [2032, '2032-02-11'],
    [2033, '2033-01-31'],
    [2034, '2034-02-19'],
    [2035, '2035-02-08'],
  ])('the first day of Tết %i is %s', (year, day) => {
    expect(lunarDay(year, 1, 1)).toBe(day)
    const tet = HOLIDAYS.find(({ name, to }) => name === 'tet' && to.startsWith(String(year)))
    const eve = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
    expect(tet?.from).toBe(eve)
    expect(holidayOn(day)).toBe('tet')
    expect(holidayOn(eve)).toBe('tet')
  })

  it.each(YEARS)('the Hùng Kings of %i are on the tenth of the third lunar month', (year) => {
    expect(holidayOn(lunarDay(year, 3, 10))).toBe('hung_kings')
  })

  it('come in order, every one of the law in every year, and know nothing else', () => {
    const starts = HOLIDAYS.map(({ from }) => from)
    expect(starts).toEqual(starts.toSorted())
    for (const year of YEARS) {
      const names = HOLIDAYS.filter(({ to }) => to.startsWith(String(year))).map(({ name }) => name)
      expect(new Set(names)).toEqual(
        new Set(['new_year', 'tet', 'hung_kings', 'reunification', 'labour', 'national']),
      )
    }
    expect(holidayOn('2026-11-21')).toBeNull()
  })
})

describe('terms over a holiday', () => {
  it.each([
    ['an ordinary stay', '2026-12-01', '2026-12-03', ['FLEXIBLE', 'MODERATE', 'STRICT']],
    ['one over Tết', '2027-02-07', '2027-02-10', ['STRICT', 'STRICT', 'STRICT']],
    ['one that ends on the eve of Tết', '2027-02-03', '2027-02-05', ['FLEXIBLE', 'MODERATE', 'STRICT']],
    ['one whose last night is the eve', '2027-02-03', '2027-02-06', ['STRICT', 'STRICT', 'STRICT']],
    ['one over the first of May', '2027-04-29', '2027-05-02', ['MODERATE', 'STRICT', 'STRICT']],
    ['one from New Year’s Day on', '2027-01-01', '2027-01-02', ['MODERATE', 'STRICT', 'STRICT']],
    ['one until New Year’s Day', '2026-12-30', '2027-01-01', ['FLEXIBLE', 'MODERATE', 'STRICT']],
  ] as const)('%s', (_what, from, to, [flexible, moderate, strict]) => {
    expect(policyFor('FLEXIBLE', from, to)).toBe(flexible)
    expect(policyFor('MODERATE', from, to)).toBe(moderate)
    expect(policyFor('STRICT', from, to)).toBe(strict)
  })

  it('Tết decides where a long stay touches more than one', () => {
    expect(holidaysIn('2026-12-28', '2027-02-20').map(({ name }) => name)).toEqual(['tet', 'new_year'])
  })
})
