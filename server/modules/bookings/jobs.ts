import { TIMEOUT, type Actor, type BookingEvent } from '#contract/booking/names.ts'
import { dayAt, isBefore } from '#contract/nights.ts'
import { AGREED, AT_THE_GATE, BOOKED_FAMILY, CAME_TO_NOTHING } from '#contract/statuses.ts'
import { transact } from '#server/db/transact.ts'
import type { Transaction } from '#server/db/client.ts'
import { openEditOf } from '#server/modules/edits/edits.ts'
import { DONE, type JobHandlers, type JobResult } from '#server/modules/jobs/jobs.ts'
import { addNotices, TARGETS, wasTold, type Notice } from '#server/modules/notices/notices.ts'
import {
  advance,
  asksOfTransfer,
  keptOf,
  type More,
  nothingDueOf,
  openCaseOnce,
  openCasesOf,
} from './life/life.ts'
import { hostRemindersFrom, remindGuestAt, staffLooksUntil } from './rules.ts'
import { eventsOf, lockBooking } from './store.ts'
import { textIn } from '#server/modules/lives/lives.ts'
import type { BookingRow } from './tables.ts'
import type { BookingWorld } from './world.ts'

const CASE = 'hostDidNotAnswer'
const LOOK_AGAIN = { hours: 1 }
/** How soon it is looked again whether staff has found out of a transfer. */
const ASK_AGAIN = { hours: 24 }

type World = Pick<BookingWorld, 'db' | 'clock'>
const CLOCK = { actor: 'SYS' satisfies Actor, id: null } as const

const waitsForHost = (booking: BookingRow | null) =>
  booking?.status === 'CSH_CONFIRM' && booking.hostDeadline
    ? { booking, deadline: booking.hostDeadline }
    : null

/** A job may run again after its node died: what it told just now is not told anew. */
const JUST_NOW = { minutes: 15 }

async function tellOnce(
  tx: Transaction,
  told: Pick<Notice, 'userId' | 'kind' | 'params'> & { booking: BookingRow; now: Temporal.Instant },
): Promise<void> {
  const { booking, now: createdAt, ...more } = told
  const notice = { ...more, target: TARGETS.BOOKING, ref: booking.id, createdAt }
  if (!(await wasTold(tx, { ...notice, since: createdAt.subtract(JUST_NOW) }))) await addNotices(tx, [notice])
}

/** Reminds a guest in the morning of the day before they arrive. */
const remindGuest = ({ db, clock }: World, id: string): Promise<JobResult> =>
  transact(db, async (tx) => {
    const now = clock.now()
    const booking = await lockBooking(tx, id)
    if (!booking || !AT_THE_GATE.includes(booking.status) || booking.checkedInAt !== null) return DONE
    const dueAt = remindGuestAt(booking)
    if (isBefore(now, dueAt)) return { again: dueAt }
    if (dayAt(now) >= booking.checkIn) return DONE
    const params = { code: booking.code, arrives: booking.checkIn, time: booking.checkInTime }
    await tellOnce(tx, { booking, userId: booking.tenantId, kind: 'guest.arrivesTomorrow', params, now })
    return DONE
  })

/** Whether a host has said what came of a transfer, or the bank has: then it is staff that has to look. */
const hostHasSpoken = async (tx: Transaction, booking: BookingRow): Promise<boolean> =>
  (await openCasesOf(tx, booking)).some(({ kind }) => kind === 'wrongAmount' || kind === 'noMoneyReceived')

/** Reminds a host who has not answered, after half of the time and again near its end. */
const remindHost = ({ db, clock }: World, id: string): Promise<JobResult> =>
  transact(db, async (tx) => {
    const now = clock.now()
    const waiting = waitsForHost(await lockBooking(tx, id))
    if (!waiting || !isBefore(now, waiting.deadline)) return DONE
    const { booking, deadline } = waiting
    if (await hostHasSpoken(tx, booking)) return DONE
    const params = { code: booking.code, until: deadline.toString() }
    await tellOnce(tx, { booking, userId: booking.hostId, kind: 'host.reminder', params, now })
    const asked = (await eventsOf(tx, booking)).findLast(({ to }) => to === 'CSH_CONFIRM')
    const next = asked && hostRemindersFrom(asked.at).find((moment) => isBefore(now, moment))
    return next ? { again: next } : DONE
  })

/** A host did not answer: an unpaid request ends at once; with money in it staff looks first, and then it all goes back. */
const endSilence = ({ db, clock }: World, id: string): Promise<JobResult> =>
  transact(db, async (tx) => {
    const now = clock.now()
    const waiting = waitsForHost(await lockBooking(tx, id))
    if (!waiting) return DONE
    const { booking, deadline } = waiting
    if (isBefore(now, deadline)) return { again: deadline }
    const givenUp = staffLooksUntil(deadline)
    const kept = await keptOf(tx, booking)
    const spoken = await hostHasSpoken(tx, booking)
    if ((kept > 0 || booking.transferReported) && isBefore(now, givenUp)) {
      if (!spoken) await openCaseOnce({ tx, now, booking }, CASE, { until: givenUp.toString() }, givenUp)
      return { again: givenUp }
    }
    const params: Record<string, number> = spoken ? { notCounted: 1 } : {}
    const after = await advance(tx, booking, 'deadlinePassed', { ...CLOCK, now }, { params })
    // Nobody has looked whether the money came: that question outlives the booking.
    if (booking.transferReported && kept === 0)
      await openCaseOnce({ tx, now, booking: after }, 'transferUnanswered', { due: booking.total })
    return DONE
  })

/** Two hours after check-out a stay is complete; nobody ever checked in is noted, and costs the guest the stay. */
const completeStay = ({ db, clock }: World, id: string): Promise<JobResult> =>
  transact(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking || !AGREED.includes(booking.status)) return DONE
    // What is being asked leads back to a booked status or to an end: the stay is completed after that.
    if (!BOOKED_FAMILY.includes(booking.status)) return { again: clock.now().add(LOOK_AGAIN) }
    const params: Record<string, number> = booking.checkedInAt === null ? { noShow: 1 } : {}
    await advance(tx, booking, 'complete', { ...CLOCK, now: clock.now() }, { params })
    return DONE
  })

type Silence = { event: BookingEvent; more?: More; dueAt: Temporal.Instant }

/** A request that nobody answered in time ends, and the booking stands: silence takes nothing from anybody. */
const endRequest =
  (silence: (tx: Transaction, booking: BookingRow) => Promise<Silence | null>) =>
  ({ db, clock }: World, id: string): Promise<JobResult> =>
    transact(db, async (tx) => {
      const now = clock.now()
      const booking = await lockBooking(tx, id)
      const found = booking && (await silence(tx, booking))
      if (!found) return DONE
      if (isBefore(now, found.dueAt)) return { again: found.dueAt }
      const facts = { answerDue: true }
      await advance(tx, booking, found.event, { ...CLOCK, now }, { facts, params: { reason: TIMEOUT } })
      return DONE
    })

const ofEdit = endRequest(async (tx, booking) => {
  if (booking.status !== 'BOOKED' && booking.status !== 'DRAFTS') return null
  const edit = await openEditOf(tx, booking)
  if (!edit?.answerBy) return null
  return { event: booking.status === 'BOOKED' ? 'editTimedOut' : 'hostEditTimedOut', dueAt: edit.answerBy }
})

const ofCancellation = endRequest(async (tx, booking) => {
  if (booking.status !== 'CSH_REQUEST_CANCEL') return null
  const asked = (await eventsOf(tx, booking)).findLast(({ event }) => event === 'requestCancellation')
  const until = asked && textIn(asked.params, 'until')
  return until ? { event: 'cancellationTimedOut', dueAt: Temporal.Instant.from(until) } : null
})

/** What came to nothing leaves the lists after thirty days, when no money is in it. */
const forget = ({ db, clock }: World, id: string): Promise<JobResult> =>
  transact(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking || !CAME_TO_NOTHING.includes(booking.status)) return DONE
    const now = clock.now()
    if (await asksOfTransfer(tx, booking)) return { again: now.add(ASK_AGAIN) }
    if (!(await nothingDueOf(tx, booking))) return DONE
    await advance(tx, booking, 'delete', { ...CLOCK, now }, { facts: { nothingDue: true, paid: false } })
    return DONE
  })

type BookingJobs =
  | 'arrivalReminder'
  | 'hostReminder'
  | 'hostDeadline'
  | 'completeStay'
  | 'editAnswer'
  | 'cancellationAnswer'
  | 'forgetBooking'

/** What the clock does to bookings; what needs the gateway belongs to the payments. */
export const bookingJobs = (world: World): Pick<JobHandlers, BookingJobs> => ({
  arrivalReminder: (id) => remindGuest(world, id),
  hostReminder: (id) => remindHost(world, id),
  hostDeadline: (id) => endSilence(world, id),
  completeStay: (id) => completeStay(world, id),
  editAnswer: (id) => ofEdit(world, id),
  cancellationAnswer: (id) => ofCancellation(world, id),
  forgetBooking: (id) => forget(world, id),
})
