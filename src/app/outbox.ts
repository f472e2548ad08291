import type { QueryClient } from '@tanstack/react-query'
import { showOutbox } from '#src/api/outbox.ts'
import { onSessionChange } from '#src/api/session.ts'
import { inBursts } from './inBursts.ts'
import { onForgotten, onNetwork, onOutbox, outboxEntries, sendWaiting } from './worker.ts'

/** While something waits and somebody looks, it is tried this often, in milliseconds: a worker asleep has no clock. */
const TRY_EVERY = 30_000
/** Of a burst of changes the first is shown at once, and the last within this time, in milliseconds. */
const SHOWN_WITHIN = 1000

/**
 * Keeps the page's view of the outbox current and gives the worker its chances: at the start, when the network is back, and
 * when somebody looks. What the server accepts is shown from then on.
 */
export function watchOutbox(
  client: QueryClient,
  isPersonal: (query: { queryKey: readonly unknown[] }) => boolean,
): void {
  let waits = false
  const look = async () => {
    const entries = await outboxEntries()
    waits = entries.some(({ state }) => state === 'queued' || state === 'paused')
    showOutbox(entries)
  }
  const tryNow = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void sendWaiting().then(look)
  }
  // After a day without a network hundreds of things are accepted one after the other: pages do not ask after each.
  let accepted = false
  const show = inBursts(SHOWN_WITHIN, () => {
    void look()
    if (accepted) void client.invalidateQueries({ predicate: isPersonal })
    accepted = false
  })
  onOutbox((done) => {
    accepted ||= done !== null
    show()
  })
  onForgotten(() => showOutbox([]))
  onSessionChange(() => {
    tryNow()
    void look()
  })
  onNetwork(tryNow)
  document.addEventListener('visibilitychange', tryNow)
  setInterval(() => {
    if (waits) tryNow()
  }, TRY_EVERY)
  tryNow()
  void look()
}
