/**
 * Something that others want to hear of: `on` (for `useSyncExternalStore`, `subscribe`) has a listener called from now on and
 * returns how to stop, `emit` tells all.
 */
export function signal<Heard extends readonly unknown[] = []>() {
  const listeners = new Set<(...heard: Heard) => void>()
  return {
    emit: (...heard: Heard): void => {
      for (const listener of listeners) listener(...heard)
    },
    on: (listener: (...heard: Heard) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
