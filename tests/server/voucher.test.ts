import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRequest, type BookingDetail, type CreateRequest } from '#contract/shapes/booking.ts'
import { insertVouchers, type NewVoucher } from '#server/modules/vouchers/vouchers.ts'
import { Refusal } from '#server/refusal.ts'
import {
  addPlace,
  bookingOf,
  bookingWorld,
  contextOf,
  START,
  TOTAL,
  type Place,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'

let test$: TestWorld
let place: Place
let guest: string

beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(async () => {
  test$.clock.set(START)
  place = await addPlace(test$.db, { units: [9] })
  guest = uuidv7()
})

let number = 0
/** A voucher of its own for each test: 10 % off, once for each guest, booked in November 2026. */
async function addVoucher(changes: Partial<NewVoucher> = {}): Promise<string> {
  number += 1
  const code = `GIAM${number}`
  await insertVouchers(test$.db, [
    {
      id: uuidv7(),
      code,
      kind: 'PERCENTAGE',
      amount: 10,
      applies: 'BOOKING_TIME',
      firstDay: '2026-11-01',
      lastDay: '2026-11-30',
      perGuest: 1,
      ...changes,
    },
  ])
  return code
}

const REDUCED = TOTAL - 200_000
const create = (voucher_code: string, changes: Partial<CreateRequest> = {}, who = guest) =>
  test$.calls['booking.create'](
    createRequest.parse(bookingOf(place, { voucher_code, shown_total: REDUCED, ...changes })),
    contextOf(who),
  )
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'succeeded',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )
const pay = async (booking: BookingDetail) => {
  const seen = { booking_id: booking.id, version: booking.version }
  const { reference } = await test$.calls['payment.address'](seen, contextOf(guest))
  const query = test$.gateway.signed({ reference, amount: booking.total })
  return test$.calls['payment.vnpayIpn']({}, { ...contextOf(guest), person: null, query })
}

describe('a voucher', () => {
  test('lowers the price, however its code is typed', async () => {
    const code = await addVoucher()
    const { quote, total } = await create(` ${code.toLowerCase()} `)
    expect([total, quote.voucherCode, quote.voucherDiscount]).toEqual([REDUCED, code, 200_000])
  })

  test('is refused by name: unknown, out of its days, below its minimum, used up', async () => {
    expect(await codeOf(create('NOSUCH'))).toBe('wrong_coupon_code')
    const past = await addVoucher({ lastDay: '2026-11-20' })
    const later = await addVoucher({ applies: 'STAY_TIME', firstDay: '2026-12-08', lastDay: '2026-12-31' })
    const dear = await addVoucher({ minimum: TOTAL + 1 })
    const gone = await addVoucher({ quantity: 0 })
    for (const code of [past, later, dear, gone]) expect(await codeOf(create(code))).toBe('invalid_coupon')
    const { shown_total: _total, payment_method: _method, contact: _contact, ...ask } = bookingOf(place)
    const quoted = await test$.calls['booking.quote']({ ...ask, voucher_code: past }, contextOf(guest))
    expect([quoted.voucherProblem, quoted.quote.total]).toEqual(['invalid_coupon', TOTAL])
  })

  test('for a time of stay covers every night of it, to the last', async () => {
    const code = await addVoucher({ applies: 'STAY_TIME', firstDay: '2026-12-07', lastDay: '2026-12-08' })
    expect((await create(code)).total).toBe(REDUCED)
  })

  test('is used once by a guest, and by another guest again', async () => {
    const code = await addVoucher()
    await create(code)
    expect(await codeOf(create(code))).toBe('C_017')
    expect(await codeOf(create(code, {}, uuidv7()))).toBe('succeeded')
  })

  test('is used once even by two bookings at the same moment', async () => {
    const code = await addVoucher({ perGuest: 2 })
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => codeOf(create(code))))
    expect(outcomes.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'C_017',
      'C_017',
      'succeeded',
      'succeeded',
    ])
  })

  test('with a quantity is used that often, whoever comes', async () => {
    const code = await addVoucher({ quantity: 2 })
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => codeOf(create(code, {}, uuidv7()))))
    expect(outcomes.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'invalid_coupon',
      'invalid_coupon',
      'succeeded',
      'succeeded',
    ])
  })

  test('comes back when the booking is cancelled or expires, and stays used once paid', async () => {
    const code = await addVoucher({ quantity: 1 })
    const first = await create(code)
    await test$.calls['booking.cancel']({ booking_id: first.id, version: first.version }, contextOf(guest))
    await create(code)
    test$.clock.advance({ minutes: 22 })
    await test$.runJobs()
    const third = await create(code)
    expect(await pay(third)).toMatchObject({ RspCode: '00' })
    expect(await codeOf(create(code))).toBe('invalid_coupon')
  })

  test('M5: that was used elsewhere meanwhile sends back the payment that comes late', async () => {
    const code = await addVoucher()
    const booking = await create(code)
    const seen = { booking_id: booking.id, version: booking.version }
    const { reference } = await test$.calls['payment.address'](seen, contextOf(guest))
    test$.clock.advance({ minutes: 22 })
    await test$.runJobs()
    await create(code)
    const query = test$.gateway.signed({ reference, amount: REDUCED })
    await test$.calls['payment.vnpayIpn']({}, { ...contextOf(guest), person: null, query })
    expect(await test$.calls['booking.detail']({ booking_id: booking.id }, contextOf(guest))).toMatchObject({
      status: 'OVERDUE_PAYMENT',
      paid: REDUCED,
      refundAmount: REDUCED,
    })
  })

  test('that pays for everything books at once', async () => {
    const code = await addVoucher({ kind: 'VALUE', amount: TOTAL })
    const booking = await create(code, { shown_total: 0 })
    expect(booking).toMatchObject({ status: 'ORDERED', total: 0, paid: 0 })
  })
})
