import type { ResortType } from '#contract/resortTypes.ts'
import { deviceText } from './deviceText.ts'

/** Where this device remembers which places were looked at last. */
export const VIEWED_PLACES = 'ghe.viewed-places'

export const viewedHere = deviceText(VIEWED_PLACES)

/** So many fill one row, and the one that is looked at now. */
const KEPT = 9
const FIELDS = ['resortId', 'resortName', 'projectAreaName', 'pictureId'] as const

/** What a place is known by again; no price, which would be one of yesterday. */
export type ViewedPlace = { readonly resortType: ResortType } & Readonly<
  Record<(typeof FIELDS)[number], string>
>

const isPlace = (value: unknown): value is ViewedPlace =>
  typeof value === 'object' &&
  value !== null &&
  'resortType' in value &&
  [1, 2, 3].some((type) => type === value.resortType) &&
  FIELDS.every((field) => typeof Object.entries(value).find(([name]) => name === field)?.[1] === 'string')

/** The places of a text of {@link viewedHere}, the last one first; what makes no sense is left out. */
export function placesIn(text: string): ViewedPlace[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isPlace) : []
  } catch {
    return []
  }
}

/** Remembers that a place was looked at; each once. */
export function keepViewed(place: ViewedPlace): void {
  const others = placesIn(viewedHere.read()).filter(({ resortId }) => resortId !== place.resortId)
  viewedHere.write(JSON.stringify([place, ...others].slice(0, KEPT)))
}
