import { isBefore } from '#contract/nights.ts'
import { HOLD_GRACE_MINUTES, TRANSFER_REPORT_GRACE_MINUTES } from '#contract/numbers.ts'
import { PAYABLE } from '#contract/statuses.ts'
import { transact } from '#server/db/transact.ts'
import {
  advance,
  editLookedIntoBy,
  findBooking,
  lockBooking,
  openCase,
  openCaseOnce,
  type BookingRow,
} from '#server/modules/bookings/bookings.ts'
import { openEditOf } from '#server/modules/edits/edits.ts'
import { DONE, type JobHandlers, type JobResult } from '#server/modules/jobs/jobs.ts'
import { askGateway } from './ask.ts'
import { askUntilFinal } from './asking.ts'
import { ASK_AGAIN, PATIENCE } from './patience.ts'
import { sendRefund } from './refunding.ts'
import { endTicketHold } from './tickets.ts'
import type { PaymentWorld } from './world.ts'

/** "I have transferred" is heard a little longer than a gateway takes to say what happened. */
const graceOf = ({ status }: BookingRow) => ({
  minutes: status === 'WATTING_KT_PAYMENT' ? TRANSFER_REPORT_GRACE_MINUTES : HOLD_GRACE_MINUTES,
})

/** The end of a hold: the gateway is asked first, and nights of somebody who may have paid are not given away in a hurry. */
async function endHold(world: PaymentWorld, id: string): Promise<JobResult> {
  const { db, clock } = world
  const booking = await findBooking(db, id)
  if (!booking || !PAYABLE.includes(booking.status) || !booking.holdUntil) return DONE
  const due = booking.holdUntil.add(graceOf(booking))
  if (isBefore(clock.now(), due)) return { again: due }
  const word = await askGateway(world, booking)
  const now = clock.now()
  if (word !== 'ended' && isBefore(now, booking.holdUntil.add(PATIENCE[word])))
    return { again: now.add(ASK_AGAIN) }
  return transact(db, async (tx) => {
    const held = await lockBooking(tx, id)
    if (!held || !PAYABLE.includes(held.status) || !held.holdUntil) return DONE
    const over = held.holdUntil.add(graceOf(held))
    if (isBefore(now, over)) return { again: over }
    if (word === 'silent') await openCase({ tx, now, booking: held }, 'gatewaySilent')
    const facts = { gatewaySaysUnpaid: true }
    await advance(tx, held, 'holdExpired', { actor: 'SYS', id: null, now }, { facts })
    return DONE
  })
}

/** A host who has not looked for a transferred difference in time: staff does, while the change is still held. */
const noteHostSilence = ({ db, clock }: PaymentWorld, { id }: BookingRow): Promise<void> =>
  transact(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    const edit = booking?.status === 'PENDING_PAYMENT_EDIT' ? await openEditOf(tx, booking) : null
    const due = edit && editLookedIntoBy(edit)
    const now = clock.now()
    if (!booking?.holdUntil || !due || isBefore(now, due)) return
    const until = booking.holdUntil
    await openCaseOnce({ tx, now, booking }, 'hostDidNotAnswer', { until: until.toString() }, until)
  })

/** The end of a change's payment window: the gateway is asked first, too. Then the booking stands as it was. */
async function endEditWindow(world: PaymentWorld, id: string): Promise<JobResult> {
  const { db, clock } = world
  const dueOf = ({ holdUntil }: BookingRow) => (holdUntil ?? clock.now()).add({ minutes: HOLD_GRACE_MINUTES })
  const booking = await findBooking(db, id)
  if (booking?.status !== 'PENDING_PAYMENT_EDIT') return DONE
  await noteHostSilence(world, booking)
  if (isBefore(clock.now(), dueOf(booking))) return { again: dueOf(booking) }
  const word = await askGateway(world, booking)
  const now = clock.now()
  if (word !== 'ended' && isBefore(now, dueOf(booking).add(PATIENCE[word])))
    return { again: now.add(ASK_AGAIN) }
  return transact(db, async (tx) => {
    const waiting = await lockBooking(tx, id)
    if (waiting?.status !== 'PENDING_PAYMENT_EDIT') return DONE
    if (isBefore(now, dueOf(waiting))) return { again: dueOf(waiting) }
    const edit = await openEditOf(tx, waiting)
    const after = await advance(tx, waiting, 'editWindowOver', { actor: 'SYS', id: null, now })
    // Nobody has found out whether the money came: that question outlives the change.
    if (edit?.reportedAt)
      await openCaseOnce({ tx, now, booking: after }, 'unexpectedTransfer', { due: edit.toPay })
    return DONE
  })
}

/** The jobs that need the gateway. */
export const paymentJobs = (
  world: PaymentWorld,
): Pick<JobHandlers, 'holdExpired' | 'editPayment' | 'askPayment' | 'sendRefund' | 'ticketHold'> => ({
  holdExpired: (id) => endHold(world, id),
  editPayment: (id) => endEditWindow(world, id),
  askPayment: (reference) => askUntilFinal(world, reference),
  sendRefund: (id) => sendRefund(world, id),
  ticketHold: (id) => endTicketHold(world, id),
})
