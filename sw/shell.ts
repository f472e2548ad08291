import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { ARRIVAL_CACHE } from '#contract/worker.ts'
import { opensApp } from './navigation.ts'
import { PHOTO_CACHE } from './photos.ts'

declare const self: ServiceWorkerGlobalScope

/** The app's document with an empty root: every page of the app starts from it, with or without a network. */
const SHELL = '/index.html'

const precache = new PrecacheController()
precache.addToCacheList(self.__WB_MANIFEST)

/** Loads the files of this version; the version before keeps its own. */
export const installShell = (event: ExtendableEvent): Promise<unknown> => precache.install(event)

/** Removes the files of versions before, and caches that nothing uses any more. */
export async function activateShell(event: ExtendableEvent): Promise<void> {
  await precache.activate(event)
  const used = new Set([precache.strategy.cacheName, PHOTO_CACHE, ARRIVAL_CACHE])
  for (const name of await caches.keys()) if (!used.has(name)) await caches.delete(name)
}

/** The address that a request is answered from; null when it is not of the shell. */
function shellAddress(request: Request, url: URL): string | null {
  if (request.method !== 'GET') return null
  if (request.mode === 'navigate') return opensApp(url) ? SHELL : null
  return precache.getCacheKeyForURL(url.href) === undefined ? null : url.href
}

/** The answer from the precached files, else from the network; null when the request is not of the shell. */
export function answerShell(request: Request, url: URL): Promise<Response> | null {
  const address = shellAddress(request, url)
  if (address === null) return null
  return precache
    .matchPrecache(address)
    .catch(() => undefined)
    .then((found) => found ?? fetch(request))
}
