import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'

/** Where Debian 12 has PostgreSQL's own programs. */
export const BIN = '/usr/lib/postgresql/15/bin'

const numberOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres']).toString())
export type Owner = { uid: number; gid: number }
/** Whom Debian runs PostgreSQL as: it refuses root. */
export const postgresUser = (): Owner => ({ uid: numberOf('-u'), gid: numberOf('-g') })

const ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8' }

/** A process of that owner; what it says goes into `log`. */
export function run(
  command: string,
  args: string[],
  { log, ...owner }: Owner & { log: string },
): ChildProcess {
  const out = openSync(log, 'a')
  const child = spawn(command, args, { ...owner, stdio: ['ignore', out, out], env: ENVIRONMENT })
  closeSync(out)
  return child
}

/** One command of that owner, until it has ended well; what it said. */
export const runOnce = (command: string, args: string[], owner: Owner): string =>
  execFileSync(command, args, { ...owner, env: ENVIRONMENT, encoding: 'utf8' })

export const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null
/** Ends it at once, however it is. */
export const end = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> => {
  if (ended(child)) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}
