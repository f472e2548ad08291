import type { PluginState, WorkboxPlugin } from 'workbox-core/types.js'
import { TILE_TYPE } from '#contract/mapTiles.ts'
import { PATIENCE } from '#contract/patience.ts'
import type { World } from './world.ts'

/** The cache of the operator's tiles, and of what describes them. */
export const TILE_CACHE = 'ghe-tiles'

/** Whether an answer is a file of this type: whoever answers every question with a page of their own gives none. */
const isOf =
  (type: string) =>
  (response: Response): boolean =>
    response.status === 200 &&
    !response.redirected &&
    response.headers.get('content-type')?.toLowerCase().startsWith(type) === true
export const isPicture = isOf('image/')
/** A tile of the operator's map. */
export const isTile = isOf(TILE_TYPE)
/** What describes such tiles. */
export const isGround = isOf('application/json')

/** A file of the network, if it begins in time; null when there is none. */
export const loaded = (world: Pick<World, 'load' | 'after'>, request: Request): Promise<Response | null> =>
  Promise.race([world.load(request).catch(() => null), world.after(PATIENCE.file.begins).then(() => null)])

/** Gives up a file of the network that does not begin to come in time. */
export function inTime(): WorkboxPlugin {
  const timers = new WeakMap<PluginState, ReturnType<typeof setTimeout>>()
  return {
    async requestWillFetch({ request, state }) {
      const given = new AbortController()
      if (state)
        timers.set(
          state,
          setTimeout(() => given.abort(), PATIENCE.file.begins),
        )
      return new Request(request, { signal: given.signal })
    },
    async fetchDidSucceed({ response, state }) {
      clearTimeout(state && timers.get(state))
      return response
    },
  }
}
