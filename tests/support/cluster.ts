import { execFileSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import * as z from 'zod'
import { BIN, end, ended, postgresUser, run, type Owner } from './debianPostgres.ts'
import { startLine, type Line } from './line.ts'
import { freePort } from './postgres.ts'

const PASSWORD = 'ghe'
const MINUTE = 60_000
const HOST = '127.0.0.1'

/**
 * Patroni before 3.0.3 lets a leader that was frozen longer than its lock overwrite the lock of the one that leads since, in etcd 3
 * (its pull request 2689): two lead for a moment, and afterwards nobody names a standby, so that nothing is confirmed any more.
 */
const OLDEST_PATRONI = [3, 0, 3] as const
function expectPatroni(): void {
  const said = execFileSync('patroni', ['--version'], { encoding: 'utf8' })
  const found = (/\d+\.\d+\.\d+/.exec(said)?.[0] ?? '').split('.').map(Number)
  const differs = OLDEST_PATRONI.findIndex((part, place) => part !== found[place])
  if (differs >= 0 && !((found[differs] ?? 0) > (OLDEST_PATRONI[differs] ?? 0)))
    throw new Error(
      `${said.trim()} gives the lead back to a machine that was frozen: ${OLDEST_PATRONI.join('.')} or newer (docs/operations.md)`,
    )
}

const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // It ended by itself.
    }
}

const members = z.object({
  members: z.array(
    z.object({ name: z.string(), role: z.string(), state: z.string(), lag: z.unknown().optional() }),
  ),
})

type Lines = Record<'postgres' | 'rest' | 'bouncer' | 'etcd', Line>

/** One machine of the cluster: PostgreSQL under Patroni, PgBouncer before it, and the lines that lead there and away. */
export class Machine {
  readonly name: string
  readonly #folder: string
  readonly #owner: Owner
  readonly #lines: Lines
  #patroni: ChildProcess | null = null
  #bouncer: ChildProcess | null = null

  private constructor(name: string, folder: string, owner: Owner, lines: Lines) {
    this.name = name
    this.#folder = folder
    this.#owner = owner
    this.#lines = lines
  }

  static async install(name: string, root: string, etcd: number): Promise<Machine> {
    const owner = postgresUser()
    const folder = join(root, name)
    mkdirSync(folder, { mode: 0o700 })
    const [postgres, rest, bouncer] = [await freePort(), await freePort(), await freePort()]
    const lines = {
      postgres: await startLine(postgres),
      rest: await startLine(rest),
      bouncer: await startLine(bouncer),
      etcd: await startLine(etcd),
    }
    const account = (username: string) => ({ username, password: PASSWORD })
    // Patroni reads YAML, and JSON is some.
    writeFileSync(
      join(folder, 'patroni.yaml'),
      JSON.stringify({
        scope: 'ghe',
        name,
        restapi: { listen: `${HOST}:${rest}`, connect_address: `${HOST}:${lines.rest.port}` },
        etcd3: { hosts: `${HOST}:${lines.etcd.port}`, use_proxies: true },
        bootstrap: {
          // The shortest that Patroni takes: a leader that is not heard of for 20 s is replaced.
          dcs: {
            ttl: 20,
            loop_wait: 1,
            retry_timeout: 3,
            synchronous_mode: true,
            synchronous_mode_strict: true,
            primary_start_timeout: 0,
            postgresql: { use_pg_rewind: true, parameters: { wal_keep_size: '512MB' } },
          },
          initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        },
        postgresql: {
          listen: `${HOST}:${postgres}`,
          connect_address: `${HOST}:${lines.postgres.port}`,
          data_dir: join(folder, 'data'),
          bin_dir: BIN,
          pgpass: join(folder, 'pgpass'),
          authentication: {
            superuser: account('postgres'),
            replication: account('replicator'),
            rewind: account('rewinder'),
          },
          parameters: {
            unix_socket_directories: folder,
            wal_sender_timeout: '10s',
            wal_receiver_timeout: '10s',
          },
          pg_hba: [
            `host all all ${HOST}/32 scram-sha-256`,
            `host replication replicator ${HOST}/32 scram-sha-256`,
          ],
          remove_data_directory_on_rewind_failure: true,
          remove_data_directory_on_diverged_timelines: true,
        },
      }),
    )
    writeFileSync(join(folder, 'users.txt'), `"ghe" "${PASSWORD}"\n`)
    writeFileSync(
      join(folder, 'pgbouncer.ini'),
      `[databases]
* = host=${HOST} port=${postgres}
[pgbouncer]
listen_addr = ${HOST}
listen_port = ${bouncer}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
`,
    )
    for (const file of ['', 'patroni.yaml', 'users.txt', 'pgbouncer.ini'])
      chownSync(join(folder, file), owner.uid, owner.gid)
    return new Machine(name, folder, owner, lines)
  }

  start(): void {
    const of = (name: string) => ({ ...this.#owner, log: join(this.#folder, `${name}.log`) })
    this.#patroni = run('patroni', [join(this.#folder, 'patroni.yaml')], of('patroni'))
    this.#bouncer = run('pgbouncer', [join(this.#folder, 'pgbouncer.ini')], of('pgbouncer'))
  }

  /** Where its PostgreSQL is reached through its PgBouncer, and where Patroni says who it is. */
  get bouncer(): number {
    return this.#lines.bouncer.port
  }
  get rest(): number {
    return this.#lines.rest.port
  }
  /** Its PostgreSQL itself, as the superuser. */
  get superuser(): string {
    return `postgres://postgres:${PASSWORD}@${HOST}:${this.#lines.postgres.port}/postgres`
  }

  /** Whether it says of itself that it takes writes. */
  async leads(): Promise<boolean> {
    return await fetch(`http://${HOST}:${this.rest}/primary`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  /** When a client beside the product has a write confirmed, by it and by the standby that Patroni has given it. */
  confirmsWrite(): Promise<number> {
    const write = async () => {
      const client = new pg.Client({ connectionString: this.superuser })
      client.on('error', () => undefined)
      await client.connect()
      // It is named the leader a moment before it is one.
      const confirmed = await client
        .query(`select pg_logical_emit_message(true, 'beside', 'a write')`)
        .catch(() => null)
      await client.end()
      return confirmed !== null && performance.now()
    }
    return vi.waitUntil(write, { timeout: MINUTE, interval: 50 })
  }

  /** All members as it sees them; none when it does not answer. */
  async members() {
    return await fetch(`http://${HOST}:${this.rest}/cluster`, { signal: AbortSignal.timeout(2_000) })
      .then(async (answer) => members.parse(await answer.json()).members)
      .catch(() => [])
  }

  #pids(): number[] {
    const file = join(this.#folder, 'data/postmaster.pid')
    const postmaster = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
    const children = postmaster === 0 ? [] : spawnedBy(postmaster)
    return [this.#patroni?.pid, this.#bouncer?.pid, postmaster, ...children].flatMap((pid) =>
      pid === undefined || pid === 0 ? [] : [pid],
    )
  }

  /** The power goes: everything on it ends at once. */
  crash(): void {
    signal(this.#pids(), 'SIGKILL')
  }
  /** Nothing on it gets any time. */
  freeze(): void {
    signal(this.#pids(), 'SIGSTOP')
    signal(this.#pids(), 'SIGSTOP')
  }
  /** Nothing reaches it or comes from it, and it lives on. */
  cutOff(): void {
    for (const line of Object.values(this.#lines)) line.silence()
  }

  /** As after any of these, the way an operator would bring it back. */
  comeBack(): void {
    for (const line of Object.values(this.#lines)) {
      line.cut()
      line.mend()
    }
    signal(this.#pids(), 'SIGCONT')
    if (this.#patroni !== null && ended(this.#patroni)) this.start()
  }

  async stop(): Promise<void> {
    signal(this.#pids(), 'SIGKILL')
    for (const child of [this.#patroni, this.#bouncer]) if (child) await end(child)
    for (const line of Object.values(this.#lines)) await line.close()
  }
}

const spawnedBy = (parent: number): number[] => {
  try {
    return execFileSync('pgrep', ['-P', String(parent)])
      .toString()
      .split('\n')
      .flatMap((pid) => (pid === '' ? [] : [Number(pid)]))
  } catch {
    return []
  }
}

export type Cluster = {
  machines: readonly Machine[]
  /** HAProxy's door to whichever leads. */
  door: number
  leader: () => Promise<Machine | undefined>
  /** Until one leads, one follows it at each write, and the third follows too. */
  whole: () => Promise<Machine>
  stop: () => Promise<void>
}

/** Three PostgreSQL under Patroni with synchronous replication, etcd, and HAProxy before them; an empty database `ghe`. */
export async function startCluster(): Promise<Cluster> {
  expectPatroni()
  const root = mkdtempSync(join(tmpdir(), 'ghe-cluster-'))
  chmodSync(root, 0o755)
  const owner = postgresUser()
  const [etcdPort, peerPort, door] = [await freePort(), await freePort(), await freePort()]
  const etcdFolder = join(root, 'etcd')
  mkdirSync(etcdFolder, { mode: 0o700 })
  chownSync(etcdFolder, owner.uid, owner.gid)
  const at = (port: number) => `http://${HOST}:${port}`
  const etcd = run(
    'etcd',
    `--name etcd --data-dir ${etcdFolder} --unsafe-no-fsync
      --listen-client-urls ${at(etcdPort)} --advertise-client-urls ${at(etcdPort)}
      --listen-peer-urls ${at(peerPort)} --initial-advertise-peer-urls ${at(peerPort)}
      --initial-cluster etcd=${at(peerPort)}`.split(/\s+/),
    { ...owner, log: join(root, 'etcd.log') },
  )
  const lives = () =>
    fetch(`${at(etcdPort)}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitUntil(lives, { timeout: MINUTE, interval: 100 })
  const machines: Machine[] = []
  for (const name of ['one', 'two', 'three']) machines.push(await Machine.install(name, root, etcdPort))
  for (const machine of machines) machine.start()
  const settings = join(root, 'haproxy.cfg')
  writeFileSync(
    settings,
    `defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen leader
  bind ${HOST}:${door}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${machines.map(({ name, bouncer, rest }) => `  server ${name} ${HOST}:${bouncer} check port ${rest}`).join('\n')}
`,
  )
  const haproxy = run('haproxy', ['-f', settings, '-db'], { ...owner, log: join(root, 'haproxy.log') })
  const leader = async () => {
    const leading = await Promise.all(machines.map((machine) => machine.leads()))
    return machines.find((_, index) => leading[index])
  }
  const whole = () =>
    vi.waitUntil(
      async () => {
        const found = await leader()
        const roles = ((await found?.members()) ?? [])
          .filter(({ state }) => state === 'running' || state === 'streaming')
          .map(({ role }) => role)
        return roles.toSorted().join() === 'leader,replica,sync_standby' && found
      },
      { timeout: 3 * MINUTE, interval: 500 },
    )
  const first = await whole()
  const client = new pg.Client({ connectionString: first.superuser })
  await client.connect()
  await client.query(`create role ghe login password '${PASSWORD}'`)
  await client.query('create database ghe owner ghe')
  await client.end()
  return {
    machines,
    door,
    leader,
    whole,
    stop: async () => {
      for (const machine of machines) await machine.stop()
      for (const child of [haproxy, etcd]) await end(child)
      rmSync(root, { recursive: true, force: true })
    },
  }
}
