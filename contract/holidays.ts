/**
 * Public holidays of Vietnam that move prices and fill houses, as days from and to (both included), UTC+7.
 * Lunar days follow the Vietnamese calendar: Tết on 17/02/2026, 06/02/2027, 26/01/2028; Hùng Kings on 10/3 lunar.
 * Source: Vietnam's Labour Code (article 112) and the lunar calendar at UTC+7; extend a year at a time.
 */
export const HOLIDAYS = [
  { from: '2026-02-16', to: '2026-02-20', name: 'tet' },
  { from: '2026-04-26', to: '2026-04-26', name: 'hung_kings' },
  { from: '2026-04-30', to: '2026-04-30', name: 'reunification' },
  { from: '2026-05-01', to: '2026-05-01', name: 'labour' },
  { from: '2026-09-01', to: '2026-09-02', name: 'national' },
  { from: '2027-01-01', to: '2027-01-01', name: 'new_year' },
  { from: '2027-02-05', to: '2027-02-09', name: 'tet' },
  { from: '2027-04-16', to: '2027-04-16', name: 'hung_kings' },
  { from: '2027-04-30', to: '2027-04-30', name: 'reunification' },
  { from: '2027-05-01', to: '2027-05-01', name: 'labour' },
  { from: '2027-09-02', to: '2027-09-03', name: 'national' },
  { from: '2028-01-01', to: '2028-01-01', name: 'new_year' },
  { from: '2028-01-25', to: '2028-01-29', name: 'tet' },
  { from: '2028-04-04', to: '2028-04-04', name: 'hung_kings' },
] as const
export type HolidayName = (typeof HOLIDAYS)[number]['name']

/** The holiday on a day (`YYYY-MM-DD`), or null. */
export function holidayOn(day: string): HolidayName | null {
  return HOLIDAYS.find(({ from, to }) => from <= day && day <= to)?.name ?? null
}
