import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FORGET_AFTER_DAYS } from '#contract/numbers.ts'
import { openCasesOf } from '#server/modules/bookings/bookings.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { bookingWorld, contextOf, START, TOTAL, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, codeOf, type Stay } from '#tests/support/stays.ts'

let test$: TestWorld
let stay: Stay
/** A gateway's page that was opened before the guest chose to transfer. */
let page: string
/** Where the guest was told to transfer to. */
let account: string
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(async () => {
  expect((await checkBooks(test$.db)).differences).toEqual([])
  await test$.close()
})
/** A stay whose guest says that they have transferred, and whose host has not answered yet. */
beforeEach(async () => {
  test$.clock.set(START)
  stay = await book(test$, { pay: false, bank: true, policy: 'PAY_THEN_CONFIRM' })
  page = (await test$.calls['payment.address'](await stay.seen(), stay.asGuest())).reference
  await test$.calls['booking.chooseTransfer'](await stay.seen(), stay.asGuest())
  account = (await stay.now()).transfer?.number ?? ''
  await test$.calls['booking.reportTransfer'](await stay.seen(), stay.asGuest())
})

const row = async () => {
  const [found] = await test$.db.select().from(bookings).where(eq(bookings.id, stay.id))
  if (!found) throw new Error('no booking')
  return found
}
const cases = async () => (await openCasesOf(test$.db, await row())).map(({ kind }) => kind)
const reject = async (received_amount?: number) =>
  test$.calls['host.reject'](
    {
      ...(await stay.seen()),
      reason: 'Mái nhà dột',
      ...(received_amount === undefined ? {} : { received_amount }),
    },
    stay.asHost(),
  )
const received = async (received_amount: number) =>
  test$.calls['host.confirm']({ ...(await stay.seen()), received_amount }, stay.asHost())
const settle = async (decision: 'CONFIRM' | 'CANCEL' | 'NOTHING') =>
  test$.calls['desk.settleTransfer'](
    {
      ...(await stay.seen()),
      transfer_number: decision === 'NOTHING' ? '' : uuidv7(),
      transfer_amount: decision === 'NOTHING' ? 0 : TOTAL,
      decision,
      reason: 'Đã xem sao kê',
    },
    stay.asStaff(),
  )
const afterHost = async (hours: number) => {
  const deadline = (await row()).hostDeadline
  if (deadline) test$.clock.set(deadline.add({ hours, minutes: 1 }).toString())
  await test$.runJobs()
}
const toldHost = async (kind: string) =>
  (await test$.db.select().from(notices).where(eq(notices.ref, stay.id))).filter(
    (notice) => notice.userId === stay.place.hostId && notice.kind === kind,
  ).length

describe('a reported transfer, after the gateway took the same money late and gave it back', () => {
  beforeEach(async () => {
    await stay.hear(page)
    expect(await stay.now()).toMatchObject({ status: 'CSH_CONFIRM', paid: TOTAL, refundAmount: TOTAL })
  })

  test('is still asked about: its guest cannot leave, and its host says what came', async () => {
    expect(await codeOf(stay.cancel())).toBe('G_TRANSFER_REPORTED')
    expect(await codeOf(reject())).toBe('G_INPUT')
    await reject(TOTAL)
    expect(await stay.now()).toMatchObject({ status: 'CSH_CANCEL', paid: 2 * TOTAL, refundAmount: 2 * TOTAL })
  })

  test('with another amount than due goes to staff', async () => {
    await received(TOTAL - 1)
    expect(await cases()).toContain('wrongAmount')
  })

  test('that is told of by the bank books', async () => {
    const { code: memo } = await stay.now()
    const told = { transaction_id: uuidv7(), account_number: account, amount: TOTAL, memo }
    const anybody = { ...contextOf(uuidv7()), person: null }
    expect(await test$.calls['payment.bankTransfer'](told, anybody)).toEqual({ result: 'MATCHED' })
  })

  test('that nobody answers is a question for staff', async () => {
    await afterHost(24)
    expect(await stay.status()).toBe('CSH_CANCEL')
    expect(await cases()).toContain('transferUnanswered')
  })
})

describe('a host who has said what came of a transfer', () => {
  test('is not reminded, and what staff is silent about does not count against them', async () => {
    await received(0)
    await afterHost(0)
    expect([await toldHost('host.reminder'), await cases()]).toEqual([0, ['noMoneyReceived']])
    await afterHost(24)
    expect(await stay.status()).toBe('CSH_CANCEL')
    expect(await test$.calls['host.cancellationTerms']({}, stay.asHost())).toMatchObject({
      month: 0,
      year: 0,
    })
  })

  test('is asked for an answer before, and counted when there is none', async () => {
    await afterHost(0)
    expect(await cases()).toEqual(['hostDidNotAnswer'])
    await afterHost(24)
    expect(await test$.calls['host.cancellationTerms']({}, stay.asHost())).toMatchObject({
      month: 1,
      year: 1,
    })
  })
})

describe('what came to nothing', () => {
  const forgotten = async () => {
    test$.clock.advance({ hours: 24 * FORGET_AFTER_DAYS + 1 })
    await test$.runJobs()
    return (await row()).status
  }

  test('leaves the lists by itself where staff has found that no transfer came', async () => {
    await settle('NOTHING')
    expect(await forgotten()).toBe('DELETE')
  })

  test('stays while it is asked what came of its transfer, and leaves afterwards', async () => {
    await afterHost(24)
    expect(await forgotten()).toBe('CSH_CANCEL')
    expect(await codeOf(test$.calls['booking.delete'](await stay.seen(), stay.asGuest()))).toBe('G_MONEY_DUE')
    const [open] = await openCasesOf(test$.db, await row())
    await test$.calls['desk.closeCase'](
      { case_id: open?.id ?? '', reason: 'Không có tiền về' },
      stay.asStaff(),
    )
    for (const { id } of (await openCasesOf(test$.db, await row())).slice())
      await test$.calls['desk.closeCase']({ case_id: id, reason: 'Không có tiền về' }, stay.asStaff())
    test$.clock.advance({ hours: 24 })
    await test$.runJobs()
    expect((await row()).status).toBe('DELETE')
  })
})
