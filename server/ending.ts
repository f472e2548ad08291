import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'

type Logger = { error: (message: unknown) => void }
export type Ending = {
  /** What is said at once. */
  drain: () => void
  /** What is done when nobody asks any more; given the error, if there was one. */
  close: (error: Error | undefined) => Promise<void>
}

/** How long a call may still take after the door was closed, in ms. */
const GRACE = 10_000
const SECOND = 1_000

/**
 * Ends the process in order on a signal or after an error: it drains for so many seconds, then closes. An error closes at once.
 * One who asks twice by Ctrl+C means at once; a second SIGTERM means nothing, since a supervisor stops the whole group and npm
 * passes its own on.
 */
export function endInOrder(log: Logger, drainSeconds: number, { drain, close }: Ending): void {
  const ending = closeWithGrace(
    { delay: drainSeconds * SECOND + GRACE, logger: log, skip: ['SIGTERM'] },
    async ({ err }) => {
      drain()
      if (!err) await wait(drainSeconds * SECOND)
      await close(err)
    },
  )
  process.once('SIGTERM', ending.close)
  process.on('SIGTERM', () => undefined)
}
