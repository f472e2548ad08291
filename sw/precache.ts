import type { WorkboxPlugin } from 'workbox-core/types.js'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js'
import { Strategy } from 'workbox-strategies/Strategy.js'
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js'
import { WORKPLACES, type Workplace } from '#contract/worker.ts'
import { inTime } from './files.ts'

/**
 * A file of this version, as the build lists it; `revision` is null where the address itself changes with the content.
 * `proof` is of the file's hash: whatever somebody else answers in its place is not taken.
 */
export type Entry = { url: string; revision: string | null; proof?: string }

/** The cache of the app's own files. Versions share it: what did not change is not loaded again. */
export const SHELL_CACHE = 'ghe-shell'
/** The workplace whose people alone keep a file; null for what everybody keeps. */
const workplaceOf = (url: string): Workplace | null =>
  WORKPLACES.find((workplace) => url.includes(`/assets/${workplace}/`)) ?? null
/** How many files are loaded at once: Workbox alone would load one after the other. */
const AT_ONCE = 6

/** As the build writes it: the first 24 bits of the SHA-256. They tell a stranger's page; whole hashes would cost 10 kB. */
export async function proofOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCodePoint(...hash.subarray(0, 3)))
}

/** Loads a file and keeps it. */
class Keeping extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // The browser's own cache may hold what somebody else answered: once more, past it.
    const again = () => handler.fetch(new Request(request, { cache: 'reload' }))
    const response = await handler.fetch(request).catch(again)
    await handler.cachePut(request, response.clone())
    return response
  }
}

/** The files of one version on the device: all of them, or the version is not installed. */
export function createPrecache(entries: readonly Entry[]) {
  const proofs = new Map(entries.map(({ url, proof }) => [new URL(url, location.href).href, proof]))
  /** Takes a file whole and proven, and nothing else. */
  const proving: WorkboxPlugin = {
    async fetchDidSucceed({ request, response }) {
      const proof = proofs.get(request.url)
      const whole = response.status === 200 && !response.redirected
      if (!whole || (proof !== undefined && proof !== (await proofOf(await response.clone().arrayBuffer()))))
        throw new TypeError(`Not to be had: ${request.url}`)
      return response
    },
  }
  const controller = new PrecacheController({ cacheName: SHELL_CACHE, plugins: [inTime(), proving] })
  controller.addToCacheList(entries.map(({ url, revision }) => ({ url, revision })))
  const { strategy } = controller
  strategy.matchOptions = { ignoreVary: true }
  const keeping = new Keeping({ cacheName: SHELL_CACHE, plugins: strategy.plugins })

  const saved = async (): Promise<Set<string>> => {
    const cache = await caches.open(SHELL_CACHE)
    return new Set((await cache.keys()).map((request) => request.url))
  }

  /** Loads what is not there yet of what everybody keeps and of `workplaces`. Rejects when a file cannot be had. */
  async function load(
    event: ExtendableEvent,
    workplaces: ReadonlySet<Workplace | null>,
    there: ReadonlySet<string>,
  ): Promise<void> {
    const missing = [...controller.getURLsToCacheKeys()].filter(
      ([url, key]) => workplaces.has(workplaceOf(url)) && !there.has(key),
    )
    const one = async (): Promise<void> => {
      for (let next = missing.shift(); next !== undefined; next = missing.shift()) {
        const [url, cacheKey] = next
        // Past the browser's own cache where the address does not say which content is behind it.
        const request = new Request(url, { cache: url === cacheKey ? 'default' : 'reload' })
        await Promise.all(keeping.handleAll({ event, request, params: { cacheKey } }))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
  }

  /**
   * Loads what is missing of this version, with the workplaces that the device keeps; when that fails, the version before stays.
   * Of a version that is installed it makes good what the device lost, and looks at names alone where nothing is.
   */
  async function install(event: ExtendableEvent): Promise<void> {
    const there = await saved()
    await load(event, new Set([null, ...Array.from(there, workplaceOf)]), there)
  }

  /** Keeps a workplace, from now on through every update. */
  const equip = async (event: ExtendableEvent, workplace: Workplace): Promise<void> =>
    load(event, new Set([workplace]), await saved())

  return {
    install,
    equip,
    /** Removes the files of versions before. */
    activate: controller.activate,
    route: new PrecacheRoute(controller, {
      cleanURLs: false,
      directoryIndex: '',
      ignoreURLParametersMatching: [],
    }),
    /** Answers with one file, whatever was asked for. */
    always: (url: string) => controller.createHandlerBoundToURL(url),
  }
}
