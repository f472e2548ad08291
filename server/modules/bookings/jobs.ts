import { and, eq } from 'drizzle-orm'
import { BOOKED_FAMILY, type Status } from '#contract/statuses.ts'
import { transact } from '#server/db/transact.ts'
import { DONE, type JobHandlers, type JobResult } from '#server/modules/jobs/jobs.ts'
import { addNotices, TARGETS } from '#server/modules/notices/notices.ts'
import { advance } from './advance.ts'
import { openCase } from './effects.ts'
import { hostRemindersFrom } from './rules.ts'
import { eventsOf, lockBooking } from './store.ts'
import { staffCases, type BookingRow } from './tables.ts'
import type { BookingWorld } from './world.ts'

/** Staff looks for the host of a paid booking this long, before the guest gets the money back. */
const STAFF_LOOKS = { hours: 24 }
const CASE = 'hostDidNotAnswer'
const BOOKED: readonly Status[] = BOOKED_FAMILY
const isBefore = (now: Temporal.Instant, then: Temporal.Instant) => Temporal.Instant.compare(now, then) < 0

type World = Pick<BookingWorld, 'db' | 'clock'>
const CLOCK = { actor: 'SYS', id: null } as const

const waitsForHost = (booking: BookingRow | null) =>
  booking?.status === 'CSH_CONFIRM' && booking.hostDeadline
    ? { booking, deadline: booking.hostDeadline }
    : null

/** Reminds a host who has not answered, after half of the time and again near its end. */
const remindHost = ({ db, clock }: World, id: string): Promise<JobResult> =>
  transact(db, async (tx) => {
    const now = clock.now()
    const waiting = waitsForHost(await lockBooking(tx, id))
    if (!waiting || !isBefore(now, waiting.deadline)) return DONE
    const { booking, deadline } = waiting
    await addNotices(tx, [
      {
        userId: booking.hostId,
        target: TARGETS.BOOKING,
        ref: booking.id,
        kind: 'host.reminder',
        params: { code: booking.code, until: deadline.toString() },
        createdAt: now,
      },
    ])
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
    const givenUp = deadline.add(STAFF_LOOKS)
    if ((booking.paid > 0 || booking.transferReported) && isBefore(now, givenUp)) {
      const [known] = await tx
        .select({ id: staffCases.id })
        .from(staffCases)
        .where(
          and(
            eq(staffCases.resortId, booking.resortId),
            eq(staffCases.bookingId, booking.id),
            eq(staffCases.kind, CASE),
          ),
        )
      if (!known) await openCase({ tx, now, booking }, CASE, { until: givenUp.toString() })
      return { again: givenUp }
    }
    await advance(tx, booking, 'deadlinePassed', { ...CLOCK, now })
    return DONE
  })

/** Two hours after check-out a stay is complete; nobody ever checked in is noted, and costs the guest the stay. */
const completeStay = ({ db, clock }: World, id: string): Promise<JobResult> =>
  transact(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking || !BOOKED.includes(booking.status)) return DONE
    const params: Record<string, number> = booking.checkedInAt === null ? { noShow: 1 } : {}
    await advance(tx, booking, 'complete', { ...CLOCK, now: clock.now() }, { params })
    return DONE
  })

/** What the clock does to bookings; the end of a hold belongs to the payments, which ask the gateway first. */
export const bookingJobs = (
  world: World,
): Pick<JobHandlers, 'hostReminder' | 'hostDeadline' | 'completeStay'> => ({
  hostReminder: (id) => remindHost(world, id),
  hostDeadline: (id) => endSilence(world, id),
  completeStay: (id) => completeStay(world, id),
})
