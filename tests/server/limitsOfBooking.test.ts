import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WAYS_TO_PAY } from '#contract/waysToPay.ts'
import { hostBankAccounts, rooms } from '#server/modules/resorts/tables.ts'
import { Refusal } from '#server/refusal.ts'
import {
  addPlace,
  bookingOf,
  bookingWorld,
  contextOf,
  START,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'
import { book, codeOf } from '#tests/support/stays.ts'

let test$: TestWorld
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(() => {
  test$.clock.set(START)
})
const guest = () => contextOf(uuidv7())

describe('M8: a total above what a way of paying carries', () => {
  const PRICE = 5_500_000_000
  const dear = async () => {
    const place = await addPlace(test$.db, { price: PRICE })
    return { place, request: bookingOf(place, { shown_total: 2 * PRICE }) }
  }

  test('is quoted with the ways that carry it, and books by those alone', async () => {
    const { place, request } = await dear()
    const { quote, ways } = await test$.calls['booking.quote'](request, guest())
    expect(quote.total).toBeGreaterThan(WAYS_TO_PAY.VNPAY.most)
    expect(ways).toEqual(['BANK_TRANSFER'])
    expect(await codeOf(test$.calls['booking.create'](request, guest()))).toBe('G_WAY_LIMIT')
    const stay = await book(
      test$,
      { at: place, pay: false },
      { shown_total: 2 * PRICE, payment_method: 'BANK_TRANSFER' },
    )
    expect(await stay.now()).toMatchObject({ status: 'WATTING_KT_PAYMENT', transfer: { amount: 2 * PRICE } })
    const back = test$.calls['booking.switchToVnpay'](await stay.seen(), stay.asGuest())
    expect(await codeOf(back)).toBe('G_WAY_LIMIT')
  })

  test('is refused at the quote where no way carries it', async () => {
    const { place, request } = await dear()
    await test$.db.delete(hostBankAccounts).where(eq(hostBankAccounts.hostId, place.hostId))
    expect(await codeOf(test$.calls['booking.quote'](request, guest()))).toBe('G_WAY_LIMIT')
  })

  test('an ordinary one has all', async () => {
    const place = await addPlace(test$.db)
    expect(await test$.calls['booking.quote'](bookingOf(place), guest())).toMatchObject({
      ways: ['VNPAY', 'MOMO', 'BANK_TRANSFER'],
    })
  })
})

test('M15: thirty guests are the most for quote, booking and change, as for the search', async () => {
  const place = await addPlace(test$.db, { units: [20] })
  await test$.db
    .update(rooms)
    .set({ maxGuests: 40, includedAdults: 40 })
    .where(eq(rooms.resortId, place.resortId))
  const party = (children: number) =>
    bookingOf(place, { number_of_adult: 20, number_of_toddler_child: children, shown_total: 2_000_000 })
  expect(await test$.calls['booking.quote'](party(10), guest())).toMatchObject({ available: true })
  for (const call of ['booking.quote', 'booking.create'] as const) {
    const refused = await test$.calls[call](party(11), guest()).catch((error: unknown) => error)
    if (!(refused instanceof Refusal)) throw new Error(`${call} takes 31 guests`)
    expect(refused.details.fields).toEqual({
      number_of_adult: { code: 'G_TOO_MANY_GUESTS', params: [30] },
    })
  }
  const stay = await book(test$, { at: place })
  expect(await codeOf(stay.quoteEdit({ number_of_adult: 20, number_of_school_aged_child: 11 }))).toBe(
    'G_INPUT',
  )
})

test('M17: what cancelling costs is refused just where cancelling is', async () => {
  const asked = await book(test$)
  await asked.hostAsksToCancel()
  expect([await codeOf(asked.quoteCancel()), await codeOf(asked.cancel())]).toEqual(['G_409', 'G_409'])
  const inside = await book(test$)
  await inside.at('2026-12-07T13:30')
  await inside.checkIn()
  expect([await codeOf(inside.quoteCancel()), await codeOf(inside.cancel(2_000_000))]).toEqual([
    'G_CHECKED_IN',
    'G_CHECKED_IN',
  ])
  const late = await book(test$)
  await late.at('2026-12-07T15:00')
  expect([await codeOf(late.quoteCancel()), await codeOf(late.cancel(2_000_000))]).toEqual([
    'G_RIGHT_EXPIRED',
    'G_RIGHT_EXPIRED',
  ])
})
