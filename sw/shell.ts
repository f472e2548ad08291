import { PATIENCE } from '#contract/patience.ts'
import { ARRIVAL_CACHE } from '#contract/worker.ts'
import { opensApp } from './navigation.ts'
import { PHOTO_CACHE } from './photos.ts'
import type { StaticRoute } from './staticRoutes.ts'
import { createPrecache, SHELL_CACHE, type Entry } from './precache.ts'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly Entry[] }

/** The app's document with an empty root: every page of the app starts from it, with or without a network. */
const SHELL = new URL('/index.html', self.location.origin)
/**
 * Files whose address changes with their content. A browser that can takes them from the cache by itself: each way through the
 * worker costs a slow phone more than the file (docs/performance.md).
 */
const FILES: StaticRoute = {
  condition: { urlPattern: { pathname: '/assets/*' }, requestMethod: 'GET' },
  source: { cacheName: SHELL_CACHE },
}
const CACHES: ReadonlySet<string> = new Set([SHELL_CACHE, PHOTO_CACHE, ARRIVAL_CACHE])

/** A request of the network that is given up where nothing begins to come. */
async function fetchInTime(request: Request): Promise<Response> {
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), PATIENCE.file.begins)
  return await fetch(request, { signal: given.signal }).finally(() => clearTimeout(timer))
}

const precache = createPrecache(self.__WB_MANIFEST, {
  origin: self.location.origin,
  caches: self.caches,
  load: fetchInTime,
})

let healed: Promise<void> | null = null
/** Once for each start of the worker: what the device lost of this version is loaded; without a network the next start tries. */
export const healShell = (): Promise<void> =>
  (healed ??= precache.install().catch((error: unknown) => {
    // Looked over again at the next page.
    healed = null
    throw error
  }))

/** Loads the files of this version; the version before keeps its own. */
export async function installShell(event: ExtendableEvent): Promise<void> {
  // A convenience: without it the worker answers these, too.
  await event.addRoutes?.(FILES).catch(() => undefined)
  await precache.install()
}

/** Keeps the pages of a workplace, too. */
export const equipWorkplace = precache.equip

/** Removes the files of versions before, and caches that nothing uses any more. */
export async function activateShell(): Promise<void> {
  await precache.clean()
  for (const name of await self.caches.keys()) if (!CACHES.has(name)) await self.caches.delete(name)
}

/** The address that a request is answered from; null when it is not of the shell. */
function shellAddress(request: Request, url: URL): URL | null {
  if (request.method !== 'GET') return null
  if (request.mode === 'navigate') return opensApp(url) ? SHELL : null
  return precache.has(url) ? url : null
}

/** The answer from the saved files, else from the network; null when the request is not of the shell. */
export function answerShell(request: Request, url: URL): Promise<Response> | null {
  const address = shellAddress(request, url)
  if (address === null) return null
  const saved = () => precache.file(address).catch(() => null)
  const asked = () => fetchInTime(request)
  // A link that chooses a language is answered by the server, which keeps the choice; without it the page opens as it is.
  if (address === SHELL && url.searchParams.has('lang'))
    return asked().catch(async (error: unknown) => {
      const found = await saved()
      if (found === null) throw error
      return found
    })
  return saved().then((found) => found ?? asked())
}
