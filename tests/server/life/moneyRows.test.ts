import { uuidv7 } from 'uuidv7'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, it } from 'vitest'
import { checkBooks } from '#server/modules/books/books.ts'
import { openCasesOf } from '#server/modules/bookings/bookings.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { entriesOf, summed, emptyBalances } from '#server/modules/ledger/ledger.ts'
import { insertVouchers, type NewVoucher } from '#server/modules/vouchers/vouchers.ts'
import { bookingWorld, START, TOTAL, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, codeOf, type Stay } from '#tests/support/stays.ts'

let test$: TestWorld
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(() => {
  test$.clock.set(START)
  test$.gateway.refundAnswer.kind = 'on its way'
})
afterEach(async () => expect((await checkBooks(test$.db)).differences).toEqual([]))

const rowOf = async ({ id }: Stay) => {
  const [row] = await test$.db.select().from(bookings).where(eq(bookings.id, id))
  if (!row) throw new Error('no such booking')
  return row
}
const cases = async (stay: Stay) => (await openCasesOf(test$.db, await rowOf(stay))).map(({ kind }) => kind)
const balancesOf = async (stay: Stay) => summed(await entriesOf(test$.db, await rowOf(stay)))
/** The gateway has sent everything back that is on its way. */
const refundsArrive = async () => {
  test$.gateway.refundAnswer.kind = 'done'
  test$.clock.advance({ minutes: 6 })
  await test$.runJobs()
}
async function addVoucher(changes: Partial<NewVoucher> = {}): Promise<string> {
  const code = `V${uuidv7().slice(-12).toUpperCase()}`
  const terms = { kind: 'VALUE', amount: 100_000, applies: 'BOOKING_TIME', perGuest: 1 } as const
  const days = { firstDay: '2026-01-01', lastDay: '2027-12-31' }
  await insertVouchers(test$.db, [{ id: uuidv7(), code, ...terms, ...days, ...changes }])
  return code
}
const REDUCED = TOTAL - 100_000
const withVoucher = (voucher_code: string, wishes: Parameters<typeof book>[1] = {}) =>
  book(test$, { pay: false, ...wishes }, { voucher_code, shown_total: REDUCED })
const visit = async (stay: Stay) =>
  (await test$.calls['payment.address'](await stay.seen(), stay.asGuest())).reference
const payAt = async (stay: Stay, reference: string) => {
  test$.gateway.answers.set(reference, {
    kind: 'payment',
    reference,
    amount: (await stay.now()).total,
    outcome: 'paid',
    transactionStatus: '00',
    transactionNumber: '14422574',
    payDate: test$.clock.now(),
  })
}

describe('money that the gateway took and told nobody of', () => {
  it('M3: goes back when its guest had cancelled meanwhile', async () => {
    const stay = await book(test$, { pay: false })
    const reference = await visit(stay)
    await payAt(stay, reference)
    await stay.cancel()
    expect(await stay.status()).toBe('KT_CANCEL')
    test$.clock.advance({ hours: 1 })
    await test$.runJobs()
    expect(await stay.now()).toMatchObject({
      paid: TOTAL,
      refundAmount: TOTAL,
      refund: { reason: 'LATE_PAYMENT', way: 'GATEWAY' },
    })
    expect(test$.gateway.refunds.filter((refund) => refund.reference === reference)).toHaveLength(1)
  })

  it('M3: is asked about however long the gateway is silent', async () => {
    const stay = await book(test$, { pay: false })
    const reference = await visit(stay)
    await stay.cancel()
    test$.gateway.always.answer = { kind: 'unreachable', reason: 'no network' }
    for (let hours = 0; hours < 30; hours++) {
      test$.clock.advance({ hours: 1 })
      await test$.runJobs()
    }
    expect(await cases(stay)).toContain('gatewaySilent')
    test$.gateway.always.answer = null
    await payAt(stay, reference)
    test$.clock.advance({ hours: 7 })
    await test$.runJobs()
    expect(await stay.now()).toMatchObject({ paid: TOTAL, refundAmount: TOTAL })
  })

  it('M3: books a stay whose guest went over to a transfer and never made it', async () => {
    const stay = await book(test$, { pay: false, bank: true })
    const reference = await visit(stay)
    await test$.calls['booking.chooseTransfer'](await stay.seen(), stay.asGuest())
    await payAt(stay, reference)
    test$.clock.advance({ minutes: 27 })
    await test$.runJobs()
    expect(await stay.now()).toMatchObject({ status: 'ORDERED', paid: TOTAL, refundAmount: 0 })
  })

  it('M3: is no longer asked about once the gateway knows of no payment and its page is over', async () => {
    const stay = await book(test$, { pay: false })
    const reference = await visit(stay)
    await stay.cancel()
    test$.clock.advance({ hours: 3 })
    await test$.runJobs()
    const asked = test$.gateway.asked.filter((one) => one === reference).length
    expect(asked).toBeGreaterThan(0)
    test$.clock.advance({ hours: 48 })
    await test$.runJobs()
    expect(test$.gateway.asked.filter((one) => one === reference)).toHaveLength(asked)
    expect(await test$.calls['booking.delete'](await stay.seen(), stay.asGuest())).toMatchObject({
      done: true,
    })
  })
})

describe('a voucher', () => {
  it('M5: that another has meanwhile sends a late payment back', async () => {
    const code = await addVoucher({ quantity: 1, perGuest: null })
    const late = await withVoucher(code)
    const reference = await visit(late)
    test$.clock.advance({ minutes: 23 })
    await test$.runJobs()
    const other = await withVoucher(code)
    await late.hear(reference)
    expect(await late.now()).toMatchObject({
      status: 'OVERDUE_PAYMENT',
      paid: REDUCED,
      refundAmount: REDUCED,
    })
    await other.pay()
    expect(await other.status()).toBe('ORDERED')
    expect(await codeOf(withVoucher(code))).toBe('invalid_coupon')
  })

  it('M5: is counted by its uses, whatever ends late or is given back', async () => {
    const code = await addVoucher({ quantity: 1, perGuest: null })
    const first = await withVoucher(code)
    const reference = await visit(first)
    test$.clock.advance({ minutes: 23 })
    await test$.runJobs()
    await first.hear(reference)
    expect(await first.status()).toBe('ORDERED')
    expect(await codeOf(withVoucher(code))).toBe('invalid_coupon')
    const staff = { ...(await first.seen()), reason: 'vì sao', evidence: 'ảnh', force_majeure: true }
    await test$.calls['desk.forceCancel'](staff, first.asStaff())
    await withVoucher(code)
    expect(await codeOf(withVoucher(code))).toBe('invalid_coupon')
  })

  it('M7: comes back when staff ends a complaint as the host’s fault', async () => {
    const code = await addVoucher()
    const stay = await withVoucher(code)
    await stay.pay()
    await stay.at('2026-12-07T15:00')
    await stay.checkIn()
    const seen = await stay.seen()
    await test$.calls['booking.complain']({ ...seen, text: 'Không có nước', picture_ids: [] }, stay.asGuest())
    const decision = { decision: 'HOST_FAULT', amount: 0, host_fault: true, reason: 'Đúng vậy' } as const
    await test$.calls['desk.resolveComplaint']({ ...(await stay.seen()), ...decision }, stay.asStaff())
    expect(await stay.now()).toMatchObject({ status: 'CSH_CANCEL', refundAmount: REDUCED })
    test$.clock.set(START)
    const again = await withVoucher(code, { guest: stay.guest })
    expect(await again.status()).toBe('PENDING')
    test$.clock.set('2026-12-07T10:00:00Z')
    await refundsArrive()
    expect(await balancesOf(stay)).toEqual(emptyBalances())
  })

  it('M6: leaves nothing in the books of a stay that was cancelled and paid back', async () => {
    const stay = await withVoucher(await addVoucher())
    await stay.pay()
    await stay.cancel(0)
    await refundsArrive()
    expect(await stay.status()).toBe('REFUNDS')
    expect(await balancesOf(stay)).toEqual(emptyBalances())
  })

  it('M6: leaves nothing in the books of a stay whose host was paid', async () => {
    const stay = await withVoucher(await addVoucher())
    await stay.pay()
    const contact = { ...(await stay.now()).contact, phone: '+84911111111' }
    test$.clock.advance({ hours: 1 })
    await stay.edit({ contact })
    await stay.pay()
    await stay.at('2026-12-07T15:00')
    await stay.checkIn()
    await stay.at('2026-12-09T15:00')
    await stay.at('2026-12-17T15:00')
    const { payouts } = await test$.calls['desk.booking']({ booking_id: stay.id }, stay.asStaff())
    const sent = { payout_id: payouts[0]?.id ?? '', act: 'PAID' as const, proof: 'FT26', reason: 'Đến hạn' }
    await test$.calls['desk.payout'](sent, stay.asStaff())
    expect(await stay.status()).toBe('SUCCESS')
    expect(await balancesOf(stay)).toEqual(emptyBalances())
  })
})

describe('a stay whose last moment to arrive is over', () => {
  /** Tonight alone, at a place that answers first. */
  const TONIGHT = { check_in: '2026-11-21', check_out: '2026-11-22', shown_total: TOTAL / 2 }

  it('M4: opens no payment, though its host had accepted', async () => {
    test$.clock.set('2026-11-21T08:00:00Z')
    const stay = await book(test$, { policy: 'REQUEST_THEN_PAY', pay: false }, TONIGHT)
    await test$.calls['host.accept'](await stay.seen(), stay.asHost())
    test$.clock.set('2026-11-22T06:00:00Z')
    const switched = test$.calls['booking.switchToVnpay'](await stay.seen(), stay.asGuest())
    expect(await codeOf(switched)).toMatch(/^(G_TOO_LATE_TO_ARRIVE|payment_expired)$/)
    await test$.runJobs()
    expect(await stay.status()).toBe('OVERDUE_PAYMENT')
  })

  it('M4: sends a payment back that comes after it', async () => {
    test$.clock.set('2026-11-21T12:00:00Z')
    const stay = await book(test$, { pay: false }, TONIGHT)
    const reference = await visit(stay)
    test$.clock.set('2026-11-21T17:30:00Z')
    await stay.hear(reference)
    expect(await stay.now()).toMatchObject({
      status: 'OVERDUE_PAYMENT',
      refundAmount: TOTAL / 2,
      refund: { reason: 'LATE_PAYMENT' },
    })
  })

  it('M4: is not confirmed by its host', async () => {
    test$.clock.set('2026-11-21T14:50:00Z')
    const stay = await book(
      test$,
      { pay: false, bank: true },
      { ...TONIGHT, payment_method: 'BANK_TRANSFER' },
    )
    await test$.calls['booking.reportTransfer'](await stay.seen(), stay.asGuest())
    test$.clock.set('2026-11-21T17:00:00Z')
    const seen = { ...(await stay.seen()), received_amount: TOTAL / 2 }
    expect(await codeOf(test$.calls['host.confirm'](seen, stay.asHost()))).not.toBe('done')
    expect(await stay.status()).toBe('CSH_CONFIRM')
  })
})

const settle = async (
  stay: Stay,
  transfer: { number: string; amount: number },
  decision: 'CONFIRM' | 'CANCEL' | 'NOTHING',
) =>
  test$.calls['desk.settleTransfer'](
    {
      ...(await stay.seen()),
      transfer_number: transfer.number,
      transfer_amount: transfer.amount,
      decision,
      reason: 'Sao kê của ngân hàng',
    },
    stay.asStaff(),
  )
const reported = async () => {
  const stay = await book(test$, { pay: false, bank: true }, { payment_method: 'BANK_TRANSFER' })
  await test$.calls['booking.reportTransfer'](await stay.seen(), stay.asGuest())
  return stay
}

describe('a bank transfer', () => {
  it('M1: that was confirmed, paid back and settled again goes back once', async () => {
    const stay = await reported()
    const seen = { ...(await stay.seen()), received_amount: TOTAL }
    await test$.calls['host.confirm'](seen, stay.asHost())
    const forced = { ...(await stay.seen()), reason: 'vì sao', evidence: 'ảnh', force_majeure: true }
    await test$.calls['desk.forceCancel'](forced, stay.asStaff())
    expect(await stay.now()).toMatchObject({ status: 'CSH_CANCEL', paid: TOTAL, refundAmount: TOTAL })
    const shown = { number: uuidv7(), amount: TOTAL }
    expect(await codeOf(settle(stay, shown, 'CANCEL'))).toBe('G_TRANSFER_KNOWN')
    expect(await codeOf(settle(stay, { number: '', amount: TOTAL }, 'CANCEL'))).toBe('G_INPUT')
    expect(await codeOf(settle(stay, shown, 'NOTHING'))).toBe('G_409')
    expect(await stay.now()).toMatchObject({ paid: TOTAL, refundAmount: TOTAL })
  })

  it('M1: that staff finds for a cancelled booking goes back as that row, once', async () => {
    const stay = await reported()
    await stay.at('2026-11-23T15:00')
    expect(await stay.status()).toBe('CSH_CANCEL')
    const shown = { number: uuidv7(), amount: TOTAL + 7 }
    expect(await codeOf(settle(stay, shown, 'CONFIRM'))).toBe('G_409')
    const { transfers, booking } = await settle(stay, shown, 'CANCEL')
    expect(booking).toMatchObject({ paid: TOTAL + 7, refundAmount: TOTAL + 7, refund: { way: 'BANK' } })
    expect(transfers).toMatchObject([{ ...shown, source: 'STAFF', state: 'RETURNED' }])
    expect(await codeOf(settle(stay, shown, 'CANCEL'))).toBe('G_TRANSFER_KNOWN')
    const other = await reported()
    expect(await codeOf(settle(other, shown, 'CONFIRM'))).toBe('G_TRANSFER_KNOWN')
    expect(await stay.now()).toMatchObject({ paid: TOTAL + 7, refundAmount: TOTAL + 7 })
  })

  it('M1: counts what the bank shows, not what the host said', async () => {
    const stay = await reported()
    const seen = { ...(await stay.seen()), received_amount: TOTAL - 500_000 }
    await test$.calls['host.confirm'](seen, stay.asHost())
    expect(await stay.now()).toMatchObject({ status: 'CSH_CONFIRM', paid: TOTAL - 500_000 })
    const { booking, transfers } = await settle(stay, { number: uuidv7(), amount: TOTAL }, 'CONFIRM')
    expect(booking).toMatchObject({ status: 'ORDERED', paid: TOTAL, refundAmount: 0 })
    expect(transfers.map(({ source, state }) => [source, state])).toEqual([
      ['HOST', 'DISMISSED'],
      ['STAFF', 'KEPT'],
    ])
  })

  it('M1: that was in doubt and went back with everything is settled by that', async () => {
    const stay = await reported()
    const seen = { ...(await stay.seen()), received_amount: TOTAL - 1 }
    await test$.calls['host.confirm'](seen, stay.asHost())
    const forced = { ...(await stay.seen()), reason: 'vì sao', evidence: 'ảnh', force_majeure: true }
    await test$.calls['desk.forceCancel'](forced, stay.asStaff())
    const shown = { number: uuidv7(), amount: TOTAL - 1 }
    expect(await codeOf(settle(stay, shown, 'CANCEL'))).toBe('G_TRANSFER_KNOWN')
    expect(await stay.now()).toMatchObject({ paid: TOTAL - 1, refundAmount: TOTAL - 1 })
  })

  it('M1: that nothing awaited goes back, and the booking stands', async () => {
    const stay = await book(test$)
    const { booking } = await settle(stay, { number: uuidv7(), amount: 300_000 }, 'CANCEL')
    expect(booking).toMatchObject({ status: 'ORDERED', paid: TOTAL + 300_000, refundAmount: 300_000 })
  })

  it('M1: that was in doubt for a change goes back when the change ends', async () => {
    const stay = await book(test$, { bank: true })
    await stay.edit({ check_out: '2026-12-10' })
    await stay.hostAnswers('ACCEPT')
    await test$.calls['booking.reportTransfer'](await stay.seen(), stay.asGuest())
    const seen = { ...(await stay.seen()), received_amount: TOTAL / 2 - 1 }
    await test$.calls['host.confirm'](seen, stay.asHost())
    await stay.hostAsksToCancel()
    expect(await stay.now()).toMatchObject({
      status: 'CSH_REQUEST_CANCEL',
      refundAmount: TOTAL / 2 - 1,
      refund: { reason: 'EDIT_NOT_APPLIED' },
    })
  })

  it('M13: that was reported and that nobody answered is a question to staff, and the bank decides', async () => {
    const stay = await reported()
    await stay.at('2026-11-23T15:00')
    expect(await stay.now()).toMatchObject({ status: 'CSH_CANCEL', paid: 0 })
    expect(await cases(stay)).toContain('transferUnanswered')
    const { cases: open, booking } = await settle(stay, { number: uuidv7(), amount: TOTAL }, 'CANCEL')
    expect(booking).toMatchObject({ paid: TOTAL, refundAmount: TOTAL, refund: { state: 'REQUESTED' } })
    expect(open.map(({ kind }) => kind)).not.toContain('transferUnanswered')
  })
})

it('M9: the check of the books sees records and ledger at one moment', async () => {
  const stays = await Promise.all(Array.from({ length: 12 }, () => book(test$, { pay: false })))
  const references = await Promise.all(stays.map(visit))
  const found = await Promise.all([
    ...stays.map(async (stay, at) => {
      await stay.hear(references[at] ?? '')
      return []
    }),
    ...stays.map(async () => (await checkBooks(test$.db)).differences),
  ])
  expect(found.flat()).toEqual([])
})
