import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkBooks } from '#server/modules/books/books.ts'
import { rooms } from '#server/modules/resorts/tables.ts'
import {
  addPlace,
  bookingWorld,
  CHECK_IN,
  contextOf,
  START,
  TOTAL,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'
import { book, type Stay } from '#tests/support/stays.ts'

let test$: TestWorld
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(async () => {
  expect((await checkBooks(test$.db)).differences).toEqual([])
  await test$.close()
})
beforeEach(() => {
  test$.clock.set(START)
})

/** The place becomes a third dearer, and so do its people. */
const raise = ({ place }: Stay) =>
  test$.db
    .update(rooms)
    .set({ basePrice: 1_300_000, adultSurcharge: 260_000 })
    .where(eq(rooms.resortId, place.resortId))

test('M11: after rates rose a guest more costs the guest alone, and a guest less what was paid for them', async () => {
  const stay = await book(test$)
  await raise(stay)
  const more = { number_of_adult: 3 }
  expect(await stay.quoteEdit(more)).toMatchObject({
    before: { total: TOTAL },
    after: { total: TOTAL + 2 * 260_000 },
    added: 520_000,
    returned: 0,
    toPay: 520_000,
  })
  await stay.edit(more)
  await stay.hostAnswers('ACCEPT')
  await stay.pay()
  expect(await stay.now()).toMatchObject({ status: 'EDIT_SUCCESS', total: TOTAL + 520_000, adults: 3 })
  expect(await stay.quoteEdit({ number_of_adult: 2 })).toMatchObject({ returned: 520_000, toPay: -520_000 })
})

test('M11: a night that a guest gives up comes back by the policy, and one that the host takes away whole', async () => {
  const stay = await book(test$, { cancellation: 'MODERATE' })
  await raise(stay)
  test$.clock.set('2026-12-04T05:00:00Z')
  const shorter = { check_out: '2026-12-08' }
  expect(await stay.quoteEdit(shorter)).toMatchObject({
    returned: 500_000,
    givenUp: 500_000,
    toPay: -500_000,
  })
  await stay.edit(shorter)
  await stay.hostAnswers('ACCEPT')
  expect(await stay.now()).toMatchObject({
    total: 1_500_000,
    refundAmount: 500_000,
    quote: { givenUp: 500_000 },
  })
  // Of what is left the night is halved too; what was given up stays given up.
  expect(await stay.quoteCancel()).toMatchObject({ paid: 1_500_000, fee: 1_000_000, refund: 500_000 })
  await stay.cancel(1_000_000)
  expect(await stay.now()).toMatchObject({ refundAmount: 1_000_000, cancellationFee: 1_000_000 })

  const other = await book(test$, { cancellation: 'STRICT' })
  await other.hostAsksToEdit(shorter)
  expect(await other.guestAnswers('ACCEPT')).toMatchObject({ total: 1_000_000, refundAmount: 1_000_000 })
})

test('M2: cancelling on the day keeps the first night as it cost and half of the other', async () => {
  const at = await addPlace(test$.db)
  const monday = {
    resort_id: at.resortId,
    room_ids: at.roomIds,
    ranges: [{ from_day: CHECK_IN, to_day: '2026-12-08' }],
  }
  await test$.calls['host.setCalendar'](
    { ...monday, weekdays: [], price: 1_883_000 },
    contextOf(at.hostId, { role: 'CSH' }),
  )
  const stay = await book(test$, { at }, { shown_total: 3_283_000, number_of_adult: 3 })
  test$.clock.set('2026-12-07T01:00:00Z')
  // 1,883,000 and 1,000,000, with 200,000 a night for the third guest: 2,083,000 and half of 1,200,000.
  expect(await stay.quoteCancel()).toMatchObject({ fee: 2_683_000, refund: 600_000 })
})
