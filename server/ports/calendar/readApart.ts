import { execFile } from 'node:child_process'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { BUNDLED, ROOT } from '#server/root.ts'
import { Unread } from './fetchText.ts'
import type { Nights, ReadWish } from './nights.ts'

const answer = z.object({ nights: z.array(z.iso.date()), skipped: z.int() })
/** How long a file may think, in ms, and how much it may remember, in MB. */
const LONGEST = 10_000
const MEMORY = 128
const LONGEST_ANSWER = 1024 * 1024

const ARGUMENTS = [
  `--max-old-space-size=${MEMORY}`,
  ...(BUNDLED
    ? [join(ROOT, 'dist/server/reader.js')]
    : ['--import', import.meta.resolve('tsx'), join(ROOT, 'server/ports/calendar/reader.ts')]),
]

function read(output: string): Nights | null {
  try {
    return answer.parse(JSON.parse(output))
  } catch {
    return null
  }
}

/**
 * Reads a calendar in a process of its own, which knows nothing of ours and is ended when it takes too long or too much: some
 * repetitions have a parser look for a 30 February for ever. Throws {@link Unread}.
 */
export function readApart(wish: ReadWish, longest = LONGEST): Promise<Nights> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ARGUMENTS,
      { timeout: longest, killSignal: 'SIGKILL', maxBuffer: LONGEST_ANSWER, env: {} },
      (_error, output) => {
        const nights = read(output)
        if (nights) resolve(nights)
        else reject(new Unread('MALFORMED'))
      },
    )
    // A reader that ended early closes its ears; that it gave no answer is said above.
    child.stdin?.once('error', () => {}).end(JSON.stringify(wish))
  })
}
