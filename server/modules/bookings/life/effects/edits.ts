import { and, eq } from 'drizzle-orm'
import { TIMEOUT, type BookingEvent } from '#contract/booking/names.ts'
import type { EditState } from '#contract/shapes/edit.ts'
import { retireAttempts } from '#server/modules/attempts/attempts.ts'
import { nightChanges, updateEdit, type BookingEdit } from '#server/modules/edits/edits.ts'
import { releaseSome, takeSome } from '#server/modules/inventory/inventory.ts'
import { bookingRooms } from '../../tables.ts'
import { editPaymentUntil } from '../../rules.ts'
import { textIn } from '#server/modules/lives/lives.ts'
import { editOf, type Act, type Doing, type Step } from '../step.ts'
import { refundExcess } from './money.ts'
import { carryOver } from './vouchers.ts'

const gained = ({ before, after }: BookingEdit) => nightChanges(before, after)
const lost = ({ before, after }: BookingEdit) => nightChanges(after, before)

const holdNew = async ({ tx, booking }: Step, edit: BookingEdit): Promise<void> => {
  if (!edit.held) await takeSome(tx, booking.resortId, gained(edit))
}

/** How a change ends that is not made. */
const ENDS: Partial<Record<BookingEvent, EditState>> = {
  rejectEdit: 'REJECTED',
  refuseHostEdit: 'REJECTED',
  editTimedOut: 'TIMED_OUT',
  hostEditTimedOut: 'TIMED_OUT',
  withdrawEdit: 'WITHDRAWN',
  withdrawHostEdit: 'WITHDRAWN',
}

async function end(step: Step, edit: BookingEdit, state: EditState): Promise<void> {
  const { tx, booking, now, params } = step
  const reason = textIn(params, 'reason')
  const answer = reason === null || reason === TIMEOUT ? '' : reason
  await updateEdit(tx, edit, { state, held: false, answer, closedAt: now })
  await retireAttempts(tx, booking, now)
  if (edit.held) await releaseSome(tx, booking.resortId, gained(edit))
}

/** The change asked for holds its new nights. */
export const holdEdit: Act = {
  run: async (step) => {
    const edit = editOf(step)
    await updateEdit(step.tx, edit, { held: true })
    await holdNew(step, edit)
  },
  last: true,
}

/** The original stands. */
export const dropEdit: Act = {
  change: () => ({ holdUntil: null }),
  run: (step) => {
    const closing = step.actor === 'KT' ? 'WITHDRAWN' : 'EXPIRED'
    return end(step, editOf(step), ENDS[step.event] ?? closing)
  },
  last: true,
}

/** Whatever is being asked for ends with the booking as it was, and what came for it goes back. */
export const closeRequests: Act = {
  change: ({ edit }) => (edit ? { holdUntil: null } : {}),
  run: async (step) => {
    if (!step.edit) return
    await end(step, step.edit, 'CLOSED')
    await refundExcess(step)
  },
  last: true,
}

/** The agreed change waits for its payment. */
export const openEditPayment: Act = {
  change: (plan) => ({ holdUntil: editPaymentUntil(editOf(plan), plan) }),
  run: async (step) => {
    const edit = editOf(step)
    await updateEdit(step.tx, edit, {
      state: 'AWAITING_PAYMENT',
      held: true,
      payBy: editPaymentUntil(edit, step),
    })
    await holdNew(step, edit)
  },
  last: true,
}

const furnish: Doing = async ({ tx, booking, edit }) => {
  const rooms = edit?.after.rooms ?? []
  const key = { resortId: booking.resortId, bookingId: booking.id }
  await tx
    .delete(bookingRooms)
    .where(and(eq(bookingRooms.resortId, key.resortId), eq(bookingRooms.bookingId, key.bookingId)))
  await tx.insert(bookingRooms).values(rooms.map((room) => ({ ...key, ...room })))
}

/** The booking becomes what was agreed: days, rooms, people, price, contact; its old nights are given back. */
export const applyEdit: Act = {
  change: (plan) => {
    const { after, fee } = editOf(plan)
    const { rooms: _rooms, ...terms } = after
    return {
      ...terms,
      total: terms.quote.total,
      editingFee: (plan.before?.editingFee ?? 0) + fee,
      holdUntil: null,
    }
  },
  run: async (step) => {
    const edit = editOf(step)
    await updateEdit(step.tx, edit, { state: 'APPLIED', held: false, closedAt: step.now })
    if (edit.kind === 'CONTACT') return
    await furnish(step)
    if (step.before) await carryOver(step, step.before)
    await holdNew(step, edit)
    await releaseSome(step.tx, step.booking.resortId, lost(edit))
  },
  last: true,
}
