import { Workbox } from 'workbox-window'
import type { PageMessage } from '#contract/worker.ts'
import { scriptAddress } from './trusted.ts'

/** What registering has to tell the page's bridge to the worker (`worker.ts`). */
type Bridge = {
  say: (worker: ServiceWorker, message: PageMessage) => void
  /** A new version waits, or has taken over in another tab. */
  updated: () => void
  /** The first worker is in charge. */
  first: () => void
  /** Whether the page itself asked the new version to take over. */
  applying: () => boolean
}

const SCRIPT = '/sw.js'
/** A page that stays open looks for a new version this often, in milliseconds. */
const LOOK_EVERY = 3_600_000
/** Who has not touched a page for this long, in milliseconds, is reading. */
const QUIET = 3000
const TOUCHES = ['pointerdown', 'keydown', 'scroll']

/** Looks for a new version when a page that was open for long is looked at again. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !navigator.onLine || Date.now() - last < LOOK_EVERY) return
    last = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Loads the rest of the app once nobody has touched the page for a while; of a newer version, where one waits. */
function completeWhenQuiet(registration: ServiceWorkerRegistration, say: Bridge['say']): void {
  let timer: ReturnType<typeof setTimeout>
  const quiet = () => {
    for (const type of TOUCHES) removeEventListener(type, touched, true)
    const newest = registration.waiting ?? registration.active
    if (newest) say(newest, { type: 'complete' })
  }
  const touched = () => {
    clearTimeout(timer)
    timer = setTimeout(quiet, QUIET)
  }
  for (const type of TOUCHES) addEventListener(type, touched, true)
  touched()
}

/** Registers the worker; a part of its own, which a page loads when it stands. */
export async function register(workers: ServiceWorkerContainer, bridge: Bridge): Promise<void> {
  const box = new Workbox(scriptAddress(SCRIPT))
  box.addEventListener('waiting', () => bridge.updated())
  let controlled = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (bridge.applying()) location.reload()
    else if (controlled) bridge.updated()
    else bridge.first()
    controlled = true
  })
  const registration = await box.register({ immediate: true })
  if (registration) lookForUpdates(registration)
  const standing = await workers.ready
  // A browser forgets a page that opens while a worker takes over: it would stay without one until it is opened again.
  if (workers.controller === null && standing.active) bridge.say(standing.active, { type: 'claim' })
  completeWhenQuiet(standing, bridge.say)
}
