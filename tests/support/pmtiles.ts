import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { TileType, zxyToTileId } from 'pmtiles'

type At = readonly [lng: number, lat: number]
type Layer = GeoJSON.FeatureCollection<GeoJSON.LineString | GeoJSON.Polygon | GeoJSON.Point>

const [FIRST_ZOOM, LAST_ZOOM] = [9, 14]
/** How far a town reaches from its middle, in degrees. */
const REACH = 0.08

const collection = (...features: Layer['features']): Layer => ({ type: 'FeatureCollection', features })
const box = ([west, south]: At, [east, north]: At, kind: string): Layer['features'][number] => ({
  type: 'Feature',
  properties: { kind },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  },
})
const line = (from: At, to: At, properties: Record<string, string>): Layer['features'][number] => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates: [[...from], [...to]] },
})

/** A town in the layers of Protomaps: a grid of streets, a road through it, houses, a park, and a lake over its north-east. */
function town([lng, lat]: At): Record<string, Layer> {
  const step = 0.0025
  const streets = Array.from({ length: 21 }, (_, index) => (index - 10) * step).flatMap((away) => [
    line([lng + away, lat - REACH], [lng + away, lat + REACH], { kind: 'minor_road', name: 'Đường Hoa Đào' }),
    line([lng - REACH, lat + away], [lng + REACH, lat + away], { kind: 'minor_road', name: 'Đường Thông' }),
  ])
  const houses = Array.from({ length: 100 }, (_, index) => {
    const [column, row] = [index % 10, Math.floor(index / 10)]
    const corner: At = [lng - (column + 0.7) * step, lat - (row + 0.7) * step]
    return box(corner, [corner[0] + step / 3, corner[1] + step / 3], 'building')
  })
  return {
    earth: collection(box([lng - 1, lat - 1], [lng + 1, lat + 1], 'earth')),
    landuse: collection(box([lng - REACH, lat + 0.004], [lng - 0.004, lat + REACH], 'park')),
    water: collection(box([lng + 0.0012, lat + 0.0012], [lng + REACH, lat + REACH], 'lake')),
    buildings: collection(...houses),
    roads: collection(
      ...streets,
      line([lng - REACH, lat - 0.006], [lng + REACH, lat - 0.001], {
        kind: 'major_road',
        name: 'Quốc lộ 20',
      }),
    ),
    places: collection({
      type: 'Feature',
      properties: { kind: 'neighbourhood', name: 'Khu Hồ Tĩnh', 'name:en': 'Still Lake quarter' },
      geometry: { type: 'Point', coordinates: [lng - 0.006, lat - 0.008] },
    }),
  }
}

/** A number as PMTiles and protocol buffers write it. */
function varint(value: number): number[] {
  const bytes: number[] = []
  let left = value
  for (; left >= 0x80; left = Math.floor(left / 0x80)) bytes.push((left % 0x80) | 0x80)
  return [...bytes, left]
}

/**
 * Writes a PMTiles file, version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md), with a town around a point,
 * in zooms 9 to 14, for a kilometre or ten around; the tiles are gzipped, as Protomaps writes them.
 */
export function writeTown(path: string, { lat, lng }: { lat: number; lng: number }): void {
  const indexes = Object.entries(town([lng, lat])).map(
    ([name, data]) => [name, new GeoJSONVT(data, { maxZoom: LAST_ZOOM, indexMaxZoom: LAST_ZOOM })] as const,
  )
  const tiles: { id: number; bytes: Buffer }[] = []
  for (let zoom = FIRST_ZOOM; zoom <= LAST_ZOOM; zoom++) {
    const across = 2 ** zoom
    const x = Math.floor(((lng + 180) / 360) * across)
    const y = Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * across)
    for (let column = x - 4; column <= x + 4; column++)
      for (let row = y - 4; row <= y + 4; row++) {
        const layers = indexes.flatMap(([name, index]) => {
          const tile = index.getTile(zoom, column, row)
          return tile === null || tile.features.length === 0 ? [] : [[name, tile] as const]
        })
        if (layers.length === 0) continue
        const bytes = gzipSync(fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: 4096 }))
        tiles.push({ id: zxyToTileId(zoom, column, row), bytes })
      }
  }
  tiles.sort((one, other) => one.id - other.id)
  const ids = tiles.map(({ id }, place) => id - (tiles[place - 1]?.id ?? 0))
  const directory = gzipSync(
    Buffer.from([
      ...varint(tiles.length),
      ...ids.flatMap(varint),
      ...tiles.flatMap(() => varint(1)),
      ...tiles.flatMap(({ bytes }) => varint(bytes.length)),
      // Each follows the one before; the first stands at 0, written as 1.
      ...tiles.flatMap((_tile, place) => varint(place === 0 ? 1 : 0)),
    ]),
  )
  const metadata = gzipSync(
    JSON.stringify({ attribution: '<a href="https://osm.org/copyright">&copy; OpenStreetMap</a>' }),
  )
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes))
  const header = Buffer.alloc(127)
  header.write('PMTiles', 0, 'latin1')
  header.writeUInt8(3, 7)
  const pieces = [directory.length, metadata.length, 0, data.length]
  let [offset, at] = [header.length, 8]
  for (const length of pieces) {
    header.writeBigUInt64LE(BigInt(offset), at)
    header.writeBigUInt64LE(BigInt(length), at + 8)
    offset += length
    at += 16
  }
  for (const place of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), place)
  header.set([1, 2, 2, TileType.Mvt, FIRST_ZOOM, LAST_ZOOM], 96)
  const degrees = [lng - 1, lat - 1, lng + 1, lat + 1]
  for (const [place, value] of degrees.entries())
    header.writeInt32LE(Math.round(value * 1e7), 102 + place * 4)
  writeFileSync(path, Buffer.concat([header, directory, metadata, data]))
}
