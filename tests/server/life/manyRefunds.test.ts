import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkBooks } from '#server/modules/books/books.ts'
import { deskRefunds } from '#server/modules/desk/refunds.ts'
import { bookingWorld, contextOf, START, TOTAL, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, type Stay } from '#tests/support/stays.ts'

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
  test$.world.settings.staff.secondPersonAbove = TOTAL
})

const HA = uuidv7()
const reason = 'Đối chiếu sao kê ngày 21/11'
const asStaff = (key = uuidv7()) => ({ ...contextOf(HA, { role: 'STAFF' }), idempotencyKey: key })

/** A stay that was paid by transfer and is cancelled: its money waits to be sent by hand. */
async function owed(): Promise<Stay> {
  const stay = await book(test$, { pay: false }, { payment_method: 'BANK_TRANSFER' })
  await test$.calls['booking.reportTransfer'](await stay.seen(), stay.asGuest())
  await test$.calls['host.confirm']({ ...(await stay.seen()), received_amount: TOTAL }, stay.asHost())
  await stay.cancel()
  return stay
}
const refundOf = async (stay: Stay) => (await stay.now()).refund?.id ?? ''
const approving = async (stays: readonly Stay[]) =>
  Promise.all(stays.map(async (stay) => ({ refund_id: await refundOf(stay), act: 'APPROVE' as const })))
const statesOf = (stays: readonly Stay[]) =>
  Promise.all(stays.map(async (stay) => (await stay.now()).refund?.state))
const reasonsOf = async (stay: Stay) => {
  const { acts } = await test$.calls['desk.booking']({ booking_id: stay.id }, asStaff())
  return acts.filter(({ act }) => act.startsWith('refund')).map((one) => [one.act, one.reason])
}

describe('several refunds in one gesture', () => {
  test('fifteen are approved under one reason, each with its own line in its booking’s trail', async () => {
    const stays: Stay[] = []
    for (let each = 0; each < 15; each++) stays.push(await owed())
    const refunds = await approving(stays)
    const { results } = await test$.calls['desk.refunds']({ refunds, reason }, asStaff())
    expect(results).toEqual(refunds.map(({ refund_id }) => ({ refund_id, state: 'APPROVED', code: null })))
    expect(new Set(await statesOf(stays))).toEqual(new Set(['APPROVED']))
    for (const stay of stays) expect(await reasonsOf(stay)).toEqual([['refundAPPROVE', reason]])
  })

  test('one that is refused says why in its row, and keeps no other from being done', async () => {
    const [first, late, last] = [await owed(), await owed(), await owed()]
    await test$.calls['desk.refund'](
      { refund_id: await refundOf(late), act: 'TRANSFERRED', proof: 'FT1', reason },
      asStaff(),
    )
    const nobody = uuidv7()
    const refunds = [
      ...(await approving([first, late])),
      { refund_id: nobody, act: 'APPROVE' as const },
      ...(await approving([last])),
    ]
    const { results } = await test$.calls['desk.refunds']({ refunds, reason }, asStaff())
    expect(results.map(({ state, code }) => [state, code])).toEqual([
      ['APPROVED', null],
      [null, 'G_409'],
      [null, 'G_404'],
      ['APPROVED', null],
    ])
    expect(await reasonsOf(late)).toEqual([['refundTRANSFERRED', reason]])
  })

  test('S6: a large one still needs a second person: asked for once, and refused to the same person', async () => {
    test$.world.settings.staff.secondPersonAbove = TOTAL - 1
    const stay = await owed()
    const refunds = await approving([stay])
    const once = await test$.calls['desk.refunds']({ refunds, reason }, asStaff())
    expect(once.results).toMatchObject([{ state: 'REQUESTED', code: null }])
    const twice = await test$.calls['desk.refunds']({ refunds, reason }, asStaff())
    expect(twice.results).toMatchObject([{ state: null, code: 'G_SECOND_PERSON' }])
  })

  test('a call that breaks in the middle does the rest when it is tried again, and nothing twice', async () => {
    const stays = [await owed(), await owed(), await owed()]
    const refunds = await approving(stays)
    // The database is lost at the second of three: what a killed process leaves behind.
    const transaction = test$.db.transaction.bind(test$.db)
    let count = 0
    const spy = vi.spyOn(test$.db, 'transaction').mockImplementation((work, options) => {
      count += 1
      return count === 2 ? Promise.reject(new Error('the line was lost')) : transaction(work, options)
    })
    const key = uuidv7()
    const calls = deskRefunds(test$.world)
    await expect(calls['desk.refunds']({ refunds, reason }, asStaff(key))).rejects.toThrow(
      'the line was lost',
    )
    spy.mockRestore()
    expect(await statesOf(stays)).toEqual(['APPROVED', 'REQUESTED', 'APPROVED'])
    const { results } = await calls['desk.refunds']({ refunds, reason }, asStaff(key))
    expect(results.map(({ state, code }) => [state, code])).toEqual(stays.map(() => ['APPROVED', null]))
    for (const stay of stays) expect(await reasonsOf(stay)).toEqual([['refundAPPROVE', reason]])
  })
})
