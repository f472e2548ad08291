import { signal } from '#src/signal.ts'

/** A text that this device keeps by a name, as it was written; empty where it keeps none, or nothing at all. */
export function deviceText(name: string) {
  const changes = signal()
  return {
    read: (): string => {
      try {
        return localStorage.getItem(name) ?? ''
      } catch {
        return ''
      }
    },
    subscribe: changes.on,
    /** Writes it anew; null forgets it. */
    write: (text: string | null): void => {
      try {
        if (text === null) localStorage.removeItem(name)
        else localStorage.setItem(name, text)
      } catch {
        // A device that keeps nothing goes on all the same.
      }
      changes.emit()
    },
  }
}
