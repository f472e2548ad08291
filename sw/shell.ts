import type { RouteHandlerCallback, RouteHandlerCallbackOptions } from 'workbox-core/types.js'
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js'
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js'
import { ARRIVAL_CACHE, KEY_CACHE } from '#contract/worker.ts'
import { inTime, TILE_CACHE } from './files.ts'
import { SERVERS } from './navigation.ts'
import { PHOTO_CACHES } from './photos.ts'
import { createPrecache, SHELL_CACHE, type Entry } from './precache.ts'
import { seenFirst } from './seenFirst.ts'
import type { StaticRoute } from './staticRoutes.ts'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly Entry[] }

/** The app's document with an empty root: every page of the app starts from it, with or without a network. */
const SHELL = '/index.html'
/** A link that only the server understands is waited for so long, in seconds: then the page opens as it is. */
const SOON = 1.5
/**
 * Files whose address changes with their content. A browser that can takes them from the cache by itself: each way through the
 * worker costs a slow phone more than the file (docs/performance.md).
 */
const FILES: StaticRoute = {
  condition: { urlPattern: { pathname: '/assets/*' }, requestMethod: 'GET' },
  source: { cacheName: SHELL_CACHE },
}
/** All that this version uses; without the key nothing that is kept of a person could be read any more. */
const CACHES: ReadonlySet<string> = new Set([
  SHELL_CACHE,
  KEY_CACHE,
  ARRIVAL_CACHE,
  TILE_CACHE,
  ...PHOTO_CACHES,
])

const precache = createPrecache(self.__WB_MANIFEST, () => {
  heal.again()
  completeShell.again()
})
/** A shell that the device lost comes from the server, as the page that was asked for. */
const network = new NetworkOnly({ plugins: [inTime()] })
const saved = precache.always(SHELL)
const shell: RouteHandlerCallback = ({ request, ...options }) =>
  saved({ request, ...options }).then(seenFirst, () => network.handle({ request, ...options }))

/** Pages that have asked for nothing this long, in milliseconds, are at rest. */
const REST = 1000
let asked = 0
self.addEventListener('fetch', () => {
  asked = performance.now()
})
/** Rejects where a newer version waits: that one is asked, and a browser lets it take over only when this one has nothing to do. */
async function pagesRest(): Promise<void> {
  for (let left = asked + REST - performance.now(); left > 0; left = asked + REST - performance.now())
    await new Promise((resolve) => setTimeout(resolve, left))
  const { waiting } = self.registration
  if (waiting !== null && waiting !== self.serviceWorker) throw new Error('A newer version waits.')
}

/**
 * Once for each start of the worker, and `again` when what it did was lost; where it fails, as without a network, it is tried
 * again when it is asked for again.
 */
function once(work: (event: ExtendableEvent) => Promise<void>) {
  let done: Promise<void> | null = null
  const again = (): void => {
    done = null
  }
  const begin = (event: ExtendableEvent): Promise<void> =>
    (done ??= work(event).catch((error: unknown) => {
      again()
      throw error
    }))
  return Object.assign(begin, { again })
}

/** What the device lost of what comes first is loaded at the first page. */
const heal = once(precache.heal)
/** Everything else comes when a page has been at rest, and only while pages ask for nothing. */
export const completeShell = once((event) => precache.complete(event, pagesRest))

/** Loads the files of this version; the version before keeps its own. */
export async function installShell(event: ExtendableEvent): Promise<void> {
  // A convenience: without it the worker answers these, too.
  await event.addRoutes?.(FILES).catch(() => undefined)
  // Long before anybody's key: a browser writes down some seconds later that there is a cache, and one torn out before has it not.
  await self.caches.open(KEY_CACHE).catch(() => undefined)
  await precache.install(event)
}

/** Keeps the pages of a workplace, too. */
export const equipWorkplace = precache.equip

/** Removes the files of versions before, and caches that nothing uses any more. */
export async function activateShell(event: ExtendableEvent): Promise<void> {
  await precache.activate(event)
  for (const name of await self.caches.keys()) if (!CACHES.has(name)) await self.caches.delete(name)
}

/** The routes of the shell: its files, and a page for every address of the app, after which `opened` may tidy up. */
export function shellRoutes(opened: () => Promise<void>) {
  const page = async ({ event, ...options }: RouteHandlerCallbackOptions): Promise<Response> => {
    const answer = await shell({ event, ...options })
    event.waitUntil(Promise.allSettled([opened(), heal(event)]))
    return answer
  }
  // A link that chooses a language is answered by the server, which keeps the choice.
  const chosen: RouteHandlerCallback = (options) =>
    new NetworkOnly({
      networkTimeoutSeconds: SOON,
      plugins: [{ handlerDidError: () => page(options) }],
    }).handle(options)
  return [
    new NavigationRoute(chosen, { allowlist: [/[?&]lang=/], denylist: [...SERVERS] }),
    new NavigationRoute(page, { denylist: [...SERVERS] }),
    precache.route,
  ]
}
