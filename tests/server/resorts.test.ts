import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { afterDiscount, nightPrice } from '#contract/price.ts'
import { MAX_DAYS_AHEAD } from '#contract/shapes/searchDefaults.ts'
import { lookupList } from '#contract/shapes/lookup.ts'
import {
  calendar,
  resortDetail,
  reviewPage,
  type ResortDetail,
  type Review,
} from '#contract/shapes/resort.ts'
import { searchAnswer } from '#contract/shapes/search.ts'
import { takeNights, takenNights } from '#server/modules/inventory/inventory.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

const NOBODY = '01980000-0000-7000-8000-00000000ffff'
let server: TestApp
/** A hotel of the first area. */
let hotel: ResortDetail

const detailOf = async (resort_id: string, language: 0 | 1 = 0) =>
  z.parse(resortDetail, (await server.call('resort.detail', { resort_id }, { language })).body.data)
const calendarOf = async (input: object) =>
  z.parse(calendar, (await server.call('resort.calendar', input)).body.data)

beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
  const found = z.parse(searchAnswer, (await server.call('search.resorts', { resort_type: [3] })).body.data)
  hotel = await detailOf(found.data[0]?.resortId ?? '')
})
afterAll(() => server.close())

describe('the page of a resort', () => {
  it('shows everything in both languages', async () => {
    const english = await detailOf(hotel.id, 1)
    const words = ({
      summary,
      description,
      houseRules,
      address,
      benefits,
      services,
      rooms,
    }: ResortDetail) => [
      summary,
      ...description,
      ...houseRules,
      address,
      ...benefits.map(({ name }) => name),
      ...services.map(({ name }) => name),
      ...rooms.flatMap(({ name, description: about, beds }) => [name, about, beds]),
    ]
    const [vi, en] = [words(hotel), words(english)]
    expect(en).toHaveLength(vi.length)
    expect(vi.length).toBeGreaterThan(25)
    for (const [index, text] of vi.entries()) {
      expect(text).not.toBe('')
      expect(en[index]).not.toBe('')
      if (!['Wi-Fi'].includes(text)) expect(en[index]).not.toBe(text)
    }
  })

  it('is not found under an id of nobody', async () => {
    for (const call of ['resort.detail', 'resort.reviews'] as const)
      expect((await server.call(call, { resort_id: NOBODY })).body).toMatchObject({
        status: 404,
        code: 'G_404',
      })
  })
})

describe('the calendar', () => {
  const days = { from_day: '2026-12-20', to_day: '2027-01-05' }

  it('says the prices of the contract, night by night', async () => {
    for (const room of hotel.rooms) {
      const { nights, roomId } = await calendarOf({ resort_id: hotel.id, room_id: room.id, ...days })
      expect(roomId).toBe(room.id)
      expect(nights).toHaveLength(16)
      expect(nights[0]?.date).toBe('2026-12-20')
      for (const { date, price, priceAfterDiscount } of nights) {
        expect(price).toBe(nightPrice(room.rates, date))
        expect(priceAfterDiscount).toBe(afterDiscount(room.rates, price))
      }
    }
  })

  it('counts exactly what is taken, room by room and together', async () => {
    const { db } = server.services
    const [first, second] = hotel.rooms
    if (!first || !second) throw new Error('a hotel of one room')
    await db.transaction((tx) =>
      takeNights(tx, {
        resortId: hotel.id,
        from: '2026-12-23',
        to: '2026-12-26',
        rooms: [
          { roomId: first.id, count: first.units, units: first.units },
          { roomId: second.id, count: 1, units: second.units },
        ].sort((a, b) => (a.roomId < b.roomId ? -1 : 1)),
      }),
    )
    const taken = await takenNights(db, { resortId: hotel.id, from: days.from_day, to: days.to_day })
    const left = (roomId: string, units: number, date: string) =>
      units - (taken.find((row) => row.roomId === roomId && row.night === date)?.taken ?? 0)
    for (const room of hotel.rooms) {
      const { nights } = await calendarOf({ resort_id: hotel.id, room_id: room.id, ...days })
      for (const night of nights) expect(night.left).toBe(left(room.id, room.units, night.date))
    }
    const together = await calendarOf({ resort_id: hotel.id, ...days })
    for (const { date, left: all } of together.nights)
      expect(all).toBe(hotel.rooms.reduce((sum, { id, units }) => sum + left(id, units, date), 0))
    const christmas = together.nights.find(({ date }) => date === '2026-12-24')
    const others = hotel.rooms.filter(({ id, units }) => left(id, units, '2026-12-24') > 0)
    expect(others.map(({ id }) => id)).not.toContain(first.id)
    expect(christmas?.priceAfterDiscount).toBe(
      Math.min(...others.map(({ rates }) => afterDiscount(rates, nightPrice(rates, '2026-12-24')))),
    )
  })

  it('has nothing left in nights that are past or not yet open', async () => {
    const past = await calendarOf({ resort_id: hotel.id, from_day: '2026-11-01', to_day: '2026-11-22' })
    expect(past.nights.filter(({ left }) => left > 0).map(({ date }) => date)).toEqual(['2026-11-21'])
    const far = await calendarOf({ resort_id: hotel.id, from_day: '2027-12-24', to_day: '2027-12-28' })
    expect(far.nights.map(({ left }) => left > 0)).toEqual([true, true, false, false])
  })

  it('gives every night that one can book at once, of rooms that are this resort’s', async () => {
    const ask = (input: object) => server.call('resort.calendar', { resort_id: hotel.id, ...input })
    const whole = await calendarOf({ resort_id: hotel.id, from_day: '2026-11-21', to_day: '2027-12-26' })
    expect(whole.nights).toHaveLength(MAX_DAYS_AHEAD)
    expect(whole.nights.at(-1)?.left).toBeGreaterThan(0)
    expect((await ask({ from_day: '2026-11-21', to_day: '2027-12-27' })).body.fields).toHaveProperty('to_day')
    expect((await ask({ from_day: '2026-12-01', to_day: '2026-12-01' })).body.fields).toHaveProperty('to_day')
    expect((await ask({ ...days, room_id: NOBODY })).body.code).toBe('G_404')
  })
})

describe('reviews', () => {
  it('come newest first, page after page, each once', async () => {
    const all: Review[] = []
    let cursor: string | null = null
    do {
      const { body } = await server.call('resort.reviews', {
        resort_id: hotel.id,
        page_size: 2,
        ...(cursor === null ? {} : { cursor }),
      })
      const page: z.infer<typeof reviewPage> = z.parse(reviewPage, body.data)
      all.push(...page.reviews)
      expect(page.total).toBe(hotel.rates.count)
      cursor = page.next
    } while (cursor !== null)
    expect(new Set(all.map(({ id }) => id)).size).toBe(hotel.rates.count)
    const moments = all.map(({ createdAt }) => createdAt)
    expect(moments).toEqual(moments.toSorted().toReversed())
    const mean =
      all.reduce((sum, { clean, convenient, service }) => sum + clean + convenient + service, 0) /
      all.length /
      3
    expect(hotel.rate).toBe(Math.round(mean * 10) / 10)
  })

  it('are read in the asked language', async () => {
    const read = async (language: 0 | 1) =>
      z.parse(
        reviewPage,
        (await server.call('resort.reviews', { resort_id: hotel.id }, { language })).body.data,
      ).reviews
    const [vi, en] = [await read(0), await read(1)]
    expect(vi.length).toBeGreaterThanOrEqual(3)
    for (const [index, review] of vi.entries()) {
      expect(review.text).not.toBe(en[index]?.text)
      expect(review.stayedIn).not.toBe(en[index]?.stayedIn)
    }
  })

  it('refuse a cursor that is none', async () => {
    const { status, body } = await server.call('resort.reviews', { resort_id: hotel.id, cursor: 'bm9uZQ' })
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty('cursor')
  })
})

describe('the lookup lists', () => {
  it('have enough to choose from, in both languages', async () => {
    for (const [name, least] of [
      ['helper.projectAreas', 12],
      ['helper.services', 12],
      ['helper.benefits', 14],
    ] as const) {
      const read = async (language: 0 | 1) =>
        z.parse(lookupList, (await server.call(name, {}, { language })).body.data)
      const [vi, en] = [await read(0), await read(1)]
      expect(vi.length).toBeGreaterThanOrEqual(least)
      expect(en.map(({ id }) => id)).toEqual(vi.map(({ id }) => id))
      expect([...vi, ...en].every((item) => item.name !== '')).toBe(true)
      if (name !== 'helper.projectAreas') expect(en).not.toEqual(vi)
    }
  })
})
