/** How eagerly something is wanted: what a person waits for goes before what is prepared ahead. */
export type Priority = 'asked' | 'ahead'

/** More is waiting than can be done in good time: the asker should come back later (503). */
export class QueueFull extends Error {}

/** Runs jobs a few at a time. Jobs done ahead start only while nobody waits, and one at a time. */
export interface Queue {
  run<T>(name: string, priority: Priority, job: () => Promise<T>): Promise<T>
  /** Somebody waits now for a job that was to be done ahead: it moves to the others that are asked for. */
  hurry(name: string): void
}

interface Waiting {
  readonly name: string
  readonly start: (priority: Priority) => void
}

/** A queue that runs at most `limit` jobs at once and lets at most `longest` wait; beyond, {@link QueueFull}. */
export const createQueue = (limit: number, longest: number): Queue => {
  const waiting: Record<Priority, Waiting[]> = { asked: [], ahead: [] }
  const running: Record<Priority, number> = { asked: 0, ahead: 0 }

  const startNext = (): void => {
    if (running.asked + running.ahead >= limit) return
    const asked = waiting.asked.shift()
    if (asked !== undefined) asked.start('asked')
    else if (running.ahead === 0) waiting.ahead.shift()?.start('ahead')
  }

  return {
    run: (name, priority, job) =>
      new Promise((resolve, reject) => {
        if (waiting[priority].length >= longest) return reject(new QueueFull())
        const start = (as: Priority): void => {
          running[as] += 1
          job()
            .then(resolve, reject)
            .finally(() => {
              running[as] -= 1
              startNext()
            })
        }
        waiting[priority].push({ name, start })
        startNext()
      }),
    hurry: (name) => {
      const at = waiting.ahead.findIndex((one) => one.name === name)
      if (at < 0) return
      waiting.asked.push(...waiting.ahead.splice(at, 1))
      startNext()
    },
  }
}
