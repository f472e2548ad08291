import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkBooks } from '#server/modules/books/books.ts'
import { START, TOTAL, type TestWorld } from '#tests/support/bookingWorld.ts'
import { onPostgres } from '#tests/support/onPostgres.ts'
import { book, codeOf } from '#tests/support/stays.ts'

let test$: TestWorld
onPostgres((world) => {
  test$ = world
})
afterAll(async () => {
  expect((await checkBooks(test$.db)).differences).toEqual([])
})
beforeEach(() => test$.clock.set(START))

const tally = (codes: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return counts
}
const ROUNDS = 12

test('two people of one house answer at once: one is heard, the other sees what was said', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const stay = await book(test$, { policy: 'PAY_THEN_CONFIRM' })
    const seen = await stay.seen()
    const codes = await Promise.all([
      codeOf(test$.calls['host.confirm'](seen, stay.asHost())),
      codeOf(test$.calls['host.reject']({ ...seen, reason: 'Nhà đang sửa' }, stay.asHost())),
    ])
    expect(tally(codes)).toEqual({ done: 1, G_409: 1 })
    expect(['ORDERED', 'CSH_CANCEL']).toContain(await stay.status())
  }
})

test('a guest cancels while the host accepts the change: either happened whole', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const stay = await book(test$)
    await stay.edit({ check_out: '2026-12-08' })
    const seen = await stay.seen()
    const codes = await Promise.all([
      codeOf(test$.calls['booking.cancel']({ ...seen, shown_fee: 0 }, stay.asGuest())),
      codeOf(test$.calls['host.answerEdit']({ ...seen, answer: 'ACCEPT' }, stay.asHost())),
    ])
    expect(tally(codes)).toEqual({ done: 1, G_409: 1 })
    const { status, refundAmount } = await stay.now()
    expect([
      { status: 'KT_CANCEL', refundAmount: TOTAL },
      { status: 'EDIT_SUCCESS', refundAmount: 1_000_000 },
    ]).toContainEqual({ status, refundAmount })
  }
})

test('money for a booking that is being cancelled goes back once, however often it is told', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const stay = await book(test$, { pay: false })
    const seen = await stay.seen()
    const { reference } = await test$.calls['payment.address'](seen, stay.asGuest())
    await Promise.all([
      codeOf(test$.calls['booking.cancel'](seen, stay.asGuest())),
      ...Array.from({ length: 5 }, () => stay.hear(reference)),
    ])
    const { status, paid, refundAmount } = await stay.now()
    expect(paid).toBe(TOTAL)
    expect([
      { status: 'KT_CANCEL', refundAmount: TOTAL },
      { status: 'ORDERED', refundAmount: 0 },
    ]).toContainEqual({ status, refundAmount })
  }
})

test('many nodes send one refund: the gateway hears of it once', async () => {
  const stay = await book(test$)
  await stay.cancel()
  const code = (await stay.now()).code.replace('-', '')
  await Promise.all(Array.from({ length: 8 }, () => test$.runJobs()))
  expect(test$.gateway.refunds.filter(({ reference }) => reference.startsWith(code))).toHaveLength(1)
})
