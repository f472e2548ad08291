import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GROUND, tileAddress, tilesOfWay, TILE_TYPE, type Tile } from '#contract/mapTiles.ts'
import { ground, type Ground } from '#contract/shapes/ground.ts'
import { writeTown } from '#tests/support/pmtiles.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

const HERE = { lat: 11.94, lng: 108.44 }
const folder = mkdtempSync(join(tmpdir(), 'ghe-tiles-'))
const file = join(folder, 'town.pmtiles')

let server: TestApp
let told: Ground
beforeAll(async () => {
  writeTown(file, HERE)
  server = await startApp({ settings: { mapTiles: file } })
  told = ground.parse((await server.app.inject({ url: GROUND })).json())
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const addressOf = (tile: Tile) => tileAddress(told.tiles[0] ?? '', tile)
const [street] = tilesOfWay(HERE)
  .filter(([zoom]) => zoom === 14)
  .slice(4)

describe('the operator’s tiles', () => {
  it('are described, with whose they are in plain words', () => {
    expect(told).toMatchObject({ minzoom: 9, maxzoom: 14, attribution: '© OpenStreetMap' })
    const [west, south, east, north] = told.bounds
    expect([west < HERE.lng, HERE.lng < east, south < HERE.lat, HERE.lat < north]).not.toContain(false)
  })

  it('come as they are in the file, for ever under their address, compressed for who can', async () => {
    const plain = await server.app.inject({ url: addressOf(street ?? [0, 0, 0]) })
    expect(plain.headers).toMatchObject({
      'content-type': TILE_TYPE,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    for (const name of ['water', 'roads', 'Đường Thông', 'buildings'])
      expect(plain.rawPayload.includes(name)).toBe(true)
    const packed = await server.app.inject({
      url: addressOf(street ?? [0, 0, 0]),
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
  })

  it.each<[string, Tile]>([
    ['far out at sea', [14, 1, 1]],
    ['nearer than the map goes', [15, 26_000, 15_000]],
    ['beyond the world', [9, 999, 999]],
  ])('have nothing %s, and nothing is missing there', async (_where, tile) => {
    const { statusCode, rawPayload } = await server.app.inject({ url: addressOf(tile) })
    expect([statusCode, rawPayload.length]).toEqual([200, 0])
  })

  it.each([
    ['of another version of the file', () => addressOf([14, 1, 1]).replace(/map\/[^/]+/, 'map/elsewhere')],
    ['without numbers', () => '/map/x/14/one/1.mvt'],
    ['of another kind', () => addressOf([14, 1, 1]).replace('.mvt', '.png')],
    ['outside the folder', () => '/map/x/14/1/..%2f..%2fpackage.json'],
  ])('%s are not there', async (_what, address) => {
    expect((await server.app.inject({ url: address() })).statusCode).toBe(404)
  })

  it('are none where nobody set them up', async () => {
    const bare = await startApp()
    expect(ground.parse((await bare.app.inject({ url: GROUND })).json()).tiles).toEqual([])
    expect((await bare.app.inject({ url: addressOf([14, 1, 1]) })).statusCode).toBe(404)
    await bare.close()
  })

  it.each([
    ['is not there', join(folder, 'gone.pmtiles')],
    ['is no PMTiles file', join(folder, 'text.pmtiles')],
  ])('end the start by the name of their setting where their file %s', async (_why, path) => {
    writeFileSync(join(folder, 'text.pmtiles'), 'not a map '.repeat(100))
    await expect(startApp({ settings: { mapTiles: path } })).rejects.toThrow(/^MAP_TILES: .*PMTiles/)
  })
})
