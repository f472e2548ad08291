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
const CONNECTIONS = 50
const folder = mkdtempSync(join(tmpdir(), 'ghe-operations-'))
let postgres: TestPostgres
let nodes: readonly Victim[]
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

beforeAll(async () => {
  selfSigned()
  postgres = await startPostgres()
  const databaseUrl = await postgres.newDatabase()
  const ports = [await freePort(), await freePort()] as const
  nodes = ports.map(
    (port, index) =>
      new Victim(port, {
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, `node-${index}`),
        DRAIN_SECONDS: '5',
        TRUST_PROXY: '1',
      }),
  )
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
    let answered = 0
    const read = API_BASE + ENDPOINTS['booking.list'].path
    const wish = API_BASE + ENDPOINTS['favourite.wish'].path
    const people = Array.from({ length: CONNECTIONS }, async (_none, number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (!done.signal.aborted) {
        const write =
          number % 5 === 0
            ? { resort_id: uuidv7(), wanted: false, wished_at: Temporal.Now.instant().toString() }
            : undefined
        const { status, text } = await ask(write === undefined ? read : wish, agent, write)
        answered += 1
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
    expect(failed).toEqual([])
    expect(answered).toBeGreaterThan(RESTARTS * CONNECTIONS)
  },
  10 * MINUTE,
)
