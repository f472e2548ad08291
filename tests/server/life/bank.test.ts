import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bankAnswer, type BankTransfer } from '#contract/shapes/bank.ts'
import { bankHandlers, codesInMemo } from '#server/modules/bank/bank.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { openCases } from '#server/modules/bookings/bookings.ts'
import { bookingWorld, contextOf, START, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, type Stay } from '#tests/support/stays.ts'

let test$: TestWorld
let stay: Stay
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(async () => {
  test$.clock.set(START)
  stay = await book(test$, { pay: false, bank: true })
  await test$.calls['booking.chooseTransfer'](await stay.seen(), stay.asGuest())
})

const anybody = { ...contextOf(uuidv7()), person: null }
async function tell(changes: Partial<BankTransfer> = {}) {
  const { transfer } = await stay.now()
  const told = {
    transaction_id: uuidv7(),
    account_number: transfer?.number ?? '',
    amount: transfer?.amount ?? 0,
    memo: `MBVCB.1234.${transfer?.memo.toLowerCase() ?? ''}.CT tu 0123`,
    ...changes,
  }
  const calls = bankHandlers(test$.world)
  return bankAnswer.parse(await calls['payment.bankTransfer'](told, anybody)).result
}
const cases = async () =>
  (await openCases(test$.db, { not: [] }, { after: null, limit: 50 })).filter(
    ({ bookingId }) => bookingId === stay.id,
  )
const booksAgree = async () => expect((await checkBooks(test$.db)).differences).toEqual([])

describe('a bank that tells of transfers', () => {
  it('books at once where amount and memo are exact, and once', async () => {
    const transaction_id = uuidv7()
    expect(await tell({ transaction_id })).toBe('MATCHED')
    const booked = await stay.now()
    expect(booked).toMatchObject({ status: 'ORDERED', paymentMethod: 'BANK_TRANSFER', paid: booked.total })
    expect(await tell({ transaction_id, memo: booked.code, amount: booked.total })).toBe('KNOWN')
    expect((await stay.now()).paid).toBe(booked.total)
    await booksAgree()
  })

  it('leaves another amount to staff', async () => {
    expect(await tell({ amount: 1_999_999 })).toBe('STAFF')
    expect(await stay.now()).toMatchObject({ status: 'CSH_CONFIRM', paid: 1_999_999 })
    expect((await cases()).map(({ kind, params }) => [kind, params['received']])).toEqual([
      ['wrongAmount', 1_999_999],
    ])
    await booksAgree()
  })

  it('leaves money on another account, and for what is booked already, to staff', async () => {
    expect(await tell({ account_number: '000' })).toBe('STAFF')
    expect(await stay.status()).toBe('WATTING_KT_PAYMENT')
    expect((await cases()).map(({ kind }) => kind)).toEqual(['unexpectedTransfer'])
  })

  it('books late money while the nights are free', async () => {
    const account_number = (await stay.now()).transfer?.number ?? ''
    test$.clock.advance({ minutes: 30 })
    await test$.runJobs()
    const { code, total, status } = await stay.now()
    expect(status).toBe('OVERDUE_PAYMENT')
    expect(await tell({ memo: code, amount: total, account_number })).toBe('MATCHED')
    expect(await stay.status()).toBe('ORDERED')
    await booksAgree()
  })

  it.each(['Thanh toan Ghe ', 'CTY CONG NGHE XYZ tt ', 'Nghe An. ', 'ghe ghe '])(
    'finds the code behind words that begin like one: %s',
    async (before) => {
      const { transfer } = await stay.now()
      expect(await tell({ memo: `${before}${transfer?.memo}` })).toBe('MATCHED')
    },
  )

  it.each(['tien nha', 'GHEZZZZZZ'])('leaves money that names no booking to staff: %s', async (memo) => {
    const transaction_id = uuidv7()
    expect(await tell({ transaction_id, memo, amount: 700_000 })).toBe('UNKNOWN')
    const waiting = await test$.calls['desk.queue']({ queue: 'transfers', page_size: 100 }, stay.asStaff())
    const nobodys = waiting.items.filter(({ params }) => params['number'] === transaction_id)
    expect(nobodys).toMatchObject([{ kind: 'nobodysTransfer', booking: null, amount: 700_000, text: memo }])
  })

  it('asks no more about money of nobody once staff has found whose it is', async () => {
    const [transfer_number, transfer_amount] = [uuidv7(), (await stay.now()).total]
    await tell({ transaction_id: transfer_number, memo: 'tien phong' })
    const settled = { transfer_number, transfer_amount, decision: 'CONFIRM', reason: 'Sao kê' } as const
    await test$.calls['desk.settleTransfer']({ ...(await stay.seen()), ...settled }, stay.asStaff())
    expect(await stay.status()).toBe('ORDERED')
    const waiting = await test$.calls['desk.queue']({ queue: 'transfers', page_size: 100 }, stay.asStaff())
    expect(waiting.items.filter(({ params }) => params['number'] === transfer_number)).toEqual([])
    await booksAgree()
  })

  it.each([
    ['GHE7K2M9Q', ['GHE-7K2M9Q']],
    ['ghe 7k2m9q', ['GHE-7K2M9Q']],
    ['MBVCB.99.GHE-7K2M9Q.CT', ['GHE-7K2M9Q']],
    ['TT Ghe GHE-7K2M9Q', ['GHE-GHE7K2', 'GHE-7K2M9Q']],
    ['chuyen tien', []],
  ])('reads what may be a code in %s', (memo, codes) => expect(codesInMemo(memo)).toEqual(codes))
})
