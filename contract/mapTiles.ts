import type { Position } from './shapes/position.ts'

/** Where the operator's own tiles, drawn over the map that comes with the app, are described (shapes/ground.ts). */
export const GROUND = '/map/ground.json'
/** Where tiles are; `version` changes with what is in them, so that an address is for ever. */
export const tilesAt = (version: string): string => `/map/${version}/{z}/{x}/{y}.mvt`
export const TILE_TYPE = 'application/vnd.mapbox-vector-tile'

/** A tile by its numbers: zoom, column and row. */
export type Tile = readonly [z: number, x: number, y: number]
const TILE = /^\/map\/[\w-]+\/(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.mvt$/

/** The tile that an address is of; null when it is of none. */
export function tileOf(pathname: string): Tile | null {
  const [, zoom, x, y] = TILE.exec(pathname) ?? []
  return zoom === undefined || x === undefined || y === undefined
    ? null
    : [Number(zoom), Number(x), Number(y)]
}
export const tileAddress = (pattern: string, [zoom, x, y]: Tile): string =>
  pattern.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))

/** How far from a stay its way is kept, in zooms: from the province to the street, three tiles wide at each, so 7 km at the last. */
const WAY_ZOOMS = [9, 10, 11, 12, 13, 14] as const
const BESIDE = [-1, 0, 1] as const

/** The tiles of the way to a point (Web Mercator). */
export const tilesOfWay = ({ lat, lng }: Position): Tile[] =>
  WAY_ZOOMS.flatMap((zoom) => {
    const across = 2 ** zoom
    const angle = (lat * Math.PI) / 180
    const x = Math.floor(((lng + 180) / 360) * across)
    const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * across)
    return BESIDE.flatMap((right) => BESIDE.map((down) => [zoom, x + right, y + down] as const))
  })
