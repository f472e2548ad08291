import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** A process whose work takes `milliseconds`, told to end by `signals`; what it said, and how it ended. */
async function ended(milliseconds: number, signals: readonly NodeJS.Signals[]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/support/endingProcess.ts', String(milliseconds)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const exit = once(child, 'exit')
  for (const [index, signal] of signals.entries()) {
    await expect.poll(() => said, { timeout: 30_000 }).toContain(index === 0 ? 'stands' : 'told')
    child.kill(signal)
  }
  const [code]: unknown[] = await exit
  return { said: said.split('\n').filter(Boolean), code }
}

test.each<[string, number, readonly NodeJS.Signals[]]>([
  ['by its supervisor', 200, ['SIGTERM']],
  ['by its supervisor and by npm, which passes the signal on', 500, ['SIGTERM', 'SIGTERM']],
  ['by Ctrl+C', 200, ['SIGINT']],
])('told to end %s, it finishes what it began', async (_by, work, signals) => {
  expect(await ended(work, signals)).toEqual({ said: ['stands', 'told', 'done'], code: 0 })
})
