import type { Actor } from '#contract/booking/names.ts'
import type { ActFor } from '#contract/shapes/desk.ts'
import type { Transaction } from '#server/db/client.ts'
import {
  advance,
  answerGuestEdit,
  answerHost,
  cancelByGuest,
  cancelCost,
  confirmByHost,
  rejectByHost,
  withdrawEdit,
  withdrawRequest,
  type BookingRow,
  type By,
} from '#server/modules/bookings/bookings.ts'
import { refuse } from '#server/refusal.ts'

type Doing = (tx: Transaction, booking: BookingRow, by: By, reason: string) => Promise<BookingRow>

/** Whoever calls staff has heard the fee from them: it is the one of now. */
const cancelFor: Doing = async (tx, booking, by, reason) =>
  cancelByGuest(tx, booking, by, { shownFee: (await cancelCost(tx, booking, by.now)).fee, reason })

const complete: Doing = (tx, booking, by, reason) =>
  advance(tx, booking, 'complete', by, { params: { reason } })

/** What staff may do in another's place: whose, and how. */
const ACTS: Record<ActFor, { actor: Actor; doing: Doing }> = {
  GUEST_CANCEL: { actor: 'KT', doing: cancelFor },
  GUEST_WITHDRAW: { actor: 'KT', doing: withdrawEdit },
  GUEST_ACCEPT: {
    actor: 'KT',
    doing: (tx, booking, by, reason) => answerHost(tx, booking, by, { accept: true, reason }),
  },
  GUEST_REFUSE: {
    actor: 'KT',
    doing: (tx, booking, by, reason) => answerHost(tx, booking, by, { accept: false, reason }),
  },
  GUEST_COMPLETE: { actor: 'KT', doing: complete },
  HOST_CONFIRM: {
    actor: 'CSH',
    doing: (tx, booking, by) =>
      booking.status === 'CSH_CONFIRM'
        ? confirmByHost(tx, booking, by, booking.transferReported ? booking.total : undefined)
        : refuse('G_409'),
  },
  HOST_ACCEPT: {
    actor: 'CSH',
    doing: (tx, booking, by) => advance(tx, booking, 'accept', by, { facts: { nightsFree: true } }),
  },
  HOST_REJECT: {
    actor: 'CSH',
    doing: (tx, booking, by, reason) => rejectByHost(tx, booking, by, { reason, received: undefined }),
  },
  HOST_ACCEPT_EDIT: {
    actor: 'CSH',
    doing: (tx, booking, by, reason) => answerGuestEdit(tx, booking, by, { accept: true, reason }),
  },
  HOST_REFUSE_EDIT: {
    actor: 'CSH',
    doing: (tx, booking, by, reason) => answerGuestEdit(tx, booking, by, { accept: false, reason }),
  },
  HOST_WITHDRAW: { actor: 'CSH', doing: withdrawRequest },
  HOST_COMPLETE: { actor: 'CSH', doing: complete },
}

/** Does in the place of guest or host what they could do now; the history names the person of the staff. */
export const actFor = (
  tx: Transaction,
  booking: BookingRow,
  staff: { id: string; now: Temporal.Instant },
  { act, reason }: { act: ActFor; reason: string },
): Promise<BookingRow> => {
  const { actor, doing } = ACTS[act]
  return doing(tx, booking, { actor, ...staff }, reason)
}
