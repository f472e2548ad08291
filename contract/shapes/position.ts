import * as z from 'zod/mini'

const WRONG = { error: 'C_004' } as const
const degrees = (least: number, most: number) =>
  z.number(WRONG).check(z.gte(least, WRONG), z.lte(most, WRONG))

/** What a place can lie in: the country with its waters, Hoàng Sa and Trường Sa among them. */
export const COUNTRY = { west: 102, south: 6.5, east: 117.5, north: 23.5 } as const

/** A point on the map, in degrees (WGS 84). */
export const position = z.object({
  lat: degrees(COUNTRY.south, COUNTRY.north),
  lng: degrees(COUNTRY.west, COUNTRY.east),
})
export type Position = z.infer<typeof position>

/** A piece of the map: west, south, east and north, in degrees. */
export const mapBox = z
  .tuple([degrees(-180, 180), degrees(-90, 90), degrees(-180, 180), degrees(-90, 90)])
  .check(z.refine(([west, south, east, north]) => west < east && south < north, WRONG))
export type MapBox = z.infer<typeof mapBox>

export const isWithin = ({ lat, lng }: Position, [west, south, east, north]: MapBox): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north
