import { eq } from 'drizzle-orm'
import { CODE_PREFIX } from '#contract/bookingCodes.ts'
import type { BankResult, BankTransfer } from '#contract/shapes/bank.ts'
import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  advance,
  bookingByCode,
  matchEditTransfer,
  openCaseOnce,
  receiveExtra,
  settleTransfer,
  type BookingRow,
} from '#server/modules/bookings/bookings.ts'
import { resortForBooking } from '#server/modules/resorts/resorts.ts'
import type { Services } from '#server/services.ts'
import { bankTransfers } from './tables.ts'

const MEMO = new RegExp(`${CODE_PREFIX.stay}([A-Z0-9]{6})`)

/** The booking's code in a memo: banks change case, and drop or add signs. */
export function codeInMemo(memo: string): string | null {
  const found = MEMO.exec(memo.toUpperCase().replace(/[^A-Z0-9]/g, ''))?.[1]
  return found === undefined ? null : `${CODE_PREFIX.stay}-${found}`
}

const REASON = 'Ngân hàng báo có'

/** Another amount than due: the transfer counts as reported, what came is written down, and staff looks into it. */
async function otherAmount(tx: Transaction, booking: BookingRow, received: number, now: Temporal.Instant) {
  const reported = await advance(tx, booking, 'reportTransfer', { actor: 'KT', id: booking.tenantId, now })
  await receiveExtra(tx, reported, { amount: received, by: 'bank', now })
  await openCaseOnce({ tx, now, booking: reported }, 'wrongAmount', { received, due: booking.total })
}

async function settle(
  tx: Transaction,
  booking: BookingRow,
  told: BankTransfer,
  now: Temporal.Instant,
): Promise<BankResult> {
  const received = told.amount
  const account = (await resortForBooking(tx, booking.resortId, []))?.bankAccount
  const exact = received === booking.total && account?.number === told.account_number
  const unclear = async (): Promise<BankResult> => {
    await openCaseOnce({ tx, now, booking }, 'unexpectedTransfer', { received, due: booking.total })
    return 'STAFF'
  }
  const waiting = booking.status === 'WATTING_KT_PAYMENT'
  if (account?.number !== told.account_number) return unclear()
  if (booking.status === 'PENDING_PAYMENT_EDIT')
    return (await matchEditTransfer(tx, booking, now, { received, reason: REASON })) ?? unclear()
  if (waiting && !exact) {
    await otherAmount(tx, booking, received, now)
    return 'STAFF'
  }
  const late = ['OVERDUE_PAYMENT', 'KT_CANCEL', 'CSH_CANCEL'].includes(booking.status) && booking.paid === 0
  if (!waiting && !late) return unclear()
  const clock = { actor: 'SYS', id: null, now } as const
  await settleTransfer(tx, booking, clock, { received, decision: 'CONFIRM', reason: REASON })
  return 'MATCHED'
}

/** What a bank's service tells of money that arrived. */
export function bankHandlers({ db, clock }: Services): Pick<Handlers, 'payment.bankTransfer'> {
  const hear = (told: BankTransfer): Promise<BankResult> =>
    transact(db, async (tx) => {
      const known = eq(bankTransfers.transactionId, told.transaction_id)
      if ((await tx.select().from(bankTransfers).where(known)).length > 0) return 'KNOWN'
      const code = codeInMemo(told.memo)
      const booking = code === null ? null : await bookingByCode(tx, code)
      const now = clock.now()
      const result = booking ? await settle(tx, booking, told, now) : 'UNKNOWN'
      await tx.insert(bankTransfers).values({
        transactionId: told.transaction_id,
        bookingId: booking?.id ?? null,
        amount: told.amount,
        result,
        heardAt: now,
      })
      return result
    })
  return {
    'payment.bankTransfer': async (told) => ({ result: await hear(told) }),
  }
}
