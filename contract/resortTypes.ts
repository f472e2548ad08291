/** Resort types and their numbers, as the specification gives them. */
export const RESORT_TYPES = { VILLA: 1, APARTMENT: 2, HOTEL: 3 } as const
export type ResortType = (typeof RESORT_TYPES)[keyof typeof RESORT_TYPES]

/** The public address segment of a resort type: /villa/…, /apartment/…, /hotel/… . */
export const RESORT_SEGMENTS = { 1: 'villa', 2: 'apartment', 3: 'hotel' } as const satisfies Record<
  ResortType,
  string
>
