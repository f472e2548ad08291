import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** A program of the project or its packages, with its parameters. */
export type Command = readonly [string, ...string[]]
export type Ran = { succeeded: boolean; said: string }

/** The process groups at work: each part's own, so that one that hangs goes with all it started. */
const groups = new Set<number>()
const stopGroup = (group: number): void => {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
// Who presses Ctrl+C means the parts too, though they stand in groups of their own.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const group of groups) stopGroup(group)
    process.exit(130)
  })

/** How long output may still come after the end of who wrote it, in milliseconds: what it left behind is stopped then. */
const LAST_WORDS = 2_000

/** Runs one command and gives what it said; `live` shows it as it comes. Stopped with its group after `minutes`. */
export async function run(command: Command, minutes: number, live: boolean): Promise<Ran> {
  const [program, ...parameters] = command
  const child = spawn(program, parameters, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${process.cwd()}/node_modules/.bin:${process.env['PATH'] ?? ''}` },
  })
  const group = child.pid
  if (group === undefined) return { succeeded: false, said: `${program} does not start\n` }
  groups.add(group)
  let said = ''
  const hear = (text: string): void => {
    said += text
    if (live) process.stdout.write(text)
  }
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear)
  const limit = setTimeout(() => {
    hear(`still running after ${minutes} minutes: stopped\n`)
    stopGroup(group)
  }, minutes * 60_000)
  const closed = once(child, 'close')
  await once(child, 'exit')
  clearTimeout(limit)
  await Promise.race([closed, wait(LAST_WORDS, null, { ref: false })])
  stopGroup(group)
  groups.delete(group)
  return { succeeded: child.exitCode === 0, said }
}
