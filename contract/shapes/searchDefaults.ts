/** What a search starts from when nothing was chosen: area 20, two adults, one room. */
export const DEFAULT_SEARCH = { project_area_id: 20, number_of_adult: 2, number_of_room: 1 } as const
export const MAX_NIGHTS = 60
export const MAX_GUESTS = 30
export const MAX_ROOMS = 30
/** How far ahead nights can be booked, in days. */
export const MAX_DAYS_AHEAD = 400
/** How many cards a page of results has. */
export const RESULTS_A_PAGE = 10
/** How many pictures a card of results has beside its first: as many as are swiped through before the place's page is opened. */
export const MORE_PICTURES = 4

/** Price bands a night in VND, half-open: 1,000,000 belongs to the second. */
export const PRICE_BANDS = [
  { from: 0, to: 1_000_000 },
  { from: 1_000_000, to: 2_000_000 },
  { from: 2_000_000, to: 3_000_000 },
  { from: 3_000_000, to: 4_000_000 },
  { from: 4_000_000, to: null },
] as const

/** What guests gave a place, of 5, from which on it is looked for; none below: nearly every place has more. Nobody's review is no mark. */
export const RATES_FROM = [3.5, 4, 4.5] as const
/** How many bedrooms a party has in all, from which on a room is looked for. */
export const BEDROOMS_FROM = [2, 3, 4] as const
/** What holds for a place and can be looked for: cancelling costs nothing yet; it is booked at once, nobody has to agree; it has quiet hours. */
export const BOOKING_TERMS = ['FREE_CANCELLATION', 'AT_ONCE', 'QUIET_HOURS'] as const

/** A price band as one field of a plain form, and the counts of a search, say it: `1000000-2000000`, `4000000-`. */
export const priceKey = (from: number, to: number | null): string => `${from}-${to ?? ''}`
