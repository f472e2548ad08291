import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { figures, type Figures } from '#contract/shapes/investor.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
let token = ''
/** What the clock does every quarter of an hour; a day later also for the years before. */
const count = async (after: Temporal.DurationLike = { hours: 24 }) => {
  server.clock.advance(after)
  token = await server.tokenOf('investor')
  await server.wired.jobs.handlers.countMonths('all', 1)
}
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
  token = await server.tokenOf('investor')
})
afterAll(() => server.close())

const ask = async (input: object): Promise<Figures> =>
  z.parse(figures, (await server.call('investor.figures', input, { token })).body.data)
const sum = (rows: readonly number[]) => rows.reduce((all, one) => all + one, 0)
/** One number of the database, counted by it. */
async function counted(query: ReturnType<typeof sql>): Promise<number> {
  const answer: unknown = await server.services.db.execute(query)
  const shape = z.object({ rows: z.array(z.object({ n: z.nullable(z.coerce.number()) })) })
  return z.parse(shape, answer).rows[0]?.n ?? 0
}

describe('what investors read', () => {
  it('earns what the books owe and have paid to hosts', async () => {
    const { cells } = await ask({ months: 24, until: '2027-06' })
    const due = await counted(
      sql`select -sum(amount) as n from ledger_entries where account = 'hostDue' and booking_id in (select id from bookings)`,
    )
    const paid = await counted(sql`select sum(amount) as n from payouts where state = 'PAID'`)
    expect(sum(cells.map(({ revenue }) => revenue))).toBe(due + paid)
    expect(due + paid).toBeGreaterThan(0)
  })

  it.each([6, 1])('sells the nights that are taken, in every area and each of %i months', async (wanted) => {
    // One stay begins before all of these months and ends after them.
    const long = await counted(sql`
      update bookings set check_in = '2026-04-20', check_out = '2026-11-03'
      where ctid = (select ctid from bookings where status = 'SUCCESS' order by id limit 1) returning 1 as n`)
    expect(long).toBe(1)
    await count()
    const { cells, months } = await ask({ months: wanted, until: '2026-10' })
    expect(months).toEqual(['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].slice(-wanted))
    for (const { areaId, month, sold } of cells) {
      const taken = await counted(sql`
        select sum(r.count) as n
        from bookings b
        join booking_rooms r on r.resort_id = b.resort_id and r.booking_id = b.id
        join resorts on resorts.id = b.resort_id
        cross join generate_series(b.check_in, b.check_out - 1, interval '1 day') as night
        where resorts.project_area_id = ${areaId}
          and b.status not in ('PENDING', 'WATTING_KT_PAYMENT', 'CSH_CONFIRM', 'OVERDUE_PAYMENT',
            'PAYMENT_FAILED', 'KT_ACCEPT_CANCEL', 'KT_CANCEL', 'CSH_CANCEL', 'REFUNDS', 'DELETE')
          and to_char(night, 'YYYY-MM') = ${month}`)
      expect([areaId, month, sold]).toEqual([areaId, month, taken])
    }
    expect(sum(cells.map(({ sold }) => sold))).toBeGreaterThan(0)
  })

  it('offers every unit of every night, and never sells more', async () => {
    const { cells } = await ask({ months: 1, until: '2026-11' })
    const units = await counted(sql`select sum(units) as n from rooms`)
    const closed = await counted(
      sql`select sum(units - taken) as n from room_nights where closed and to_char(night, 'YYYY-MM') = '2026-11'`,
    )
    expect(sum(cells.map(({ offered }) => offered))).toBe(units * 30 - closed)
    for (const { sold, offered } of cells) expect(sold).toBeLessThanOrEqual(offered)
  })

  it('does not earn a payout that fell away with its stay', async () => {
    const earned = async () =>
      sum((await ask({ months: 24, until: '2027-06' })).cells.map(({ revenue }) => revenue))
    const before = await earned()
    const amount = await counted(sql`
      update payouts set state = 'CANCELLED'
      where ctid = (select ctid from payouts where state = 'WAITING' limit 1) returning amount as n`)
    expect(amount).toBeGreaterThan(0)
    await count()
    expect(await earned()).toBe(before - amount)
  })

  it('stands as it was counted last, and says when: what still changes a quarter of an hour later, a year before the next day', async () => {
    await count()
    const then = server.clock.now().toString()
    const read = async (until: string) => {
      const { cells, countedAt } = await ask({ months: 1, until })
      return { sold: sum(cells.map(({ sold }) => sold)), countedAt }
    }
    /** Another unit of a stay within a month: as many nights as it has. */
    const oneMore = (first: string) =>
      counted(sql`
        with more as (update booking_rooms r set count = r.count + 1 from bookings b
        where b.id = r.booking_id and b.id = (
          select id from bookings where status in ('SUCCESS', 'CHECKED_OUT') and check_in >= ${first}
          and check_out <= ${first}::date + interval '1 month' order by id limit 1)
        returning b.check_out - b.check_in as nights) select sum(nights) as n from more`)
    const [running, longAgo] = [await read('2026-11'), await read('2026-05')]
    expect([running.countedAt, longAgo.countedAt]).toEqual([then, then])
    const more = { running: await oneMore('2026-11-01'), longAgo: await oneMore('2026-05-01') }
    expect([more.running > 0, more.longAgo > 0]).toEqual([true, true])
    expect([await read('2026-11'), await read('2026-05')]).toEqual([running, longAgo])

    await count({ minutes: 15 })
    const sold = async () => [(await read('2026-11')).sold, (await read('2026-05')).sold]
    expect(await sold()).toEqual([running.sold + more.running, longAgo.sold])
    await count({ hours: 24 })
    expect(await sold()).toEqual([running.sold + more.running, longAgo.sold + more.longAgo])
  })

  it('is asked for at most two years', async () => {
    const { status, body } = await server.call('investor.figures', { months: 25 }, { token })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['months']])
  })
})

it('months are counted where there is nothing to stay in yet', async () => {
  const empty = await startApp()
  try {
    const next = await empty.wired.jobs.handlers.countMonths('all', 1)
    expect(next).toMatchObject({ again: empty.clock.now().add({ minutes: 15 }) })
  } finally {
    await empty.close()
  }
})
