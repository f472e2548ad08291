import { outboxEntries } from '../worker.ts'

/** The open question whether things that wait may be thrown away; null when nobody is asked. */
export type Question = { count: number; answer: (leave: boolean) => void }
let question: Question | null = null
const listeners = new Set<() => void>()

function ask(next: Question | null): void {
  question = next
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export const leaving = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): Question | null => question,
}

/** Signing out takes away what has not been sent: asks, when there is something. True: go on. */
export async function mayLeaveWaiting(): Promise<boolean> {
  const waiting = (await outboxEntries()).filter(({ state }) =>
    ['queued', 'sending', 'paused'].includes(state),
  )
  if (waiting.length === 0) return true
  return await new Promise((resolve) =>
    ask({
      count: waiting.length,
      answer: (leave) => {
        ask(null)
        resolve(leave)
      },
    }),
  )
}
