import { transferMemo } from '#contract/bookingCodes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkBooks } from '#server/modules/books/books.ts'
import { CONTACT_EDIT_FEE, CONTACT_FREE_MINUTES } from '#contract/numbers.ts'
import { waitsSince } from '#contract/shapes/desk.ts'
import { bookingWorld, START, TOTAL, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, codeOf, STAFF, type Stay } from '#tests/support/stays.ts'

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

const stayed = async () => {
  const stay = await book(test$)
  await stay.at('2026-12-07T15:00')
  await stay.checkIn()
  return stay
}
const complain = async (stay: Stay) =>
  test$.calls['booking.complain'](
    { ...(await stay.seen()), text: 'Nước nóng không chạy', picture_ids: [] },
    stay.asGuest(),
  )
type Decision = 'NOTHING' | 'PART' | 'FULL' | 'HOST_FAULT' | 'GOES_ON'
const resolve = async (
  stay: Stay,
  decision: Decision,
  more: { amount?: number; host_fault?: boolean } = {},
) =>
  (
    await test$.calls['desk.resolveComplaint'](
      { ...(await stay.seen()), decision, reason: 'Đã xem ảnh', amount: 0, host_fault: false, ...more },
      stay.asStaff(),
    )
  ).booking

describe('a complaint', () => {
  test('while the stay goes on is solved, and the stay goes on', async () => {
    const stay = await stayed()
    expect(await complain(stay)).toMatchObject({ status: 'COMPLAIN', complaint: { decision: null } })
    expect(await resolve(stay, 'GOES_ON')).toMatchObject({ status: 'ORDERED' })
  })

  test('after the stay freezes the payout, and a part goes back out of it', async () => {
    const stay = await stayed()
    await stay.at('2026-12-09T14:00')
    await complain(stay)
    const payout = async () =>
      (await test$.calls['host.booking']({ booking_id: stay.id }, stay.asHost())).payout
    expect(await payout()).toMatchObject({ state: 'FROZEN', amount: TOTAL })
    expect(await codeOf(resolve(stay, 'PART', { amount: TOTAL + 1 }))).toBe('G_AMOUNT_TOO_LARGE')
    expect(await resolve(stay, 'PART', { amount: 300_000 })).toMatchObject({
      status: 'SUCCESS',
      refundAmount: 300_000,
      complaint: { decision: 'PART', amount: 300_000 },
    })
    expect(await payout()).toMatchObject({ state: 'WAITING', amount: TOTAL - 300_000 })
  })

  test('with everything back ends only once the money has gone', async () => {
    const stay = await stayed()
    await stay.at('2026-12-09T14:00')
    await complain(stay)
    expect(await resolve(stay, 'FULL', { host_fault: true })).toMatchObject({
      status: 'COMPLAIN',
      refundAmount: TOTAL,
    })
    expect(await codeOf(resolve(stay, 'NOTHING'))).toBe('G_409')
    test$.gateway.refundAnswer.kind = 'done'
    await stay.at('2026-12-09T15:00')
    expect(await stay.now()).toMatchObject({ status: 'REFUNDS', complaint: { decision: 'FULL' } })
    expect(await test$.calls['host.cancellationTerms']({}, stay.asHost())).toMatchObject({ year: 1 })
  })

  test('through the host’s fault ends the stay with everything back', async () => {
    const stay = await stayed()
    await complain(stay)
    expect(await resolve(stay, 'HOST_FAULT')).toMatchObject({ status: 'CSH_CANCEL', refundAmount: TOTAL })
  })

  test('is taken back by its guest, and is heard for a week', async () => {
    const stay = await stayed()
    await stay.at('2026-12-09T14:00')
    await complain(stay)
    expect(await test$.calls['booking.endComplaint'](await stay.seen(), stay.asGuest())).toMatchObject({
      status: 'SUCCESS',
      complaint: { decision: 'WITHDRAWN' },
    })
    await stay.at('2026-12-16T12:00')
    expect(await codeOf(complain(stay))).toBe('G_RIGHT_EXPIRED')
  })
})

describe('refunds', () => {
  test('of one payment go one after the other, also when the answer to the first is lost', async () => {
    const stay = await book(test$)
    const code = (await stay.now()).code.replace('-', '')
    const sent = () =>
      [...test$.gateway.sentBack.values()].flatMap(({ reference, amount }) =>
        reference.startsWith(code) ? [amount] : [],
      )
    const states = async () => (await stay.now()).refunds.map(({ state }) => state)
    await stay.edit({ check_out: '2026-12-08' })
    await stay.hostAnswers('ACCEPT')
    test$.gateway.refundAnswer.kind = 'lost'
    await test$.runJobs()
    test$.gateway.refundAnswer.kind = 'on its way'
    await stay.cancel()
    await test$.runJobs()
    expect([await states(), sent()]).toEqual([['APPROVED', 'APPROVED'], [TOTAL / 2]])
    await stay.at('2026-11-21T12:10')
    expect([await states(), sent()]).toEqual([['SENT', 'APPROVED'], [TOTAL / 2]])
    test$.gateway.refundAnswer.kind = 'done'
    for (const hour of [14, 16, 18]) await stay.at(`2026-11-21T${hour}:00`)
    expect([await states(), sent()]).toEqual([
      ['DONE', 'DONE'],
      [TOTAL / 2, TOTAL / 2],
    ])
  })

  test('that the gateway is working on for somebody else are sent later', async () => {
    const stay = await book(test$)
    await stay.cancel()
    const [reference] = [...test$.gateway.captured.keys()].slice(-1)
    test$.gateway.sentBack.set('by hand at the gateway', { reference: reference ?? '', amount: 1 })
    await test$.runJobs()
    expect((await stay.now()).refund).toMatchObject({ state: 'APPROVED' })
    test$.gateway.sentBack.delete('by hand at the gateway')
    await stay.at('2026-11-21T12:10')
    expect((await stay.now()).refund).toMatchObject({ state: 'SENT' })
  })

  test('that the gateway took and says nothing of for two weeks are ended by staff, and not before', async () => {
    const stay = await book(test$)
    await stay.cancel()
    await test$.runJobs()
    const item = async () => {
      const { items } = await test$.calls['desk.queue']({ queue: 'refunds', page_size: 50 }, stay.asStaff())
      return items.find(({ booking }) => booking?.id === stay.id)
    }
    const [refund] = (await stay.now()).refunds
    const act = (what: 'TRANSFERRED' | 'DONE') =>
      test$.calls['desk.refund'](
        { refund_id: refund?.id ?? '', act: what, proof: 'FT1', reason: 'Đã xem trang của cổng' },
        stay.asStaff(),
      )
    expect([await item(), await codeOf(act('DONE'))]).toEqual([undefined, 'G_409'])
    await stay.at('2026-12-05T12:00')
    expect(await item()).toMatchObject({ kind: 'SENT', amount: TOTAL })
    expect(await act('DONE')).toMatchObject({ state: 'DONE' })
  })

  test('that are on their way to the gateway are not transferred as well', async () => {
    const stay = await book(test$)
    await stay.cancel()
    const [refund] = (await stay.now()).refunds
    const transferred = test$.calls['desk.refund'](
      { refund_id: refund?.id ?? '', act: 'TRANSFERRED', proof: 'FT1', reason: 'Nhầm' },
      stay.asStaff(),
    )
    expect(await codeOf(transferred)).toBe('G_409')
  })

  test('go to the gateway once, whatever it answers, and a refusal goes to staff', async () => {
    const stay = await book(test$)
    await stay.cancel()
    const code = (await stay.now()).code.replace('-', '')
    const asked = () => test$.gateway.refunds.filter(({ reference }) => reference.startsWith(code)).length
    test$.gateway.refundAnswer.kind = 'unreachable'
    await test$.runJobs()
    expect((await stay.now()).refund).toMatchObject({ state: 'APPROVED' })
    test$.gateway.refundAnswer.kind = 'refused'
    await stay.at('2026-11-21T12:10')
    expect([(await stay.now()).refund?.state, asked()]).toEqual(['REJECTED', 1])
    const { items } = await test$.calls['desk.queue']({ queue: 'refunds', page_size: 50 }, stay.asStaff())
    const item = items.find(({ booking }) => booking?.id === stay.id)
    expect(item).toMatchObject({ kind: 'REJECTED', amount: TOTAL })
    const act = (what: 'SEND' | 'TRANSFERRED' | 'DONE', proof = '') =>
      test$.calls['desk.refund'](
        { refund_id: item?.id ?? '', act: what, proof, reason: 'Cổng thanh toán từ chối' },
        stay.asStaff(),
      )
    expect(await codeOf(act('TRANSFERRED'))).toBe('G_INPUT')
    expect(await act('TRANSFERRED', 'FT9911')).toMatchObject({ state: 'SENT', way: 'BANK', proof: 'FT9911' })
    expect(await act('DONE')).toMatchObject({ state: 'DONE' })
    expect(await codeOf(act('DONE'))).toBe('G_409')
    expect(await stay.status()).toBe('REFUNDS')
  })

  test('by bank transfer are approved, sent, come back, and are sent once more', async () => {
    const stay = await book(test$, { pay: false }, { payment_method: 'BANK_TRANSFER' })
    await test$.calls['booking.reportTransfer'](await stay.seen(), stay.asGuest())
    await test$.calls['host.confirm']({ ...(await stay.seen()), received_amount: TOTAL }, stay.asHost())
    await stay.cancel()
    const state = async () => (await stay.now()).refund
    const act = async (what: 'APPROVE' | 'SEND' | 'TRANSFERRED' | 'DONE' | 'RETURNED', proof = '') =>
      test$.calls['desk.refund'](
        { refund_id: (await state())?.id ?? '', act: what, proof, reason: 'Đã gọi ngân hàng' },
        stay.asStaff(),
      )
    const account = { bin: '970436', number: '0011001234567', holder: 'Trần Văn Khách' }
    const name = () =>
      test$.calls['booking.setRefundAccount']({ booking_id: stay.id, ...account }, stay.asGuest())
    expect(await name()).toMatchObject({ account: { bank: 'Vietcombank', holder: 'TRẦN VĂN KHÁCH' } })
    const seen = await test$.calls['desk.booking']({ booking_id: stay.id }, stay.asStaff())
    expect(seen.refundAccount).toMatchObject({ number: '0011001234567' })
    expect(await act('APPROVE')).toMatchObject({ state: 'APPROVED', way: 'BANK' })
    expect(await codeOf(act('APPROVE'))).toBe('G_409')
    expect(await codeOf(act('SEND'))).toBe('G_409')
    await stay.at('2026-11-21T17:00')
    expect(await act('TRANSFERRED', 'FT1')).toMatchObject({ state: 'SENT', proof: 'FT1' })
    // Who made the transfer has done what waited; from then on the bank is waited for.
    const queue = () => test$.calls['desk.queue']({ queue: 'refunds', page_size: 50 }, stay.asStaff())
    const sent = (await queue()).items.find(({ booking }) => booking?.id === stay.id)
    expect(sent && [sent.createdAt < '2026-11-21T06', waitsSince(sent)]).toEqual([
      true,
      '2026-11-21T10:00:00Z',
    ])
    const waiting = (await queue()).items.map(waitsSince).toSorted()
    expect((await test$.calls['desk.summary']({}, stay.asStaff())).oldest['refunds']).toBe(waiting[0])
    expect(await codeOf(name())).toBe('G_409')
    expect(await act('RETURNED')).toMatchObject({ state: 'REJECTED', proof: null })
    const { items } = await queue()
    expect(items.find(({ booking }) => booking?.id === stay.id)).toMatchObject({
      kind: 'REJECTED',
      params: { refusal: 'Đã gọi ngân hàng' },
    })
    await act('TRANSFERRED', 'FT2')
    expect(await act('DONE')).toMatchObject({ state: 'DONE', proof: 'FT2' })
    expect(await stay.status()).toBe('REFUNDS')
  })

  test('on their way are asked about, and arrive once', async () => {
    const stay = await book(test$)
    await stay.cancel()
    await test$.runJobs()
    expect((await stay.now()).refund).toMatchObject({ state: 'SENT', sentAt: START })
    test$.gateway.refundAnswer.kind = 'done'
    await stay.at('2026-11-21T12:10')
    expect(await stay.now()).toMatchObject({ status: 'REFUNDS', refund: { state: 'DONE' } })
  })
})

describe('staff', () => {
  test('cancels against the host with evidence, counted unless nobody is at fault', async () => {
    const stay = await book(test$)
    const cancelled = await test$.calls['desk.forceCancel'](
      { ...(await stay.seen()), reason: 'Bão số 9', evidence: 'Công điện', force_majeure: true },
      stay.asStaff(),
    )
    expect(cancelled.booking).toMatchObject({ status: 'CSH_CANCEL', refundAmount: TOTAL })
    expect(cancelled.audit.at(-1)).toMatchObject({ event: 'forceCancel', actor: 'STF' })
    expect(await test$.calls['host.cancellationTerms']({}, stay.asHost())).toMatchObject({ month: 0 })
  })

  test('acts for either side with a reason, and the trail says who', async () => {
    const stay = await book(test$, { policy: 'PAY_THEN_CONFIRM' })
    const confirmed = await test$.calls['desk.actFor'](
      { ...(await stay.seen()), act: 'HOST_CONFIRM', reason: 'Chủ nhà gọi điện' },
      stay.asStaff(),
    )
    expect(confirmed.booking.status).toBe('ORDERED')
    expect(confirmed.acts).toMatchObject([{ act: 'HOST_CONFIRM', reason: 'Chủ nhà gọi điện' }])
    const cancelled = await test$.calls['desk.actFor'](
      { ...(await stay.seen()), act: 'GUEST_CANCEL', reason: 'Khách gọi điện' },
      stay.asStaff(),
    )
    expect(cancelled.booking.status).toBe('KT_CANCEL')
    expect(STAFF).toHaveLength(36)
  })

  test('changes the contact without the fee, and waives fees', async () => {
    const stay = await book(test$)
    const contact = { ...(await stay.now()).contact, fullName: 'Tên đúng' }
    const edited = await test$.calls['desk.editContact'](
      { ...(await stay.seen()), contact, reason: 'Sai tên trên vé' },
      stay.asStaff(),
    )
    expect(edited.booking).toMatchObject({ status: 'EDIT_SUCCESS', editingFee: 0, contact })
    test$.clock.advance({ minutes: CONTACT_FREE_MINUTES })
    await stay.edit({ contact: { ...contact, note: 'Đến muộn' } })
    await stay.pay()
    const waive = async (fee: 'EDITING' | 'CANCELLATION') =>
      test$.calls['desk.waiveFee'](
        { ...(await stay.seen()), fee, reason: 'Lỗi của chúng tôi' },
        stay.asStaff(),
      )
    expect((await waive('EDITING')).booking).toMatchObject({ refundAmount: CONTACT_EDIT_FEE, editingFee: 0 })
    expect(await codeOf(waive('EDITING'))).toBe('G_NO_FEE')
    await stay.at('2026-12-06T15:00')
    await stay.cancel((await stay.quoteCancel()).fee)
    expect((await waive('CANCELLATION')).booking).toMatchObject({
      cancellationFee: 0,
      refundAmount: TOTAL + CONTACT_EDIT_FEE,
    })
  })

  test('lifts a lockout', async () => {
    const place = (await book(test$)).place
    for (const day of ['07', '08', '09']) {
      const next = Number(day) + 1
      const stay = await book(
        test$,
        { at: place },
        {
          check_in: `2027-01-${day}`,
          check_out: `2027-01-${String(next).padStart(2, '0')}`,
          shown_total: 1_000_000,
        },
      )
      await stay.hostAsksToCancel()
      await stay.guestAnswers('ACCEPT')
      test$.clock.advance({ minutes: 1 })
    }
    const wish = { check_in: '2027-01-20', check_out: '2027-01-21', shown_total: 1_000_000 }
    expect(await codeOf(book(test$, { at: place }, wish))).toBe('G_HOST_LOCKED')
    const asStaff = (await book(test$)).asStaff()
    const { hosts } = await test$.calls['desk.lockedHosts']({}, asStaff)
    expect(hosts.map(({ hostId }) => hostId)).toContain(place.hostId)
    const lift = () =>
      test$.calls['desk.liftLockout']({ host_id: place.hostId, reason: 'Bão, không phải lỗi' }, asStaff)
    expect(await lift()).toEqual({ done: true })
    expect(await test$.calls['desk.lockedHosts']({}, asStaff)).toEqual({ hosts: [] })
    expect(await codeOf(lift())).toBe('G_404')
    expect(await codeOf(book(test$, { at: place }, wish))).toBe('done')
  })

  test('finds a booking, sees what waits, and the books are checked', async () => {
    const stay = await book(test$)
    const { code } = await stay.now()
    const { bookings } = await test$.calls['desk.find']({ text: code.toLowerCase() }, stay.asStaff())
    expect(bookings.map(({ id }) => id)).toEqual([stay.id])
    await test$.runJobs()
    expect(await test$.calls['desk.summary']({}, stay.asStaff())).toMatchObject({
      ledger: { differences: 0 },
    })
    const seen = await test$.calls['desk.booking']({ booking_id: stay.id }, stay.asStaff())
    expect(seen.ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  })
})

describe('a review', () => {
  test('may be written of a stay whose complaint outlived it, for two weeks from the end of both', async () => {
    const stay = await stayed()
    await complain(stay)
    await stay.at('2026-12-09T15:00')
    expect(await resolve(stay, 'NOTHING')).toMatchObject({ status: 'SUCCESS' })
    expect((await stay.now()).reviewUntil).toBe('2026-12-23T08:00:00Z')
    const { waiting } = await test$.calls['review.mine']({ page_size: 10 }, stay.asGuest())
    expect(waiting.map(({ bookingId }) => bookingId)).toEqual([stay.id])
    const marks = { clean: 4, convenient: 4, service: 4, text: 'Đã ổn', picture_ids: [] }
    expect(await test$.calls['review.rate']({ booking_id: stay.id, ...marks }, stay.asGuest())).toMatchObject(
      {
        average: 4,
      },
    )
  })

  test('is written once within two weeks, said better for two days, replied to once', async () => {
    const stay = await stayed()
    const rate = (clean = 5) =>
      test$.calls['review.rate'](
        { booking_id: stay.id, clean, convenient: 4, service: 4, text: 'Yên tĩnh 🌲', picture_ids: [] },
        stay.asGuest(),
      )
    expect(await codeOf(rate())).toBe('G_REVIEW_CLOSED')
    await stay.at('2026-12-09T14:00')
    expect((await stay.now()).reviewUntil).toBe('2026-12-23T07:00:00Z')
    expect(await rate()).toMatchObject({ average: 4.3, editableUntil: '2026-12-11T07:00:00Z' })
    const { id } = await rate(4)
    const { reviews, waiting } = await test$.calls['host.reviews']({ page_size: 10 }, stay.asHost())
    expect([reviews.map((review) => review.average), waiting]).toEqual([[4], 1])
    const reply = () => test$.calls['host.reply']({ review_id: id, text: 'Cảm ơn bạn' }, stay.asHost())
    expect(await reply()).toMatchObject({ reply: { text: 'Cảm ơn bạn' } })
    expect([await codeOf(reply()), await codeOf(rate())]).toEqual(['G_REVIEW_REPLIED', 'G_REVIEW_REPLIED'])
    await test$.calls['review.report']({ review_id: id, reason: 'Có số điện thoại' }, stay.asHost())
    const judge = { review_id: id, decision: 'REJECT', reason: 'Thông tin riêng' } as const
    await test$.calls['desk.judgeReview'](judge, stay.asStaff())
    // A colleague's list is of before: nothing is reported any more, and what was rejected stays so.
    const keep = { ...judge, decision: 'KEEP' } as const
    expect(await codeOf(test$.calls['desk.judgeReview'](keep, stay.asStaff()))).toBe('G_409')
    expect((await test$.calls['review.mine']({ page_size: 10 }, stay.asGuest())).reviews).toMatchObject([
      { state: 'REJECTED', rejectedBecause: 'Thông tin riêng' },
    ])
    expect((await test$.calls['host.reviews']({ page_size: 10 }, stay.asHost())).reviews).toEqual([])
  })
  test('staff finds by the words of a transfer, and by the contact’s name with or without its accents, never by two letters', async () => {
    const contact = {
      fullName: 'Đặng Thị Mỹ Hạnh',
      email: 'hanh@ghe.example',
      phone: '0912777888',
      birthday: '1990-01-01',
      note: '',
    }
    const stay = await book(test$, {}, { contact })
    const { code } = await stay.now()
    const found = async (text: string) => {
      const { bookings } = await test$.calls['desk.find']({ text }, stay.asStaff())
      return bookings.map(({ id }) => id)
    }
    for (const text of [
      `MBVCB.77.${transferMemo(code)} DANG THI MY HANH ck`,
      'Đặng Thị Mỹ Hạnh',
      'dang thi my hanh',
      'hạnh đặng',
      'MY HAN',
    ])
      expect(await found(text), text).toEqual([stay.id])
    expect(await found('my')).toEqual([])
    expect(await found('hanh nguyen')).toEqual([])
    expect(await found('%%%')).toEqual([])
  })

  test('U8: staff and host find a booking however its code is spelled, and as a transfer says it', async () => {
    const stay = await book(test$)
    const { code } = await stay.now()
    const ask = { tab: 'all', page_size: 10 } as const
    for (const text of [
      code,
      transferMemo(code),
      code.toLowerCase(),
      code.slice(4),
      code.replace('-', ' '),
    ]) {
      const { bookings } = await test$.calls['desk.find']({ text }, stay.asStaff())
      expect(
        bookings.map(({ id }) => id),
        text,
      ).toEqual([stay.id])
      const mine = await test$.calls['host.bookings']({ ...ask, text }, stay.asHost())
      expect(
        mine.bookings.map(({ id }) => id),
        text,
      ).toEqual([stay.id])
    }
    const [guest] = (await test$.calls['host.bookings']({ ...ask, text: code }, stay.asHost())).bookings
    for (const text of [guest?.guestName ?? '-', guest?.guestPhone ?? '-'])
      expect(
        (await test$.calls['host.bookings']({ ...ask, text }, stay.asHost())).bookings.map(({ id }) => id),
        text,
      ).toContain(stay.id)
    const other = await book(test$)
    const { bookings } = await test$.calls['host.bookings']({ ...ask, text: code }, other.asHost())
    expect(bookings.map(({ id }) => id)).not.toContain(stay.id)
  })
})
