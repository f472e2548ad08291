import { position, type Position } from '#contract/shapes/position.ts'

/** What stands in a draft for coordinates that cannot be read: no place takes it, so nothing else is saved in their stead. */
export const UNREADABLE: Position = { lat: Number.NaN, lng: Number.NaN }

/** A place on the map; null where none is said, or none that can be read. */
export const known = (at: Position | null | undefined): Position | null =>
  at && !Number.isNaN(at.lat) ? at : null

/** As other maps write them: latitude, then longitude. */
export const written = (at: Position | null): string => (at ? `${at.lat}, ${at.lng}` : '')

const NUMBER = String.raw`(-?\d+(?:[.,]\d+)?)`
const PAIR = new RegExp(String.raw`^\s*${NUMBER}\s*[,;\s]\s*${NUMBER}\s*$`)

/** Coordinates as people copy them, with a point or a comma; null where they are none, or lie outside the country. */
export function readCoordinates(text: string): Position | null {
  const [lat, lng] = (PAIR.exec(text) ?? []).slice(1).map((degrees) => Number(degrees.replace(',', '.')))
  const { data } = position.safeParse({ lat, lng })
  return data ?? null
}
