import closeWithGrace from 'close-with-grace'

type Logger = { error: (message: unknown) => void }

/** How long a call may still take after the process was told to end, in ms. */
const GRACE = 10_000

/**
 * Ends the process in order on a signal or after an error: `close` is given the error, if there was one. One who asks twice by
 * Ctrl+C means at once; a second SIGTERM means nothing, since a supervisor stops the whole group and npm passes its own on.
 */
export function endInOrder(log: Logger, close: (error: Error | undefined) => Promise<void>): void {
  const ending = closeWithGrace({ delay: GRACE, logger: log, skip: ['SIGTERM'] }, ({ err }) => close(err))
  process.once('SIGTERM', ending.close)
  process.on('SIGTERM', () => undefined)
}
