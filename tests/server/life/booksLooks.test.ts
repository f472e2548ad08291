import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Database, OpenDatabase } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { checkAllBooksJob, checkBooks, checkBooksJob } from '#server/modules/books/books.ts'
import { lookAtChanges } from '#server/modules/books/look.ts'
import type { Difference } from '#server/modules/books/page.ts'
import { beginning, nextPiece, nightsAround } from '#server/modules/books/walk.ts'
import { differencesNow, keepDifferences, lastCheck, walkOf } from '#server/modules/ledger/ledger.ts'
import { settableClock } from '#server/ports/clock.ts'
import { bookingWorld, type TestWorld } from '#tests/support/bookingWorld.ts'
import { DEMO_NOW, openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { copyBookings } from '#tests/support/manyBookings.ts'
import { book } from '#tests/support/stays.ts'

const named = (differences: readonly Difference[]) =>
  differences.toSorted((one, other) => (one.bookingId < other.bookingId ? -1 : 1))

/** A walk over all bookings, to its end. */
async function wholeWalk(db: Database): Promise<{ bookings: number; differences: Difference[] }> {
  const differences: Difference[] = []
  let walk = beginning(
    { began: null, kind: 0, after: null, bookings: 0, whole: null },
    Temporal.Now.instant(),
  )
  while (walk !== null && walk.began !== null) {
    const piece = await nextPiece(db, walk)
    differences.push(...piece.differences)
    walk = piece.walk
  }
  return { bookings: walk?.bookings ?? 0, differences }
}

/** What may go wrong with a booking's money, each with a booking of its own. */
const FAULTS: readonly (readonly [string, string])[] = [
  [
    'a line of the books that is a đồng too much',
    `update ledger_entries set amount = amount + 1 where (posting, line) = (select posting, line from ledger_entries where account = 'held' order by posting limit 1)`,
  ],
  [
    'a line that is gone',
    `delete from ledger_entries where (posting, line) = (select posting, line from ledger_entries where account = 'hostDue' order by posting desc limit 1)`,
  ],
  [
    'a payment of a đồng more',
    `update payment_attempts set amount = amount + 1 where reference = (select reference from payment_attempts where state = 'PAID' order by booking_id limit 1)`,
  ],
  [
    'a transfer of a đồng that nobody booked',
    `insert into bank_transfers (id, booking_id, amount, source, state, heard_at) select gen_random_uuid(), id, 1, 'BANK', 'KEPT', now() from bookings order by id offset 50 limit 1`,
  ],
  [
    'a refund of a đồng more',
    `update refunds set amount = amount + 1 where id = (select id from refunds order by id limit 1)`,
  ],
  [
    'a payout of a đồng more',
    `update payouts set amount = amount + 1 where id = (select id from payouts where state = 'PAID' order by id desc limit 1)`,
  ],
  [
    'a stay that got a đồng more',
    `update bookings set paid = paid + 1 where id = (select id from bookings where paid > 0 and status = 'ORDERED' order by id offset 3 limit 1)`,
  ],
  [
    'tickets that got a đồng more',
    `update service_bookings set paid = paid + 1 where id = (select id from service_bookings where paid > 0 order by id limit 1)`,
  ],
]

describe('a look at what changed, and the night’s walk', () => {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await openDemoDatabase()
  })
  afterAll(() => open.close())

  test('find what the check of all finds, whatever is wrong, and nothing where nothing is', async () => {
    const all = async () => {
      const { bookings, differences } = await checkBooks(open.db)
      const walk = await wholeWalk(open.db)
      const { differences: looked } = await lookAtChanges(
        open.db,
        Temporal.Instant.from('2000-01-01T00:00:00Z'),
      )
      expect(walk.bookings).toBe(bookings)
      expect(named(walk.differences)).toEqual(named(differences))
      expect(named(looked)).toEqual(named(differences))
      return differences.length
    }
    expect(await all()).toBe(0)
    for (const [fault, statement] of FAULTS) {
      const { rows } = await open.db.execute(sql.raw(`${statement} returning 1`))
      expect(rows, fault).toHaveLength(1)
    }
    expect(await all()).toBe(FAULTS.length)
  })

  test('the walk goes on where another left it, a piece at a time, and sees every booking once', async () => {
    const many = await openDemoDatabase()
    onTestFinished(() => many.close())
    await copyBookings(many.db, 1)
    const { bookings } = await checkBooks(many.db)
    const clock = settableClock(DEMO_NOW)
    const log = { debug() {}, info() {}, warn() {}, error() {} }
    const world = { db: many.db, clock, log }
    await checkAllBooksJob(world)
    const first = await walkOf(many.db)
    expect([first.bookings, first.whole]).toEqual([5000, null])
    // Another node knows only what stands in the database.
    while ((await walkOf(many.db)).began !== null) await checkAllBooksJob({ ...world })
    const last = await walkOf(many.db)
    expect([last.bookings, last.whole?.toString()]).toEqual([bookings, DEMO_NOW])
    expect(await checkAllBooksJob(world)).toEqual({ again: nightsAround(clock.now()).next })
  })
})

describe('a wrong đồng', () => {
  let test$: TestWorld
  beforeAll(async () => {
    test$ = await bookingWorld()
  })
  afterAll(() => test$.close())

  const alarms: object[] = []
  const world = () => ({
    ...test$.world,
    log: { ...test$.world.log, error: (facts: object) => void alarms.push(facts) },
  })
  const plant = (id: string, by: number) =>
    test$.db.execute(
      sql`update ledger_entries set amount = amount + ${by} where booking_id = ${id}::uuid and account = 'held'`,
    )
  const differences = async () => (await lastCheck(test$.db))?.differences

  test('in an old booking is missed by the look and found by the night’s walk; put right, the next look takes it back', async () => {
    const stay = await book(test$)
    await checkAllBooksJob(world())
    for (const hours of [1, 1]) {
      test$.clock.advance({ hours })
      await checkBooksJob(world())
    }
    await plant(stay.id, 1)
    await checkBooksJob(world())
    expect([await differences(), alarms]).toEqual([0, []])
    // Not yet night: the walk of this night was made.
    await checkAllBooksJob(world())
    expect(await differences()).toBe(0)
    const { next } = nightsAround(test$.clock.now())
    test$.clock.set(next)
    await checkAllBooksJob(world())
    expect(await differences()).toBe(1)
    expect(alarms).toEqual([{ alarm: 'books', differences: [{ bookingId: stay.id, accounts: ['held'] }] }])
    // Known, it is looked at each time, and told once.
    test$.clock.advance({ hours: 1 })
    await checkBooksJob(world())
    expect([await differences(), alarms.length]).toEqual([1, 1])
    await plant(stay.id, -1)
    await checkBooksJob(world())
    expect(await differences()).toBe(0)
  })

  test('in a booking that changed since the last look is found by the next one', async () => {
    const stay = await book(test$)
    test$.clock.advance({ hours: 2 })
    await checkBooksJob(world())
    test$.clock.advance({ minutes: 8 })
    await stay.cancel((await stay.quoteCancel()).fee)
    await plant(stay.id, 1)
    test$.clock.advance({ minutes: 2 })
    alarms.length = 0
    await checkBooksJob(world())
    expect([await differences(), alarms.length]).toEqual([1, 1])
    await plant(stay.id, -1)
  })

  test('that a transaction wrote before the look and committed after it is found by the next look', async () => {
    const stay = await book(test$)
    const stamped = test$.clock.now()
    test$.clock.advance({ minutes: 5 })
    await checkBooksJob(world())
    await test$.db.execute(
      sql`insert into ledger_entries (resort_id, posting, line, booking_id, kind, account, amount, at)
        values (${stay.place.resortId}::uuid, gen_random_uuid(), 0, ${stay.id}::uuid, 'payment', 'gateway', 1, ${stamped.toString()}::timestamptz)`,
    )
    test$.clock.advance({ minutes: 4 })
    await checkBooksJob(world())
    expect(await differences()).toBe(1)
  })
})

test.each([
  ['before the hour', '2026-11-22T03:29', '2026-11-21T03:30', '2026-11-22T03:30'],
  ['at the hour', '2026-11-22T03:30', '2026-11-22T03:30', '2026-11-23T03:30'],
  ['in the evening', '2026-11-22T23:00', '2026-11-22T03:30', '2026-11-23T03:30'],
])('the nights around a moment %s', (_when, now, last, next) => {
  const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[Asia/Ho_Chi_Minh]`).toInstant()
  const around = nightsAround(at(now))
  expect([around.last.toString(), around.next.toString()]).toEqual([at(last).toString(), at(next).toString()])
})

test('a look at more bookings than a statement takes, and as many that differ, is kept', async () => {
  const open = await openDemoDatabase()
  onTestFinished(() => open.close())
  const at = Temporal.Instant.from(DEMO_NOW)
  const looked = Array.from({ length: 70_000 }, () => crypto.randomUUID())
  const kept = (differ: readonly string[]) =>
    transact(open.db, (tx) => keepDifferences(tx, { looked, differ, at }))
  expect((await kept([])).size).toBe(0)
  expect(await kept(looked)).toEqual(new Set(looked))
  expect((await kept(looked)).size).toBe(0)
  expect((await kept(looked.slice(1))).size).toBe(0)
  expect(await differencesNow(open.db)).toBe(looked.length - 1)
})
