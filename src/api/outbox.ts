import { useSyncExternalStore } from 'react'
import type { EndpointName } from '#contract/endpoints.ts'
import type { OutboxEntry } from '#contract/outbox.ts'
import { signal } from '#src/signal.ts'

/** What waits on this device for the network, or was refused, as the worker last said it. */
let entries: readonly OutboxEntry[] = []
const changes = signal()
const none: readonly OutboxEntry[] = []

/** Takes in what the worker says. */
export function showOutbox(now: readonly OutboxEntry[]): void {
  if (now.length === 0 && entries.length === 0) return
  entries = now
  changes.emit()
}

/** What waits on this device, kept current: a screen marks what it shows as not sent yet. */
export const useOutbox = (): readonly OutboxEntry[] =>
  useSyncExternalStore(
    changes.on,
    () => entries,
    () => none,
  )

/** The inputs of a call's things that wait; those that the server refused are for the outbox's own page. */
export function useWaiting(name: EndpointName): readonly object[] {
  return useOutbox()
    .filter((entry) => entry.name === name && ['queued', 'sending', 'paused'].includes(entry.state))
    .map(({ input }) => input)
}
