import { signal } from '#src/signal.ts'
import { onDevice } from './keptText.ts'

/** A text that this device keeps by a name, as it was written; empty where it keeps none, or nothing at all. */
export function deviceText(name: string) {
  const kept = onDevice(name)
  const changes = signal()
  return {
    read: (): string => kept.read() ?? '',
    subscribe: changes.on,
    /** Writes it anew; null forgets it. */
    write: (text: string | null): void => {
      kept.write(text)
      changes.emit()
    },
  }
}
