import { daysAfter } from './days.ts'

/**
 * Public holidays of Vietnam that move prices and fill houses, as days from and to (both included), UTC+7.
 * Source: Vietnam's Labour Code (article 112) and the Vietnamese lunar calendar, whose days are counted at UTC+7: first day
 * of the first month (Tết), tenth of the third (Hùng Kings). Extend a year at a time.
 */
const LUNAR = {
  2026: ['02-17', '04-26'],
  2027: ['02-06', '04-16'],
  2028: ['01-26', '04-04'],
  2029: ['02-13', '04-23'],
  2030: ['02-02', '04-12'],
  2031: ['01-23', '04-01'],
  2032: ['02-11', '04-19'],
  2033: ['01-31', '04-09'],
  2034: ['02-19', '04-28'],
  2035: ['02-08', '04-17'],
} as const
/** The National Day has a second day, before or after it, which the government names each year. */
const NATIONAL: Readonly<Record<string, readonly [string, string]>> = {
  2026: ['09-01', '09-02'],
  2027: ['09-02', '09-03'],
}

export type HolidayName = 'new_year' | 'tet' | 'hung_kings' | 'reunification' | 'labour' | 'national'
export type Holiday = { from: string; to: string; name: HolidayName }

/** Every holiday that is known, in order. Tết is five days: its eve, then the first four of the year. */
export const HOLIDAYS: readonly Holiday[] = Object.entries(LUNAR).flatMap(([year, [tet, hung]]) => {
  const on = (name: HolidayName, from: string, to = from): Holiday => ({
    name,
    from: `${year}-${from}`,
    to: `${year}-${to}`,
  })
  const first = `${year}-${tet}`
  return [
    on('new_year', '01-01'),
    { name: 'tet', from: daysAfter(first, -1), to: daysAfter(first, 3) } as const,
    on('hung_kings', hung),
    on('reunification', '04-30'),
    on('labour', '05-01'),
    on('national', ...(NATIONAL[year] ?? (['09-02', '09-02'] as const))),
  ].sort((a, b) => (a.from < b.from ? -1 : 1))
})

/** The holiday on a day (`YYYY-MM-DD`), or null. */
export function holidayOn(day: string): HolidayName | null {
  return HOLIDAYS.find(({ from, to }) => from <= day && day <= to)?.name ?? null
}

/** The holidays that a stay's nights touch, half-open [check-in, check-out): Tết first, then by day. */
export const holidaysIn = (checkIn: string, checkOut: string): Holiday[] =>
  HOLIDAYS.filter(({ from, to }) => from < checkOut && to >= checkIn).sort(
    (a, b) => Number(b.name === 'tet') - Number(a.name === 'tet'),
  )
