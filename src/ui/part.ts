import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Says on the window that somebody waits for a part which will come with the network. */
export const PART_WAITS = 'ghe:part-waits'

/** Loads a part of the app; fails only when it does not come although there is a network. `waiting`: there is none. */
export const insist = <T>(load: () => Promise<T>, waiting?: () => void): Promise<T> =>
  load().catch(async (error) => {
    if (import.meta.env.SSR) throw error
    if (!navigator.onLine) {
      waiting?.()
      // What asks again may have to come first itself.
      await new Promise((resolve) => addEventListener('online', resolve))
    }
    return (await import('./missingParts.ts')).loadAgain(load, waiting)
  })

/** A component that is loaded when it is first shown: `const Sheet = part(() => import('./Sheet.tsx'), 'Sheet')`. */
export function part<K extends string, P extends object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyExoticComponent<ComponentType<P>> {
  const waiting = () => dispatchEvent(new Event(PART_WAITS))
  return lazy(async () => ({ default: (await insist(load, waiting))[name] }))
}
