import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { IDEMPOTENCY_HEADER } from '#contract/worker.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { freePort, startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { MINUTE, Victim } from '#tests/support/victim.ts'

/** Two nodes on one PostgreSQL behind nginx with the file of `deploy/`; only its ports and the place of its certificate are others. */
const RESTARTS = Number(process.env['RESTARTS'] ?? 10)
const STARTS = Number(process.env['STARTS'] ?? 10)
const CONNECTIONS = 50
const folder = mkdtempSync(join(tmpdir(), 'ghe-operations-'))
let postgres: TestPostgres
let nodes: readonly Victim[]
let metrics: readonly number[]
let nginx: ChildProcess
let front = ''
let token = ''

function selfSigned(): void {
  const { status, stderr } = spawnSync(
    'openssl',
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -keyout privkey.pem -out fullchain.pem'.split(
      ' ',
    ),
    { cwd: folder, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
}

async function startNginx(ports: readonly [number, number]): Promise<void> {
  const [plain, secure] = [await freePort(), await freePort()]
  const own = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/etc/ghe/tls', folder)
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${own}\n}\n`,
  )
  nginx = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'inherit' })
  front = `https://127.0.0.1:${secure}`
}

type Answer = { status: number; text: string }
/** A call as a stranger's client makes it, through nginx; status 0 when no answer came. */
const ask = (path: string, agent: Agent, write?: object): Promise<Answer> =>
  new Promise((resolve) => {
    const lost = (error: Error) => resolve({ status: 0, text: error.message })
    const sent = request(
      front + path,
      {
        method: write === undefined ? 'GET' : 'POST',
        agent,
        headers: {
          host: 'ghe.example.com',
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(write === undefined
            ? {}
            : { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: uuidv7() }),
        },
        rejectUnauthorized: false,
      },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('error', lost)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    sent.on('error', lost)
    sent.end(write === undefined ? undefined : JSON.stringify(write))
  })

const nodesAt = (ports: readonly number[], databaseUrl: string, more: Record<string, string>) =>
  ports.map(
    (port, index) =>
      new Victim(port, {
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, `node-${index}`),
        METRICS_PORT: String(metrics[index]),
        ...more,
      }),
  )

const metricsOf = async (port: number | undefined): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
/** What a node tells of itself under a series. */
const valueIn = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  )

/** The figure that so many of a hundred are not above. */
const ofHundred = (figures: readonly number[], part: number): number =>
  figures.toSorted((one, other) => one - other)[
    Math.min(figures.length - 1, Math.floor((figures.length * part) / 100))
  ] ?? 0

beforeAll(async () => {
  selfSigned()
  postgres = await startPostgres()
  const ports = [await freePort(), await freePort()] as const
  metrics = [await freePort(), await freePort()]
  nodes = nodesAt(ports, await postgres.newDatabase(), { DRAIN_SECONDS: '5', TRUST_PROXY: '1' })
  await startNginx(ports)
}, MINUTE)
afterAll(async () => {
  nginx.kill('SIGQUIT')
  await once(nginx, 'exit')
  for (const node of nodes) if (node.lives) await node.kill()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

test(
  `O7: two nodes behind the nginx of deploy/ are restarted in turn ${RESTARTS} times under ${CONNECTIONS} connections, and no call fails`,
  async () => {
    await Promise.all(nodes.map((node) => node.start()))
    const signIn = () =>
      ask(API_BASE + ENDPOINTS['account.login'].path, new Agent(), {
        identifier: DEMO_ACCOUNTS.guest.email,
        password: DEMO_PASSWORD,
      })
    await expect.poll(async () => (await signIn()).status, { timeout: MINUTE }).toBe(200)
    token = ENDPOINTS['account.login'].output.parse(JSON.parse((await signIn()).text).data).token
    const done = new AbortController()
    const failed: string[] = []
    const took: number[] = []
    const began = performance.now()
    const read = API_BASE + ENDPOINTS['booking.list'].path
    const wish = API_BASE + ENDPOINTS['favourite.wish'].path
    const people = Array.from({ length: CONNECTIONS }, async (_none, number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (!done.signal.aborted) {
        const write =
          number % 5 === 0
            ? { resort_id: uuidv7(), wanted: false, wished_at: Temporal.Now.instant().toString() }
            : undefined
        const asked = performance.now()
        const { status, text } = await ask(write === undefined ? read : wish, agent, write)
        took.push(performance.now() - asked)
        // A place that is not there answers 404: decided by the server, so not lost.
        if (status !== 200 && status !== 404) failed.push(`${status} ${text.slice(0, 200)}`)
      }
      agent.destroy()
    })
    for (let restart = 0; restart < RESTARTS; restart += 1)
      for (const node of nodes) {
        await node.kill('SIGTERM')
        await node.start()
      }
    done.abort()
    await Promise.all(people)
    const seconds = (performance.now() - began) / 1000
    process.stdout.write(
      `${2 * RESTARTS} restarts in ${seconds.toFixed(0)} s under ${CONNECTIONS} connections: ${took.length} calls, ` +
        `${failed.length} failed; ${[50, 95, 99, 100].map((part) => `${part} %: ${ofHundred(took, part).toFixed(0)} ms`).join(', ')}\n`,
    )
    expect(failed).toEqual([])
    expect(took.length).toBeGreaterThan(RESTARTS * CONNECTIONS)
    for (const port of metrics) {
      const told = await metricsOf(port)
      expect(valueIn(told, 'ghe_database_up')).toBe(1)
      const { stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
        input: told,
        encoding: 'utf8',
      })
      expect(stdout + stderr).toBe('')
    }
    // The one that stood through the last restart.
    const first = await metricsOf(metrics[0])
    expect(valueIn(first, 'ghe_call_seconds_count{call="booking.list",status="200"}')).toBeGreaterThan(0)
  },
  10 * MINUTE,
)

test(
  `O6: two nodes start at once on an empty database, ${STARTS} times, and both are up`,
  async () => {
    const took: number[] = []
    for (let time = 0; time < STARTS; time += 1) {
      metrics = [await freePort(), await freePort()]
      const both = nodesAt([await freePort(), await freePort()], await postgres.newDatabase(), {})
      const began = performance.now()
      await Promise.all(both.map((node) => node.start()))
      took.push((performance.now() - began) / 1000)
      expect(both.every((node) => node.lives)).toBe(true)
      await Promise.all(both.map((node) => node.kill('SIGTERM')))
    }
    process.stdout.write(
      `two nodes at once on an empty database, ${STARTS} times: both up after ${Math.min(...took).toFixed(1)} to ${Math.max(...took).toFixed(1)} s\n`,
    )
  },
  10 * MINUTE,
)
