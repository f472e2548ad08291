import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { startCluster, type Cluster, type Machine } from '#tests/support/cluster.ts'
import { freePort } from '#tests/support/postgres.ts'
import { audit, Ledger, worldOf } from '#tests/support/torture.ts'
import { MINUTE, Victim } from '#tests/support/victim.ts'

/** `FAILOVERS=10 npx vitest run --project operations tests/operations/cluster.test.ts`: of each kind. */
const FAILOVERS = Number(process.env['FAILOVERS'] ?? 1)
const FAULTS = {
  killed: (machine: Machine) => machine.crash(),
  frozen: (machine: Machine) => machine.freeze(),
  'cut off': (machine: Machine) => machine.cutOff(),
} as const

let cluster: Cluster
const folders: string[] = []
const node = async (databaseUrl: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'ghe-node-'))
  folders.push(folder)
  return new Victim(await freePort(), { DATABASE_URL: databaseUrl, DATA_DIR: folder, DRAIN_SECONDS: '2' })
}
let nodes: readonly Victim[] = []

beforeAll(async () => {
  cluster = await startCluster()
  const hosts = cluster.machines.map(({ bouncer }) => `127.0.0.1:${bouncer}`).join(',')
  const addresses = [`127.0.0.1:${cluster.door}`, hosts]
  nodes = await Promise.all(addresses.map((host) => node(`postgres://ghe:ghe@${host}/ghe`)))
}, 5 * MINUTE)
afterAll(async () => {
  for (const one of nodes) if (one.lives) await one.kill()
  await cluster.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}, MINUTE)

test(
  'a leader is killed, frozen, cut off: what was acknowledged is there, and both nodes book within ten seconds of the cluster taking writes again',
  async () => {
    const [first] = nodes
    if (!first) throw new Error('no node')
    await Promise.all(nodes.map((one) => one.start()))
    const { rooms, resortIds } = await worldOf(first)
    const ledger = new Ledger(rooms)
    const told = new Map<string, number>()
    /** When each node has last acknowledged a booking. */
    const acknowledged = nodes.map(() => 0)
    const signIn = async () =>
      (
        await first.must('account.login', {
          identifier: DEMO_ACCOUNTS.guest.email,
          password: DEMO_PASSWORD,
        })
      ).token
    /** Two people book at each node while `faults` happen. */
    const during = async (faults: () => Promise<void>) => {
      // Each time signed in anew: a token is good for a quarter of an hour.
      const token = await signIn()
      const over = new AbortController()
      const writers = Promise.all(
        nodes.flatMap((one, index) =>
          [1, 2].map(() =>
            ledger.persist([one], token, over.signal, (code) => {
              if (code === null) acknowledged[index] = performance.now()
              else told.set(code, (told.get(code) ?? 0) + 1)
            }),
          ),
        ),
      )
      try {
        // Who is told what nobody expects ends everything at once.
        await Promise.race([faults(), writers])
      } finally {
        over.abort()
        await writers
      }
    }
    /** When each node has acknowledged a booking after `moment`. */
    const bookedAfter = async (moment: number): Promise<number[]> => {
      await vi.waitUntil(() => acknowledged.every((time) => time > moment), {
        timeout: 3 * MINUTE,
        interval: 5,
      })
      return [...acknowledged]
    }
    const waits: number[] = []
    const faults = async () => {
      for (const [fault, strike] of Object.entries(FAULTS)) {
        const leader = await cluster.whole()
        await bookedAfter(performance.now())
        const struck = performance.now()
        strike(leader)
        const next = await vi.waitUntil(
          async () => {
            const found = await cluster.leader()
            return found !== leader && found
          },
          { timeout: MINUTE, interval: 100 },
        )
        const leads = performance.now()
        const [confirms, booked] = await Promise.all([next.confirmsWrite(), bookedAfter(leads)])
        waits.push(...booked.map((time) => time - confirms))
        process.stdout.write(
          `${fault}: another leads after ${seconds(leads - struck)}, confirms a write after ${seconds(confirms - leads)}, has booked through HAProxy and through several hosts after ${booked.map((time) => seconds(time - leads)).join(' and ')}\n`,
        )
        leader.comeBack()
      }
    }
    for (let round = 0; round < FAILOVERS; round++) await during(faults)
    const slowest = Math.max(...waits)
    process.stdout.write(
      `${waits.length / 2} failovers, ${ledger.made.size} bookings acknowledged; refused meanwhile: ${[...told].map(([code, times]) => `${code} × ${times}`).join(', ')}; booked ${seconds(slowest)} after a write was confirmed, at the latest\n`,
    )
    expect([...told.keys()].filter((code) => code !== 'G_503' && code !== 'G_RUNNING')).toEqual([])
    expect(nodes.map(({ lives }) => lives)).toEqual([true, true])
    expect(slowest).toBeLessThan(10_000)
    await audit(first, await signIn(), ledger, resortIds)
  },
  MINUTE * (5 + 6 * FAILOVERS),
)

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
