import { isAway } from './db/away.ts'

/** How long to wait before the database is tried again, in ms. */
const AGAIN = 500

/** Resolves after some time, or when nobody waits any more. */
const pause = (milliseconds: number, given: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      given.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    given.addEventListener('abort', done)
  })

/**
 * Does `work`, again and again while the database is away; what else goes wrong is thrown. `away` is told of the first failure,
 * not of each. False when it was `given` up before it was done.
 */
export async function patiently(
  work: () => Promise<void>,
  { given, away }: { given: AbortSignal; away: (error: unknown) => void },
): Promise<boolean> {
  for (let tries = 0; !given.aborted; tries++) {
    try {
      await work()
      return !given.aborted
    } catch (error) {
      if (!isAway(error)) throw error
      if (tries === 0) away(error)
    }
    await pause(AGAIN, given)
  }
  return false
}
