import { CODE_PREFIX } from '#contract/bookingCodes.ts'
import type { BankResult, BankTransfer } from '#contract/shapes/bank.ts'
import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import { bookingByCode, hearTransfer, type BookingRow } from '#server/modules/bookings/bookings.ts'
import { resortForBooking } from '#server/modules/resorts/resorts.ts'
import {
  addTransfer,
  changeTransfers,
  transferByNumber,
  transfersOf,
} from '#server/modules/transfers/transfers.ts'
import type { Services } from '#server/services.ts'

/** Wherever a code may begin, also within what looks like another: "TT Ghe GHE7K2M9Q" begins like one twice. */
const MEMO = new RegExp(`(?=${CODE_PREFIX.stay}([A-Z0-9]{6}))`, 'g')

/** What may be a booking's code in a memo: banks change case, and drop or add signs. */
export const codesInMemo = (memo: string): string[] =>
  [
    ...memo
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .matchAll(MEMO),
  ].map(([, letters = '']) => `${CODE_PREFIX.stay}-${letters}`)

/** The booking that a memo names; the first that there is. */
async function bookingInMemo(tx: Transaction, memo: string): Promise<BookingRow | null> {
  for (const code of codesInMemo(memo)) {
    const booking = await bookingByCode(tx, code)
    if (booking) return booking
  }
  return null
}

const REASON = 'Ngân hàng báo có'

/** A transfer for a booking, written down once. What the host has told of before gets its number, and nothing else happens. */
async function take(
  tx: Transaction,
  booking: BookingRow,
  told: BankTransfer,
  now: Temporal.Instant,
): Promise<BankResult> {
  const { transaction_id: transactionId, amount } = told
  const spoken = (await transfersOf(tx, booking)).find(
    (row) => row.transactionId === null && row.amount === amount && row.state !== 'DISMISSED',
  )
  if (spoken) {
    const result = spoken.state === 'IN_DOUBT' ? 'STAFF' : 'MATCHED'
    await changeTransfers(tx, [spoken], { transactionId, result })
    return result
  }
  const account = (await resortForBooking(tx, booking.resortId, []))?.bankAccount
  const transfer = await addTransfer(tx, {
    transactionId,
    bookingId: booking.id,
    amount,
    source: 'BANK',
    state: 'UNCLEAR',
    now,
  })
  const toItsHost = account?.number === told.account_number
  const result = await hearTransfer(tx, booking, { transfer, toItsHost, reason: REASON }, now)
  await changeTransfers(tx, [transfer], { result })
  return result
}

/** What a bank's service tells of money that arrived. */
export function bankHandlers({ db, clock }: Services): Pick<Handlers, 'payment.bankTransfer'> {
  const hear = (told: BankTransfer): Promise<BankResult> =>
    transact(db, async (tx) => {
      const booking = await bookingInMemo(tx, told.memo)
      const { transaction_id: transactionId, amount, account_number: toAccount, memo } = told
      if (await transferByNumber(tx, transactionId)) return 'KNOWN'
      const now = clock.now()
      if (booking) return take(tx, booking, told, now)
      const nobodys = { bookingId: null, source: 'BANK', state: 'UNCLEAR', result: 'UNKNOWN' } as const
      await addTransfer(tx, { transactionId, amount, toAccount, memo, ...nobodys, now })
      return 'UNKNOWN'
    })
  return {
    'payment.bankTransfer': async (told) => ({ result: await hear(told) }),
  }
}
