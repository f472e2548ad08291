import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js'
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js'
import { Strategy } from 'workbox-strategies/Strategy.js'
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js'
import { packPath, WORKPLACES, type Workplace } from '#contract/worker.ts'
import { inTime } from './files.ts'

/**
 * A file of this version, as the build lists it; `revision` is null where the address itself changes with the content.
 * `proof` is of the file's hash: whatever somebody else answers in its place is not taken. `first`: home, trips, their codes and
 * the host's gate cannot do without it. Those lead the list. `pack`: where it stands together with others.
 */
export type Entry = { url: string; revision: string | null; proof?: string; first?: true; pack?: string }

/** An event that lasts as long as what goes on behind it. */
type Lasting = RouteHandlerCallbackOptions['event']

/** The cache of the app's own files. Versions share it: what did not change is not loaded again. */
export const SHELL_CACHE = 'ghe-shell'
/** The workplace whose people alone keep a file; null for what everybody keeps. */
const workplaceOf = (url: string): Workplace | null =>
  WORKPLACES.find((workplace) => url.includes(`/assets/${workplace}/`)) ?? null
/** How many files are loaded at once while a worker is waited for (Workbox alone would load one after the other), and behind a page. */
const AT_ONCE = 24
const BEHIND = 2
/** A pack is opened where at least this share of it is missing; files that are missing here and there are loaded by themselves. */
const WORTH_A_PACK = 0.5

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

type Turn = () => Promise<void> | undefined

/** Works through a list, so many at once, each when it is its turn. */
async function inTurns<Item>(
  list: readonly Item[],
  atOnce: number,
  turn: Turn,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = [...list]
  const hand = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await turn()
      await work(next)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
}

/** The files of one version on the device; `missed`: one was asked for that is not there any more. */
export function createPrecache(entries: readonly Entry[], missed = (): void => undefined) {
  const proofs = new Map(entries.map(({ url, proof }) => [new URL(url, location.href).href, proof]))
  const packs = new Map<string, string[]>()
  for (const { url, pack } of entries)
    if (pack !== undefined) packs.set(pack, [...(packs.get(pack) ?? []), new URL(url, location.href).href])
  const firsts = new Set(
    entries.flatMap(({ url, first }) => (first ? [new URL(url, location.href).href] : [])),
  )
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
  const looking: WorkboxPlugin = {
    async cachedResponseWillBeUsed({ cachedResponse }) {
      if (cachedResponse === undefined) missed()
      return cachedResponse
    },
  }
  const plugins = [inTime(), proving, looking]
  const controller = new PrecacheController({ cacheName: SHELL_CACHE, plugins })
  controller.addToCacheList(entries.map(({ url, revision }) => ({ url, revision })))
  const { strategy } = controller
  strategy.matchOptions = { ignoreVary: true }
  const keeping = new Keeping({ cacheName: SHELL_CACHE, plugins: strategy.plugins })

  const saved = async (): Promise<Set<string>> => {
    const cache = await caches.open(SHELL_CACHE)
    return new Set((await cache.keys()).map((request) => request.url))
  }

  /** Takes the `missing` files out of their pack. Whatever is not in it, or cannot prove itself, stays missing. */
  async function unpack(event: Lasting, pack: string, missing: ReadonlySet<string>): Promise<void> {
    const loading = new NetworkOnly({ plugins: [inTime()] })
    const request = new Request(packPath(pack))
    const given: unknown = await (await loading.handle({ event, request })).json()
    const cache = await caches.open(SHELL_CACHE)
    const keep = async (url: string, text: unknown): Promise<void> => {
      const { href } = new URL(url, location.href)
      if (!missing.has(href)) return
      const type = url.endsWith('.js') ? 'text/javascript' : 'text/css'
      const bytes = new TextEncoder().encode(String(text)).buffer
      if (proofs.get(href) === (await proofOf(bytes)))
        await cache.put(href, new Response(bytes, { headers: { 'content-type': type } }))
    }
    const texts: [string, unknown][] =
      typeof given === 'object' && given !== null ? Object.entries(given) : []
    await Promise.all(texts.map(([url, text]) => keep(url, text)))
  }

  /** Loads what is not there yet of what is `wanted`: packs first, then file by file. Rejects when a file cannot be had. */
  async function load(
    event: Lasting,
    wanted: (url: string) => boolean,
    atOnce = AT_ONCE,
    turn: Turn = () => undefined,
  ): Promise<void> {
    const missing = async () => {
      const there = await saved()
      return [...controller.getURLsToCacheKeys()].filter(([url, key]) => !there.has(key) && wanted(url))
    }
    const lacking = new Set((await missing()).map(([url]) => url))
    if (lacking.size === 0) return
    const opened = Array.from(packs).filter(
      ([, files]) => files.filter((url) => lacking.has(url)).length >= files.length * WORTH_A_PACK,
    )
    await inTurns(opened, atOnce, turn, ([pack]) => unpack(event, pack, lacking).catch(() => undefined))
    await inTurns(await missing(), atOnce, turn, async ([url, cacheKey]) => {
      // Past the browser's own cache where the address does not say which content is behind it.
      const request = new Request(url, { cache: url === cacheKey ? 'default' : 'reload' })
      await Promise.all(keeping.handleAll({ event, request, params: { cacheKey } }))
    })
  }

  const kept = (there: ReadonlySet<string>) => {
    const workplaces = new Set([null, ...Array.from(there, workplaceOf)])
    return (url: string) => workplaces.has(workplaceOf(url))
  }

  /**
   * Loads a version with the workplaces that the device keeps; when that fails, the version before stays. Where there is none
   * before, only what comes first: the worker stands, and `complete` follows.
   */
  async function install(event: Lasting): Promise<void> {
    const there = await saved()
    if (there.size > 0) await load(event, kept(there))
    else await load(event, (url) => firsts.has(url) && workplaceOf(url) === null)
  }

  /** Makes good what the device lost of what comes first, and looks at names alone where nothing is. */
  async function heal(event: Lasting): Promise<void> {
    const there = await saved()
    const wanted = kept(there)
    await load(event, (url) => firsts.has(url) && wanted(url))
  }

  /** Loads whatever is missing, a little at a time and each when it is its `turn`: nobody waits for it. */
  async function complete(event: Lasting, turn: () => Promise<void>): Promise<void> {
    const there = await saved()
    await load(event, kept(there), BEHIND, turn)
  }

  /** Keeps a workplace, from now on through every update. */
  async function equip(event: Lasting, workplace: Workplace): Promise<void> {
    await load(event, (url) => workplaceOf(url) === workplace)
  }

  return {
    install,
    heal,
    complete,
    equip,
    /** Removes the files of versions before. */
    activate: (event: Lasting) => controller.activate(event),
    route: new PrecacheRoute(controller, {
      cleanURLs: false,
      directoryIndex: '',
      ignoreURLParametersMatching: [],
    }),
    /** Answers with one file, whatever was asked for. */
    always: (url: string) => controller.createHandlerBoundToURL(url),
  }
}
