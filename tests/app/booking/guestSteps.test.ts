import { describe, expect, it, test } from 'vitest'
import { cancelCost } from '#src/features/booking/cancelCost.ts'
import { nearestFree } from '#src/features/booking/edit/freeDates.ts'
import { voucherMisfit, type MyVoucher } from '#src/features/booking/form/voucherFit.ts'
import { guestSteps } from '#src/features/booking/steps.ts'
import { aBooking } from '#tests/support/aBooking.ts'

/** Check-in is on 4 January at 14:00 in Vietnam. */
const ARRIVAL = Date.parse('2030-01-04T07:00:00Z')
const hours = (count: number) => count * 3_600_000

describe('what a guest may do with a booked stay', () => {
  const steps = (ahead: number, changes: Parameters<typeof aBooking>[0] = {}) =>
    guestSteps(aBooking(changes), ARRIVAL - hours(ahead))

  it('is changing and cancelling it until a day before', () => {
    const step = steps(25)
    expect([step('requestEdit').can, step('cancel').can]).toEqual([true, true])
  })
  it('is only cancelling it on the last day, and why is said', () => {
    const step = steps(23)
    expect(step('requestEdit')).toEqual({ can: false, why: 'G_RIGHT_EXPIRED' })
    expect(step('cancel').can).toBe(true)
  })
  it('is only changing the contact once two changes are used', () => {
    const step = steps(100, { editsLeft: 0 })
    expect(step('requestEdit')).toEqual({ can: false, why: 'G_EDITS_USED' })
    expect(step('editContact').can).toBe(true)
  })
  it('is not complaining before check-in, and complaining after it', () => {
    expect(steps(1)('complain')).toEqual({ can: false, why: 'G_NOT_CHECKED_IN' })
    expect(steps(-1, { checkedInAt: '2030-01-04T07:30:00Z' })('complain').can).toBe(true)
  })
  it('is nothing that this state does not know', () => {
    expect(steps(100)('withdrawEdit')).toEqual({ can: false, why: null })
    expect(steps(100)('delete')).toEqual({ can: false, why: null })
  })
})

test('the fee on the screen counts what is going back already, and keeps editing fees', () => {
  const refund = { id: '', state: 'SENT', amount: 500_000, reason: 'EDIT_CHEAPER', way: 'GATEWAY' } as const
  const booking = aBooking({
    paid: 2_300_000,
    editingFee: 300_000,
    total: 1_500_000,
    refunds: [{ ...refund, requestedAt: '2029-12-20T03:00:00Z', sentAt: null, doneAt: null, proof: null }],
  })
  // 2,300,000 paid, 500,000 on its way back, 300,000 of fees: 1,500,000 for two nights; the first is lost, then half.
  expect(cancelCost(booking, ARRIVAL - hours(2))).toMatchObject({
    paid: 1_800_000,
    fee: 1_125_000,
    editingFee: 300_000,
    refund: 375_000,
  })
  expect(cancelCost(booking, ARRIVAL - hours(30))).toMatchObject({ fee: 0, refund: 1_500_000 })
})

test('where the wanted nights are gone, the nearest free ones are offered, and the own ones count as free', () => {
  const night = (day: number, left: number) => ({
    date: `2030-01-${String(day).padStart(2, '0')}`,
    left,
    price: 0,
    priceAfterDiscount: 0,
  })
  const nights = [1, 1, 0, 0, 0, 0, 1, 1, 1].map((left, index) => night(index + 1, left))
  const own = { checkIn: '2030-01-04', checkOut: '2030-01-06', count: 1 }
  const wanted = { checkIn: '2030-01-05', checkOut: '2030-01-07', count: 1 }
  expect(nearestFree(nights, wanted, { own, most: 3 })).toEqual([
    { checkIn: '2030-01-04', checkOut: '2030-01-06' },
    { checkIn: '2030-01-07', checkOut: '2030-01-09' },
    { checkIn: '2030-01-08', checkOut: '2030-01-10' },
  ])
})

describe('a voucher of mine', () => {
  const voucher: MyVoucher = {
    id: '01941f29-7c00-7000-8000-00000000000b',
    code: 'TET2030',
    kind: 'VALUE',
    amount: 200_000,
    cap: null,
    minimum: 1_000_000,
    applies: 'STAY_TIME',
    from: '2030-01-01',
    to: '2030-01-31',
    perGuest: 1,
    state: 'USABLE',
    left: 1,
  }
  const stay = {
    checkIn: '2030-01-30',
    checkOut: '2030-02-01',
    amount: 2_000_000,
    now: Temporal.Instant.from('2029-12-20T03:00:00Z'),
  }
  it.each([
    [{}, {}, null],
    [{ state: 'USED' as const }, {}, 'USED'],
    [{}, { checkOut: '2030-02-02' }, 'OTHER_DAYS'],
    [{}, { amount: 999_999 }, 'TOO_LITTLE'],
    [{}, { amount: null }, null],
    [{ applies: 'BOOKING_TIME' as const }, {}, 'NOT_YET'],
    [{ applies: 'BOOKING_TIME' as const }, { now: Temporal.Instant.from('2030-01-31T16:59:00Z') }, null],
    [{ applies: 'BOOKING_TIME' as const }, { now: Temporal.Instant.from('2030-01-31T17:00:00Z') }, 'OVER'],
  ])('%o for %o: %s', (terms, asked, misfit) => {
    expect(voucherMisfit({ ...voucher, ...terms }, { ...stay, ...asked })).toBe(misfit)
  })
})
