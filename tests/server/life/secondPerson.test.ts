import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkBooks } from '#server/modules/books/books.ts'
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
beforeEach(() => {
  test$.clock.set(START)
  test$.gateway.refundAnswer.kind = 'on its way'
  test$.world.settings.staff.secondPersonAbove = TOTAL - 1
})

const [HA, NAM] = [uuidv7(), uuidv7()]
const asStaff = (id: string) => contextOf(id, { role: 'STAFF' })
const reason = 'Đã xem sao kê'

/** A stay that was paid by transfer and is cancelled: all of it goes back to the guest's account. */
async function owed(): Promise<Stay> {
  const stay = await book(test$, { pay: false }, { payment_method: 'BANK_TRANSFER' })
  await test$.calls['booking.reportTransfer'](await stay.seen(), stay.asGuest())
  await test$.calls['host.confirm']({ ...(await stay.seen()), received_amount: TOTAL }, stay.asHost())
  await stay.cancel()
  await name(stay, '0011001234567')
  return stay
}
const name = (stay: Stay, number: string) =>
  test$.calls['booking.setRefundAccount'](
    { booking_id: stay.id, bin: '970436', number, holder: 'Trần Văn Khách' },
    stay.asGuest(),
  )
const act = async (
  stay: Stay,
  what: 'APPROVE' | 'TRANSFERRED' | 'RETURNED' | 'DONE',
  who: string,
  proof = 'FT1',
) =>
  test$.calls['desk.refund'](
    { refund_id: (await stay.now()).refund?.id ?? '', act: what, proof, reason },
    asStaff(who),
  )
const queued = async (stay: Stay, queue: 'refunds' | 'payouts', reader: string) => {
  const { items } = await test$.calls['desk.queue']({ queue, page_size: 50 }, asStaff(reader))
  return items.find(({ booking }) => booking?.id === stay.id)?.params
}

/** What the stay's dossier says of its refund's approval. */
const inDossier = async (stay: Stay, reader: string) => {
  const { approvals, booking } = await test$.calls['desk.booking']({ booking_id: stay.id }, asStaff(reader))
  return approvals[booking.refund?.id ?? '']
}

describe('S6: a large refund to a bank account', () => {
  test('S6: is asked for by one and approved by another before it is sent; the queue says who waits for whom', async () => {
    const stay = await owed()
    for (const told of [queued(stay, 'refunds', HA), inDossier(stay, HA)])
      expect(await told).toMatchObject({ second: 'NEEDED' })
    expect(await codeOf(act(stay, 'TRANSFERRED', HA))).toBe('G_SECOND_PERSON')
    expect(await act(stay, 'APPROVE', HA)).toMatchObject({ state: 'REQUESTED' })
    for (const told of [queued(stay, 'refunds', HA), inDossier(stay, HA)])
      expect(await told).toMatchObject({ second: 'ASKED', mine: 1 })
    for (const told of [queued(stay, 'refunds', NAM), inDossier(stay, NAM)])
      expect(await told).toMatchObject({ second: 'ASKED', mine: 0 })
    expect(await codeOf(act(stay, 'APPROVE', HA))).toBe('G_SECOND_PERSON')
    expect(await codeOf(act(stay, 'TRANSFERRED', NAM))).toBe('G_SECOND_PERSON')
    expect(await act(stay, 'APPROVE', NAM)).toMatchObject({ state: 'APPROVED' })
    for (const told of [queued(stay, 'refunds', HA), inDossier(stay, HA)])
      expect(await told).toMatchObject({ second: 'APPROVED' })
    expect(await codeOf(act(stay, 'APPROVE', uuidv7()))).toBe('G_409')
    expect(await act(stay, 'TRANSFERRED', HA)).toMatchObject({ state: 'SENT' })
    expect(await queued(stay, 'refunds', HA)).not.toHaveProperty('second')
    expect(await inDossier(stay, HA)).toBeUndefined()
    expect(await act(stay, 'DONE', HA)).toMatchObject({ state: 'DONE' })
    const { acts } = await test$.calls['desk.booking']({ booking_id: stay.id }, asStaff(HA))
    expect(acts.map((one) => one.act)).toEqual([
      'refundAPPROVE',
      'refundAPPROVE',
      'refundTRANSFERRED',
      'refundDONE',
    ])
  })

  test('S6: is asked for anew when its guest names another account, or when it came back', async () => {
    const stay = await owed()
    await act(stay, 'APPROVE', HA)
    await name(stay, '0099009900990')
    expect(await queued(stay, 'refunds', NAM)).toMatchObject({ second: 'NEEDED' })
    expect(await act(stay, 'APPROVE', NAM)).toMatchObject({ state: 'REQUESTED' })
    expect(await act(stay, 'APPROVE', HA)).toMatchObject({ state: 'APPROVED' })
    await name(stay, '0011001234567')
    expect(await codeOf(act(stay, 'TRANSFERRED', HA))).toBe('G_SECOND_PERSON')
    await act(stay, 'APPROVE', HA)
    await act(stay, 'APPROVE', NAM)
    expect(await act(stay, 'TRANSFERRED', NAM)).toMatchObject({ state: 'SENT' })
    expect(await act(stay, 'RETURNED', NAM)).toMatchObject({ state: 'REJECTED' })
    expect(await codeOf(act(stay, 'TRANSFERRED', HA))).toBe('G_SECOND_PERSON')
    await act(stay, 'APPROVE', NAM)
    await act(stay, 'APPROVE', HA)
    expect(await act(stay, 'TRANSFERRED', HA, 'FT2')).toMatchObject({ state: 'SENT', proof: 'FT2' })
    await act(stay, 'DONE', HA)
  })

  test('S6: so is one that the gateway refused; two who approve at once are two', async () => {
    const stay = await book(test$)
    await stay.cancel()
    test$.gateway.refundAnswer.kind = 'refused'
    await stay.at('2026-11-21T12:10')
    expect((await stay.now()).refund).toMatchObject({ state: 'REJECTED', way: 'GATEWAY' })
    expect(await codeOf(act(stay, 'TRANSFERRED', HA))).toBe('G_SECOND_PERSON')
    await Promise.all([act(stay, 'APPROVE', HA), act(stay, 'APPROVE', NAM)])
    expect(await queued(stay, 'refunds', HA)).toMatchObject({ second: 'APPROVED' })
    expect(await act(stay, 'TRANSFERRED', HA)).toMatchObject({ state: 'SENT', way: 'BANK' })
    await act(stay, 'DONE', HA)
  })

  test('S6: one at the limit goes by one hand as before', async () => {
    test$.world.settings.staff.secondPersonAbove = TOTAL
    const stay = await owed()
    expect(await queued(stay, 'refunds', HA)).not.toHaveProperty('second')
    expect(await act(stay, 'APPROVE', HA)).toMatchObject({ state: 'APPROVED' })
    expect(await act(stay, 'TRANSFERRED', HA)).toMatchObject({ state: 'SENT' })
    await act(stay, 'DONE', HA)
  })
})

test('S6: a large payout is approved by two before it is paid, a small one by nobody', async () => {
  const stay = await book(test$)
  await stay.at('2026-12-09T14:00')
  await stay.at('2026-12-16T14:01')
  const { payouts } = await test$.calls['host.payouts']({ page_size: 10 }, stay.asHost())
  const pay = (what: 'PAID' | 'APPROVE', who: string, proof = 'FT3') =>
    test$.calls['desk.payout']({ payout_id: payouts[0]?.id ?? '', act: what, proof, reason }, asStaff(who))
  expect(await codeOf(pay('PAID', HA))).toBe('G_SECOND_PERSON')
  expect(await codeOf(pay('PAID', HA, ''))).toBe('G_INPUT')
  expect(await pay('APPROVE', HA, '')).toMatchObject({ state: 'WAITING' })
  expect(await queued(stay, 'payouts', NAM)).toMatchObject({ second: 'ASKED', mine: 0 })
  expect(await codeOf(pay('APPROVE', HA, ''))).toBe('G_SECOND_PERSON')
  expect(await codeOf(pay('PAID', HA))).toBe('G_SECOND_PERSON')
  expect(await pay('APPROVE', NAM, '')).toMatchObject({ state: 'WAITING' })
  expect(await pay('PAID', HA)).toMatchObject({ state: 'PAID', proof: 'FT3' })
  test$.world.settings.staff.secondPersonAbove = TOTAL
  expect(await codeOf(pay('APPROVE', HA, ''))).toBe('G_409')
})
