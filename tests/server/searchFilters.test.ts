import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Input } from '#contract/endpoints.ts'
import { searchRequest } from '#contract/shapes/search.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { resorts, rooms } from '#server/modules/resorts/tables.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import {
  addPlace,
  bookingWorld,
  START,
  type PlaceWishes,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'

const AREA = 300
/** Marks of the three questions together, over so many reviews. */
const marks = (sum: number, reviewCount: number) => ({
  cleanSum: sum,
  convenientSum: sum,
  serviceSum: sum,
  reviewCount,
})
const PLACES: Record<
  string,
  PlaceWishes & { set?: Partial<typeof resorts.$inferInsert>; bedrooms?: number }
> = {
  'flexible, at once, unreviewed, quiet at night': {
    cancellation: 'FLEXIBLE',
    policy: 'INSTANT',
    set: { quietFrom: '22:00', quietUntil: '07:00' },
  },
  'moderate, asks after paying, 4.4': {
    cancellation: 'MODERATE',
    policy: 'PAY_THEN_CONFIRM',
    set: marks(44, 10),
    bedrooms: 3,
  },
  'strict, asks before paying, 4.5, quiet at noon': {
    cancellation: 'STRICT',
    policy: 'REQUEST_THEN_PAY',
    set: { ...marks(134, 30), quietFrom: '13:00', quietUntil: '15:00' },
    bedrooms: 2,
  },
  'strict, at once, 2.9, two rooms': { cancellation: 'STRICT', units: [2, 2], set: marks(29, 10) },
}

let test$: TestWorld
let search: ReturnType<typeof searchEngine>['search']
beforeAll(async () => {
  test$ = await bookingWorld()
  for (const [name, { set, bedrooms = 1, ...wishes }] of Object.entries(PLACES)) {
    const { resortId } = await addPlace(test$.db, { ...wishes, areaId: AREA })
    await test$.db
      .update(resorts)
      .set({ ...set, name: { vi: name, en: name } })
      .where(eq(resorts.id, resortId))
    await test$.db.update(rooms).set({ bedrooms }).where(eq(rooms.resortId, resortId))
  }
  await test$.db.transaction(raiseCatalogueVersion)
  search = searchEngine(test$.world).search
})
afterAll(() => test$.close())
beforeEach(() => test$.clock.set(START))

const ask = (fields: Input<'search.resorts'>) =>
  search(searchRequest.parse({ project_area_id: AREA, ...fields }), 'vi')
const stay = (from_day: string, to_day: string) => ({ from_day, to_day })

it.each<[string, Input<'search.resorts'>, string, string[]]>([
  ['far ahead', stay('2026-12-07', '2026-12-09'), START, ['flexible', 'moderate']],
  ['without days: such stays there are', {}, START, ['flexible', 'moderate']],
  ['five days before, to the second', stay('2026-12-07', '2026-12-09'), '2026-12-02T07:00:00Z', ['flexible']],
  ['a second earlier', stay('2026-12-07', '2026-12-09'), '2026-12-02T06:59:59Z', ['flexible', 'moderate']],
  ['a day before', stay('2026-12-07', '2026-12-09'), '2026-12-06T07:00:00Z', []],
  ['over the New Year a step stricter', stay('2026-12-31', '2027-01-02'), START, ['flexible']],
  ['over Tết never', stay('2027-02-05', '2027-02-08'), START, []],
])('free cancellation finds what costs nothing to cancel now: %s', async (_, days, at, policies) => {
  test$.clock.set(at)
  const { data, counts } = await ask({ ...days, list_term: ['FREE_CANCELLATION'] })
  expect(data.map(({ resortName }) => resortName.split(',')[0] ?? '').toSorted()).toEqual(policies)
  expect(data.every(({ freeCancellation }) => freeCancellation)).toBe(true)
  expect(counts?.list_term?.['FREE_CANCELLATION'] ?? 0).toBe(policies.length)
})

it.each<[string, Input<'search.resorts'>, RegExp]>([
  ['booked at once', { list_term: ['AT_ONCE'] }, /at once/],
  ['quiet hours', { list_term: ['QUIET_HOURS'] }, /quiet/],
  ['quiet hours and free cancellation', { list_term: ['QUIET_HOURS', 'FREE_CANCELLATION'] }, /^flexible/],
  ['both terms together', { list_term: ['AT_ONCE', 'FREE_CANCELLATION'] }, /flexible, at once/],
  ['a mark of 4.5: as it is shown', { from_rate: 4.5 }, /4\.5/],
  ['a mark of 4', { from_rate: 4 }, /4\.[45]/],
  ['a mark of 3.5: never what nobody has reviewed', { from_rate: 3.5 }, /4\.[45]/],
  ['two bedrooms', { number_of_bedroom: 2 }, /^moderate|asks before/],
  ['three bedrooms', { number_of_bedroom: 3 }, /^moderate/],
  [
    'two bedrooms, in two rooms together',
    { number_of_bedroom: 2, number_of_room: 2 },
    /^moderate|asks before|two rooms/,
  ],
  ['all at once, which none is', { list_term: ['AT_ONCE'], from_rate: 4 }, /^$/],
])('a filter finds the places of which it holds: %s', async (_, fields, named) => {
  const { data, total_rows } = await ask(fields)
  const expected = Object.keys(PLACES).filter((name) => named.test(name))
  expect(data.map(({ resortName }) => resortName).toSorted()).toEqual(expected.toSorted())
  expect(total_rows).toBe(expected.length)
})

it('every choice says how many it finds, also those that find none', async () => {
  const { counts } = await ask({ ...stay('2026-12-07', '2026-12-09'), list_term: ['AT_ONCE'] })
  expect(counts).toMatchObject({
    list_term: { AT_ONCE: 2, FREE_CANCELLATION: 1, QUIET_HOURS: 1 },
    from_rate: { '': 2, '3.5': 0, '4': 0, '4.5': 0 },
    number_of_bedroom: { '': 2, '2': 0, '3': 0, '4': 0 },
  })
})
