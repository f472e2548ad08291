import type { OutboxEntry } from '#contract/outbox.ts'
import { outboxEntries } from '../worker.ts'
import { signal } from '#src/signal.ts'

/** How somebody leaves who has things waiting: not at all, with them sealed for the next time, or with them thrown away. */
export type Leaving = 'stay' | 'seal' | 'drop'
/** The open question what becomes of things that wait; null when nobody is asked. */
export type Question = { entries: readonly OutboxEntry[]; answer: (how: Leaving) => void }
let question: Question | null = null
const changed = signal()

function ask(next: Question | null): void {
  question = next
  changed.emit()
}

/** For `useSyncExternalStore`. */
export const leaving = {
  subscribe: changed.on,
  read: (): Question | null => question,
}

/** Signing out takes away what the device keeps: asks what becomes of what waits, when there is something. */
export async function howToLeave(): Promise<Leaving> {
  const entries = (await outboxEntries()).filter(({ state }) =>
    ['queued', 'sending', 'paused'].includes(state),
  )
  if (entries.length === 0) return 'drop'
  return await new Promise((resolve) =>
    ask({
      entries,
      answer: (how) => {
        ask(null)
        resolve(how)
      },
    }),
  )
}
