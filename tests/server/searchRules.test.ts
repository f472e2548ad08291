import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { quoteAnswer } from '#contract/shapes/booking.ts'
import { calendar, resortDetail } from '#contract/shapes/resort.ts'
import { searchAnswer } from '#contract/shapes/search.ts'
import { first as chosenFirst, offerFor, partyOf } from '#src/features/resort/choosing.ts'
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
    ['a mark that is none of the list', { from_rate: 4.2 }, 'from_rate', 'C_004'],
    ['half a bedroom', { number_of_bedroom: 2.5 }, 'number_of_bedroom', 'C_004'],
    ['a day that is none', { from_day: '2026-13-40', to_day: '2026-12-05' }, 'from_day', 'C_004'],
  ])('refuses %s at its field', async (_name, fields, field, code) => {
    const { status, body } = await server.call('search.resorts', fields)
    expect(status).toBe(400)
    expect(body.code).toBe('G_INPUT')
    expect(body.fields?.[field]?.code).toBe(code)
  })

  it.each(['search.resorts', 'service.search'] as const)(
    'M18: %s says which price has to be greater than which',
    async (name) => {
      const { body } = await server.call(name, { from_price: 2_000_000, to_price: 1_000_000 })
      expect(body.fields?.['to_price']).toEqual({
        code: 'A_013',
        message: 'Giá đến phải lớn hơn Giá từ.',
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
    expect(data).toHaveLength(10)
    expect(new Set(data.map(({ projectAreaId }) => projectAreaId))).toEqual(new Set([20]))
    expect(data.every(({ left }) => left === null)).toBe(true)
  })

  it('answers no rows, not an error, where nothing matches', async () => {
    expect(await ask({ project_area_id: 999 })).toMatchObject({ total_rows: 0, data: [] })
    expect(await ask({ number_of_adult: 30 })).toMatchObject({ total_rows: 0, data: [] })
    expect((await ask({ page_number: 1000 })).data).toEqual([])
  })

  it('answers no tickets either, where nothing fits', async () => {
    const { status, body } = await server.call('service.search', { search_content: 'không đâu có' })
    expect([status, body.data]).toMatchObject([200, { total_rows: 0, data: [] }])
  })

  it('shows promoted places first when it recommends, and leaves half of the first page to the others', async () => {
    const flagsOf = async (fields: object) =>
      (await ask({ project_area_id: null, ...fields })).data.map((card) => card.promote_in_search_page)
    expect(await flagsOf({})).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0, 0])
    expect(await flagsOf({ page_number: 2, page_size: 50 })).not.toContain(1)
    expect(await flagsOf({ sort_by_field: 'price', sort_order: 'asc' })).not.toContain(1)
  })

  it('M14: every list, page and form says one total for one party and dates', async () => {
    const days = fc.record({
      first: fc.integer({ min: 0, max: 300 }),
      nights: fc.integer({ min: 1, max: 9 }),
    })
    const party = fc.record({
      number_of_adult: fc.integer({ min: 1, max: 6 }),
      number_of_school_aged_child: fc.integer({ min: 0, max: 3 }),
      number_of_toddler_child: fc.integer({ min: 0, max: 1 }),
      number_of_room: fc.integer({ min: 1, max: 2 }),
    })
    let compared = 0
    let asker = 0
    await fc.assert(
      fc.asyncProperty(days, party, fc.nat(), async ({ first, nights }, people, seed) => {
        const from = Temporal.PlainDate.from('2026-11-22').add({ days: first })
        const stay = { ...people, from_day: from.toString(), to_day: from.add({ days: nights }).toString() }
        const address = `10.1.0.${(asker += 1)}`
        const { data } = await ask({ ...stay, project_area_id: null, sort_by_field: 'newest', page_size: 50 })
        const card = data[seed % Math.max(1, data.length)]
        if (!card?.stay) return
        const { number_of_room: _rooms, from_day: check_in, to_day: check_out, ...guests } = stay
        const rooms = [{ room_id: card.roomId, count: card.stay.rooms }]
        const asked = { resort_id: card.resortId, check_in, check_out, rooms, ...guests }
        const { body } = await server.call('booking.quote', asked, { address })
        const { quote, available } = z.parse(quoteAnswer, body.data)
        expect(available).toBe(true)
        expect(card.stay).toEqual({
          rooms: card.stay.rooms,
          nights,
          total: quote.total,
          was: quote.total + quote.discount,
        })
        expect(card.room.priceAfterDiscount).toBe(Math.round(quote.total / nights / card.stay.rooms))
        // The page of the place, with what it knows of its rooms.
        const found = await server.call('resort.detail', { resort_id: card.resortId }, { address })
        const resort = z.parse(resortDetail, found.body.data)
        const left = new Map(
          await Promise.all(
            resort.rooms.map(async ({ id }): Promise<[string, number]> => {
              const range = { resort_id: resort.id, room_id: id, from_day: check_in, to_day: check_out }
              const { nights: free } = z.parse(
                calendar,
                (await server.call('resort.calendar', range, { address })).body.data,
              )
              return [id, Math.min(...free.map((night) => night.left))]
            }),
          ),
        )
        const [[chosen, count] = ['', 0]] = chosenFirst(resort.rooms, stay, left)
        const room = resort.rooms.find(({ id }) => id === chosen)
        if (!room) throw new Error('the page chooses no room')
        expect({ count, total: offerFor(room, partyOf(stay), stay).total }).toEqual({
          count: card.stay.rooms,
          total: quote.total,
        })
        compared += 1
      }),
      { numRuns: 60 },
    )
    expect(compared).toBeGreaterThan(30)
  })

  it('M14: says no total where no days are asked', async () => {
    const { data } = await ask({ project_area_id: null, page_size: 50 })
    expect(data.every(({ stay }) => stay === null)).toBe(true)
  })

  it('speaks the asked language, and finds the same', async () => {
    const [vietnamese, english] = [await ask({}, 0), await ask({}, 1)]
    expect(english.data.map(({ resortId }) => resortId)).toEqual(
      vietnamese.data.map(({ resortId }) => resortId),
    )
    for (const [index, card] of english.data.entries()) {
      expect(card.resortName).not.toBe(vietnamese.data[index]?.resortName)
      const [here, there] = [card.resortTypeName, vietnamese.data[index]?.resortTypeName]
      // A villa is one in both.
      expect(here === there, here).toBe(here === 'Villa')
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
