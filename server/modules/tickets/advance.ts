import { and, eq } from 'drizzle-orm'
import type { Actor } from '#contract/booking/names.ts'
import type { ServiceEvent } from '#contract/service/names.ts'
import { serviceMachine } from '#contract/service/service.ts'
import type { ServiceStatus } from '#contract/serviceStatuses.ts'
import type { Transaction } from '#server/db/client.ts'
import { planJobs } from '#server/modules/jobs/jobs.ts'
import {
  allowed,
  changesOf,
  jobsOf,
  postChanges,
  runActs,
  type EventParams,
} from '#server/modules/lives/lives.ts'
import { refuse } from '#server/refusal.ts'
import { TICKET_ACTS } from './effects.ts'
import { factsOfTickets, type GivenFacts } from './facts.ts'
import type { Act, Changes, Plan, Step } from './step.ts'
import { keyOf } from './store.ts'
import { serviceBookingEvents, serviceBookings, type ServiceBookingRow } from './tables.ts'

/** Who does it, and when. `id` is the person's; the clock and the gateway have none. */
export type By = { actor: Actor; id: string | null; now: Temporal.Instant }
export type More = { facts?: GivenFacts; params?: EventParams; changes?: Changes }
export type Draft = Omit<ServiceBookingRow, 'status' | 'version'>

/** What the machine says to an event; a refusal names the guard that does not hold. */
function ask(
  booking: Draft & { status: ServiceStatus | null },
  event: ServiceEvent,
  by: By,
  facts?: GivenFacts,
) {
  const { row, to } = allowed(
    serviceMachine.next(factsOfTickets(booking, by.now, facts), event, by.actor),
    'G_TICKETS_409',
  )
  return { row, to, acts: row.effects.map((effect) => TICKET_ACTS[effect]) }
}

async function write(acts: readonly Act[], row: string, step: Step, by: By): Promise<void> {
  const { tx, booking, now, event, actor, from, to, params, version } = step
  await tx.insert(serviceBookingEvents).values({
    serviceId: booking.serviceId,
    bookingId: booking.id,
    version,
    at: now,
    row,
    event,
    actor,
    actorId: by.id,
    from,
    to,
    params,
  })
  await postChanges(tx, keyOf(booking), { before: step.before, after: booking, by: 'gateway', at: now })
  await planJobs(tx, jobsOf(acts, step))
  await runActs(acts, step)
}

/** Begins a service booking: its first status is the machine's answer to `buy`. Throws TicketsGone when the slot is sold out. */
export async function beginTickets(
  tx: Transaction,
  draft: Draft,
  by: By,
  facts: GivenFacts,
): Promise<ServiceBookingRow> {
  const { row, to, acts } = ask({ ...draft, status: null }, 'buy', by, facts)
  const plan: Plan = {
    now: by.now,
    from: null,
    to,
    event: 'buy',
    actor: by.actor,
    params: {},
    version: 1,
    before: null,
  }
  const booking = { ...draft, ...changesOf(acts, plan), status: to, version: 1 }
  await tx.insert(serviceBookings).values(booking)
  await write(acts, row.row, { ...plan, tx, booking }, by)
  return booking
}

/**
 * Moves a service booking on: the only writer of its status. Asks the machine, writes the new status where the version is
 * still the one that was read, appends to its history, keeps the books and does what the row of the table says, all in the
 * caller's transaction. Refuses with the code of the guard that does not hold, with G_TICKETS_409 when it cannot happen now.
 */
export async function advanceTickets(
  tx: Transaction,
  before: ServiceBookingRow,
  event: ServiceEvent,
  by: By,
  { facts, params = {}, changes = {} }: More = {},
): Promise<ServiceBookingRow> {
  const { row, to, acts } = ask(before, event, by, facts)
  const version = before.version + 1
  const plan: Plan = { now: by.now, from: before.status, to, event, actor: by.actor, params, version, before }
  const [booking] = await tx
    .update(serviceBookings)
    .set({ ...changesOf(acts, plan), ...changes, status: to, version })
    .where(
      and(
        eq(serviceBookings.serviceId, before.serviceId),
        eq(serviceBookings.id, before.id),
        eq(serviceBookings.version, before.version),
      ),
    )
    .returning()
  if (!booking) return refuse('G_TICKETS_409')
  await write(acts, row.row, { ...plan, tx, booking }, by)
  return booking
}
