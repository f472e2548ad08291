import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { uuidv7 } from 'uuidv7'
import type { Due } from '#contract/shapes/booking.ts'
import { bookingWorld, contextOf, START, TOTAL, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, type Stay } from '#tests/support/stays.ts'

let test$: TestWorld
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(() => test$.clock.set(START))

/** What list and booking say of what waits; they say the same. */
async function waits(stay: Stay): Promise<Due[]> {
  const { bookings } = await test$.calls['booking.list']({ tab: 'all', page_size: 20 }, stay.asGuest())
  const listed = bookings.find(({ id }) => id === stay.id)?.due ?? []
  expect((await stay.now()).due).toEqual(listed)
  return listed
}

test('a booked stay waits for nothing of its guest', async () => {
  expect(await waits(await book(test$))).toEqual([])
})

test('a change that the host asks for waits for an answer, and then for its payment', async () => {
  const stay = await book(test$)
  await stay.hostAsksToEdit({ check_out: '2026-12-10' })
  expect(await waits(stay)).toEqual([
    { what: 'answerChange', until: (await stay.now()).edit?.answerBy ?? 'a moment' },
  ])
  await stay.guestAnswers('ACCEPT')
  expect(await waits(stay)).toEqual([
    { what: 'payChange', until: (await stay.now()).edit?.payBy ?? 'a moment' },
  ])
})

test('a wish of the host to cancel waits for an answer, told to the guest and not to the host', async () => {
  const stay = await book(test$)
  await stay.hostAsksToCancel()
  const until = (await stay.now()).cancellationRequest?.answerBy ?? 'a moment'
  expect(await waits(stay)).toEqual([{ what: 'answerCancellation', until }])
  const { bookings } = await test$.calls['booking.coming']({}, stay.asGuest())
  expect(bookings.map(({ due }) => due)).toEqual([[{ what: 'answerCancellation', until }]])
  const hosts = await test$.calls['host.bookings']({ tab: 'all', page_size: 20 }, stay.asHost())
  expect(hosts.bookings.map(({ due }) => due)).toEqual([undefined])
  await stay.guestAnswers('REFUSE')
  expect(await waits(stay)).toEqual([])
})

test('a refund by transfer waits for the account until it is named', async () => {
  const stay = await book(test$, { pay: false }, { payment_method: 'BANK_TRANSFER' })
  await test$.calls['booking.reportTransfer'](await stay.seen(), stay.asGuest())
  await test$.calls['host.confirm']({ ...(await stay.seen()), received_amount: TOTAL }, stay.asHost())
  await stay.cancel()
  expect(await waits(stay)).toEqual([{ what: 'account', until: null }])
  await test$.calls['booking.setRefundAccount'](
    { booking_id: stay.id, bin: '970436', number: '0011001234567', holder: 'Trần Văn Khách' },
    stay.asGuest(),
  )
  expect(await waits(stay)).toEqual([])
})

test('a complete stay waits for its review, and a complaint’s result to be read for a week', async () => {
  const stay = await book(test$)
  await stay.at('2026-12-07T14:30')
  await stay.checkIn()
  await test$.calls['booking.complain'](
    { ...(await stay.seen()), text: 'Không có nước nóng', picture_ids: [] },
    stay.asGuest(),
  )
  expect(await waits(stay)).toEqual([])
  await test$.calls['desk.resolveComplaint'](
    { ...(await stay.seen()), decision: 'GOES_ON', amount: 0, reason: 'Đã sửa', host_fault: false },
    contextOf(uuidv7(), { role: 'STAFF' }),
  )
  expect(await waits(stay)).toEqual([{ what: 'complaint', until: '2026-12-14T07:30:00Z' }])
  await stay.at('2026-12-15T08:00')
  const { reviewUntil } = await stay.now()
  expect(await waits(stay)).toEqual([{ what: 'review', until: reviewUntil ?? 'a moment' }])
})

test('nobody is told of what waits for somebody else', async () => {
  const stay = await book(test$)
  await stay.hostAsksToCancel()
  expect(
    (await test$.calls['booking.list']({ tab: 'all', page_size: 20 }, contextOf(uuidv7()))).bookings,
  ).toEqual([])
})
