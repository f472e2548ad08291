import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CONTACT_EDIT_FEE, CONTACT_FREE_MINUTES } from '#contract/numbers.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { takenNights } from '#server/modules/inventory/inventory.ts'
import { Refusal } from '#server/refusal.ts'
import { bookingWorld, START, TOTAL, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, codeOf, type Stay } from '#tests/support/stays.ts'

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
  test$.gateway.refundAnswer.kind = 'on its way'
})

const nights = async ({ place }: Stay) =>
  (await takenNights(test$.db, { resortId: place.resortId, from: '2026-12-01', to: '2026-12-31' }))
    .filter(({ taken }) => taken > 0)
    .map(({ night }) => night)
    .toSorted()
const CONTACT = {
  fullName: 'Nguyễn Thị Khác',
  birthday: '1991-01-01',
  phone: '+84911111111',
  email: 'khac@ghe.test',
  note: '',
}
const longer = { check_out: '2026-12-10' }
const shorter = { check_out: '2026-12-08' }

describe('a guest cancels a booked stay', () => {
  test('for nothing while the policy says so, and everything goes back', async () => {
    const stay = await book(test$)
    expect(await stay.quoteCancel()).toMatchObject({
      fee: 0,
      refund: TOTAL,
      back: 'ALL',
      costsMoreAt: '2026-12-06T07:00:00Z',
    })
    expect(await stay.cancel()).toMatchObject({
      status: 'KT_CANCEL',
      refundAmount: TOTAL,
      cancellationFee: 0,
      refund: { state: 'APPROVED', reason: 'GUEST_CANCELLED', way: 'GATEWAY' },
    })
    expect(await nights(stay)).toEqual([])
    test$.gateway.refundAnswer.kind = 'done'
    await test$.runJobs()
    expect(await stay.now()).toMatchObject({ status: 'REFUNDS', refund: { state: 'DONE' }, qr: null })
  })

  test('for the fee of the moment, shown and asked again when it changed', async () => {
    const stay = await book(test$)
    const shown = await stay.quoteCancel()
    await stay.at('2026-12-06T15:00')
    const refusal = await stay.cancel(shown.fee).catch((error: unknown) => error)
    if (!(refusal instanceof Refusal)) throw refusal
    expect([refusal.code, refusal.params]).toEqual(['C_018', [1_500_000]])
    expect(refusal.details.current).toMatchObject({ fee: 1_500_000, refund: 500_000 })
    expect(await stay.status()).toBe('ORDERED')
    expect(await stay.cancel(1_500_000)).toMatchObject({
      status: 'KT_CANCEL',
      cancellationFee: 1_500_000,
      refundAmount: 500_000,
    })
    const { payouts } = await test$.calls['host.payouts']({ page_size: 10 }, stay.asHost())
    expect(payouts).toMatchObject([{ amount: 1_500_000, state: 'WAITING' }])
  })

  test('not any more after check-in time', async () => {
    const stay = await book(test$)
    await stay.at('2026-12-07T14:00')
    expect(await codeOf(stay.quoteCancel())).toBe('G_RIGHT_EXPIRED')
    expect(await codeOf(stay.cancel())).toBe('G_RIGHT_EXPIRED')
  })
})

describe('a guest changes a stay', () => {
  test('sees the old beside the new, and what it would cost', async () => {
    const stay = await book(test$)
    expect(await stay.quoteEdit(longer)).toMatchObject({
      kind: 'STAY',
      before: { checkOut: '2026-12-09', total: TOTAL },
      after: { checkOut: '2026-12-10', total: 3_000_000 },
      difference: 1_000_000,
      editingFee: 0,
      toPay: 1_000_000,
      available: true,
      needsHost: true,
      editsLeft: 2,
    })
    test$.clock.advance({ minutes: CONTACT_FREE_MINUTES })
    expect(await stay.quoteEdit({ contact: CONTACT })).toMatchObject({
      kind: 'CONTACT',
      difference: 0,
      editingFee: CONTACT_EDIT_FEE,
      needsHost: false,
    })
    expect(await codeOf(stay.edit({}))).toBe('G_NOTHING_CHANGED')
  })

  test('longer: held while asked, paid in its window, and the code at the gate is a new one', async () => {
    const stay = await book(test$)
    const before = await stay.now()
    expect(await stay.edit(longer)).toMatchObject({ status: 'BOOKED', edit: { state: 'OPEN', by: 'KT' } })
    expect(await nights(stay)).toEqual(['2026-12-07', '2026-12-08', '2026-12-09'])
    expect(await stay.hostAnswers('ACCEPT')).toMatchObject({
      status: 'PENDING_PAYMENT_EDIT',
      edit: { state: 'AWAITING_PAYMENT', toPay: 1_000_000 },
    })
    expect(await stay.pay({ responseCode: '51' })).toBe('00')
    expect(await stay.status()).toBe('PENDING_PAYMENT_EDIT')
    expect(await stay.pay()).toBe('00')
    const after = await stay.now()
    expect(after).toMatchObject({
      status: 'EDIT_SUCCESS',
      checkOut: '2026-12-10',
      total: 3_000_000,
      paid: 3_000_000,
      refundAmount: 0,
      edit: null,
    })
    expect(after.qr?.version).toBeGreaterThan(before.qr?.version ?? 0)
    await stay.at('2026-12-07T15:00')
    expect(await codeOf(stay.checkIn(before.qr?.text))).toBe('G_CODE_INVALID')
    expect(await codeOf(stay.checkIn(after.qr?.text))).toBe('done')
  })

  test('shorter: the difference goes back, and the nights are free', async () => {
    const stay = await book(test$)
    await stay.edit(shorter)
    expect(await stay.hostAnswers('ACCEPT')).toMatchObject({
      status: 'EDIT_SUCCESS',
      total: 1_000_000,
      refundAmount: 1_000_000,
      refund: { reason: 'EDIT_CHEAPER' },
    })
    expect(await nights(stay)).toEqual(['2026-12-07'])
  })

  test('is refused by the host with a reason, and the original stands', async () => {
    const stay = await book(test$)
    await stay.edit(longer)
    expect(await codeOf(stay.hostAnswers('REFUSE'))).toBe('G_INPUT')
    expect(await stay.hostAnswers('REFUSE', 'Đêm đó đã kín')).toMatchObject({
      status: 'REJECT_EDIT',
      checkOut: '2026-12-09',
      edits: [{ state: 'REJECTED', answer: 'Đêm đó đã kín' }],
    })
    expect(await nights(stay)).toEqual(['2026-12-07', '2026-12-08'])
  })

  test('ends when nobody answers for a day, and the original stands', async () => {
    const stay = await book(test$)
    await stay.edit(longer)
    await stay.at('2026-11-22T11:59')
    expect(await stay.status()).toBe('BOOKED')
    await stay.at('2026-11-22T12:00')
    expect(await stay.now()).toMatchObject({ status: 'EDIT_FAILED', checkOut: '2026-12-09' })
    expect(await nights(stay)).toEqual(['2026-12-07', '2026-12-08'])
  })

  test('is taken back, and the booking stands as it was', async () => {
    const stay = await book(test$)
    await stay.edit(longer)
    expect(await test$.calls['booking.withdrawEdit'](await stay.seen(), stay.asGuest())).toMatchObject({
      status: 'ORDERED',
      edit: null,
      edits: [{ state: 'WITHDRAWN' }],
    })
    expect(await nights(stay)).toEqual(['2026-12-07', '2026-12-08'])
  })

  test('is not paid in time: the window is ten minutes from the open page, money after that goes back', async () => {
    const stay = await book(test$)
    await stay.edit(longer)
    await stay.hostAnswers('ACCEPT')
    const { reference, expiresAt } = await test$.calls['payment.address'](await stay.seen(), stay.asGuest())
    expect(expiresAt).toBe('2026-11-21T05:10:00Z')
    test$.clock.advance({ minutes: 13 })
    await test$.runJobs()
    expect(await stay.now()).toMatchObject({ status: 'EDIT_FAILED', checkOut: '2026-12-09' })
    expect(await stay.hear(reference)).toBe('00')
    expect(await stay.now()).toMatchObject({
      status: 'EDIT_FAILED',
      checkOut: '2026-12-09',
      paid: 3_000_000,
      refundAmount: 1_000_000,
      refund: { reason: 'EDIT_NOT_APPLIED' },
    })
    expect(await nights(stay)).toEqual(['2026-12-07', '2026-12-08'])
  })

  test('only where the new nights are free, and not past a day before check-in', async () => {
    const stay = await book(test$)
    const other = await book(
      test$,
      { at: stay.place },
      { check_in: '2026-12-09', check_out: '2026-12-10', shown_total: 1_000_000 },
    )
    expect(await other.status()).toBe('ORDERED')
    expect(await stay.quoteEdit(longer)).toMatchObject({ available: false })
    expect(await codeOf(stay.edit(longer))).toBe('unavailable_room')
    await stay.at('2026-12-06T14:00')
    expect(await codeOf(stay.quoteEdit(shorter))).toBe('G_RIGHT_EXPIRED')
  })

  test('of the contact costs the fee, asks no host, and the fee never comes back', async () => {
    const stay = await book(test$)
    test$.clock.advance({ minutes: CONTACT_FREE_MINUTES })
    expect(await stay.edit({ contact: CONTACT })).toMatchObject({
      status: 'PENDING_PAYMENT_EDIT',
      edit: { kind: 'CONTACT', toPay: CONTACT_EDIT_FEE },
    })
    await stay.pay()
    expect(await stay.now()).toMatchObject({
      status: 'EDIT_SUCCESS',
      contact: { fullName: CONTACT.fullName },
      editingFee: CONTACT_EDIT_FEE,
      paid: TOTAL + CONTACT_EDIT_FEE,
      total: TOTAL,
    })
    expect(await stay.quoteCancel()).toMatchObject({ refund: TOTAL, editingFee: CONTACT_EDIT_FEE })
    expect(await stay.cancel()).toMatchObject({ refundAmount: TOTAL, editingFee: CONTACT_EDIT_FEE })
  })

  test('U12: of the contact is free for half an hour after booking, and at once', async () => {
    const stay = await book(test$)
    test$.clock.advance({ minutes: CONTACT_FREE_MINUTES - 1 })
    expect(await stay.quoteEdit({ contact: CONTACT })).toMatchObject({ editingFee: 0, toPay: 0 })
    expect(await stay.edit({ contact: CONTACT })).toMatchObject({
      status: 'EDIT_SUCCESS',
      contact: { fullName: CONTACT.fullName },
      editingFee: 0,
      paid: TOTAL,
      total: TOTAL,
    })
    test$.clock.advance({ minutes: 1 })
    const again = { contact: { ...CONTACT, fullName: 'Trần Văn Khác' } }
    expect(await stay.quoteEdit(again)).toMatchObject({ toPay: CONTACT_EDIT_FEE })
    expect(await stay.cancel()).toMatchObject({ refundAmount: TOTAL })
  })

  test('twice at most', async () => {
    const stay = await book(test$)
    for (const wish of [shorter, { number_of_adult: 1 }]) {
      await stay.edit(wish)
      await stay.hostAnswers('ACCEPT')
    }
    expect((await stay.now()).editsLeft).toBe(0)
    expect(await codeOf(stay.quoteEdit({ number_of_adult: 2 }))).toBe('G_EDITS_USED')
  })

  test('for another price than the shown one is asked about', async () => {
    const stay = await book(test$)
    const call = test$.calls['booking.edit'](
      { ...(await stay.seen()), ...longer, shown_to_pay: 900_000 },
      stay.asGuest(),
    )
    expect(await codeOf(call)).toBe('G_PRICE_CHANGED')
  })
})

describe('the list', () => {
  test('loses what came to nothing when the guest says so, and after thirty days by itself', async () => {
    const one = await book(test$, { pay: false })
    await one.cancel()
    expect(await test$.calls['booking.delete'](await one.seen(), one.asGuest())).toEqual({ done: true })
    expect(await codeOf(one.now())).toBe('G_404')
    const two = await book(test$, { pay: false })
    await two.cancel()
    await two.at('2026-12-21T11:00')
    expect(await two.status()).toBe('KT_CANCEL')
    await two.at('2026-12-21T12:00')
    expect(await codeOf(two.now())).toBe('G_404')
  })

  test('keeps what has money in it', async () => {
    const stay = await book(test$)
    await stay.cancel()
    expect(await codeOf(test$.calls['booking.delete'](await stay.seen(), stay.asGuest()))).toBe('G_MONEY_DUE')
  })
})

describe('money that was taken while it failed', () => {
  test('is found by asking again, also after the gateway said it failed', async () => {
    const stay = await book(test$, { pay: false })
    const { reference } = await test$.calls['payment.address'](await stay.seen(), stay.asGuest())
    await stay.hear(reference, { responseCode: '51' })
    expect(await stay.status()).toBe('PAYMENT_FAILED')
    const charged = () =>
      test$.calls['payment.charged']({ booking_id: stay.id, note: 'Ngân hàng đã trừ' }, stay.asGuest())
    expect(await charged()).toMatchObject({ staffLooks: true, state: 'FAILED' })
    test$.gateway.answers.set(reference, {
      kind: 'payment',
      reference,
      amount: TOTAL,
      outcome: 'paid',
      transactionStatus: '00',
      transactionNumber: '1',
      payDate: null,
    })
    expect(await charged()).toMatchObject({ staffLooks: false, state: 'SUCCEEDED' })
    expect(await stay.status()).toBe('ORDERED')
  })
})
