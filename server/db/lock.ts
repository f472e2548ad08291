import { readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { ConfigurationError } from '#server/configurationError.ts'

/** Milliseconds between two renewals of the lock, and those after which an unrenewed one belongs to nobody any more. */
const RENEWED = 1_000
/** A long query keeps the embedded database, and with it the renewals, busy for seconds. */
const STALE = 20_000
/** Of a process that is known to be gone. */
const STALE_OF_THE_DEAD = 2_000
/** Seconds to wait for a process that is just ending, and for one whose fate cannot be known from here. */
const PATIENCE = { alive: 7, gone: 7, unknown: 25 } as const

/** How a process writes itself into the directory that it holds. */
const mark = () => `${hostname()} ${process.pid}`
const markIn = (directory: string) => readFile(join(directory, 'process'), 'utf8').catch(() => '')

/** What became of the process that wrote itself into the directory. One with our own number was our predecessor. */
async function holderOf(directory: string): Promise<keyof typeof PATIENCE> {
  const [host, pid] = (await markIn(directory)).split(' ')
  if (host !== hostname() || pid === undefined) return 'unknown'
  if (Number(pid) === process.pid) return 'gone'
  try {
    process.kill(Number(pid), 0)
    return 'alive'
  } catch {
    return 'gone'
  }
}

/**
 * Takes the data directory for this process. Two processes on one embedded database would part ways without a word, so the
 * second is refused after some seconds (`patience`). What a killed process of this machine left behind is taken over soon.
 * A machine that slept, or was too busy to renew the lock in time, takes it again when nobody else has come meanwhile.
 */
export async function lockDataDirectory(directory: string, patience?: number): Promise<() => Promise<void>> {
  const holder = await holderOf(directory)
  const take = (stale: number, retries: number) =>
    lock(directory, {
      lockfilePath: join(directory, 'lock'),
      stale,
      update: RENEWED,
      retries: { retries, minTimeout: 1_000, maxTimeout: 1_000, factor: 1 },
      onCompromised: (lost) => void takeAgain(lost),
    })

  /** What it throws ends the process: the database belongs to another one. */
  async function takeAgain(lost: Error): Promise<void> {
    if ((await markIn(directory)) !== mark()) throw lost
    release = await take(STALE, PATIENCE.unknown)
  }

  let release: () => Promise<void>
  try {
    release = await take(holder === 'gone' ? STALE_OF_THE_DEAD : STALE, patience ?? PATIENCE[holder])
    await writeFile(join(directory, 'process'), mark())
  } catch {
    throw new ConfigurationError(
      `Another process is using ${directory}. Stop it, or give this one a folder of its own with DATA_DIR.`,
    )
  }
  return () => release()
}
