import type { Parsed } from '#contract/endpoints.ts'
import type { DeskBooking } from '#contract/shapes/desk.ts'
import { transact } from '#server/db/transact.ts'
import type { Transaction } from '#server/db/client.ts'
import {
  actOf,
  advance,
  editContactFree,
  endComplaint,
  keptOf,
  settleTransfer,
  waiveFee,
  type BookingRow,
  type By,
  type Side,
} from '#server/modules/bookings/bookings.ts'
import type { PaymentWorld } from '#server/modules/payments/payments.ts'
import { payBack } from '#server/modules/refunds/refunds.ts'
import { takeBack } from '#server/modules/payouts/payouts.ts'
import { refuse } from '#server/refusal.ts'
import { actFor } from './actFor.ts'
import { note } from './audit.ts'
import { deskBooking } from './view.ts'

/** Staff sees and moves every booking. */
const deskSide = (world: PaymentWorld): Side<DeskBooking> => ({
  actor: 'STF',
  mine: () => true,
  answer: (tx, booking, context) => deskBooking(world, tx, booking, context),
  current: (booking, context) => transact(world.db, (tx) => deskBooking(world, tx, booking, context)),
})

/** Gives a fee back: what was kept for it goes to the guest, out of what the host would have got. */
async function waive(
  tx: Transaction,
  booking: BookingRow,
  by: By & { id: string },
  { fee, reason }: Pick<Parsed<'desk.waiveFee'>, 'fee' | 'reason'>,
): Promise<BookingRow> {
  const amount = fee === 'EDITING' ? booking.editingFee : booking.cancellationFee
  if (amount === 0) return refuse('G_NO_FEE')
  if (fee === 'CANCELLATION' && (await takeBack(tx, booking, 'all', by.now)) === 0) refuse('G_NO_FEE')
  const after = await waiveFee(tx, booking, fee, by.now)
  await payBack(tx, {
    booking: after,
    amount: Math.min(amount, await keptOf(tx, after)),
    reason: 'FEE_WAIVED',
    // A booking may have such a fee more than once.
    cause: `waived/${fee}/${booking.version}`,
    now: by.now,
  })
  await note(tx, {
    about: booking.id,
    staffId: by.id,
    act: 'waiveFee',
    reason,
    params: { fee, amount },
    now: by.now,
  })
  return after
}

/** What staff does to a booking. Every act has a reason, in the booking's history or beside it. */
export const deskActs = (world: PaymentWorld) => {
  const act = actOf(world, deskSide(world))
  return {
    'desk.actFor': act(async (tx, booking, by, { act: what, reason }: Parsed<'desk.actFor'>) => {
      const staff = { id: by.id ?? '', now: by.now }
      const after = await actFor(tx, booking, staff, { act: what, reason })
      await note(tx, { about: booking.id, staffId: staff.id, act: what, reason, now: by.now })
      return after
    }),
    'desk.forceCancel': act(
      (tx, booking, by, { reason, evidence, force_majeure }: Parsed<'desk.forceCancel'>) =>
        advance(tx, booking, 'forceCancel', by, {
          facts: { evidenceGiven: true },
          params: { reason, evidence, ...(force_majeure ? { notCounted: 1 } : {}) },
        }),
    ),
    'desk.editContact': act(
      (tx, booking, by, { contact, reason }: Parsed<'desk.editContact'>, { language }) =>
        editContactFree(tx, booking, by, { wish: { contact }, reason, language }),
    ),
    'desk.waiveFee': act((tx, booking, by, { fee, reason }: Parsed<'desk.waiveFee'>) =>
      waive(tx, booking, { ...by, id: by.id ?? '' }, { fee, reason }),
    ),
    'desk.settleTransfer': act((tx, booking, by, typed: Parsed<'desk.settleTransfer'>) =>
      settleTransfer(tx, booking, by, typed),
    ),
    'desk.resolveComplaint': act(
      (
        tx,
        booking,
        by,
        { decision, amount, host_fault: hostFault, reason }: Parsed<'desk.resolveComplaint'>,
      ) =>
        endComplaint(tx, booking, by, {
          decision,
          amount: decision === 'PART' ? amount : 0,
          hostFault,
          reason,
        }),
    ),
  }
}
