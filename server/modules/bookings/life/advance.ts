import { and, eq, sql, type SQL } from 'drizzle-orm'
import { bookingMachine } from '#contract/booking/booking.ts'
import type { Actor, BookingEvent, Effect } from '#contract/booking/names.ts'
import { BOOKED_FAMILY, LOOKED_INTO, type Status } from '#contract/statuses.ts'
import type { Transaction } from '#server/db/client.ts'
import { documentOf } from '#server/db/insertAll.ts'
import { once } from '#server/db/once.ts'
import { planJobs, planning, writeJobs, type PlannedJob } from '#server/modules/jobs/jobs.ts'
import {
  allowed,
  changesOf,
  jobsOf,
  postChanges,
  runActs,
  textIn,
  type EventParams,
} from '#server/modules/lives/lives.ts'
import { openEditOf } from '#server/modules/edits/edits.ts'
import { refuse } from '#server/refusal.ts'
import { closeBooks } from './closing.ts'
import { closeWaitingCases, EFFECT_ACTS, holdsMoney } from './effects.ts'
import { factsOfRow, type GivenFacts } from './facts.ts'
import { settleInDoubt } from './inDoubt.ts'
import { answerTimes } from './timers.ts'
import type { Act, Changes, Plan, Step } from './step.ts'
import type { BookedRoom, EventRow } from '../store.ts'
import { bookingEvents, bookingRooms, bookings, type BookingRow } from '../tables.ts'

/** Who does it, and when. `id` is the person's; the clock and the gateway have none. */
export type By = { actor: Actor; id: string | null; now: Temporal.Instant }
export type More = { facts?: GivenFacts; params?: EventParams; changes?: Changes }
export type Draft = Omit<BookingRow, 'status' | 'base' | 'version'>

/** Effects that are about a change that is being asked for. */
const ABOUT_EDITS: readonly Effect[] = [
  'holdEdit',
  'dropEdit',
  'applyEdit',
  'openEditPayment',
  'closeRequests',
]

/** What the machine says to an event; a refusal names the guard that does not hold. */
function ask(
  booking: Draft & { status: Status | null; base: Status | null },
  event: BookingEvent,
  by: By,
  facts?: GivenFacts,
) {
  const { row, to } = allowed(
    bookingMachine.next(factsOfRow(booking, by.now, facts), event, by.actor),
    'G_409',
  )
  return { row, to, acts: row.effects.map((effect) => EFFECT_ACTS[effect]) }
}

const eventOf = ({ booking, now, event, actor, from, to, params }: Step, row: string, by: By): EventRow => ({
  resortId: booking.resortId,
  bookingId: booking.id,
  version: booking.version,
  at: now,
  row,
  event,
  actor,
  actorId: by.id,
  from,
  to,
  params,
})

/** What the clock does after a step, each kind of job once. */
const jobsAfter = (acts: readonly Act[], step: Step): PlannedJob[] => [
  ...jobsOf(acts, step),
  ...answerTimes(step),
]

/** A booking that has just begun, with everything that is known of it. */
export type Begun = { booking: BookingRow; rooms: readonly BookedRoom[]; events: readonly EventRow[] }

const documents = {
  bookings: documentOf(bookings),
  rooms: documentOf(bookingRooms),
  events: documentOf(bookingEvents),
}
const MAKE = once(
  sql`made as (${documents.bookings.insert(sql.placeholder('booking'))}),
    furnished as (${documents.rooms.insert(sql.placeholder('rooms'))}),
    planned as (${planning(sql.placeholder('jobs'))})
    ${documents.events.insert(sql.placeholder('event'))}`,
)

/** What a booking begins with; `beside` is a statement that is said along. */
type Beginning = { rooms: readonly BookedRoom[]; facts: GivenFacts; beside: SQL }

/**
 * Begins a booking: its first status is the machine's answer to `create`. Booking, rooms, first event and what the clock has to
 * do are one statement: many of these run at once. Throws SoldOut when the nights are gone.
 */
export async function begin(
  tx: Transaction,
  draft: Draft,
  by: By,
  { rooms, facts, beside }: Beginning,
): Promise<Begun> {
  const { row, to, acts } = ask({ ...draft, status: null, base: null }, 'create', by, facts)
  const nothingBefore = { version: 1, before: null, edit: null, from: null, params: {} }
  const plan: Plan = { ...nothingBefore, stay: draft, now: by.now, to, event: 'create', actor: by.actor }
  const booking = { ...draft, ...changesOf(acts, plan), status: to, base: null, version: 1 }
  const step: Step = { ...plan, tx, booking, rooms }
  const event = eventOf(step, row.row, by)
  const key = { resortId: booking.resortId, bookingId: booking.id }
  const made = MAKE({
    booking: documents.bookings.write([booking]),
    rooms: documents.rooms.write(rooms.map((room) => ({ ...key, ...room }))),
    jobs: writeJobs(jobsAfter(acts, step)),
    event: documents.events.write([event]),
  })
  // One after the other at the database, which is asked for both at once.
  const asked = tx.execute(sql`with beside as (${beside}), ${made}`).then(() => undefined)
  await Promise.all([asked, runActs(acts, step)])
  return { booking, rooms, events: [event] }
}

/**
 * Moves a booking on: the only writer of its status. Asks the machine with what the server knows, writes the new status
 * where the version is still the one that was read, appends to the booking's history, keeps the books and does what the row
 * of the table says, all in the caller's transaction. Refuses with the code of the guard that does not hold, with G_409 when
 * the event cannot happen now or the booking has changed meanwhile.
 */
export async function advance(
  tx: Transaction,
  before: BookingRow,
  event: BookingEvent,
  by: By,
  { facts, params = {}, changes = {} }: More = {},
): Promise<BookingRow> {
  // What was paid and has gone back is not in the booking any more.
  const paid = before.paid > 0 ? { paid: await holdsMoney(tx, before) } : {}
  const { row, to, acts } = ask(before, event, by, { ...paid, ...facts })
  const edit =
    row.effects.some((effect) => ABOUT_EDITS.includes(effect)) || to === 'DRAFTS'
      ? await openEditOf(tx, before)
      : null
  const version = before.version + 1
  const plan: Plan = {
    now: by.now,
    from: before.status,
    to,
    event,
    actor: by.actor,
    params,
    version,
    stay: before,
    before,
    edit,
  }
  const leaving = BOOKED_FAMILY.includes(before.status) ? before.status : before.base
  const [booking] = await tx
    .update(bookings)
    .set({
      ...changesOf(acts, plan),
      ...changes,
      status: to,
      base: BOOKED_FAMILY.includes(to) ? null : leaving,
      version,
    })
    .where(
      and(
        eq(bookings.resortId, before.resortId),
        eq(bookings.id, before.id),
        eq(bookings.version, before.version),
      ),
    )
    .returning()
  if (!booking) return refuse('G_409')
  const step: Step = { ...plan, tx, booking }
  await tx.insert(bookingEvents).values(eventOf(step, row.row, by))
  const way = textIn(params, 'reference') === null ? 'bank' : 'gateway'
  await postChanges(tx, booking, { before, after: booking, by: way, at: by.now })
  await planJobs(tx, jobsAfter(acts, step))
  await runActs(acts, step)
  if (LOOKED_INTO.includes(before.status) && to !== before.status) {
    await closeWaitingCases(step)
    await settleInDoubt(tx, booking)
  }
  await closeBooks(tx, booking, by.now)
  return booking
}
