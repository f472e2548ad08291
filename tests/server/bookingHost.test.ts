import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EFFECTS, type Actor, type BookingEvent } from '#contract/booking/names.ts'
import { createRequest, type BookingDetail, type CreateRequest } from '#contract/shapes/booking.ts'
import { transact } from '#server/db/transact.ts'
import { advance, lockBooking, type More } from '#server/modules/bookings/bookings.ts'
import { EFFECT_ACTS } from '#server/modules/bookings/life/effects.ts'
import { freeUnits } from '#server/modules/inventory/inventory.ts'
import { Refusal } from '#server/refusal.ts'
import {
  addPlace,
  bookingOf,
  bookingWorld,
  CHECK_IN,
  CHECK_OUT,
  contextOf,
  START,
  TOTAL,
  type Place,
  type PlaceWishes,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'

/** What hosts and staff do with bookings, driven as their calls will drive it: through the one function. */
let test$: TestWorld
const guest = uuidv7()

beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(() => test$.clock.set(START))

const book = async (wishes: PlaceWishes, changes: Partial<CreateRequest> = {}) => {
  const place = await addPlace(test$.db, wishes)
  const request = createRequest.parse(bookingOf(place, changes))
  return { place, booking: await test$.calls['booking.create'](request, contextOf(guest)) }
}
const detail = (booking: BookingDetail) =>
  test$.calls['booking.detail']({ booking_id: booking.id }, contextOf(guest))
const seen = (booking: BookingDetail) => ({ booking_id: booking.id, version: booking.version })

/** Drives an event; answers `done`, or the code of the refusal. */
const drive = (booking: BookingDetail, event: BookingEvent, actor: Actor, more: More = {}) =>
  transact(test$.db, async (tx) => {
    const locked = await lockBooking(tx, booking.id)
    if (!locked) throw new Error('there is no such booking')
    await advance(tx, locked, event, { actor, id: uuidv7(), now: test$.clock.now() }, more)
    return 'done'
  }).catch((error: unknown) => {
    if (error instanceof Refusal) return error.code
    throw error
  })
const isFree = async ({ resortId, roomIds }: Place) =>
  (await freeUnits(test$.db, { from: CHECK_IN, to: CHECK_OUT, resortId, roomIds })).get(roomIds[0] ?? '') !==
  0

const reported = async () => {
  const made = await book({}, { payment_method: 'BANK_TRANSFER' })
  const booking = await test$.calls['booking.reportTransfer'](seen(made.booking), contextOf(guest))
  return { ...made, booking }
}
const paid = async () => {
  const made = await book({ policy: 'PAY_THEN_CONFIRM' })
  const { reference } = await test$.calls['payment.address'](seen(made.booking), contextOf(guest))
  const query = test$.gateway.signed({ reference, amount: TOTAL })
  await test$.calls['payment.vnpayIpn']({}, { ...contextOf(guest), person: null, query })
  return made
}

describe('a host', () => {
  test('confirms a transfer only by ticking its receipt', async () => {
    const { booking } = await reported()
    expect(await drive(booking, 'confirm', 'CSH')).toBe('G_TICK_RECEIPT')
    expect(await drive(booking, 'confirm', 'KT', { facts: { receiptTicked: true } })).toBe('G_403')
    expect(await drive(booking, 'confirm', 'CSH', { facts: { receiptTicked: true } })).toBe('done')
    expect(await detail(booking)).toMatchObject({ status: 'ORDERED', hostDeadline: null })
    expect((await detail(booking)).qr).not.toBeNull()
  })

  test('cannot confirm after the deadline', async () => {
    const { booking } = await paid()
    test$.clock.advance({ hours: 2 })
    expect(await drive(booking, 'confirm', 'CSH')).toBe('G_DEADLINE_PASSED')
  })

  test('accepts a request, and the guest pays within a day, at the gateway or by transfer', async () => {
    const { booking, place } = await book({ policy: 'REQUEST_THEN_PAY' })
    expect(await drive(booking, 'accept', 'CSH', { facts: { nightsFree: true } })).toBe('done')
    const accepted = await detail(booking)
    expect(accepted).toMatchObject({ status: 'WATTING_KT_PAYMENT', holdUntil: '2026-11-22T05:00:00Z' })
    expect(accepted.transfer?.amount).toBe(TOTAL)
    const switched = await test$.calls['booking.switchToVnpay'](seen(accepted), contextOf(guest))
    const address = await test$.calls['payment.address'](seen(switched), contextOf(guest))
    expect(address.expiresAt).toBe('2026-11-21T05:20:00Z')
    const { reference } = address
    const query = test$.gateway.signed({ reference, amount: TOTAL })
    await test$.calls['payment.vnpayIpn']({}, { ...contextOf(guest), person: null, query })
    // Accepted before it was paid: the host is not asked a second time.
    expect((await detail(booking)).status).toBe('ORDERED')
    expect(await isFree(place)).toBe(false)
  })

  test('rejects with a reason, and everything goes back', async () => {
    const { booking, place } = await paid()
    expect(await drive(booking, 'reject', 'CSH')).toBe('C_001')
    expect(await drive(booking, 'reject', 'CSH', { facts: { reasonGiven: true } })).toBe('done')
    expect(await detail(booking)).toMatchObject({
      status: 'CSH_CANCEL',
      refundAmount: TOTAL,
      refund: { reason: 'HOST_REJECTED' },
    })
    expect(await isFree(place)).toBe(true)
  })
})

describe('staff', () => {
  test('notes that a refund is done, and only then the booking says so', async () => {
    const { booking } = await paid()
    await drive(booking, 'reject', 'CSH', { facts: { reasonGiven: true } })
    expect(await drive(booking, 'refundDone', 'STF')).toBe('G_409')
    expect(await drive(booking, 'refundDone', 'STF', { facts: { refundConfirmed: true } })).toBe('done')
    expect((await detail(booking)).status).toBe('REFUNDS')
  })
})

describe('the effects', () => {
  test('every effect of the table has its doing', () => {
    expect(Object.keys(EFFECT_ACTS).toSorted()).toEqual([...EFFECTS].toSorted())
  })
})
