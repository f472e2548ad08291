import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchRequest, type SearchRequest } from '#contract/shapes/search.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { setClosed, SoldOut, takeNights } from '#server/modules/inventory/inventory.ts'
import { dayNumber, dayOf } from '#contract/days.ts'
import { rooms } from '#server/modules/resorts/tables.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { settableClock } from '#server/ports/clock.ts'
import { Random } from '#demo/data/random.ts'
import { DEMO_NOW, openDemoDatabase } from '#tests/support/demoDatabase.ts'

const FIRST = dayNumber('2026-11-28')
/** Nights that are sold and closed, and stays that are looked for. */
const SPAN = 6

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openDemoDatabase()
  await opened.db.execute(
    sql`update resorts set promoted = true where id in (select id from resorts order by id limit 9)`,
  )
})
afterAll(() => opened.close())

/** Everything that a search can ask for, each in some. */
function wish(random: Random, areas: readonly number[]): SearchRequest {
  const from = FIRST + random.whole(0, SPAN - 2)
  const by = random.pick(['recommended', 'recommended', 'price', 'rate', 'newest'] as const)
  return searchRequest.parse({
    project_area_id: random.chance(0.4) ? null : random.pick(areas),
    from_day: dayOf(from),
    to_day: dayOf(from + random.whole(1, 3)),
    number_of_adult: random.whole(1, 5),
    number_of_room: random.whole(1, 2),
    sort_by_field: by,
    sort_order: random.chance(0.5) ? 'asc' : 'desc',
    page_size: random.pick([3, 10, 24]),
    page_number: random.pick([1, 1, 2]),
    ...(random.chance(0.2) ? { from_price: 400_000, to_price: 1_500_000 } : {}),
    ...(random.chance(0.2) ? { resort_type: [1] } : {}),
    ...(random.chance(0.2) ? { list_benefit: [5] } : {}),
    ...(random.chance(0.2) ? { list_term: ['FREE_CANCELLATION'] } : {}),
    ...(random.chance(0.1) ? { number_of_bedroom: 2 } : {}),
    ...(random.chance(0.1) ? { from_rate: 4 } : {}),
    ...(random.chance(0.1) ? { search_content: 'villa' } : {}),
  })
}

it('an answer that is kept while nights change is the one that is looked for anew, whatever is asked', async () => {
  const random = new Random('nights that change')
  const services = { db: opened.db, clock: settableClock(DEMO_NOW) }
  const all = await opened.db
    .select({ resortId: rooms.resortId, roomId: rooms.id, units: rooms.units })
    .from(rooms)
  const { rows } = await opened.db.execute<{ id: number }>(
    sql`select distinct project_area_id as id from resorts`,
  )
  const areas = rows.map(({ id }) => id)
  /** One night of a room closed or opened, or a stay of one in it. */
  async function change(): Promise<void> {
    const { units, ...room } = random.pick(all)
    const from = FIRST + random.whole(0, SPAN - 1)
    const nights = [{ roomId: room.roomId, night: dayOf(from), units }]
    const stay = { from: dayOf(from), to: dayOf(from + random.whole(1, 3)), resortId: room.resortId }
    await transact(opened.db, (tx) =>
      random.chance(0.5)
        ? setClosed(tx, room.resortId, nights, random.chance(0.6))
        : takeNights(tx, { ...stay, rooms: [{ roomId: room.roomId, count: 1, units }] }),
    ).catch((error: unknown) => {
      if (!(error instanceof SoldOut)) throw error
    })
  }

  const keeping = searchEngine(services)
  await keeping.warm()
  const asked = Array.from({ length: 50 }, () => wish(random, areas))
  const before = new Map(
    await Promise.all(asked.map(async (one) => [one, await keeping.search(one, 'vi')] as const)),
  )
  const seen = { same: 0, carried: 0, anew: 0 }
  for (let turn = 0; turn < 30; turn++) {
    for (let changes = random.whole(1, 6); changes > 0; changes--) await change()
    // Not all of them each time: some hear of many changes at once.
    for (const one of asked.filter(() => random.chance(0.4))) {
      const last = before.get(one)
      const now = await keeping.search(one, 'vi')
      // Who keeps nothing has looked for it anew.
      expect(now).toEqual(await searchEngine(services).search(one, 'vi'))
      seen[now === last ? 'same' : now.data === last?.data ? 'carried' : 'anew'] += 1
      before.set(one, now)
    }
  }
  // Each way is gone often enough to say something.
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(15)
})
