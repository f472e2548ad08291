import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filledDatabase } from './journeyDatabases.ts'
import { freePort } from './postgres.ts'

export type Product = { address: string; dataDirectory: string; stop: () => Promise<void> }

/** Answers when `address` is ready, or throws after `milliseconds`. */
async function ready(address: string, child: ChildProcess, milliseconds: number): Promise<void> {
  const deadline = performance.now() + milliseconds
  while (performance.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The product ended with code ${child.exitCode} before it was ready.`)
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok === true) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The product was not ready within ${milliseconds} ms.`)
}

/** Starts the product as a person does (`npm start`) with a data folder of its own, and says where it answers. */
export async function startProduct(port: number, settings: Record<string, string> = {}): Promise<Product> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'ghe-'))
  const child = spawn('npm', ['start', '--silent'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      PICTURES_DIR: '.data/test-pictures',
      RATE_LIMIT_FACTOR: '1000',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const address = `http://localhost:${port}`
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      process.kill(-child.pid, 'SIGTERM')
      await ended
    }
    rmSync(dataDirectory, { recursive: true, force: true })
  }
  try {
    await ready(address, child, 180_000)
  } catch (error) {
    await stop()
    throw error
  }
  return { address, dataDirectory, stop }
}

/** A product of its own for journeys that move its clock or count what others would add to, with the demo in it at once. */
export const startOwnProduct = async (settings: Record<string, string> = {}): Promise<Product> =>
  startProduct(await freePort(), { DATABASE_URL: await filledDatabase(), ...settings })
