import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quoteAnswer } from '#contract/shapes/booking.ts'
import { searchRequest } from '#contract/shapes/search.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { catalogueVersions } from '#server/modules/lookups/tables.ts'
import { rooms } from '#server/modules/resorts/tables.ts'
import { housesHandlers } from '#server/modules/resorts/resorts.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { Refusal } from '#server/refusal.ts'
import {
  addPlace,
  bookingOf,
  bookingWorld,
  CHECK_IN,
  CHECK_OUT,
  contextOf,
  TOTAL,
  type Place,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'

let test$: TestWorld
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())

const quote = async (place: Place) =>
  (await test$.calls['booking.quote'](bookingOf(place), contextOf(uuidv7()))).quote.total

test('M19: a night that a host sets costs that at once, in quote, search and booking', async () => {
  const areaId = 77
  const place = await addPlace(test$.db, { areaId })
  const { search } = searchEngine(test$.world)
  const days = { from_day: CHECK_IN, to_day: CHECK_OUT }
  const found = async () =>
    (await search(searchRequest.parse({ ...days, project_area_id: areaId }), 'vi')).data[0]?.room
      .priceAfterDiscount
  for (const price of [7_700_000, 7_800_000, 7_900_000]) {
    // What was read before is of the old price.
    await Promise.all([quote(place), found()])
    await test$.calls['host.setCalendar'](
      {
        resort_id: place.resortId,
        room_ids: place.roomIds,
        ranges: [{ from_day: CHECK_IN, to_day: CHECK_OUT }],
        weekdays: [],
        price,
      },
      contextOf(place.hostId, { role: 'CSH' }),
    )
    expect([await quote(place), await found()]).toEqual([2 * price, price])
  }
  const booked = await test$.calls['booking.create'](
    bookingOf(place, { shown_total: 15_800_000 }),
    contextOf(uuidv7()),
  )
  expect(booked.total).toBe(15_800_000)
})

test('M19: what another process changed a moment ago is asked about, never charged', async () => {
  const place = await addPlace(test$.db)
  expect(await quote(place)).toBe(TOTAL)
  await test$.db.transaction(async (tx) => {
    await tx.update(rooms).set({ basePrice: 3_000_000 }).where(eq(rooms.resortId, place.resortId))
    await tx.update(catalogueVersions).set({ version: sql`${catalogueVersions.version} + 1` })
  })
  const refused = await test$.calls['booking.create'](bookingOf(place), contextOf(uuidv7())).catch(
    (error: unknown) => error,
  )
  if (!(refused instanceof Refusal)) throw new Error('it was booked')
  expect([refused.code, refused.params]).toEqual(['G_PRICE_CHANGED', [TOTAL, 6_000_000]])
  expect(quoteAnswer.parse(refused.details.current).quote.total).toBe(6_000_000)
  expect(await test$.db.select().from(bookings).where(eq(bookings.resortId, place.resortId))).toEqual([])
})

test('a unit that another process took away a moment ago is not sold', async () => {
  const place = await addPlace(test$.db, { units: [3] })
  const [roomId = ''] = place.roomIds
  const asked = bookingOf(place, { rooms: [{ room_id: roomId, count: 3 }], number_of_adult: 3 })
  const { quote: three } = await test$.calls['booking.quote'](asked, contextOf(uuidv7()))
  await test$.db.transaction(async (tx) => {
    await tx.update(rooms).set({ units: 1 }).where(eq(rooms.id, roomId))
    await tx.update(catalogueVersions).set({ version: sql`${catalogueVersions.version} + 1` })
  })
  const refused = await test$.calls['booking.create'](
    { ...asked, shown_total: three.total },
    contextOf(uuidv7()),
  ).catch((error: unknown) => error)
  if (!(refused instanceof Refusal)) throw new Error('it was booked')
  expect(refused.code).toBe('unavailable_room')
  expect(await test$.db.select().from(bookings).where(eq(bookings.resortId, place.resortId))).toEqual([])
})

test('a host who says where transfers go, and where else, is believed by the next booking', async () => {
  const place = await addPlace(test$.db, { bank: false })
  const days = [
    { check_in: '2026-12-14', check_out: '2026-12-16' },
    { check_in: '2026-12-07', check_out: '2026-12-09' },
    { check_in: '2026-12-07', check_out: '2026-12-09' },
  ]
  const byTransfer = () =>
    test$.calls['booking.create'](
      bookingOf(place, { payment_method: 'BANK_TRANSFER', ...days.pop() }),
      contextOf(uuidv7()),
    ).catch((error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    })
  expect(await byTransfer()).toBe('G_NO_TRANSFER')
  const setBank = housesHandlers(test$.world)['host.setBank']
  for (const number of ['0011001234567', '0011007654321']) {
    await setBank(
      { bin: '970436', number, holder: 'Nguyen Thi Mai' },
      contextOf(place.hostId, { role: 'CSH' }),
    )
    expect(await byTransfer()).toMatchObject({ transfer: { number } })
  }
})
