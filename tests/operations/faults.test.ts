import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { FaultClients } from '#tests/support/faultClients.ts'
import { startLine, type Line } from '#tests/support/line.ts'
import { freePort } from '#tests/support/postgres.ts'
import { supervisedPostgres, type SupervisedPostgres } from '#tests/support/supervisedPostgres.ts'
import { MINUTE, Victim } from '#tests/support/victim.ts'

/**
 * `DATABASE_KILLS=20 NODE_KILLS=50 PARTITIONS=10 READ_ONLY=10 FULL_DISKS=5 npx vitest run --project operations
 * tests/operations/faults.test.ts`: how often of each kind. As root, for a disk of its own.
 */
const times = (name: string, usual: number) => Number(process.env[name] ?? usual)
const PARTITION = 30_000
const SHORT = 5_000
/** Faults between two sign-ins: a token is good for a quarter of an hour. */
const AT_ONCE = 10
/** MiB. */
const DISK = 320

/** Taken in all rounds together. */
const PICTURES = 50

type Field = { postgres: SupervisedPostgres; lines: readonly Line[]; nodes: readonly Victim[] }
const left: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of left.splice(0).toReversed()) await close()
}, MINUTE)

/** Two nodes on one PostgreSQL, each over a line of its own, with one folder of pictures. */
async function field(disk = 0): Promise<Field> {
  const folder = mkdtempSync(join(tmpdir(), 'ghe-faults-'))
  left.push(async () => rmSync(folder, { recursive: true, force: true }))
  const postgres = await supervisedPostgres({ disk })
  left.push(postgres.stop)
  const lines = [await startLine(postgres.port), await startLine(postgres.port)]
  for (const line of lines) left.push(line.close)
  mkdirSync(join(folder, 'photos'))
  const nodes = await Promise.all(
    lines.map(async ({ port }) => {
      const address = new URL(postgres.address)
      address.port = String(port)
      // What a stand-in keeps belongs to one process; the pictures belong to both.
      const own = join(folder, String(port))
      mkdirSync(own)
      symlinkSync(join(folder, 'photos'), join(own, 'photos'))
      return new Victim(await freePort(), { DATABASE_URL: address.href, DATA_DIR: own, DRAIN_SECONDS: '1' })
    }),
  )
  for (const node of nodes) left.push(async () => (node.lives ? node.kill() : undefined))
  await Promise.all(nodes.map((node) => node.start()))
  return { postgres, lines, nodes }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type Fault = (field: Field, round: number) => Promise<void>

type Kind = { name: string; count: number; strike: Fault; disk?: number }
const KINDS: readonly Kind[] = [
  {
    name: 'PostgreSQL, or one of its processes, is killed',
    count: times('DATABASE_KILLS', 2),
    strike: async ({ postgres }, round) => postgres.kill(round % 3 === 2 ? 'part' : 'server'),
  },
  {
    name: 'a node is killed',
    count: times('NODE_KILLS', 3),
    strike: async ({ nodes }, round) => {
      const node = nodes[round % nodes.length]
      await node?.kill()
      await node?.start()
    },
  },
  {
    name: 'one node or both hear nothing of their database for 30 s',
    count: times('PARTITIONS', 1),
    strike: async ({ lines }, round) => {
      // As a network that drops what is sent; every third time for both.
      const silent = round % 3 === 2 ? lines : [lines[round % lines.length]]
      for (const line of silent) line?.silence()
      await pause(PARTITION)
      for (const line of silent) line?.mend()
    },
  },
  {
    name: 'the database can only be read',
    count: times('READ_ONLY', 1),
    strike: async ({ postgres }) => {
      await postgres.query('alter system set default_transaction_read_only = on')
      await postgres.query('select pg_reload_conf()')
      await pause(SHORT)
      await postgres.query('alter system reset default_transaction_read_only')
      await postgres.query('select pg_reload_conf()')
    },
  },
  {
    name: 'the disk of the database is full',
    count: times('FULL_DISKS', 1),
    disk: DISK,
    strike: async ({ postgres }) => {
      postgres.fillDisk()
      await pause(2 * SHORT)
      postgres.emptyDisk()
    },
  },
]

const counted = z.array(z.object({ count: z.coerce.number() }))

test.each(KINDS)(
  '$name: $count times under bookings, favourites and pictures, and nothing is lost, doubled or ended',
  { timeout: 60 * MINUTE },
  async ({ name, count, strike, disk = 0 }) => {
    const own = await field(disk)
    const { nodes, postgres } = own
    const clients = await FaultClients.of(nodes)
    const began = performance.now()
    const rounds = Array.from({ length: count }, (_none, round) => round)
    for (let first = 0; first < count; first += AT_ONCE)
      await clients.during(async () => {
        for (const round of rounds.slice(first, first + AT_ONCE)) {
          const before = clients.acknowledged
          clients.film += Math.max(1, Math.floor(PICTURES / count))
          await vi.waitUntil(() => clients.acknowledged > before + 10, { timeout: MINUTE })
          await strike(own, round)
          expect(nodes.map(({ lives }) => lives)).toEqual(nodes.map(() => true))
          const mended = clients.acknowledged
          await vi.waitUntil(() => clients.acknowledged > mended + 10, { timeout: MINUTE })
        }
      })
    const { bookings, favourites, pictures } = clients.made
    const refused = [...clients.refused].map(([code, often]) => `${code} × ${often}`).join(', ')
    process.stdout.write(
      `${name}, ${count} times in ${((performance.now() - began) / 1000).toFixed(0)} s: ${bookings} bookings, ${favourites} wishes and ${pictures} pictures acknowledged; refused meanwhile: ${refused}\n`,
    )
    await clients.audit(async () => {
      const [row] = counted.parse(await postgres.query('select count(*) from uploads'))
      return row?.count ?? 0
    })
    process.stdout.write(`${name}: 0 lost, 0 doubled, 0 nodes ended\n`)
  },
)
