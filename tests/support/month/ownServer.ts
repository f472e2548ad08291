import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { SANDBOX_CLOCK } from '#demo/sandbox/clock/clock.ts'
import { SANDBOXES } from '#server/sandboxSettings.ts'
import { expect } from '@playwright/test'
import { minutesAhead } from '../hour.ts'

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60

/** The built product as a process of its own, with a clock that can be moved on by days, that can be killed and started again. */
export class OwnServer {
  #process: ChildProcess | null = null
  #told = ''
  #days = 0
  readonly #port: number
  readonly #directory: string

  constructor(port: number, directory: string) {
    this.#port = port
    this.#directory = directory
  }

  get address(): string {
    return `http://localhost:${this.#port}`
  }

  /** The moment of its clock, in milliseconds. */
  get now(): number {
    return Date.now() + (minutesAhead() + this.#days * DAY_MINUTES) * MINUTE
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_DIR: this.#directory,
        PICTURES_DIR: '.data/test-pictures',
        RATE_LIMIT_FACTOR: '1000000',
        LOG_LEVEL: 'error',
        SANDBOX: SANDBOXES.join(','),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.#told = (this.#told + chunk.toString()).slice(-4000)
      })
    this.#process = child
    const isReady = () =>
      fetch(`${this.address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect
      .poll(
        () => {
          if (child.exitCode !== null) throw new Error(`the server ended by itself:\n${this.#told}`)
          return isReady()
        },
        { timeout: 2 * MINUTE, intervals: [50] },
      )
      .toBe(true)
    if (this.#days > 0) await this.#forward(this.#days)
  }

  async kill(): Promise<void> {
    const child = this.#process
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** A day goes by. */
  async nextDay(): Promise<void> {
    this.#days += 1
    await this.#forward(1)
  }

  async #forward(days: number): Promise<void> {
    const moved = await fetch(this.address + SANDBOX_CLOCK, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ minutes: days * DAY_MINUTES }),
    })
    if (!moved.ok) throw new Error(`the clock cannot be moved: ${await moved.text()}`)
  }
}
