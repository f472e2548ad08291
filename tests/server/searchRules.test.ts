import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { quoteStay } from '#contract/price.ts'
import { searchAnswer } from '#contract/shapes/search.ts'
import { resortForBooking } from '#server/modules/resorts/resorts.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
})
afterAll(() => server.close())

const ask = async (fields: object, language: 0 | 1 = 0) =>
  z.parse(searchAnswer, (await server.call('search.resorts', fields, { language })).body.data)

describe('what the search refuses', () => {
  it.each([
    ['a stay in the past', { from_day: '2026-11-20', to_day: '2026-11-22' }, 'from_day', 'G_DATE_PAST'],
    ['a reversed stay', { from_day: '2026-12-05', to_day: '2026-12-05' }, 'to_day', 'G_DATE_ORDER'],
    ['61 nights', { from_day: '2026-12-01', to_day: '2027-01-31' }, 'to_day', 'G_TOO_MANY_NIGHTS'],
    ['a stay beyond the calendar', { from_day: '2027-12-20', to_day: '2027-12-27' }, 'to_day', 'G_TOO_FAR'],
    ['check-in without check-out', { from_day: '2026-12-05' }, 'to_day', 'C_002'],
    ['check-out without check-in', { to_day: '2026-12-05' }, 'from_day', 'C_002'],
    [
      '31 guests',
      { number_of_adult: 20, number_of_school_aged_child: 11 },
      'number_of_adult',
      'G_TOO_MANY_GUESTS',
    ],
    ['nobody', { number_of_adult: 0 }, 'number_of_adult', 'B_021'],
    ['no room', { number_of_room: 0 }, 'number_of_room', 'C_004'],
    ['a price below nothing', { from_price: -1 }, 'from_price', 'C_004'],
    ['an empty price range', { from_price: 2_000_000, to_price: 2_000_000 }, 'to_price', 'A_013'],
    ['a day that is none', { from_day: '2026-13-40', to_day: '2026-12-05' }, 'from_day', 'C_004'],
  ])('refuses %s at its field', async (_name, fields, field, code) => {
    const { status, body } = await server.call('search.resorts', fields)
    expect(status).toBe(400)
    expect(body.code).toBe('G_INPUT')
    expect(body.fields?.[field]?.code).toBe(code)
  })

  it.each(['search.resorts', 'service.search'] as const)(
    '%s says which price has to be greater than which',
    async (name) => {
      const { body } = await server.call(name, { from_price: 2_000_000, to_price: 1_000_000 })
      expect(body.fields?.['to_price']).toEqual({
        code: 'A_013',
        message: '1.000.000 phải lớn hơn 2.000.000.',
      })
    },
  )

  it('takes the longest and the farthest stay that there is', async () => {
    expect(
      (await server.call('search.resorts', { from_day: '2026-12-01', to_day: '2027-01-30' })).status,
    ).toBe(200)
    expect(
      (await server.call('search.resorts', { from_day: '2027-12-20', to_day: '2027-12-26' })).status,
    ).toBe(200)
  })
})

describe('what the search answers', () => {
  it('starts from area 20, two adults and one room, and ignores fields it does not know', async () => {
    const { total_rows, data } = await ask({ colour: 'green' })
    expect(total_rows).toBe(24)
    expect(data).toHaveLength(12)
    expect(new Set(data.map(({ projectAreaId }) => projectAreaId))).toEqual(new Set([20]))
    expect(data.every(({ left }) => left === null)).toBe(true)
  })

  it('answers no rows, not an error, where nothing matches', async () => {
    expect(await ask({ project_area_id: 999 })).toEqual({ total_rows: 0, data: [] })
    expect(await ask({ number_of_adult: 30 })).toEqual({ total_rows: 0, data: [] })
    expect((await ask({ page_number: 1000 })).data).toEqual([])
  })

  it('answers no tickets either, where nothing fits', async () => {
    const { status, body } = await server.call('service.search', { search_content: 'không đâu có' })
    expect([status, body.data]).toMatchObject([200, { total_rows: 0, data: [] }])
  })

  it('shows promoted places first when it recommends', async () => {
    const { data } = await ask({ project_area_id: null, page_size: 50 })
    const flags = data.map(({ promote_in_search_page }) => promote_in_search_page)
    expect(flags).toEqual(flags.toSorted((a, b) => b - a))
    expect(flags).toContain(1)
    expect(flags).toContain(0)
  })

  it('asks the price of a night that the booking will ask', async () => {
    const days = { from_day: '2027-02-03', to_day: '2027-02-10' }
    const { data } = await ask({ ...days, project_area_id: null, page_size: 50 })
    expect(data.length).toBeGreaterThan(20)
    for (const card of data) {
      const resort = await resortForBooking(server.services.db, card.resortId, [card.roomId])
      const [room] = resort?.rooms ?? []
      if (!room) throw new Error('a card of no room')
      const quote = quoteStay({
        checkIn: days.from_day,
        checkOut: days.to_day,
        rooms: [{ roomId: room.id, roomName: '', count: 1, rates: room.rates }],
        guests: { adults: 1, children: 0, toddlers: 0 },
        extraBeds: 0,
      })
      expect(card.room.priceAfterDiscount).toBe(Math.round(quote.total / 7))
      expect(card.room.price).toBe(Math.round(quote.roomPrice / 7))
    }
  })

  it('speaks the asked language, and finds the same', async () => {
    const [vietnamese, english] = [await ask({}, 0), await ask({}, 1)]
    expect(english.data.map(({ resortId }) => resortId)).toEqual(
      vietnamese.data.map(({ resortId }) => resortId),
    )
    for (const [index, card] of english.data.entries()) {
      expect(card.resortName).not.toBe(vietnamese.data[index]?.resortName)
      expect(card.resortTypeName).not.toBe(vietnamese.data[index]?.resortTypeName)
      expect(card.room.name).not.toBe(vietnamese.data[index]?.room.name)
    }
  })

  it('says what can still be cancelled free of charge on the asked days', async () => {
    const soon = await ask({
      from_day: '2026-11-22',
      to_day: '2026-11-24',
      project_area_id: null,
      page_size: 50,
    })
    const later = await ask({
      from_day: '2027-03-22',
      to_day: '2027-03-24',
      project_area_id: null,
      page_size: 50,
    })
    const free = ({ data }: typeof soon) => data.filter(({ freeCancellation }) => freeCancellation).length
    expect(free(later)).toBeGreaterThan(free(soon))
    expect(free(soon)).toBeGreaterThan(0)
  })
})
