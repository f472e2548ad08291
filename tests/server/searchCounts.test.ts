import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  BEDROOMS_FROM,
  BOOKING_TERMS,
  PRICE_BANDS,
  priceKey,
  RATES_FROM,
  searchRequest,
  type SearchCounts,
} from '#contract/shapes/search.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { resortServices, roomBenefits } from '#server/modules/lookups/tables.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { settableClock } from '#server/ports/clock.ts'
import { DEMO_NOW, openDemoDatabase } from '#tests/support/demoDatabase.ts'

type Fields = {
  readonly list_service: readonly number[]
  readonly list_benefit: readonly number[]
  readonly list_term: readonly string[]
}
type Choice = { group: keyof SearchCounts; key: string; chosen: (fields: Fields) => object }

let opened: OpenDatabase
let search: ReturnType<typeof searchEngine>['search']
let choices: Choice[]

beforeAll(async () => {
  opened = await openDemoDatabase()
  search = searchEngine({ db: opened.db, clock: settableClock(DEMO_NOW) }).search
  const services = await opened.db.select({ id: resortServices.id }).from(resortServices)
  const benefits = await opened.db.select({ id: roomBenefits.id }).from(roomBenefits)
  const bands = PRICE_BANDS.map(({ from, to }): Choice => ({
    group: 'price',
    key: priceKey(from, to),
    chosen: () => ({ from_price: from, to_price: to ?? undefined }),
  }))
  choices = [
    ...[1, 2, 3].map((type): Choice => ({
      group: 'resort_type',
      key: String(type),
      chosen: () => ({ resort_type: [type] }),
    })),
    { group: 'price', key: '', chosen: () => ({ from_price: undefined, to_price: undefined }) },
    ...bands,
    ...services.map(({ id }): Choice => ({
      group: 'list_service',
      key: String(id),
      chosen: ({ list_service: others }) => ({ list_service: [...others, id] }),
    })),
    ...benefits.map(({ id }): Choice => ({
      group: 'list_benefit',
      key: String(id),
      chosen: ({ list_benefit: others }) => ({ list_benefit: [...others, id] }),
    })),
    ...BOOKING_TERMS.map((term): Choice => ({
      group: 'list_term',
      key: term,
      chosen: ({ list_term: others }) => ({ list_term: [...others, term] }),
    })),
    ...[undefined, ...RATES_FROM].map((rate): Choice => ({
      group: 'from_rate',
      key: String(rate ?? ''),
      chosen: () => ({ from_rate: rate }),
    })),
    ...[undefined, ...BEDROOMS_FROM].map((bedrooms): Choice => ({
      group: 'number_of_bedroom',
      key: String(bedrooms ?? ''),
      chosen: () => ({ number_of_bedroom: bedrooms }),
    })),
  ]
})
afterAll(() => opened.close())

const FIRST = Temporal.PlainDate.from('2026-11-21')
const requests = fc
  .record({
    project_area_id: fc.constantFrom(20, 2, 8, null, null, 999),
    number_of_adult: fc.constantFrom(1, 2, 2, 4, 7),
    number_of_room: fc.constantFrom(1, 1, 1, 2),
    search_content: fc.constantFrom('', '', '', 'da lat', 'nha'),
    resort_type: fc.constantFrom([], [], [1], [2, 3]),
    list_service: fc.constantFrom([], [], [], [1], [1, 3]),
    list_benefit: fc.constantFrom([], [], [], [5], [2, 6]),
    list_term: fc.constantFrom([], [], ['FREE_CANCELLATION'], ['AT_ONCE'], [...BOOKING_TERMS]),
    from_rate: fc.constantFrom(undefined, undefined, undefined, ...RATES_FROM),
    number_of_bedroom: fc.constantFrom(undefined, undefined, undefined, ...BEDROOMS_FROM),
    band: fc.constantFrom({}, {}, ...PRICE_BANDS, { from: 700_000, to: 1_650_000 }),
    start: fc.option(fc.integer({ min: 0, max: 120 }), { freq: 4 }),
    nights: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ band, start, nights, ...rest }) => ({
    ...rest,
    ...('from' in band ? { from_price: band.from, to_price: band.to ?? undefined } : {}),
    ...(start === null
      ? {}
      : {
          from_day: FIRST.add({ days: start }).toString(),
          to_day: FIRST.add({ days: start + nights }).toString(),
        }),
  }))

it('every count is the number of places that a search with that choice finds', async () => {
  let [some, none, narrowed] = [0, 0, 0]
  const found = async (fields: object) => (await search(searchRequest.parse(fields), 'vi')).total_rows
  await fc.assert(
    fc.asyncProperty(requests, async (fields) => {
      const { counts, total_rows } = await search(searchRequest.parse(fields), 'vi')
      for (const { group, key, chosen } of choices) {
        const shown = counts?.[group]?.[key] ?? 0
        expect(shown, `${group} ${key}`).toBe(await found({ ...fields, ...chosen(fields) }))
        if (shown === 0) none += 1
        else some += 1
        if (shown < total_rows) narrowed += 1
      }
    }),
    { numRuns: 40, seed: 22 },
  )
  expect(Math.min(some, none, narrowed)).toBeGreaterThan(200)
}, 120_000)

it('a choice that is made is counted as what is found now', async () => {
  const fields = {
    project_area_id: null,
    resort_type: [1],
    list_benefit: [5],
    to_price: 2_000_000,
    from_price: 1_000_000,
    list_term: ['AT_ONCE'],
    from_rate: 4,
    number_of_bedroom: 2,
  }
  const { counts, total_rows } = await search(searchRequest.parse(fields), 'vi')
  expect(total_rows).toBeGreaterThan(0)
  for (const [group, key] of [
    ['resort_type', '1'],
    ['list_benefit', '5'],
    ['price', '1000000-2000000'],
    ['list_term', 'AT_ONCE'],
    ['from_rate', '4'],
    ['number_of_bedroom', '2'],
  ] as const)
    expect(counts?.[group]?.[key], group).toBe(total_rows)
  // What is not asked for has a number as well: other kinds, other prices.
  expect(counts?.resort_type['3']).toBeGreaterThan(0)
  expect(counts?.price['']).toBeGreaterThan(total_rows)
})
