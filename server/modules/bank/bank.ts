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

const MEMO = new RegExp(`${CODE_PREFIX.stay}([A-Z0-9]{6})`)

/** The booking's code in a memo: banks change case, and drop or add signs. */
export function codeInMemo(memo: string): string | null {
  const found = MEMO.exec(memo.toUpperCase().replace(/[^A-Z0-9]/g, ''))?.[1]
  return found === undefined ? null : `${CODE_PREFIX.stay}-${found}`
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
      const code = codeInMemo(told.memo)
      const booking = code === null ? null : await bookingByCode(tx, code)
      const { transaction_id: transactionId, amount } = told
      if (await transferByNumber(tx, transactionId)) return 'KNOWN'
      const now = clock.now()
      if (booking) return take(tx, booking, told, now)
      const nobodys = { bookingId: null, source: 'BANK', state: 'UNCLEAR', result: 'UNKNOWN' } as const
      await addTransfer(tx, { transactionId, amount, ...nobodys, now })
      return 'UNKNOWN'
    })
  return {
    'payment.bankTransfer': async (told) => ({ result: await hear(told) }),
  }
}
