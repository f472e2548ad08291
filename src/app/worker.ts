import type { EndpointName } from '#contract/endpoints.ts'
import type { OutboxEntry } from '#contract/outbox.ts'
import {
  ACCOUNT_DATABASE,
  ARRIVAL_CACHE,
  type PageMessage,
  type WorkerMessage,
  type Workplace,
} from '#contract/worker.ts'
import { signal } from '#src/signal.ts'

/** The only bridge between a page and the worker. Nothing here runs on the server, and everything works without a worker. */

/** A worker that does not answer within this time is done without, in milliseconds. */
const PATIENCE = 3000
/** Sealing tells the server too, for which the worker waits a while, in milliseconds. */
const SEALING = 8000

type Answers = Extract<PageMessage, { type: 'handOver' }>['answers']

const container = (): ServiceWorkerContainer | null =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator ? navigator.serviceWorker : null

const say = (worker: ServiceWorker, message: PageMessage, ports: Transferable[] = []) =>
  worker.postMessage(message, ports)

const updates = signal()
const starts = signal()
const refreshes = signal<[name: EndpointName, input: unknown]>()
const departures = signal<[another: boolean]>()
const outboxChanges = signal<[done: EndpointName | null]>()
const taps = signal<[id: string]>()
const pushes = signal<[unread: number]>()

/** Calls back when a new version waits, or has taken over in another tab: offer `applyUpdate`. Returns how to stop. */
export const onUpdate = updates.on
/** Calls back when the first worker takes charge of this page: what was asked before, it has not heard. */
export const onFirstWorker = starts.on
/** Calls back when a saved answer was replaced by a fresh one: ask again to show it. */
export const onRefreshed = refreshes.on
/** Calls back when the data of who was signed in has been destroyed, also from another tab: show nothing of theirs. `another`: somebody else is signed in now. */
export const onForgotten = departures.on
/** Calls back when a notification was tapped: show this notice. */
export const onTap = taps.on
/** Calls back when a push arrived, with how many notices are unread. */
export const onPush = pushes.on
/** Calls back when something in the outbox changed; with the call's name when the server accepted one. */
export const onOutbox = outboxChanges.on

const isMessage = (data: unknown): data is WorkerMessage =>
  typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string'

function hear(data: unknown): void {
  if (!isMessage(data)) return
  if (data.type === 'refreshed') refreshes.emit(data.name, data.input)
  if (data.type === 'forgotten') departures.emit(data.another)
  if (data.type === 'open') taps.emit(data.id)
  if (data.type === 'pushed') pushes.emit(data.unread)
  if (data.type === 'outboxChanged') outboxChanges.emit(data.done)
}

let applying = false

/** Starts the new version and shows the page anew. */
export async function applyUpdate(): Promise<void> {
  applying = true
  const registration = await container()?.getRegistration()
  if (registration?.waiting) say(registration.waiting, { type: 'skipWaiting' })
  else location.reload()
}

/** Does `work` when the page has nothing better to do. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 1000)
}

/** Registers the worker once the page has nothing better to do. Call once, when the app stands. */
export function startWorker(): void {
  const workers = container()
  if (workers === null || !import.meta.env.PROD) return
  workers.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data))
  whenIdle(() => {
    const bridge = { say, updated: updates.emit, first: starts.emit, applying: () => applying }
    import('./registering.ts').then(({ register }) => register(workers, bridge)).catch(() => undefined)
  })
}

/** Gives the worker in charge what a first visit was shown, for the first visit without a network. */
export function handOver(answers: Answers): void {
  const worker = container()?.controller
  if (worker && answers.length > 0) say(worker, { type: 'handOver', answers })
}

/** Asks the worker; null when it does not answer. */
function asked(
  worker: ServiceWorker,
  message: PageMessage,
  patience = PATIENCE,
): Promise<{ answer: unknown } | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(null), patience)
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer)
      resolve({ answer: data })
    })
    port1.start()
    say(worker, message, [port2])
  })
}

const activeWorker = async (): Promise<ServiceWorker | null> =>
  (await container()?.getRegistration())?.active ?? null

const isEntry = (value: unknown): value is OutboxEntry =>
  typeof value === 'object' && value !== null && 'key' in value && 'name' in value && 'state' in value

/** What waits on this device for the network, or was refused, oldest first; nothing where there is no worker. */
export async function outboxEntries(): Promise<OutboxEntry[]> {
  const worker = await activeWorker()
  const found = worker && (await asked(worker, { type: 'outbox' }))
  return Array.isArray(found?.answer) ? found.answer.filter(isEntry) : []
}

/** The notice that a tap led to, when this start is of one that lost its address; null otherwise. */
export async function takeLink(): Promise<string | null> {
  const worker = await activeWorker()
  const found = worker && (await asked(worker, { type: 'takeLink' }))
  return typeof found?.answer === 'string' ? found.answer : null
}

/** When a push last reached this device, in milliseconds; null when never. */
export async function lastPush(): Promise<number | null> {
  const worker = await activeWorker()
  const found = worker && (await asked(worker, { type: 'lastPush' }))
  return typeof found?.answer === 'number' ? found.answer : null
}

/** The registration that pushes belong to; null where there is no worker. */
export const workerRegistration = async (): Promise<ServiceWorkerRegistration | null> =>
  (await container()?.getRegistration()) ?? null

/** Sends what waits; with a key that one now, however often it failed. */
export async function sendWaiting(key?: string): Promise<void> {
  const worker = await activeWorker()
  if (worker) say(worker, { type: 'send', ...(key === undefined ? {} : { key }) })
}

/** Sends everything that waits, now, however often it failed: somebody pressed for it. */
export async function sendAllNow(): Promise<void> {
  const worker = await activeWorker()
  if (worker) say(worker, { type: 'send', all: true })
}

/** Keeps the pages of a workplace on this device, for those who work there; on a first visit once there is a worker to tell. */
export async function equip(workplace: Workplace): Promise<void> {
  const worker = (await container()?.ready)?.active
  if (worker) say(worker, { type: 'equip', workplace })
}

/** Takes one thing out of the outbox; it will not be sent. */
export async function discardWaiting(key: string): Promise<void> {
  const worker = await activeWorker()
  if (worker) await asked(worker, { type: 'discard', key })
}

async function forgetWithoutWorker(): Promise<void> {
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(ACCOUNT_DATABASE)
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve())
  })
  if ('caches' in globalThis) await caches.delete(ARRIVAL_CACHE)
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge()
}

/** Whether a worker keeps what this page is shown. */
export const workerInCharge = (): boolean => Boolean(container()?.controller)

/** Signs out and keeps what waits, sealed for its person. False: there is no worker that could. */
export async function leaveSealed(): Promise<boolean> {
  const active = await activeWorker()
  return active !== null && (await asked(active, { type: 'pause' }, SEALING)) !== null
}

/** Destroys everything of the person who was signed in; resolves when nothing of it can be read any more. */
export async function forget(): Promise<void> {
  const active = await activeWorker()
  if (active && (await asked(active, { type: 'forget' }))) return
  await forgetWithoutWorker().catch(() => undefined)
}

/** Asks the browser not to throw the saved things away when space is short; true when it agrees. */
export async function askPersistence(): Promise<boolean> {
  if (!('storage' in navigator) || !('persist' in navigator.storage)) return false
  // A private window may refuse to answer at all; what is saved is then saved as long as it lasts.
  return await navigator.storage.persist().catch(() => false)
}

/** Whether the browser thinks there is a network. On the server: yes. */
export const isOnline = (): boolean => typeof document === 'undefined' || navigator.onLine

/** Calls back when `isOnline` changes; made for `useSyncExternalStore(onNetwork, isOnline, () => true)`. */
export function onNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
