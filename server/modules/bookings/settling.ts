import type { Transaction } from '#server/db/client.ts'
import { nightsAreFree } from '#server/modules/inventory/inventory.ts'
import { payBack } from '#server/modules/refunds/refunds.ts'
import { refuse } from '#server/refusal.ts'
import { advance, type By } from './advance.ts'
import { settleEditTransfer } from './editTransfer.ts'
import { roomsOf } from './store.ts'
import type { BookingRow } from './tables.ts'

export type Settling = { received: number; decision: 'CONFIRM' | 'CANCEL'; reason: string }

/** What is over goes back. */
async function confirmWith(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { received, reason }: Settling,
): Promise<BookingRow> {
  if (received < booking.total) return refuse('G_AMOUNT_SHORT', [booking.total - received])
  const after = await advance(tx, booking, 'confirm', by, {
    // Staff decides within its own time, after the host's is over.
    facts: { receiptTicked: true, hostDeadline: null },
    params: { reason },
    changes: { paid: received },
  })
  const cause = `over/${after.version}`
  const amount = received - booking.total
  await payBack(tx, { booking: after, amount, reason: 'OVERPAID', cause, now: by.now })
  return after
}

/**
 * Staff says what really arrived by bank transfer. A reported one is confirmed (what is over goes back) or cancelled (all of
 * it goes back). One that nobody reported is matched when it is exact, and late money books while the nights are free.
 */
export async function settleTransfer(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  settling: Settling,
): Promise<BookingRow> {
  const { received, decision, reason } = settling
  const clock = { ...by, actor: 'SYS' } as const
  switch (booking.status) {
    case 'CSH_CONFIRM': {
      if (!booking.transferReported) return refuse('G_409')
      if (decision === 'CONFIRM') return confirmWith(tx, booking, by, settling)
      return advance(tx, booking, 'forceCancel', by, {
        facts: { evidenceGiven: true },
        params: { reason, notCounted: 1 },
        changes: { paid: received },
      })
    }
    case 'PENDING_PAYMENT_EDIT':
      return settleEditTransfer(tx, booking, by, settling)
    case 'WATTING_KT_PAYMENT': {
      if (decision !== 'CONFIRM' || received !== booking.total) return refuse('G_409')
      return advance(tx, booking, 'transferMatched', clock, {
        facts: { bankMatched: true },
        params: { reason, amount: received },
        changes: { paid: received },
      })
    }
    case 'OVERDUE_PAYMENT':
    case 'KT_CANCEL':
    case 'CSH_CANCEL': {
      if (received === 0) return refuse('G_409')
      const { resortId, checkIn: from, checkOut: to } = booking
      const wanted = { resortId, from, to, rooms: await roomsOf(tx, booking) }
      const enough = decision === 'CONFIRM' && received === booking.total && booking.paid === 0
      return advance(tx, booking, 'latePayment', clock, {
        facts: { nightsFree: enough && (await nightsAreFree(tx, wanted)) },
        params: { reason, amount: received },
        changes: { paid: booking.paid + received, paymentMethod: 'BANK_TRANSFER' },
      })
    }
    default:
      return refuse('G_409')
  }
}
