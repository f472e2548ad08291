/** Where this device remembers the last searches: areas, dates and numbers of people. */
export const RECENT_SEARCHES = 'ghe.recent-searches'

const listeners = new Set<() => void>()

/** What is remembered, as it was written; empty where the device keeps nothing. */
function read(): string {
  try {
    return localStorage.getItem(RECENT_SEARCHES) ?? ''
  } catch {
    return ''
  }
}

/** For `useSyncExternalStore`. */
export const searchesHere = {
  read,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Writes them anew; null forgets them: somebody else may hold this device next. */
export function writeSearches(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(RECENT_SEARCHES)
    else localStorage.setItem(RECENT_SEARCHES, text)
  } catch {
    // A device that keeps nothing searches all the same.
  }
  for (const listener of listeners) listener()
}
