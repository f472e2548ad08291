import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { startWithFront } from '../tests/support/front.ts'

const said = z.object({ address: z.string(), key: z.string(), server: z.string() })

/**
 * The product behind a front, in a process of its own that gives way to the browser: a phone does not share its cores with
 * the server it asks. Answers like `startWithFront`.
 */
export async function startApart(
  port: number,
  behind: number,
): Promise<z.infer<typeof said> & { stop: () => Promise<void> }> {
  const child = fork(fileURLToPath(import.meta.url), [String(port), String(behind)])
  const ended = once(child, 'exit')
  const answer: unknown[] = await Promise.race([once(child, 'message'), ended])
  return {
    ...said.parse(answer[0]),
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}

// The process itself; it ends with the one that asked for it.
if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  setPriority(constants.priority.PRIORITY_LOW)
  const [port, behind] = process.argv.slice(2).map(Number)
  if (port === undefined || behind === undefined) throw new Error('Two ports are needed.')
  const { stop, ...stands } = await startWithFront(port, behind)
  process.once('disconnect', () => void stop())
  process.send(stands)
}
