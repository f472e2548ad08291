import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  BEDROOMS_FROM,
  BOOKING_TERMS,
  MAX_DAYS_AHEAD,
  PRICE_BANDS,
  RATES_FROM,
  searchRequest,
  type SearchCard,
} from '#contract/shapes/search.ts'
import { MAX_PAGE_SIZE } from '#contract/shapes/primitives.ts'
import { RESULTS_A_PAGE } from '#contract/shapes/searchDefaults.ts'
import { releaseNights, takeNights } from '#server/modules/inventory/inventory.ts'
import { resorts, rooms } from '#server/modules/resorts/tables.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { settableClock } from '#server/ports/clock.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { DEMO_NOW, openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { shadowSearch, shadowWorld, type ShadowWorld } from '#tests/support/shadowSearch.ts'

const TODAY = Temporal.PlainDate.from('2026-11-21')
const day = (days: number) => TODAY.add({ days }).toString()

let opened: OpenDatabase
let shadow: ShadowWorld
let search: ReturnType<typeof searchEngine>['search']
const wanted = (fields: object) => searchRequest.parse(fields)

/** All pages of a search, one after the other. */
async function everything(fields: object, page_size = 50): Promise<SearchCard[]> {
  const cards: SearchCard[] = []
  for (let page_number = 1; ; page_number++) {
    const { total_rows, data } = await search(wanted({ ...fields, page_size, page_number }), 'vi')
    cards.push(...data)
    if (data.length < page_size) {
      expect(cards).toHaveLength(total_rows)
      return cards
    }
  }
}

beforeAll(async () => {
  opened = await openDemoDatabase()
  const { db } = opened
  // Fill many nights beyond what the demo holds, so that availability decides something.
  const all = await db.select({ id: rooms.id, resortId: rooms.resortId, units: rooms.units }).from(rooms)
  await db.transaction(async (tx) => {
    for (const [index, room] of all.entries()) {
      if (index % 3 !== 0) continue
      const start = 110 + (index % 40)
      const count = index % 2 === 0 ? room.units : Math.max(1, room.units - 1)
      const wish = { roomId: room.id, count, units: room.units }
      await takeNights(tx, { resortId: room.resortId, from: day(start), to: day(start + 5), rooms: [wish] })
    }
  })
  shadow = await shadowWorld(db, TODAY.toString(), Temporal.Instant.from(DEMO_NOW))
  search = searchEngine({ db, clock: settableClock(DEMO_NOW) }).search
})
afterAll(() => opened.close())

const stay = fc.option(
  fc.record({
    start: fc.oneof(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 105, max: 155 }),
      fc.integer({ min: 0, max: MAX_DAYS_AHEAD - 60 }),
    ),
    nights: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 60 })),
  }),
  { freq: 6 },
)
/** Mostly nothing: filters that are all set at once find nothing, and nothing proves little. */
const seldom = <T>(value: fc.Arbitrary<T>, otherwise: T) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: value })
const price = fc.option(
  fc.integer({ min: 0, max: 60 }).map((tens) => tens * 100_000),
  { freq: 1 },
)
const requests = fc
  .record({
    stay,
    project_area_id: fc.constantFrom(20, 20, 2, 15, 8, null, null, null, 999),
    number_of_adult: fc.constantFrom(1, 2, 2, 2, 3, 4, 6, 9),
    number_of_school_aged_child: seldom(fc.constantFrom(1, 2, 4), 0),
    number_of_toddler_child: seldom(fc.constantFrom(1, 2), 0),
    number_of_room: seldom(fc.constantFrom(2, 3, 5), 1),
    search_content: seldom(
      fc.constantFrom('da lat', 'Đà Lạt', 'BIEN', 'khach san', 'nha  ', 'villa s', 'hoang quoc viet', 'zzz'),
      '',
    ),
    resort_type: seldom(fc.subarray([1, 2, 3]), []),
    list_service: seldom(fc.subarray([1, 3, 5, 12], { maxLength: 2 }), []),
    list_benefit: seldom(fc.subarray([2, 5, 6, 14], { maxLength: 2 }), []),
    list_term: seldom(fc.subarray([...BOOKING_TERMS]), []),
    from_rate: seldom(fc.constantFrom(...RATES_FROM), undefined),
    number_of_bedroom: seldom(fc.constantFrom(...BEDROOMS_FROM), undefined),
    sort_by_field: fc.constantFrom('recommended', 'price', 'rate', 'newest'),
    sort_order: fc.constantFrom('asc', 'desc'),
    page_size: fc.constantFrom(1, 7, 12, 50),
    low: price,
    high: price,
  })
  .map(({ stay, low, high, ...rest }) => ({
    ...rest,
    ...(stay ? { from_day: day(stay.start), to_day: day(stay.start + stay.nights) } : {}),
    ...(low === null ? {} : { from_price: low }),
    ...(high === null || high <= (low ?? 0) ? {} : { to_price: high }),
  }))

describe('the search of rooms', () => {
  it('finds exactly what a naive look at every row finds, in the asked order, page by page', async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(requests, async ({ page_size, ...fields }) => {
        const expected = shadowSearch(shadow, wanted(fields))
        const cards = await everything(fields, fields.project_area_id === null ? 50 : page_size)
        expect(
          cards.map(({ resortId, roomId, left, room, stay, promote_in_search_page }) => ({
            resortId,
            roomId,
            left,
            promoted: promote_in_search_page === 1,
            price: room.price,
            after: room.priceAfterDiscount,
            total: stay?.total ?? null,
          })),
        ).toEqual(expected)
        found += expected.length
      }),
      { numRuns: 200, seed: 20 },
    )
    expect(found).toBeGreaterThan(1000)
  }, 120_000)

  it.each(['da lat', 'Đà Lạt', 'ĐÀ LẠT', 'đa lat', 'dalat', 'Da  Lat,', 'Đà Lạt'.normalize('NFD')])(
    'finds Đà Lạt by %j, wherever one looks',
    async (search_content) => {
      const cards = await everything({ project_area_id: null, search_content })
      expect(cards.filter(({ projectAreaId }) => projectAreaId === 20)).toHaveLength(24)
    },
  )

  it('gives the cards of a list the next pictures of their places, at most four, and those of a map none', async () => {
    const galleries = new Map(
      (await opened.db.select({ id: resorts.id, pictureIds: resorts.pictureIds }).from(resorts)).map(
        (one) => [one.id, one.pictureIds],
      ),
    )
    const cards = await everything({ project_area_id: null }, RESULTS_A_PAGE)
    expect(cards.length).toBeGreaterThan(100)
    for (const { resortId, pictureId, morePictureIds } of cards)
      expect([pictureId, ...morePictureIds]).toEqual(galleries.get(resortId)?.slice(0, 5))
    expect(cards.some(({ morePictureIds }) => morePictureIds.length === 4)).toBe(true)
    const pins = await everything({ project_area_id: 20 }, MAX_PAGE_SIZE)
    expect(pins.flatMap(({ morePictureIds }) => morePictureIds)).toEqual([])
  })

  it('finds a resort by its name in either language, also in the middle of typing', async () => {
    for (const search_content of ['thong reo', 'Thông Re', 'whispering pi', 'WHISPERING PINES']) {
      const cards = await everything({ project_area_id: null, search_content })
      expect(cards.map(({ resortName }) => resortName)).toContain('Nhà Thông Reo')
    }
  })

  it('puts every price into exactly one band; an edge belongs to the upper one', async () => {
    const dates = { project_area_id: null, from_day: day(3), to_day: day(5) }
    for (const { from, to } of PRICE_BANDS) {
      const cards = await everything({ ...dates, from_price: from, ...(to === null ? {} : { to_price: to }) })
      expect(cards.length).toBeGreaterThan(0)
      for (const { room } of cards) {
        expect(room.priceAfterDiscount).toBeGreaterThanOrEqual(from)
        if (to !== null) expect(room.priceAfterDiscount).toBeLessThan(to)
      }
    }
    const [card] = await everything(dates)
    const edge = card?.room.priceAfterDiscount ?? 0
    const at = async (band: object) =>
      (await everything({ ...dates, ...band })).some(({ roomId }) => roomId === card?.roomId)
    expect(await at({ from_price: edge, to_price: edge + 1 })).toBe(true)
    expect(await at({ from_price: edge - 1, to_price: edge })).toBe(false)
  })

  it('offers up to three other places, of the same kind first, that a search would find', async () => {
    const { alternatives } = searchEngine({ db: opened.db, clock: settableClock(DEMO_NOW) })
    const dates = { from_day: day(80), to_day: day(82) }
    const [here] = await everything(dates)
    if (!here) throw new Error('nothing found')
    const wish = {
      resortId: here.resortId,
      checkIn: dates.from_day,
      checkOut: dates.to_day,
      guests: { adults: 2, children: 0, toddlers: 0 },
      numberOfRoom: 1,
    }
    const others = await alternatives(wish, 'en')
    expect(others).toHaveLength(3)
    const found = new Map((await everything(dates)).map((card) => [card.resortId, card]))
    for (const { resortId, resortType, priceAfterDiscount } of others) {
      expect(resortId).not.toBe(here.resortId)
      expect(resortType).toBe(here.resortType)
      expect(found.get(resortId)?.room.priceAfterDiscount).toBe(priceAfterDiscount)
    }
    // Nobody has 300 rooms of a kind; a house of one's own has room for two all the same.
    const many = await alternatives({ ...wish, numberOfRoom: 300 }, 'en')
    expect(many.filter(({ resortType }) => resortType === 3)).toEqual([])
  })

  it('no longer finds a room whose nights are gone, and finds it again when they are given back', async () => {
    const dates = { from_day: day(200), to_day: day(202), number_of_adult: 2 }
    const [card] = await everything(dates)
    const room = shadow.rooms.find(({ id }) => id === card?.roomId)
    if (!card || !room) throw new Error('nothing to take')
    const held = {
      resortId: card.resortId,
      from: day(201),
      to: day(202),
      rooms: [{ roomId: room.id, count: room.units, units: room.units }],
    }
    const found = async () => (await everything(dates)).map(({ roomId }) => roomId)
    await opened.db.transaction((tx) => takeNights(tx, held))
    expect(await found()).not.toContain(room.id)
    await opened.db.transaction((tx) => releaseNights(tx, held))
    expect(await found()).toContain(room.id)
  })
})
