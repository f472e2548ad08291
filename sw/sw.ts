import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { Route } from 'workbox-routing/Route.js'
import { Router } from 'workbox-routing/Router.js'
import { heard } from './messages.ts'
import { callOf } from './match.ts'
import { EVERYTHING } from './outbox/outbox.ts'
import { createPhotos, pictureOf } from './photos.ts'
import { createTiles, isOfMap } from './tiles.ts'
import { activateShell, completeShell, equipWorkplace, installShell, shellRoutes } from './shell.ts'
import { accountStore, deviceStore, draftStore } from './tables.ts'
import { createWorker } from './worker.ts'
import icon from './notification.png?inline'

declare const self: ServiceWorkerGlobalScope

/** Background Sync's name for what waits in the outbox. */
const SYNC = 'outbox'
/** The methods of the endpoint table. */
const METHODS = ['GET', 'POST', 'DELETE'] as const
let alarm: ReturnType<typeof setTimeout> | undefined

/** Where the browser can say it (Chromium): it asks sites for less data. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(self.navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

const worker = createWorker({
  origin: self.location.origin,
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ask: (request) => fetch(request, { cache: 'no-store' }),
  load: (request) => fetch(request),
  caches: self.caches,
  device: deviceStore(),
  account: accountStore(),
  drafts: draftStore(),
  async tell(message) {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    for (const page of pages) page.postMessage(message)
  },
  async clearBadge() {
    if ('clearAppBadge' in self.navigator) await self.navigator.clearAppBadge()
  },
  async showBadge(unread) {
    if (!('setAppBadge' in self.navigator)) return
    await (unread > 0 ? self.navigator.setAppBadge(unread) : self.navigator.clearAppBadge())
  },
  async notify({ title, body, tag, id, lang }) {
    // Within the worker: a browser shows nothing before it has the icon, and on a poor line asks for it for up to 90 s.
    await self.registration.showNotification(title, { body, tag, lang, icon, data: { id } })
  },
  async sendWindow(id) {
    const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (page === undefined) return false
    // Without a tap of the person's own a browser may refuse the front; the page is sent there all the same.
    const front = await page.focus().catch(() => page)
    if (id !== null) front.postMessage({ type: 'open', id })
    return true
  },
  async openWindow(id) {
    await self.clients.openWindow(id === null ? '/' : `/notification/${id}`).catch(() => null)
  },
  async unsubscribe() {
    await (await self.registration.pushManager?.getSubscription())?.unsubscribe()
  },
  lock: (name, work) => self.navigator.locks.request(name, work),
  async wakeLater() {
    await self.registration.sync?.register(SYNC)
  },
  alarm(milliseconds, work) {
    clearTimeout(alarm)
    alarm = setTimeout(() => void work().catch(() => undefined), milliseconds)
  },
  savesData,
  random: () => Math.random(),
})

function payloadOf(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    return null
  }
}

const noticeOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string' ? data.id : null

function stillWaiting(empty: boolean): void {
  if (!empty) throw new Error('Something still waits for the network.')
}

self.addEventListener('install', (event) => event.waitUntil(installShell(event)))

self.addEventListener('activate', (event) => {
  event.waitUntil(activateShell(event).then(() => self.clients.claim()))
})

self.addEventListener('sync', (event) => {
  // Background Sync tries again later when this fails.
  if (event.tag === SYNC) event.waitUntil(worker.outbox.flush().then(stillWaiting))
})

const router = new Router()

const answerCall: RouteHandlerCallback = async ({ request, url, event }) => {
  const call = callOf(request.method, url)
  // What goes on behind an answer may fail without anybody's harm: the next answer tries again.
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined))
  return call === null ? await fetch(request) : await worker.answerCall(call, request, later)
}
for (const method of METHODS)
  router.registerRoute(
    // A stream goes past the worker: it would not let it sleep.
    new Route(
      ({ url, sameOrigin }) => sameOrigin && callOf(method, url)?.stream === false,
      answerCall,
      method,
    ),
  )
router.registerRoute(
  new Route(
    ({ url, request, sameOrigin }) => sameOrigin && request.mode !== 'navigate' && pictureOf(url) !== null,
    createPhotos(),
  ),
)
router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && isOfMap(url), createTiles()))
for (const route of shellRoutes(worker.tidy)) router.registerRoute(route)
router.addFetchListener()

self.addEventListener('push', (event) => {
  event.waitUntil(worker.push.arrived(payloadOf(event.data), self.navigator.language))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(worker.links.tapped(noticeOf(event.notification.data)))
})

self.addEventListener('message', (event) => {
  const message = heard(event.data)
  switch (message?.type) {
    case 'skipWaiting':
      return event.waitUntil(self.skipWaiting())
    case 'claim':
      return event.waitUntil(self.clients.claim())
    case 'handOver':
      return event.waitUntil(worker.handOver(message.answers))
    case 'forget':
      return event.waitUntil(worker.forget().then(() => event.ports[0]?.postMessage({ type: 'forgotten' })))
    case 'pause':
      return event.waitUntil(worker.pause().then(() => event.ports[0]?.postMessage({ type: 'paused' })))
    case 'send':
      return event.waitUntil(worker.outbox.flush(message.all ? EVERYTHING : message.key))
    case 'outbox':
      return event.waitUntil(worker.outbox.entries().then((entries) => event.ports[0]?.postMessage(entries)))
    case 'takeLink':
      return event.waitUntil(worker.links.take().then((id) => event.ports[0]?.postMessage(id)))
    case 'lastPush':
      return event.waitUntil(worker.push.lastArrived().then((at) => event.ports[0]?.postMessage(at)))
    case 'complete':
      // What is missing is asked for again by the next page.
      return event.waitUntil(completeShell(event).catch(() => undefined))
    case 'equip':
      // What is missing is asked for again when a page of the workplace opens next.
      return event.waitUntil(equipWorkplace(event, message.workplace).catch(() => undefined))
    case 'discard':
      return event.waitUntil(
        worker.outbox.discard(message.key).then(() => event.ports[0]?.postMessage({ type: 'discarded' })),
      )
    case undefined:
  }
})

// Whatever started the worker: what waits has waited long enough.
void worker.outbox.flush().catch(() => undefined)
