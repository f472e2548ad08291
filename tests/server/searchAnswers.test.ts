import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Input } from '#contract/endpoints.ts'
import { searchRequest } from '#contract/shapes/search.ts'
import { transact } from '#server/db/transact.ts'
import { takeNights } from '#server/modules/inventory/inventory.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { rooms } from '#server/modules/resorts/tables.ts'
import { ChangeMarks } from '#server/modules/search/changeMarks.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { addPlace, bookingWorld, START, type Place, type TestWorld } from '#tests/support/bookingWorld.ts'

const AREAS = [301, 302] as const
const SOON = { from_day: '2026-12-07', to_day: '2026-12-09' }

describe('an answer that is given again', () => {
  let world: TestWorld
  let search: ReturnType<typeof searchEngine>['search']
  const places: Place[] = []
  beforeAll(async () => {
    world = await bookingWorld()
    for (const areaId of [...AREAS, ...AREAS]) places.push(await addPlace(world.db, { areaId }))
    await transact(world.db, raiseCatalogueVersion)
    const engine = searchEngine(world.world)
    await engine.warm()
    search = engine.search
    world.clock.set(START)
  })
  afterAll(() => world.close())

  const ask = (fields: Input<'search.resorts'> = SOON) =>
    search(searchRequest.parse({ project_area_id: AREAS[0], ...fields }), 'vi')
  /** Sells a place's one room. */
  const sell = ({ resortId, roomIds }: Place, from: string, to: string) =>
    transact(world.db, (tx) =>
      takeNights(tx, {
        resortId,
        from,
        to,
        rooms: roomIds.map((roomId) => ({ roomId, count: 1, units: 1 })),
      }),
    )
  const [here, elsewhere, second] = [0, 1, 2]
  const place = (number: number): Place => {
    const one = places[number]
    if (!one) throw new Error('no such place')
    return one
  }

  it('is the same one while nothing changed, and none for another question or language', async () => {
    const first = await ask()
    expect(first.total_rows).toBe(2)
    expect(await ask()).toBe(first)
    expect(await ask({ ...SOON, number_of_adult: 1 })).not.toBe(first)
    expect(await search(searchRequest.parse({ project_area_id: AREAS[0], ...SOON }), 'en')).not.toBe(first)
  })

  it('stays when another area or other nights are sold, and is looked for anew when its own are', async () => {
    const first = await ask()
    const everywhere = await ask({ ...SOON, project_area_id: null })
    await sell(place(elsewhere), SOON.from_day, SOON.to_day)
    await sell(place(here), '2026-12-09', '2026-12-11')
    expect(await ask()).toBe(first)
    expect((await ask({ ...SOON, project_area_id: null })).total_rows).toBe(everywhere.total_rows - 1)
    await sell(place(here), '2026-12-08', '2026-12-09')
    expect((await ask()).total_rows).toBe(1)
    expect((await ask({ from_day: '2026-12-05', to_day: '2026-12-07' })).total_rows).toBe(2)
  })

  it('is looked for anew when a price of its area changes, with days and without', async () => {
    const [dated, plain] = [await ask(), await ask({})]
    await world.db
      .update(rooms)
      .set({ basePrice: 777_000 })
      .where(eq(rooms.resortId, place(second).resortId))
    await transact(world.db, raiseCatalogueVersion)
    expect((await ask()).data[0]?.room.price).toBe(777_000)
    expect(dated.data[0]?.room.price).not.toBe(777_000)
    expect((await ask({})).data.map(({ room }) => room.price)).toContain(777_000)
    expect(plain.data.map(({ room }) => room.price)).not.toContain(777_000)
  })

  it('holds until cancelling costs something, for tonight until the minute is over', async () => {
    const at = Temporal.Instant.from(START).add({ seconds: 1 })
    const later = (duration: Temporal.DurationLike) => world.clock.set(at.add(duration).toString())
    later({ seconds: 0 })
    const [tonight, ahead] = [{ from_day: '2026-11-21', to_day: '2026-11-22' }, await ask()]
    const first = await ask(tonight)
    later({ seconds: 58 })
    expect(await ask(tonight)).toBe(first)
    later({ seconds: 59 })
    expect(await ask(tonight)).not.toBe(first)
    later({ hours: 9 })
    expect(await ask()).toBe(ahead)
    expect(ahead.data[0]?.freeCancellation).toBe(true)
    // A day before arrival it costs something everywhere.
    world.clock.set('2026-12-06T08:00:00Z')
    expect((await ask()).data[0]?.freeCancellation).toBe(false)
    // A clock that was set back shows what was right then.
    later({ seconds: 0 })
    expect((await ask()).data[0]?.freeCancellation).toBe(true)
  })
})

describe('what changed since a mark', () => {
  const area = fc.integer({ min: 1, max: 3 })
  const night = fc.integer({ min: 0, max: 12 })
  const nights = fc.record({ area, first: night, more: fc.integer({ min: 0, max: 4 }) })
  const act = fc.oneof(
    { weight: 12, arbitrary: nights },
    { weight: 2, arbitrary: fc.record({ area }) },
    { weight: 1, arbitrary: fc.constant('everything' as const) },
  )
  type Act = typeof act extends fc.Arbitrary<infer One> ? One : never
  const asked = fc.record({
    area: fc.option(area),
    stay: fc.option(fc.record({ first: night, nights: fc.integer({ min: 1, max: 4 }) })),
  })

  /** Whether a change may show in what one asks, as a person would say it. */
  function touches(
    change: Act,
    ask: { area: number | null; stay: { first: number; nights: number } | null },
  ) {
    if (change === 'everything') return true
    if (ask.area !== null && ask.area !== change.area) return false
    if (!('first' in change)) return true
    if (ask.stay === null) return false
    const lastAsked = ask.stay.first + ask.stay.nights - 1
    return change.first <= lastAsked && ask.stay.first <= change.first + change.more
  }
  const isOfNights = (change: Act) => change !== 'everything' && 'first' in change

  it('is what a list of all changes says: which nights, or that it is more than nights', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), fc.nat(12), asked, (acts, at, ask) => {
        const marks = new ChangeMarks()
        let mark = marks.now
        for (const [index, one] of acts.entries()) {
          if (index === at) mark = marks.now
          if (one === 'everything') marks.everything()
          else if ('first' in one)
            marks.nights(one.area, {
              resortId: '',
              row: index,
              first: one.first,
              before: new Int16Array(one.more + 1),
            })
          else marks.place(one.area)
        }
        if (at >= acts.length) mark = marks.now
        const after = [...acts.entries()].filter(([index, one]) => index >= at && touches(one, ask))
        const moved = marks.since(mark, ask.area, ask.stay)
        expect(moved && moved.map(({ row }) => row)).toEqual(
          after.every(([, one]) => isOfNights(one)) ? after.map(([index]) => index) : null,
        )
      }),
      { numRuns: 2_000 },
    )
  })

  it('is not remembered for ever: what is older is looked for anew', () => {
    const marks = new ChangeMarks()
    const change = { resortId: '', row: 0, first: 0, before: new Int16Array(1) }
    const stay = { first: 0, nights: 1 }
    const [begin] = [marks.now, marks.nights(1, change)]
    for (let more = 1; more < 4_096; more++) marks.nights(1, change)
    expect(marks.since(begin, 1, stay)).toHaveLength(4_096)
    for (let more = 0; more < 4_096; more++) marks.nights(1, change)
    expect(marks.since(begin, 1, stay)).toBeNull()
    expect(marks.since(marks.now, 1, stay)).toEqual([])
  })
})
