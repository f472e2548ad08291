import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CONTACT_EDIT_FEE, CONTACT_FREE_MINUTES } from '#contract/numbers.ts'
import { bankAnswer, type BankTransfer } from '#contract/shapes/bank.ts'
import { bankHandlers } from '#server/modules/bank/bank.ts'
import { openCasesOf } from '#server/modules/bookings/bookings.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { bookingWorld, contextOf, START, TOTAL, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, codeOf, type Stay } from '#tests/support/stays.ts'

/** One night more of the place of these tests. */
const DUE = 1_000_000
const REPORTED = Temporal.Instant.from(START)
let test$: TestWorld
let stay: Stay
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(async () => {
  expect((await checkBooks(test$.db)).differences).toEqual([])
  await test$.close()
})
/** A paid stay whose longer version the host has agreed to. */
beforeEach(async () => {
  test$.clock.set(START)
  stay = await book(test$, { bank: true })
  await stay.edit({ check_out: '2026-12-10' })
  await stay.hostAnswers('ACCEPT')
})

const report = async () => test$.calls['booking.reportTransfer'](await stay.seen(), stay.asGuest())
const received = async (received_amount: number) =>
  test$.calls['host.confirm']({ ...(await stay.seen()), received_amount }, stay.asHost())
/** What staff reads in the bank's statement: the transfer that was told of, or one of a number of its own. */
const settle = async (
  transfer_amount: number,
  decision: 'CONFIRM' | 'CANCEL' | 'NOTHING',
  transfer_number = decision === 'NOTHING' ? '' : uuidv7(),
) =>
  (
    await test$.calls['desk.settleTransfer'](
      { ...(await stay.seen()), transfer_number, transfer_amount, decision, reason: 'Đã xem sao kê' },
      stay.asStaff(),
    )
  ).booking
const cases = async () => {
  const [row] = await test$.db.select().from(bookings).where(eq(bookings.id, stay.id))
  return row ? (await openCasesOf(test$.db, row)).map(({ kind }) => kind) : []
}
async function tell(changes: Partial<BankTransfer> = {}) {
  const { transfer, code } = await stay.now()
  const told = {
    transaction_id: uuidv7(),
    account_number: transfer?.number ?? '',
    amount: transfer?.amount ?? 0,
    memo: code,
    ...changes,
  }
  const calls = bankHandlers(test$.world)
  const anybody = { ...contextOf(uuidv7()), person: null }
  return bankAnswer.parse(await calls['payment.bankTransfer'](told, anybody)).result
}

describe('a change paid by bank transfer', () => {
  test('shows where exactly the difference goes, is reported once, and holds once the host has seen it', async () => {
    const { transfer, code } = await stay.now()
    expect(transfer).toMatchObject({ amount: DUE, memo: code.replace('-', '') })
    expect(await codeOf(received(DUE))).toBe('G_409')
    expect(await report()).toMatchObject({
      status: 'PENDING_PAYMENT_EDIT',
      transfer: null,
      edit: { reportedAt: REPORTED.toString(), lookedIntoBy: REPORTED.add({ hours: 2 }).toString() },
    })
    expect(await codeOf(report())).toBe('G_TRANSFER_REPORTED')
    expect(await codeOf(stay.pay())).toBe('G_TRANSFER_REPORTED')
    const withdrawn = test$.calls['booking.withdrawEdit'](await stay.seen(), stay.asGuest())
    expect(await codeOf(withdrawn)).toBe('G_TRANSFER_REPORTED')
    await received(DUE)
    expect(await stay.now()).toMatchObject({
      status: 'EDIT_SUCCESS',
      checkOut: '2026-12-10',
      paid: TOTAL + DUE,
      total: TOTAL + DUE,
      refundAmount: 0,
    })
  })

  test('is told in the history to everybody, and to the host with the amount and until when to look', async () => {
    const { version } = await report()
    const told = {
      at: REPORTED.toString(),
      event: 'reportEditTransfer',
      actor: 'KT',
      from: 'PENDING_PAYMENT_EDIT',
      to: 'PENDING_PAYMENT_EDIT',
      params: { amount: DUE, until: REPORTED.add({ hours: 2 }).toString() },
    }
    const here = { booking_id: stay.id }
    const atHost = await test$.calls['host.booking'](here, stay.asHost())
    const atDesk = await test$.calls['desk.booking'](here, stay.asStaff())
    expect(version).toBe((await stay.now()).version)
    expect((await stay.now()).history.at(-1)).toEqual(told)
    expect(atHost.history.at(-1)).toEqual(told)
    expect(atDesk.audit.at(-1)).toMatchObject(told)
    const about = and(eq(notices.ref, stay.id), eq(notices.kind, 'host.reportEditTransfer'))
    const [heard] = await test$.db.select().from(notices).where(about)
    expect(heard).toMatchObject({ userId: stay.place.hostId, params: told.params })
    await received(DUE)
    expect((await stay.now()).history.slice(-2).map(({ event }) => event)).toEqual([
      'reportEditTransfer',
      'editPaymentSucceeded',
    ])
  })

  test('is confirmed by the bank on its own, reported or not, and once', async () => {
    const account_number = (await stay.now()).transfer?.number ?? ''
    await report()
    const transaction_id = uuidv7()
    const told = { account_number, amount: DUE, transaction_id }
    expect(await tell(told)).toBe('MATCHED')
    expect(await stay.now()).toMatchObject({ status: 'EDIT_SUCCESS', paid: TOTAL + DUE })
    expect(await tell(told)).toBe('KNOWN')
    expect((await stay.now()).paid).toBe(TOTAL + DUE)
  })

  test('with another amount than due waits for staff, who makes it and sends back what is over', async () => {
    await report()
    await received(DUE + 200_000)
    expect(await stay.now()).toMatchObject({ status: 'PENDING_PAYMENT_EDIT', transferUnderReview: true })
    expect(await cases()).toEqual(['wrongAmount'])
    expect(await codeOf(received(DUE))).toBe('G_409')
    expect(await settle(DUE + 200_000, 'CONFIRM')).toMatchObject({
      status: 'EDIT_SUCCESS',
      paid: TOTAL + DUE + 200_000,
      refundAmount: 200_000,
    })
    expect(await cases()).toEqual([])
  })

  test('with too little told by the bank goes to staff, who lets it fail and sends all of it back', async () => {
    const transaction_id = uuidv7()
    expect(await tell({ amount: DUE - 1, transaction_id })).toBe('STAFF')
    expect(await stay.now()).toMatchObject({ status: 'PENDING_PAYMENT_EDIT', paid: TOTAL + DUE - 1 })
    expect(await codeOf(settle(DUE - 1, 'CONFIRM', transaction_id))).toBe('G_AMOUNT_SHORT')
    expect(await settle(DUE - 1, 'CANCEL', transaction_id)).toMatchObject({
      status: 'EDIT_FAILED',
      checkOut: '2026-12-09',
      paid: TOTAL + DUE - 1,
      refundAmount: DUE - 1,
    })
  })

  test('of which nothing arrived goes to staff, who lets it fail: nothing goes back, and the history says why', async () => {
    await report()
    await received(0)
    expect(await stay.now()).toMatchObject({ status: 'PENDING_PAYMENT_EDIT', transferUnderReview: true })
    expect(await cases()).toEqual(['noMoneyReceived'])
    expect(await codeOf(settle(0, 'CONFIRM'))).toBe('G_INPUT')
    expect(await settle(0, 'NOTHING')).toMatchObject({
      status: 'EDIT_FAILED',
      checkOut: '2026-12-09',
      paid: TOTAL,
      refundAmount: 0,
    })
    expect(await cases()).toEqual([])
    expect((await stay.now()).history.slice(-2)).toMatchObject([
      { event: 'reportEditTransfer', actor: 'KT' },
      { event: 'editWindowOver', params: { reason: 'Đã xem sao kê' } },
    ])
  })

  test('that no host looks for goes to staff after two hours, and a day later the stay is as it was', async () => {
    await report()
    test$.clock.advance({ hours: 2 })
    await test$.runJobs()
    expect(await stay.status()).toBe('PENDING_PAYMENT_EDIT')
    expect(await cases()).toEqual(['hostDidNotAnswer'])
    test$.clock.advance({ hours: 24, minutes: 3 })
    await test$.runJobs()
    expect(await stay.now()).toMatchObject({ status: 'EDIT_FAILED', checkOut: '2026-12-09', paid: TOTAL })
    expect(await cases()).toEqual(['unexpectedTransfer'])
  })

  test('is no longer heard when its time is over', async () => {
    test$.clock.advance({ hours: 24, minutes: 3 })
    expect(await codeOf(report())).toBe('payment_expired')
  })

  test('for the fee of a contact goes back whenever staff waives one, also the second time', async () => {
    stay = await book(test$, { bank: true })
    test$.clock.advance({ minutes: CONTACT_FREE_MINUTES })
    for (const [times, note] of [
      [1, 'Đến muộn'],
      [2, 'Đến sớm'],
    ] as const) {
      const { contact } = await stay.now()
      await stay.edit({ contact: { ...contact, note } })
      expect(await tell()).toBe('MATCHED')
      const { booking } = await test$.calls['desk.waiveFee'](
        { ...(await stay.seen()), fee: 'EDITING', reason: 'Lỗi của chúng tôi' },
        stay.asStaff(),
      )
      expect(booking).toMatchObject({ editingFee: 0, refundAmount: times * CONTACT_EDIT_FEE })
    }
  })
})
