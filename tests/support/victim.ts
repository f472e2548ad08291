import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect, inject } from 'vitest'
import * as z from 'zod'
import { API_BASE, ENDPOINTS, type EndpointName, type Input, type Output } from '#contract/endpoints.ts'
import { IDEMPOTENCY_HEADER } from '#contract/worker.ts'

export const MINUTE = 60_000
const failure = z.object({ code: z.string() })
type Answer<N extends EndpointName> = { ok: true; data: Output<N> } | { ok: false; code: string }

/** The server as a process that can be killed and started again on the same data and port. */
export class Victim {
  private process: ChildProcess | null = null
  private told = ''
  private readonly port: number
  private readonly environment: Record<string, string>
  private readonly program: string

  /** `program`: the file of another build of `apiServer.ts`; today's when left out. */
  constructor(port: number, environment: Record<string, string>, program = inject('apiServer')) {
    this.port = port
    this.environment = environment
    this.program = program
  }

  /** Starts it, and waits until it is `ready`, or only until it `listens`. */
  async start(until: 'ready' | 'listening' = 'ready'): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', this.program], {
      env: {
        ...process.env,
        LOG_LEVEL: 'error',
        RATE_LIMIT_FACTOR: '1000000',
        ...this.environment,
        PORT: String(this.port),
      },
      // The line on which it hears that this process is gone, however it went.
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.told += chunk.toString()
      })
    this.process = child
    const isReady = () =>
      fetch(`${this.address}${until === 'ready' ? '/readyz' : '/healthz'}`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect
      .poll(
        () => {
          if (child.exitCode !== null) throw new Error(`the server ended by itself:\n${this.told}`)
          return isReady()
        },
        { timeout: MINUTE, interval: 50 },
      )
      .toBe(true)
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** What it said last of what went wrong. */
  get said(): string {
    return this.told.slice(-4000)
  }

  /** Whether the process that was started is still the one that runs. */
  get lives(): boolean {
    return this.process !== null && this.process.exitCode === null && this.process.signalCode === null
  }

  /** Ends it by a signal: at once, or in order. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.process
    if (!child || !this.lives) throw new Error(`there is nothing to kill:\n${this.told}`)
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    this.process = null
  }

  /** One call; null when no answer came, and nobody knows what happened. */
  async call<N extends EndpointName>(
    name: N,
    input: Input<N>,
    { token, key }: { token?: string; key?: string } = {},
  ): Promise<Answer<N> | null> {
    const { method, path, output } = ENDPOINTS[name]
    const fields = z.record(z.string(), z.union([z.string(), z.number()]))
    const query =
      method === 'GET'
        ? `?${new URLSearchParams(Object.entries(fields.parse(input)).map(([field, value]) => [field, String(value)])).toString()}`
        : ''
    const answered = await fetch(`${this.address}${API_BASE}${path}${query}`, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
    })
      .then(async (response) => ({ ok: response.ok, body: asUnknown(await response.json()) }))
      .catch(() => null)
    if (!answered) return null
    if (!answered.ok) return { ok: false, code: failure.parse(answered.body).code }
    const parsed: unknown = output.parse(z.object({ data: z.unknown() }).parse(answered.body).data)
    return isOutput(name, parsed) ? { ok: true, data: parsed } : null
  }

  /** A call that has to be answered well, as often as it takes: another process may still hold its key. */
  async must<N extends EndpointName>(
    name: N,
    input: Input<N>,
    options: { token?: string; key?: string } = {},
  ): Promise<Output<N>> {
    let data: { value: Output<N> } | null = null
    await expect
      .poll(
        async () => {
          const answer = await this.call(name, input, options)
          if (answer?.ok) data = { value: answer.data }
          return answer?.ok === true ? 'answered' : answer?.code
        },
        { timeout: MINUTE, interval: 100 },
      )
      .toBe('answered')
    return valueOf<Output<N>>(data)
  }
}

const asUnknown = (value: unknown): unknown => value
const isOutput = <N extends EndpointName>(_name: N, parsed: unknown): parsed is Output<N> =>
  parsed !== undefined
function valueOf<T>(found: { value: T } | null): T {
  if (!found) throw new Error('no answer')
  return found.value
}
