import type { WorkerMessage } from '#contract/worker.ts'
import type { Store } from './store.ts'

/** Everything outside the worker that its parts touch; a test brings its own. */
export type World = {
  origin: string
  /** The moment, in milliseconds. */
  now(): number
  /** Milliseconds of this life: a clock that nobody can set. */
  elapsed(): number
  /** Resolves after so many milliseconds. */
  after(milliseconds: number): Promise<void>
  /** A call to the server, never through or into the browser's own cache. Rejects without a network. */
  ask(request: Request): Promise<Response>
  /** A public file. Rejects without a network. */
  load(request: Request): Promise<Response>
  caches: Pick<CacheStorage, 'open' | 'match' | 'delete'>
  device: Store
  account: Store
  /** What pages keep of things typed and not sent: the worker only ever empties it. */
  drafts: Store
  tell(message: WorkerMessage): Promise<void>
  clearBadge(): Promise<void>
  /** Shows how many notices are unread on the app's icon; a number, nothing at 0. */
  showBadge(unread: number): Promise<void>
  /** Shows a notification; another of the same tag takes its place. `id` is the notice that a tap opens. */
  notify(notification: {
    title: string
    body: string
    tag: string
    id: string | null
    lang: string
  }): Promise<void>
  /** Sends an open window of ours to a notice (null: only to the front). False: there is none. */
  sendWindow(id: string | null): Promise<boolean>
  /** Opens a window at a notice. */
  openWindow(id: string | null): Promise<void>
  /** Ends this browser's subscription to pushes. */
  unsubscribe(): Promise<void>
  /** Does `work` while nobody else of this site holds the lock of this name. */
  lock<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Asks the browser to start the worker when there is a network again, where it can. */
  wakeLater(): Promise<void>
  /** Does `work` after so many milliseconds, if the worker still runs then. The last one set counts. */
  alarm(milliseconds: number, work: () => Promise<unknown>): void
  /** Whether the person asked their browser to save data. */
  savesData(): boolean
  /** From 0 to 1. */
  random(): number
}

/** Lets work go on after the answer was given (`ExtendableEvent.waitUntil`). */
export type WaitUntil = (work: Promise<unknown>) => void
