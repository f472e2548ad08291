import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { GROUND, tileOf, TILE_TYPE } from '#contract/mapTiles.ts'
import type { Ground } from '#contract/shapes/ground.ts'
import { callersOf, type CallLimiter } from '#server/modules/limits/limits.ts'
import type { MapTiles } from '#server/modules/map/tiles.ts'
import { refuse } from '#server/refusal.ts'
import { FOR_EVER } from './files.ts'

const zip = promisify(gzip)
/** A map that is moved about asks for some ten at once. */
const TILES_A_MINUTE = 1200
/** Where the operator has no tiles. */
const NONE: Ground = { tiles: [], minzoom: 0, maxzoom: 0, bounds: [-180, -85, 180, 85], attribution: '' }
/** A newer file of the operator's is seen after this long. */
const FIVE_MINUTES = 'public, max-age=300'

/** Serves the tiles of the operator's own map, if there is one: from here, so that nobody else learns where people look. */
export function addMapTiles(app: FastifyInstance, tiles: MapTiles | null, countCall: CallLimiter): void {
  app.get(GROUND, async (_request, reply) =>
    reply.header('cache-control', FIVE_MINUTES).send(tiles?.ground ?? NONE),
  )
  app.get<{ Params: { version: string } }>('/map/:version/:z/:x/:file', async (request, reply) => {
    await countCall(callersOf(null, request.ip), 'tiles', TILES_A_MINUTE)
    const place = tileOf(new URL(request.url, 'http://x').pathname) ?? refuse('G_404')
    if (tiles === null || request.params.version !== tiles.version) return refuse('G_404')
    // Where the map has nothing, as far out at sea, a tile is empty: nothing is missing.
    const bytes = (await tiles.tile(place)) ?? Buffer.alloc(0)
    void reply.header('cache-control', FOR_EVER).header('vary', 'accept-encoding').type(TILE_TYPE)
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(bytes)
    return reply.header('content-encoding', 'gzip').send(await zip(bytes))
  })
}
