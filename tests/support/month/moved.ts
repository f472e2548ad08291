import type { BrowserContext, Worker } from '@playwright/test'

/** Moves the clock of a page or a worker by so many milliseconds, once: it runs on from there. */
const moveClock = (ahead: number): void => {
  if (Reflect.has(globalThis, 'clockMoved')) return
  Reflect.set(globalThis, 'clockMoved', true)
  const real = Date.now.bind(Date)
  const now = () => real() + ahead
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, as): Date =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, as),
    get: (target, name, as): unknown => (name === 'now' ? now : Reflect.get(target, name, as)),
  })
}

const settle = (worker: Worker, ahead: number) => worker.evaluate(moveClock, ahead).catch(() => undefined)

/**
 * Sets a phone's clock, for its pages and for every worker that starts. What a worker does in the first moments of its life may
 * still go by the machine's clock, as on a phone that sets its own.
 */
export async function setClock(context: BrowserContext, ahead: number): Promise<void> {
  if (ahead === 0) return
  await context.addInitScript(moveClock, ahead)
  context.on('serviceworker', (worker) => void settle(worker, ahead))
  await Promise.all(context.serviceWorkers().map((worker) => settle(worker, ahead)))
}
