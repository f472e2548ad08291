import type { Parsed } from '#contract/endpoints.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { carries, WAYS_TO_PAY } from '#contract/waysToPay.ts'
import type { Transaction } from '#server/db/client.ts'
import { openEditOf } from '#server/modules/edits/edits.ts'
import { resortForBooking } from '#server/modules/resorts/resorts.ts'
import { openTicketsOfStay } from '#server/modules/tickets/tickets.ts'
import { refuse } from '#server/refusal.ts'
import { actOf, type Side } from './acting.ts'
import { advance, type By, nothingDueOf, openCaseOnce } from '../life/life.ts'
import { answerFacts, askForEdit } from './askEdit.ts'
import { cancelByGuest } from './cancelling.ts'
import { endComplaint, openComplaint } from './complaining.ts'
import { reportEditTransfer } from '../transfers/transfers.ts'
import { bookingDetail, detailWithoutCode } from '../stays/stays.ts'
import { eventsOf } from '../store.ts'
import type { BookingRow } from '../tables.ts'
import type { BookingWorld } from '../world.ts'

/** A guest sees the whole booking; what they deleted is gone. */
const guestSide = (world: BookingWorld): Side<BookingDetail> => ({
  actor: 'KT',
  mine: (booking, userId) => booking.tenantId === userId && booking.status !== 'DELETE',
  answer: (tx, booking, { language }) => detailWithoutCode(world, tx, booking, language),
  current: (booking, { language }) => bookingDetail(world, booking, language),
})

const toTransfer = async (tx: Transaction, booking: BookingRow, by: By): Promise<BookingRow> => {
  if ((await openTicketsOfStay(tx, booking)).length > 0) return refuse('G_SERVICES_ONLINE')
  const resort = await resortForBooking(tx, booking.resortId, [])
  return resort?.bankAccount ? advance(tx, booking, 'chooseTransfer', by) : refuse('G_NO_TRANSFER')
}

/** The host's request that is open, answered: a change (12) or a cancellation (6). */
export async function answerHost(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { accept, reason }: { accept: boolean; reason: string },
): Promise<BookingRow> {
  const params = reason === '' ? {} : { reason }
  if (booking.status === 'CSH_REQUEST_CANCEL') {
    if (accept) return advance(tx, booking, 'acceptCancellation', by, { params })
    const asked = (await eventsOf(tx, booking)).filter(({ event }) => event === 'requestCancellation')
    const after = await advance(tx, booking, 'refuseCancellation', by, { params })
    // The host may not ask a third time: now it is for staff to say.
    if (asked.length > 1) await openCaseOnce({ tx, now: by.now, booking: after }, 'cancellationRefusedTwice')
    return after
  }
  if (booking.status !== 'DRAFTS') return refuse('G_409')
  if (!accept) return advance(tx, booking, 'refuseHostEdit', by, { params })
  return advance(tx, booking, 'acceptHostEdit', by, await answerFacts(tx, booking))
}

/** A change taken back before the host answered, or given up instead of paid. */
export async function withdrawEdit(tx: Transaction, booking: BookingRow, by: By): Promise<BookingRow> {
  if (booking.status !== 'PENDING_PAYMENT_EDIT') return advance(tx, booking, 'withdrawEdit', by)
  // Money may be on its way: it is found first, then staff can let the change fail and send it back.
  if ((await openEditOf(tx, booking))?.reportedAt) return refuse('G_TRANSFER_REPORTED')
  return advance(tx, booking, 'editWindowOver', by)
}

/** What a guest does with a booking of theirs. */
export const guestActs = (world: BookingWorld) => {
  const act = actOf(world, guestSide(world))
  const deleting = actOf(world, {
    ...guestSide(world),
    answer: async (): Promise<{ done: true }> => ({ done: true }),
  })
  return {
    'booking.chooseTransfer': act(toTransfer),
    'booking.switchToVnpay': act((tx, booking, by) =>
      carries('VNPAY', booking.total)
        ? advance(tx, booking, 'switchToVnpay', by)
        : refuse('G_WAY_LIMIT', [WAYS_TO_PAY.VNPAY.most]),
    ),
    'booking.reportTransfer': act((tx, booking, by) =>
      booking.status === 'PENDING_PAYMENT_EDIT'
        ? reportEditTransfer(tx, booking, by)
        : advance(tx, booking, 'reportTransfer', by),
    ),
    'booking.cancel': act(
      (tx, booking, by, { shown_fee: shownFee = 0, reason = '' }: Parsed<'booking.cancel'>) =>
        cancelByGuest(tx, booking, by, { shownFee, reason }),
    ),
    'booking.edit': act(
      (tx, booking, by, { shown_to_pay: shown, ...wish }: Parsed<'booking.edit'>, { language }) =>
        askForEdit(tx, booking, by, { wish, shown, reason: '', language }),
    ),
    'booking.withdrawEdit': act(withdrawEdit),
    'booking.answer': act((tx, booking, by, { answer, reason = '' }: Parsed<'booking.answer'>) =>
      answerHost(tx, booking, by, { accept: answer === 'ACCEPT', reason }),
    ),
    'booking.complete': act((tx, booking, by) => advance(tx, booking, 'complete', by)),
    'booking.complain': act(
      (tx, booking, by, { text, picture_ids: pictureIds }: Parsed<'booking.complain'>) =>
        openComplaint(tx, booking, by, { text, pictureIds }),
    ),
    'booking.endComplaint': act((tx, booking, by) =>
      endComplaint(tx, booking, by, {
        decision: 'WITHDRAWN',
        amount: 0,
        hostFault: false,
        reason: '',
      }),
    ),
    'booking.delete': deleting(async (tx, booking, by) =>
      advance(tx, booking, 'delete', by, {
        facts: { nothingDue: await nothingDueOf(tx, booking), paid: false },
      }),
    ),
  }
}
