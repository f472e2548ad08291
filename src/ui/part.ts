import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { signal } from '#src/signal.ts'

/** Says on the window that somebody waits for a part which will come with the network. */
export const PART_WAITS = 'ghe:part-waits'
export const sayPartWaits = (): void => void dispatchEvent(new Event(PART_WAITS))

/** Loads a part of the app; fails only when it does not come although there is a network. `waiting`: there is none. */
export const insist = <T>(load: () => Promise<T>, waiting?: () => void): Promise<T> =>
  load().catch(async (error) => {
    if (import.meta.env.SSR) throw error
    if (!navigator.onLine) {
      waiting?.()
      // What asks again may have to come first itself.
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
    return (await import('./missingParts.ts')).loadAgain(load, waiting)
  })

let coming = 0
const counted = signal()
const count = (change: 1 | -1): void => {
  coming += change
  counted.emit()
}

/** How many parts somebody waits for that are on their way; for `useSyncExternalStore`. */
export const partsComing = {
  subscribe: counted.on,
  number: () => coming,
}

/** A component that is loaded when it is first shown: `const Sheet = part(() => import('./Sheet.tsx'), 'Sheet')`. */
export function part<K extends string, P extends object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    let isComing = true
    const ended = () => {
      if (isComing) count(-1)
      isComing = false
    }
    const waiting = () => {
      ended()
      sayPartWaits()
    }
    const loading = insist(load, waiting)
    // This runs while something is rendered, where nothing else may be told to render.
    await Promise.resolve()
    count(1)
    try {
      return { default: (await loading)[name] }
    } finally {
      ended()
    }
  })
}
