import { position, type Position } from '#contract/shapes/position.ts'

/** As other maps write them: latitude, then longitude. */
export const written = (at: Position | null | undefined): string => (at ? `${at.lat}, ${at.lng}` : '')

/** Coordinates as people copy them; null where they are none, or lie outside the country. */
export function readCoordinates(text: string): Position | null {
  const [, lat, lng] = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? []
  const { data } = position.safeParse({ lat: Number(lat), lng: Number(lng) })
  return data ?? null
}
