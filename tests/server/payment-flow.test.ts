import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRequest, type BookingDetail } from '#contract/shapes/booking.ts'
import type { Status } from '#contract/statuses.ts'
import { bookings, staffCases } from '#server/modules/bookings/tables.ts'
import { roomNights } from '#server/modules/inventory/tables.ts'
import { Refusal } from '#server/refusal.ts'
import {
  addPlace,
  bookingOf,
  bookingWorld,
  contextOf,
  START,
  TOTAL,
  type Place,
  type PlaceWishes,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'
import type { GatewayCallWish } from '#tests/support/standInGateway.ts'

let test$: TestWorld
const guest = uuidv7()

beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(() => {
  test$.clock.set(START)
  test$.gateway.always.answer = null
})

const book = async (wishes: PlaceWishes = {}, at?: Place) => {
  const place = at ?? (await addPlace(test$.db, wishes))
  const booking = await test$.calls['booking.create'](createRequest.parse(bookingOf(place)), contextOf(guest))
  return { place, booking }
}
const seen = (booking: BookingDetail) => ({ booking_id: booking.id, version: booking.version })
const addressOf = (booking: BookingDetail) => test$.calls['payment.address'](seen(booking), contextOf(guest))
const ipnOf = (query: string) =>
  test$.calls['payment.vnpayIpn']({}, { ...contextOf(guest), person: null, query })
const ipn = async (wish: Omit<GatewayCallWish, 'amount'> & { amount?: number }) =>
  (await ipnOf(test$.gateway.signed({ amount: TOTAL, ...wish }))).RspCode
const detail = (booking: BookingDetail) =>
  test$.calls['booking.detail']({ booking_id: booking.id }, contextOf(guest))
const stateOf = async (booking: BookingDetail) =>
  (await test$.calls['payment.state']({ booking_id: booking.id }, contextOf(guest))).state
const taken = async ({ resortId }: Place) =>
  (await test$.db.select().from(roomNights).where(eq(roomNights.resortId, resortId))).reduce(
    (sum, night) => sum + night.taken,
    0,
  )
const casesOf = async (booking: BookingDetail) =>
  (await test$.db.select().from(staffCases).where(eq(staffCases.bookingId, booking.id))).map(
    ({ kind }) => kind,
  )
const expire = async () => {
  test$.clock.advance({ minutes: 22 })
  await test$.runJobs()
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'succeeded',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )

describe('paying at the gateway', () => {
  test('books: the code for the gate is there, host and guest are told', async () => {
    const { booking, place } = await book()
    const { address, reference, expiresAt } = await addressOf(booking)
    expect(new URL(address).searchParams.get('vnp_Amount')).toBe(String(TOTAL * 100))
    expect(expiresAt).toBe('2026-11-21T05:20:00Z')
    expect(await stateOf(booking)).toBe('VERIFYING')
    expect(await ipn({ reference })).toBe('00')
    const booked = await detail(booking)
    expect(booked).toMatchObject({
      status: 'ORDERED',
      paid: TOTAL,
      holdUntil: null,
      verifyingPayment: false,
      qr: { shortCode: booking.code, version: booked.version },
    })
    expect(booked.qr?.text).toHaveLength(173)
    expect(await stateOf(booking)).toBe('SUCCEEDED')
    expect(await test$.calls['notification.totalUnread']({}, contextOf(place.hostId))).toBe(1)
    await expire()
    expect((await detail(booking)).status).toBe('ORDERED')
    expect(await taken(place)).toBe(2)
  })

  test('asks the host where the host confirms after payment, until a clock time of theirs', async () => {
    const { booking, place } = await book({ policy: 'PAY_THEN_CONFIRM' })
    await ipn({ reference: (await addressOf(booking)).reference })
    const waiting = await detail(booking)
    expect(waiting).toMatchObject({
      status: 'CSH_CONFIRM',
      hostDeadline: '2026-11-21T07:00:00Z',
      paid: TOTAL,
    })
    const withdrawn = await test$.calls['booking.cancel'](seen(waiting), contextOf(guest))
    expect(withdrawn).toMatchObject({
      status: 'KT_CANCEL',
      refundAmount: TOTAL,
      refund: { state: 'APPROVED', way: 'GATEWAY', amount: TOTAL, reason: 'GUEST_WITHDREW' },
    })
    expect(await taken(place)).toBe(0)
  })

  test('a failed payment keeps the nights, and the next attempt has a reference of its own', async () => {
    const { booking, place } = await book()
    const first = await addressOf(booking)
    expect(await ipn({ reference: first.reference, responseCode: '51' })).toBe('00')
    const failed = await detail(booking)
    expect([failed.status, await stateOf(booking), await taken(place)]).toEqual([
      'PAYMENT_FAILED',
      'FAILED',
      2,
    ])
    const second = await addressOf(failed)
    expect(second.reference).not.toBe(first.reference)
    expect(second.booking.status).toBe('PENDING')
    expect(await ipn({ reference: second.reference })).toBe('00')
    expect((await detail(booking)).status).toBe('ORDERED')
  })

  test('a second tap goes on with the same attempt, also one that retries with an older screen', async () => {
    const { booking } = await book()
    const [one, two] = await Promise.all([addressOf(booking), addressOf(booking)])
    expect(one.reference).toBe(two.reference)
    await ipn({ reference: one.reference, responseCode: '24' })
    const failed = await detail(booking)
    const [three, four] = await Promise.all([addressOf(failed), addressOf(failed)])
    expect(three.reference).toBe(four.reference)
  })

  test('is refused when the time is over', async () => {
    const { booking } = await book()
    test$.clock.advance({ minutes: 20 })
    expect(await codeOf(addressOf(booking))).toBe('payment_expired')
    await expire()
    expect(await codeOf(addressOf(await detail(booking)))).toBe('payment_expired')
  })

  test('after choosing a transfer, a payment that still arrives in time books', async () => {
    const { booking } = await book()
    const { reference } = await addressOf(booking)
    const transfer = await test$.calls['booking.chooseTransfer'](seen(booking), contextOf(guest))
    expect(await codeOf(addressOf(transfer))).toBe('G_409')
    expect(await ipn({ reference })).toBe('00')
    expect(await detail(booking)).toMatchObject({ status: 'ORDERED', paymentMethod: 'VNPAY', paid: TOTAL })
  })
})

describe('the gateway’s call', () => {
  test('is answered in the order signature, order, amount, already confirmed', async () => {
    const { booking } = await book()
    const { reference } = await addressOf(booking)
    const signed = test$.gateway.signed({ reference, amount: TOTAL })
    expect((await ipnOf(signed.replace(`vnp_Amount=${TOTAL * 100}`, 'vnp_Amount=100'))).RspCode).toBe('97')
    expect((await ipnOf('')).RspCode).toBe('97')
    expect(await ipn({ reference: 'GHENOSUCH1', amount: 1 })).toBe('01')
    expect(await ipn({ reference, amount: TOTAL - 1 })).toBe('04')
    expect((await detail(booking)).version).toBe(1)
    expect((await ipnOf(signed)).RspCode).toBe('00')
    expect(await ipn({ reference, amount: TOTAL - 1 })).toBe('04')
    expect((await ipnOf(signed)).RspCode).toBe('02')
  })

  test('repeated, also ten at once, changes nothing', async () => {
    const { booking, place } = await book()
    const { reference } = await addressOf(booking)
    const answers = await Promise.all(Array.from({ length: 10 }, () => ipn({ reference })))
    expect(answers.toSorted()).toEqual(['00', ...Array<string>(9).fill('02')])
    const booked = await detail(booking)
    expect(booked).toMatchObject({ paid: TOTAL, version: 2 })
    expect(await test$.calls['notification.totalUnread']({}, contextOf(place.hostId))).toBe(1)
  })

  test('out of order: a failure after the success of the same attempt is not believed', async () => {
    const { booking } = await book()
    const { reference } = await addressOf(booking)
    expect(await ipn({ reference })).toBe('00')
    expect(await ipn({ reference, responseCode: '24' })).toBe('02')
    expect((await detail(booking)).status).toBe('ORDERED')
  })

  test('out of order: money after a failure of the same attempt is never lost', async () => {
    const { booking } = await book()
    const { reference } = await addressOf(booking)
    expect(await ipn({ reference, responseCode: '11' })).toBe('00')
    expect(await ipn({ reference })).toBe('00')
    expect(await detail(booking)).toMatchObject({ status: 'ORDERED', paid: TOTAL })
  })

  test('with only one of its two codes right books nothing', async () => {
    const { booking } = await book()
    const { reference } = await addressOf(booking)
    expect(await ipn({ reference, responseCode: '00', transactionStatus: '02' })).toBe('00')
    expect(await detail(booking)).toMatchObject({ status: 'PAYMENT_FAILED', paid: 0 })
  })

  test('that doubts the payment books nothing and keeps the nights for people to look at it', async () => {
    const { booking, place } = await book()
    const { reference } = await addressOf(booking)
    expect(await ipn({ reference, responseCode: '07' })).toBe('00')
    expect(await detail(booking)).toMatchObject({ status: 'PENDING', paid: 0, verifyingPayment: true })
    expect(await casesOf(booking)).toEqual(['suspiciousPayment'])
    test$.gateway.answers.set(reference, answerOf(reference, 'suspicious'))
    await expire()
    expect([await taken(place), await stateOf(booking)]).toEqual([2, 'VERIFYING'])
    expect(await ipn({ reference })).toBe('00')
    expect((await detail(booking)).status).toBe('ORDERED')
  })

  test('a second payment for what is paid goes back', async () => {
    const { booking } = await book()
    const first = await addressOf(booking)
    await ipn({ reference: first.reference, responseCode: '51' })
    const second = await addressOf(await detail(booking))
    await ipn({ reference: second.reference })
    expect(await ipn({ reference: first.reference })).toBe('00')
    expect(await detail(booking)).toMatchObject({
      status: 'ORDERED',
      paid: 2 * TOTAL,
      refundAmount: TOTAL,
      refund: { reason: 'PAID_TWICE' },
    })
    expect(await casesOf(booking)).toEqual(['unexpectedPayment'])
  })
})

const answerOf = (reference: string, outcome: 'paid' | 'failed' | 'suspicious' | 'pending') => ({
  kind: 'payment' as const,
  reference,
  amount: TOTAL,
  outcome,
  transactionStatus: { paid: '00', failed: '02', suspicious: '07', pending: '01' }[outcome],
  transactionNumber: '14422574',
  payDate: test$.clock.now(),
})

describe('the end of a hold', () => {
  test('asks the gateway first, and books what was paid', async () => {
    const { booking } = await book()
    const { reference } = await addressOf(booking)
    test$.gateway.answers.set(reference, answerOf(reference, 'paid'))
    await expire()
    expect(await detail(booking)).toMatchObject({ status: 'ORDERED', paid: TOTAL })
    expect(await ipn({ reference })).toBe('02')
  })

  test('gives no nights away while the gateway cannot be reached, for an hour at most', async () => {
    const { booking, place } = await book()
    await addressOf(booking)
    test$.gateway.always.answer = { kind: 'unreachable', reason: 'test' }
    await expire()
    expect([(await detail(booking)).status, await taken(place)]).toEqual(['PENDING', 2])
    test$.clock.advance({ minutes: 40 })
    await test$.runJobs()
    expect(await taken(place)).toBe(2)
    test$.clock.advance({ minutes: 20 })
    await test$.runJobs()
    expect([(await detail(booking)).status, await taken(place)]).toEqual(['OVERDUE_PAYMENT', 0])
    expect(await casesOf(booking)).toEqual(['gatewaySilent'])
  })

  test('ends a booking whose payer never came to the gateway', async () => {
    const { booking, place } = await book()
    await addressOf(booking)
    await expire()
    expect([await stateOf(booking), await taken(place)]).toEqual(['EXPIRED', 0])
    expect(test$.gateway.asked).not.toEqual([])
  })
})

describe('a payment that comes too late', () => {
  const late = async (wishes: PlaceWishes = {}) => {
    const { booking, place } = await book(wishes)
    const { reference } = await addressOf(booking)
    await expire()
    return { booking, place, reference }
  }

  test.each<[string, PlaceWishes, Status]>([
    ['books while the nights are free', {}, 'ORDERED'],
    ['asks the host while the nights are free', { policy: 'PAY_THEN_CONFIRM' }, 'CSH_CONFIRM'],
  ])('%s', async (_, wishes, status) => {
    const { booking, place, reference } = await late(wishes)
    expect(await ipn({ reference })).toBe('00')
    expect(await detail(booking)).toMatchObject({ status, paid: TOTAL, refundAmount: 0 })
    expect([await taken(place), await stateOf(booking)]).toEqual([2, 'SUCCEEDED'])
  })

  test('goes back when somebody else has the nights', async () => {
    const { booking, place, reference } = await late()
    await book({}, place)
    expect(await ipn({ reference })).toBe('00')
    expect(await ipn({ reference })).toBe('02')
    expect(await detail(booking)).toMatchObject({
      status: 'OVERDUE_PAYMENT',
      paid: TOTAL,
      refundAmount: TOTAL,
      refund: { state: 'APPROVED', reason: 'LATE_PAYMENT' },
    })
    expect([await taken(place), await stateOf(booking)]).toEqual([2, 'CHARGED_NOT_BOOKED'])
  })

  test('goes back when the guest has cancelled meanwhile', async () => {
    const { booking, place } = await book()
    const { reference } = await addressOf(booking)
    await test$.calls['booking.cancel'](seen(booking), contextOf(guest))
    expect(await ipn({ reference })).toBe('00')
    expect(await detail(booking)).toMatchObject({ status: 'KT_CANCEL', refundAmount: TOTAL })
    expect(await taken(place)).toBe(0)
  })
})

describe('coming back from the gateway', () => {
  const back = (query: string, who = guest) => test$.calls['payment.return']({ query }, contextOf(who))

  test('only shows: the address decides nothing, the gateway is asked', async () => {
    const { booking } = await book()
    const { reference } = await addressOf(booking)
    const query = test$.gateway.signed({ reference, amount: TOTAL })
    expect(await back(query)).toMatchObject({
      state: 'VERIFYING',
      reference,
      amount: TOTAL,
      responseCode: '00',
    })
    expect((await detail(booking)).status).toBe('PENDING')
    test$.gateway.answers.set(reference, answerOf(reference, 'paid'))
    expect(await back(query)).toMatchObject({ state: 'SUCCEEDED', booking: { status: 'ORDERED' } })
  })

  test('refuses a forged address, and one of somebody else like one that never was', async () => {
    const { booking } = await book()
    const { reference } = await addressOf(booking)
    const query = test$.gateway.signed({ reference, amount: TOTAL })
    expect(await codeOf(back(query.replace('ResponseCode=00', 'ResponseCode=24')))).toBe('G_INPUT')
    expect(await codeOf(back(query, uuidv7()))).toBe('G_404')
    expect(await codeOf(back(test$.gateway.signed({ reference: 'GHENOSUCH2', amount: 1 })))).toBe('G_404')
  })
})

describe('what the clock does to a booking', () => {
  test('an unpaid request ends when the host is silent, after two reminders', async () => {
    const { booking, place } = await book({ policy: 'REQUEST_THEN_PAY' })
    const unread = () => test$.calls['notification.totalUnread']({}, contextOf(place.hostId))
    for (const [minutes, told] of [
      [60, 2],
      [48, 3],
      [11, 3],
    ] as const) {
      test$.clock.advance({ minutes })
      await test$.runJobs()
      expect(await unread()).toBe(told)
    }
    expect(await taken(place)).toBe(2)
    test$.clock.advance({ minutes: 1 })
    await test$.runJobs()
    expect([(await detail(booking)).status, await taken(place)]).toEqual(['CSH_CANCEL', 0])
  })

  test('with money in it staff looks for a day, then everything goes back', async () => {
    const { booking, place } = await book({ policy: 'PAY_THEN_CONFIRM' })
    await ipn({ reference: (await addressOf(booking)).reference })
    test$.clock.advance({ hours: 2 })
    await test$.runJobs()
    await test$.runJobs()
    expect([(await detail(booking)).status, await casesOf(booking)]).toEqual([
      'CSH_CONFIRM',
      ['hostDidNotAnswer'],
    ])
    test$.clock.advance({ hours: 24 })
    await test$.runJobs()
    expect(await detail(booking)).toMatchObject({
      status: 'CSH_CANCEL',
      refundAmount: TOTAL,
      refund: { reason: 'HOST_DID_NOT_ANSWER' },
    })
    expect(await taken(place)).toBe(0)
  })

  test('a stay is complete two hours after check-out', async () => {
    const { booking } = await book()
    await ipn({ reference: (await addressOf(booking)).reference })
    test$.clock.set('2026-12-09T06:59:59Z')
    await test$.runJobs()
    expect((await detail(booking)).status).toBe('ORDERED')
    test$.clock.set('2026-12-09T07:00:00Z')
    await test$.runJobs()
    const complete = await detail(booking)
    expect([complete.status, complete.qr]).toEqual(['SUCCESS', null])
    expect(complete.history.at(-1)).toMatchObject({ event: 'complete', actor: 'SYS', params: { noShow: 1 } })
  })

  test('a host who let three guests down in a month takes no bookings for a month', async () => {
    const place = await addPlace(test$.db, { policy: 'REQUEST_THEN_PAY', units: [9] })
    for (let number = 0; number < 3; number++) await book({}, place)
    test$.clock.advance({ hours: 3 })
    await test$.runJobs()
    expect(await codeOf(book({}, place))).toBe('G_HOST_LOCKED')
    test$.clock.set('2026-12-21T09:00:00Z')
    const later = { check_in: '2027-01-11', check_out: '2027-01-13' }
    const created = test$.calls['booking.create'](
      createRequest.parse(bookingOf(place, later)),
      contextOf(guest),
    )
    expect((await created).status).toBe('CSH_CONFIRM')
  })
})

test('money in is what is held and what goes back, for every booking of this file', async () => {
  for (const { id } of await test$.db.select({ id: bookings.id }).from(bookings)) {
    const { status, paid, total, refundAmount } = await test$.calls['booking.detail'](
      { booking_id: id },
      contextOf(guest),
    )
    const kept = (['ORDERED', 'SUCCESS'] as readonly Status[]).includes(status)
    const waits = status === 'CSH_CONFIRM' && paid > 0
    expect({ status, held: paid - refundAmount }).toEqual({ status, held: kept || waits ? total : 0 })
  }
})
