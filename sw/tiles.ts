import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { GROUND, tileOf } from '#contract/mapTiles.ts'
import { ARRIVAL_CACHE } from '#contract/worker.ts'
import { Expiring } from './expiring.ts'
import { inTime, isGround, isTile, TILE_CACHE } from './files.ts'

/** So many tiles stay on the device, 10 MB or so; what lay unused longest goes first. Those of a stay's way are kept apart. */
const MOST = 500
/** What describes the tiles is waited for so long, in seconds, where the device has it. */
const SOON = 2

export const isOfMap = ({ pathname }: URL): boolean => pathname === GROUND || tileOf(pathname) !== null

const only = (right: (response: Response) => boolean): WorkboxPlugin => ({
  async fetchDidSucceed({ request, response }) {
    if (response.ok && !right(response)) throw new TypeError(`Not of the map: ${request.url}`)
    return response
  },
})
const kept: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await caches.match(request, { cacheName: ARRIVAL_CACHE })),
}

/** The operator's tiles: one that was seen comes from the device, as do those of a stay's way. */
export function createTiles(): RouteHandlerCallback {
  const expiring = new Expiring({ maxEntries: MOST, purgeOnQuotaError: true })
  const tiles = new CacheFirst({
    cacheName: TILE_CACHE,
    plugins: [inTime(), expiring, only(isTile), kept],
  })
  const described = new NetworkFirst({
    cacheName: TILE_CACHE,
    networkTimeoutSeconds: SOON,
    plugins: [inTime(), only(isGround), kept],
  })
  return async ({ request, url, event }) => {
    const [answer, done] = (url.pathname === GROUND ? described : tiles).handleAll({ request, event })
    event.waitUntil(done.catch(() => undefined))
    return await answer
  }
}
