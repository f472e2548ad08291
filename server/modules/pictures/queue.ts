/** How eagerly something is wanted: what a person waits for goes before what is prepared ahead. */
export type Priority = 'asked' | 'ahead'

/** Runs jobs a few at a time. Jobs done ahead start only while nobody waits, and one at a time. */
export interface Queue {
  run<T>(priority: Priority, job: () => Promise<T>): Promise<T>
}

/** A queue that runs at most `limit` jobs at once. */
export const createQueue = (limit: number): Queue => {
  const waiting: Record<Priority, (() => void)[]> = { asked: [], ahead: [] }
  let running = 0
  let runningAhead = 0

  const startNext = (): void => {
    if (running >= limit) return
    const asked = waiting.asked.shift()
    if (asked !== undefined) return asked()
    if (runningAhead === 0) waiting.ahead.shift()?.()
  }

  return {
    run: (priority, job) =>
      new Promise((resolve, reject) => {
        waiting[priority].push(() => {
          running += 1
          if (priority === 'ahead') runningAhead += 1
          job()
            .then(resolve, reject)
            .finally(() => {
              running -= 1
              if (priority === 'ahead') runningAhead -= 1
              startNext()
            })
        })
        startNext()
      }),
  }
}
