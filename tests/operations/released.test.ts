import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { openLedger } from '#demo/sandbox/vnpay/ledger.ts'
import { bookingOf } from '#tests/support/bookingWorld.ts'
import { freePort, startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { releasedBuild } from '#tests/support/releasedBuild.ts'
import { MINUTE, Victim } from '#tests/support/victim.ts'

/** Today's build has brought the tables up to date; the build before the newest migration goes on working on them. */
const folder = mkdtempSync(join(tmpdir(), 'ghe-released-data-'))
let postgres: TestPostgres
let databaseUrl = ''
let released: Awaited<ReturnType<typeof releasedBuild>>
let builds: { today: Victim; before: Victim }

beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
  databaseUrl = await postgres.newDatabase()
  released = await releasedBuild()
  // One port, as one node has: the address in what a guest was given stays the same.
  const port = await freePort()
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: folder }
  builds = { today: new Victim(port, environment), before: new Victim(port, environment, released.file) }
}, 2 * MINUTE)
afterAll(async () => {
  for (const build of Object.values(builds)) if (build.lives) await build.kill()
  await postgres.stop()
  released.remove()
  rmSync(folder, { recursive: true, force: true })
})

const signIn = async (build: Victim): Promise<string> =>
  (await build.must('account.login', { identifier: DEMO_ACCOUNTS.guest.email, password: DEMO_PASSWORD }))
    .token

type Held = { id: string; version: number; total: number }
let night = 0

/** Searches, asks the price, and holds a night that nobody has asked for. */
async function hold(build: Victim, token: string): Promise<Held> {
  night += 1
  const first = Temporal.Now.plainDateISO('Asia/Ho_Chi_Minh').add({ days: 20 + night })
  const stay = { check_in: first.toString(), check_out: first.add({ days: 1 }).toString() }
  const { data } = await build.must('search.resorts', {
    project_area_id: 20,
    page_size: 5,
    from_day: stay.check_in,
    to_day: stay.check_out,
  })
  const resortId = data[0]?.resortId ?? ''
  const { rooms } = await build.must('resort.detail', { resort_id: resortId })
  const place = { resortId, roomIds: [rooms[0]?.id ?? ''], hostId: '', areaId: 20 }
  const wish = bookingOf(place, stay)
  // What it asks for more than a quote is not looked at.
  const { quote } = await build.must('booking.quote', wish, { token })
  const asked = { ...wish, shown_total: quote.total }
  const { id, version, total } = await build.must('booking.create', asked, { token, key: uuidv7() })
  expect(total).toBe(quote.total)
  return { id, version, total }
}

/** Pays at the gateway's page, as a browser without script does, and comes back with what it says. */
async function pay(build: Victim, token: string, { id, version, total }: Held): Promise<void> {
  const seen = { booking_id: id, version }
  const { address } = await build.must('payment.address', seen, { token, key: uuidv7() })
  const page = new URL(address)
  expect((await fetch(page)).status).toBe(200)
  const form = new URLSearchParams({ query: page.search.slice(1), choice: 'pay' })
  const pressed = await fetch(new URL('choose', page), { method: 'POST', body: form, redirect: 'manual' })
  const back = new URL(pressed.headers.get('location') ?? '')
  const { state } = await build.must('payment.return', { query: back.search.slice(1) }, { token })
  expect(state).toBe('SUCCEEDED')
  expect(await build.must('booking.detail', { booking_id: id }, { token })).toMatchObject({
    status: 'ORDERED',
    paid: total,
  })
}

/** The books of the database, those of the gateway, and what was acknowledged: equal to the đồng. */
async function expectAccountsEqual(paid: readonly Held[]): Promise<void> {
  const settings = { databaseUrl, databaseConnections: 4, dataDirectory: '', migrate: false }
  const { db, close } = await openDatabase(settings, () => undefined)
  try {
    expect((await checkBooks(db)).differences).toEqual([])
    const [held] = await db
      .select({ bookings: count(), paid: sql<string>`sum(${bookings.paid})` })
      .from(bookings)
    const acknowledged = paid.reduce((sum, { total }) => sum + total, 0)
    expect({ bookings: held?.bookings, paid: Number(held?.paid) }).toEqual({
      bookings: paid.length,
      paid: acknowledged,
    })
    const taken = (await openLedger(join(folder, 'sandbox-vnpay'))).all()
    expect(taken.filter(({ choice }) => choice === 'pay').reduce((sum, { amount }) => sum + amount, 0)).toBe(
      acknowledged,
    )
  } finally {
    await close()
  }
}

test(
  'O6: the build before the newest migration walks a booking on today’s tables, today’s goes on with it, and the way back is open',
  async () => {
    process.stdout.write(`released: ${released.commit.slice(0, 8)}, before ${released.lacks}\n`)
    await builds.today.start()
    await builds.today.kill('SIGTERM')

    const paid: Held[] = []
    let left: Held | null = null
    // Back and forth twice: an upgrade, a rollback, and the upgrade after it.
    for (const build of [builds.before, builds.today, builds.before, builds.today]) {
      await build.start()
      const token = await signIn(build)
      const whole = await hold(build, token)
      await pay(build, token, whole)
      paid.push(whole)
      // What the other build left half done is finished by this one.
      if (left) {
        await pay(build, token, left)
        paid.push(left)
      }
      left = await hold(build, token)
      const { bookings: seen } = await build.must('booking.list', { tab: 'booked', page_size: 50 }, { token })
      expect(seen.map(({ id }) => id).toSorted()).toEqual(paid.map(({ id }) => id).toSorted())
      if (build === builds.today) {
        await pay(build, token, left)
        paid.push(left)
        left = null
      }
      await build.kill('SIGTERM')
      if (left === null) await expectAccountsEqual(paid)
    }
  },
  5 * MINUTE,
)
