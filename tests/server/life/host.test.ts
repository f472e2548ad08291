import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkBooks } from '#server/modules/books/books.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { bookingWorld, contextOf, START, TOTAL, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, codeOf, type Stay } from '#tests/support/stays.ts'

let test$: TestWorld
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(async () => {
  expect((await checkBooks(test$.db)).differences).toEqual([])
  await test$.close()
})
beforeEach(() => test$.clock.set(START))

const transfer = { payment_method: 'BANK_TRANSFER' } as const
const reported = async () => {
  const stay = await book(test$, { pay: false }, transfer)
  await test$.calls['booking.reportTransfer'](await stay.seen(), stay.asGuest())
  return stay
}
const confirm = async (stay: Stay, received_amount?: number) =>
  test$.calls['host.confirm'](
    { ...(await stay.seen()), ...(received_amount === undefined ? {} : { received_amount }) },
    stay.asHost(),
  )

describe('a host who is asked', () => {
  test('sees it under what is to be answered, with the deadline, and confirms', async () => {
    const stay = await book(test$, { policy: 'PAY_THEN_CONFIRM' })
    const today = await test$.calls['host.today']({}, stay.asHost())
    expect(today.toAnswer).toMatchObject([{ id: stay.id, answerBy: '2026-11-21T07:00:00Z' }])
    expect(await confirm(stay)).toMatchObject({ status: 'ORDERED', qr: null, payout: null })
    const { bookings, counts } = await test$.calls['host.bookings'](
      { tab: 'booked', page_size: 10 },
      stay.asHost(),
    )
    expect([bookings.map(({ id }) => id), counts.booked]).toEqual([[stay.id], 1])
  })

  test('confirms a transfer by its exact amount', async () => {
    const stay = await reported()
    expect(await codeOf(confirm(stay))).toBe('G_TICK_RECEIPT')
    expect(await confirm(stay, TOTAL)).toMatchObject({ status: 'ORDERED', paid: TOTAL })
  })

  test('says that another amount came: staff decides, what is over goes back', async () => {
    const stay = await reported()
    expect(await confirm(stay, TOTAL + 50_000)).toMatchObject({
      status: 'CSH_CONFIRM',
      transferUnderReview: true,
      paid: TOTAL + 50_000,
    })
    expect(await codeOf(confirm(stay, TOTAL - 1))).toBe('G_409')
    const { items } = await test$.calls['desk.queue']({ queue: 'transfers', page_size: 50 }, stay.asStaff())
    expect(items.find(({ booking }) => booking?.id === stay.id)).toMatchObject({ kind: 'wrongAmount' })
    const settled = await test$.calls['desk.settleTransfer'](
      {
        ...(await stay.seen()),
        transfer_number: uuidv7(),
        transfer_amount: TOTAL + 50_000,
        decision: 'CONFIRM',
        reason: 'Khách chuyển dư',
      },
      stay.asStaff(),
    )
    expect(settled.booking).toMatchObject({
      status: 'ORDERED',
      refundAmount: 50_000,
      refund: { way: 'BANK', state: 'REQUESTED', reason: 'OVERPAID' },
    })
    expect(settled.cases).toEqual([])
  })

  test('who says that no money came does not end the booking: staff looks first, and may find it', async () => {
    const stay = await reported()
    const rejected = await test$.calls['host.reject'](
      { ...(await stay.seen()), reason: 'Chưa thấy tiền', received_amount: 0 },
      stay.asHost(),
    )
    expect(rejected).toMatchObject({ status: 'CSH_CONFIRM', transferUnderReview: true })
    await stay.at('2026-11-22T10:00')
    expect(await stay.status()).toBe('CSH_CONFIRM')
    const settle = (transfer_amount: number) =>
      stay.seen().then((seen) =>
        test$.calls['desk.settleTransfer'](
          {
            ...seen,
            transfer_number: uuidv7(),
            transfer_amount,
            decision: 'CONFIRM',
            reason: 'Sao kê của ngân hàng',
          },
          stay.asStaff(),
        ),
      )
    expect(await codeOf(settle(TOTAL - 1))).toBe('G_AMOUNT_SHORT')
    expect((await settle(TOTAL)).booking.status).toBe('ORDERED')
  })

  test('rejects with a reason, and everything goes back', async () => {
    const stay = await book(test$, { policy: 'PAY_THEN_CONFIRM' })
    expect(
      await test$.calls['host.reject']({ ...(await stay.seen()), reason: 'Nhà đang sửa' }, stay.asHost()),
    ).toMatchObject({ status: 'CSH_CANCEL', refundAmount: TOTAL })
  })
})

describe('a host who asks', () => {
  test('for a change: nothing changes before the guest agrees, and it has no fee', async () => {
    const stay = await book(test$)
    expect(await stay.hostAsksToEdit({ check_out: '2026-12-08' })).toMatchObject({
      status: 'DRAFTS',
      checkOut: '2026-12-09',
      edit: { by: 'CSH', editingFee: 0, toPay: -1_000_000, reason: 'Bão sắp về' },
    })
    expect(await stay.guestAnswers('ACCEPT')).toMatchObject({
      status: 'EDIT_SUCCESS',
      checkOut: '2026-12-08',
      refundAmount: 1_000_000,
    })
  })

  test('for a longer stay that the guest then pays', async () => {
    const stay = await book(test$)
    await stay.hostAsksToEdit({ check_out: '2026-12-10' })
    expect(await stay.guestAnswers('ACCEPT')).toMatchObject({ status: 'PENDING_PAYMENT_EDIT' })
    await stay.pay()
    expect(await stay.now()).toMatchObject({ status: 'EDIT_SUCCESS', checkOut: '2026-12-10' })
  })

  test('and gets no answer, is refused or takes it back: the booking stands', async () => {
    const silent = await book(test$)
    await silent.hostAsksToEdit({ check_out: '2026-12-08' })
    const refused = await book(test$)
    await refused.hostAsksToEdit({ check_out: '2026-12-08' })
    expect(await refused.guestAnswers('REFUSE')).toMatchObject({ status: 'REJECT_EDIT' })
    const back = await book(test$)
    await back.hostAsksToEdit({ check_out: '2026-12-08' })
    expect(await test$.calls['host.withdrawRequest'](await back.seen(), back.asHost())).toMatchObject({
      status: 'ORDERED',
    })
    await silent.at('2026-11-22T12:00')
    expect(await silent.now()).toMatchObject({ status: 'EDIT_FAILED', checkOut: '2026-12-09', total: TOTAL })
  })

  test('to cancel: accepted everything goes back and it counts; the counts shown must be those of now', async () => {
    const stay = await book(test$)
    const stale = test$.calls['host.requestCancellation'](
      { ...(await stay.seen()), reason: 'Mái dột', shown_month: 2, shown_year: 2 },
      stay.asHost(),
    )
    expect(await codeOf(stale)).toBe('C_020')
    expect(await stay.hostAsksToCancel()).toMatchObject({
      status: 'CSH_REQUEST_CANCEL',
      cancellationRequest: { reason: 'Mái nhà dột', answerBy: '2026-11-23T05:00:00Z', repeated: false },
    })
    expect((await stay.now()).qr).not.toBeNull()
    expect(await stay.guestAnswers('ACCEPT')).toMatchObject({
      status: 'KT_ACCEPT_CANCEL',
      refundAmount: TOTAL,
    })
    expect(await test$.calls['host.cancellationTerms']({}, stay.asHost())).toMatchObject({
      month: 1,
      year: 1,
      consequence: 'WARNED',
    })
  })

  test('to cancel and is refused may ask once more; then staff decides', async () => {
    const stay = await book(test$)
    for (const repeated of [false, true]) {
      expect(await stay.hostAsksToCancel()).toMatchObject({ cancellationRequest: { repeated } })
      expect(await stay.guestAnswers('REFUSE')).toMatchObject({ status: 'KT_REFUSE_CANCEL' })
    }
    expect(await codeOf(stay.hostAsksToCancel())).toBe('G_ASKED_TWICE')
    const { items } = await test$.calls['desk.queue']({ queue: 'others', page_size: 50 }, stay.asStaff())
    expect(items.filter(({ booking }) => booking?.id === stay.id).map(({ kind }) => kind)).toContain(
      'cancellationRefusedTwice',
    )
  })

  test('to cancel in silence: after two days the stay stands, and staff hears of it', async () => {
    const stay = await book(test$)
    await stay.hostAsksToCancel()
    await stay.at('2026-11-23T11:59')
    expect(await stay.status()).toBe('CSH_REQUEST_CANCEL')
    await stay.at('2026-11-23T12:00')
    expect(await stay.status()).toBe('KT_REFUSE_CANCEL')
  })

  test('to cancel while a change is open: the change ends first and gives its nights back', async () => {
    const stay = await book(test$)
    await stay.edit({ check_out: '2026-12-10' })
    await stay.hostAsksToCancel()
    expect(await stay.now()).toMatchObject({ edit: null, edits: [{ state: 'CLOSED' }] })
    const other = await book(
      test$,
      { at: stay.place },
      { check_in: '2026-12-09', check_out: '2026-12-10', shown_total: 1_000_000 },
    )
    expect(await other.status()).toBe('ORDERED')
  })
})

describe('the gate', () => {
  test('takes a scan, the same scan again and another phone’s, and never twice for one guest', async () => {
    const stay = await book(test$)
    const text = (await stay.now()).qr?.text ?? ''
    expect(await codeOf(stay.checkIn(text))).toBe('G_CODE_INVALID')
    await stay.at('2026-12-07T15:10')
    const scan = { code: text, nonce: uuidv7(), scanned_at: test$.clock.now().toString() }
    const first = await test$.calls['host.checkIn'](scan, stay.asHost())
    expect(first).toMatchObject({ first: true, guestName: 'Trần Văn Khách', scans: [{ byMe: true }] })
    test$.clock.advance({ hours: 1 })
    expect(await test$.calls['host.checkIn'](scan, stay.asHost())).toMatchObject({
      first: false,
      checkedInAt: first.checkedInAt,
      scans: [{ at: first.checkedInAt }],
    })
    expect((await stay.checkIn(text)).scans).toHaveLength(2)
    expect(await stay.now()).toMatchObject({ status: 'ORDERED', checkedInAt: first.checkedInAt })
  })

  test('tells the host of two phones that scanned one guest without a network, whichever is heard first', async () => {
    const stay = await book(test$)
    const text = (await stay.now()).qr?.text ?? ''
    await stay.at('2026-12-07T15:30')
    const scanned = (minute: number) => ({
      code: text,
      nonce: uuidv7(),
      scanned_at: `2026-12-07T08:${minute}:00Z`,
    })
    const told = async () =>
      (await test$.db.select().from(notices).where(eq(notices.ref, stay.id))).filter(
        ({ kind }) => kind === 'host.scannedAgain',
      )
    const later = scanned(12)
    expect(await test$.calls['host.checkIn'](later, stay.asHost())).toMatchObject({ first: true })
    expect(await told()).toEqual([])
    const earlier = scanned(10)
    for (const _again of [1, 2])
      expect(await test$.calls['host.checkIn'](earlier, stay.asHost())).toMatchObject({
        first: false,
        scans: [{ at: '2026-12-07T08:10:00Z' }, { at: '2026-12-07T08:12:00Z' }],
      })
    expect(await told()).toMatchObject([
      { params: { first: '2026-12-07T08:10:00Z', again: '2026-12-07T08:12:00Z' } },
    ])
    await test$.calls['host.checkIn']({ ...scanned(29), scanned_at: '2026-12-07T08:30:00Z' }, stay.asHost())
    // W16: also when nothing was waited for.
    expect(await told()).toHaveLength(2)
  })

  test('ends an open change and an open request to cancel', async () => {
    const [edited, asked] = [await book(test$), await book(test$)]
    await edited.at('2026-12-06T10:00')
    await edited.edit({ check_out: '2026-12-08' })
    await asked.hostAsksToCancel()
    test$.clock.set('2026-12-07T00:30+07:00')
    await edited.checkIn()
    await asked.checkIn()
    expect(await edited.now()).toMatchObject({ status: 'EDIT_FAILED', checkOut: '2026-12-09' })
    expect(await asked.status()).toBe('ORDERED')
  })

  test('knows no code of somebody else’s house, and none that was made up', async () => {
    const [mine, other] = [await book(test$), await book(test$)]
    await mine.at('2026-12-07T15:00')
    expect(await codeOf(mine.checkIn((await other.now()).code))).toBe('G_CODE_INVALID')
    expect(await codeOf(mine.checkIn((await other.now()).qr?.text))).toBe('G_CODE_INVALID')
    expect(await codeOf(mine.checkIn('GHE-000000'))).toBe('G_CODE_INVALID')
  })
})

describe('the end of a stay', () => {
  test('nobody came: once it is over, without a refund', async () => {
    const stay = await book(test$)
    await stay.at('2026-12-08T10:00')
    const gone = async () => test$.calls['host.noShow'](await stay.seen(), stay.asHost())
    expect(await codeOf(gone())).toBe('G_STAY_NOT_OVER')
    await stay.at('2026-12-09T12:30')
    expect(await gone()).toMatchObject({
      status: 'SUCCESS',
      noShow: true,
      refundAmount: 0,
      payout: { amount: TOTAL, state: 'WAITING' },
    })
  })

  test('a guest leaves early: only one who came, and the guest may still complain', async () => {
    const stay = await book(test$)
    await stay.at('2026-12-07T15:00')
    const leave = async () =>
      test$.calls['host.departEarly']({ ...(await stay.seen()), reason: 'Khách về sớm' }, stay.asHost())
    expect(await codeOf(leave())).toBe('G_NOT_CHECKED_IN')
    await stay.checkIn()
    expect(await leave()).toMatchObject({ status: 'SUCCESS', noShow: false })
  })

  test('is paid out once nobody can complain any more', async () => {
    const stay = await book(test$)
    await stay.at('2026-12-09T14:00')
    expect(await stay.status()).toBe('SUCCESS')
    const { payouts } = await test$.calls['host.payouts']({ page_size: 10 }, stay.asHost())
    const pay = () =>
      test$.calls['desk.payout'](
        { payout_id: payouts[0]?.id ?? '', act: 'PAID', proof: 'FT26350', reason: 'Đến hạn' },
        stay.asStaff(),
      )
    expect(await codeOf(pay())).toBe('G_409')
    await stay.at('2026-12-16T14:00')
    expect(await pay()).toMatchObject({ state: 'PAID', amount: TOTAL })
    expect(await test$.calls['host.earnings']({ month: '2026-12' }, stay.asHost())).toMatchObject({
      stays: 1,
      nights: 2,
      earned: TOTAL,
      paidOut: TOTAL,
    })
  })
})

describe('the calendar', () => {
  test('closes, opens and prices nights; who has booked keeps what they have', async () => {
    const stay = await book(test$)
    const [room_id = ''] = stay.place.roomIds
    const set = (changes: { closed?: boolean; price?: number | null; weekdays?: number[] }) =>
      test$.calls['host.setCalendar'](
        {
          resort_id: stay.place.resortId,
          room_ids: [room_id],
          ranges: [{ from_day: '2026-12-07', to_day: '2026-12-14' }],
          weekdays: [],
          ...changes,
        },
        stay.asHost(),
      )
    expect(await set({ closed: true })).toEqual({ nights: 7 })
    expect(await set({ price: 1_500_000, weekdays: [6, 7] })).toEqual({ nights: 2 })
    const calendar = await test$.calls['host.calendar'](
      { resort_id: stay.place.resortId, room_id, from_day: '2026-12-07', to_day: '2026-12-14' },
      stay.asHost(),
    )
    expect(calendar.nights.map(({ taken, closed, ownPrice }) => [taken, closed, ownPrice])).toEqual([
      [1, true, null],
      [1, true, null],
      [0, true, null],
      [0, true, null],
      [0, true, null],
      [0, true, 1_500_000],
      [0, true, 1_500_000],
    ])
    expect(calendar.stays).toMatchObject([{ bookingId: stay.id }])
    const late = { check_in: '2026-12-10', check_out: '2026-12-11', shown_total: 1_000_000 }
    expect(await codeOf(book(test$, { at: stay.place }, late))).toBe('unavailable_room')
    await set({ closed: false })
    expect(await (await book(test$, { at: stay.place }, late)).status()).toBe('ORDERED')
  })

  test('shows all rooms of all places side by side, or those of one, each as its own calendar does', async () => {
    const stay = await book(test$)
    const { resortId: resort_id } = stay.place
    const range = { from_day: '2026-12-05', to_day: '2026-12-10' }
    const [room_id = ''] = stay.place.roomIds
    const alone = await test$.calls['host.calendar']({ resort_id, room_id, ...range }, stay.asHost())
    expect(alone.stays).toMatchObject([{ bookingId: stay.id, status: await stay.status(), units: 1 }])
    const { rooms } = await test$.calls['host.rooms'](range, stay.asHost())
    expect(rooms.find(({ roomId }) => roomId === room_id)).toEqual(alone)
    const here = await test$.calls['host.rooms']({ resort_id, ...range }, stay.asHost())
    expect(here.rooms.map(({ roomId }) => roomId)).toEqual(stay.place.roomIds)
    expect(rooms).toEqual(expect.arrayContaining(here.rooms))
    for (const to_day of [range.from_day, '2027-02-05'])
      expect(await codeOf(test$.calls['host.rooms']({ ...range, to_day }, stay.asHost()))).toBe('G_INPUT')
  })

  test('is nobody else’s', async () => {
    const stay = await book(test$)
    const stranger = contextOf(uuidv7(), { role: 'CSH' })
    const ask = { resort_id: stay.place.resortId, room_id: stay.place.roomIds[0] ?? '' }
    const range = { from_day: '2026-12-07', to_day: '2026-12-14' }
    expect(await codeOf(test$.calls['host.calendar']({ ...ask, ...range }, stranger))).toBe('G_404')
    const { resort_id } = ask
    expect(await codeOf(test$.calls['host.rooms']({ resort_id, ...range }, stranger))).toBe('G_404')
    expect(await test$.calls['host.rooms'](range, stranger)).toEqual({ rooms: [] })
  })
})
