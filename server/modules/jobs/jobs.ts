import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database, Transaction } from '#server/db/client.ts'
import { documentOf } from '#server/db/insertAll.ts'
import { repeating } from '#server/repeating.ts'
import type { Clock } from '#server/ports/clock.ts'
import { jobs } from './tables.ts'

/** What the clock can have to do. `ref` of each is the booking's id, of askPayment the payment attempt's reference, of sendRefund the refund's, of readCalendar the import's, of checkBooks, checkAllBooks, checkSecurityLog, makeSlots, watchSearches, countMonths and cleanup the word "all". */
const JOB_KINDS = [
  'holdExpired',
  'hostReminder',
  'hostDeadline',
  'completeStay',
  'arrivalReminder',
  'editAnswer',
  'editPayment',
  'cancellationAnswer',
  'forgetBooking',
  'askPayment',
  'sendRefund',
  'readCalendar',
  'ticketHold',
  'ticketDay',
  'checkBooks',
  'checkAllBooks',
  'makeSlots',
  'checkSecurityLog',
  'watchSearches',
  'countMonths',
  'cleanup',
] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** What waits for strangers' machines. */
const SLOW: readonly JobKind[] = ['readCalendar']
/** What walks over everything, and nobody waits for. */
const UPKEEP: readonly JobKind[] = [
  'checkBooks',
  'checkAllBooks',
  'checkSecurityLog',
  'makeSlots',
  'countMonths',
  'cleanup',
]
/** What looks for people at what may interest them: nobody waits for it, and it waits for nothing that walks over everything. */
const WATCHING: readonly JobKind[] = ['watchSearches']
/** Each lane has a runner of its own, so that what somebody waits for never waits behind the rest. */
export const LANES: Readonly<Record<'prompt' | 'slow' | 'upkeep' | 'watching', readonly JobKind[]>> = {
  prompt: JOB_KINDS.filter((kind) => ![...SLOW, ...UPKEEP, ...WATCHING].includes(kind)),
  slow: SLOW,
  upkeep: UPKEEP,
  watching: WATCHING,
}

/** A job is done, or has to be tried again at a moment. */
export type JobResult = { done: true } | { again: Temporal.Instant }
export const DONE: JobResult = { done: true }

/** A handler may run more than once for one job (a node can die after it committed), so it looks before it acts. */
export type JobHandlers = Record<JobKind, (ref: string, attempts: number) => Promise<JobResult>>

/** How long after its node's last sign of life another one takes a job over, and how often (in ms) a node gives such a sign. */
const LOCK = { seconds: 20 }
const RENEW_EVERY = 5_000
const BATCH = 20
const KEEP_DONE = { hours: 7 * 24 }

export type PlannedJob = { kind: JobKind; ref: string; runAt: Temporal.Instant }

const planned = documentOf(jobs, ['id', 'kind', 'ref', 'runAt'])

/** Jobs as {@link planning} carries them. Each kind and thing may be named once. */
export const writeJobs = (plan: readonly PlannedJob[]): string =>
  planned.write(plan.map((job) => ({ id: uuidv7(), ...job })))

/** The statement that plans jobs, or moves them when they were planned (or done) before. */
export const planning = (document: SQLWrapper | string): SQL =>
  sql`${planned.insert(document)} where true on conflict (kind, ref)
    do update set run_at = excluded.run_at, attempts = 0, locked_until = null, done_at = null`

/** Plans jobs, see {@link planning}. */
export async function planJobs(tx: Database | Transaction, plan: readonly PlannedJob[]): Promise<void> {
  if (plan.length > 0) await tx.execute(planning(writeJobs(plan)))
}

/** Plans what happens for ever, from now on; what a node is at work on stays with it. */
export async function planStandingJobs(
  db: Database,
  kinds: readonly JobKind[],
  now: Temporal.Instant,
): Promise<void> {
  const standing = kinds.map((kind) => ({ kind, ref: 'all', runAt: now }))
  await db.execute(
    sql`${planning(writeJobs(standing))} where ${jobs.lockedUntil} is null or ${jobs.lockedUntil} < ${now.toString()}::timestamptz`,
  )
}

/** As {@link planJobs}, for one. */
export const planJob = (tx: Database | Transaction, job: PlannedJob): Promise<void> => planJobs(tx, [job])

/** Takes due jobs for this node: other nodes skip what is locked. */
async function takeDue(db: Database, now: Temporal.Instant, kinds: readonly JobKind[] | undefined) {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isNull(jobs.doneAt),
        lte(jobs.runAt, now),
        or(isNull(jobs.lockedUntil), lt(jobs.lockedUntil, now)),
        kinds ? inArray(jobs.kind, [...kinds]) : undefined,
      ),
    )
    .orderBy(asc(jobs.runAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return db
    .update(jobs)
    .set({ lockedUntil: now.add(LOCK), attempts: sql`${jobs.attempts} + 1` })
    .where(inArray(jobs.id, due))
    .returning()
}

/** Holds jobs for this node for as long as it works on them; the returned function ends that. */
function keepLocked({ db, clock, renewEvery = RENEW_EVERY }: JobWorld, ids: readonly string[]): () => void {
  const timer = setInterval(() => {
    db.update(jobs)
      .set({ lockedUntil: clock.now().add(LOCK) })
      .where(and(inArray(jobs.id, [...ids]), isNotNull(jobs.lockedUntil)))
      // Another node takes over what this one cannot hold.
      .catch(() => undefined)
  }, renewEvery)
  timer.unref()
  return () => clearInterval(timer)
}

/** Tries again after 5 s, 10 s, 20 s … at most 10 min: a fault must not become a storm. */
const backoff = (attempts: number) => ({ seconds: Math.min(5 * 2 ** Math.min(attempts - 1, 10), 600) })

export type JobWorld = {
  db: Database
  clock: Clock
  handlers: JobHandlers
  /** Only these; all when left out. */
  kinds?: readonly JobKind[]
  /** How often a node at work says that it lives, in ms. */
  renewEvery?: number
  /** Told how each job went, and how long it took. */
  ran?: (job: { kind: string; result: 'done' | 'again' | 'failed'; seconds: number }) => void
  /** Told of a job that failed; it will be tried again. */
  failed: (job: { kind: string; ref: string; attempts: number }, error: unknown) => void
}

type JobRow = typeof jobs.$inferSelect

async function runOne({ db, clock, handlers, failed, ran }: JobWorld, job: JobRow): Promise<void> {
  // Planning a job anew unlocks it; then the new plan stands, whatever the old run says.
  const mine = and(eq(jobs.id, job.id), eq(jobs.runAt, job.runAt), isNotNull(jobs.lockedUntil))
  const handler = JOB_KINDS.find((kind) => kind === job.kind)
  const began = performance.now()
  const tell = (result: 'done' | 'again' | 'failed') =>
    ran?.({ kind: handler ?? 'unknown', result, seconds: (performance.now() - began) / 1000 })
  try {
    const result: JobResult = handler ? await handlers[handler](job.ref, job.attempts) : DONE
    tell('again' in result ? 'again' : 'done')
    // What went well has not failed yet: its next failure is its first.
    const next = 'again' in result ? { runAt: result.again, attempts: 0 } : { doneAt: clock.now() }
    await db
      .update(jobs)
      .set({ ...next, lockedUntil: null })
      .where(mine)
  } catch (error) {
    tell('failed')
    failed(job, error)
    await db
      .update(jobs)
      .set({ runAt: clock.now().add(backoff(job.attempts)), lockedUntil: null })
      .where(mine)
  }
}

/** Runs everything that is due by the clock, and returns how many jobs ran. */
export async function runDueJobs(world: JobWorld): Promise<number> {
  let ran = 0
  for (;;) {
    const taken = await takeDue(world.db, world.clock.now(), world.kinds)
    if (taken.length === 0) return ran
    const letGo = keepLocked(
      world,
      taken.map(({ id }) => id),
    )
    try {
      for (const job of taken.toSorted((left, right) => Temporal.Instant.compare(left.runAt, right.runAt))) {
        ran += 1
        await runOne(world, job)
      }
    } finally {
      letGo()
    }
  }
}

/** How many jobs of each kind are due and not done, and since when the first is. */
export const jobsDue = (
  db: Database,
  now: Temporal.Instant,
): Promise<{ kind: string; due: number; oldest: Temporal.Instant | null }[]> =>
  db
    .select({ kind: jobs.kind, due: count(), oldest: min(jobs.runAt) })
    .from(jobs)
    .where(and(isNull(jobs.doneAt), lte(jobs.runAt, now)))
    .groupBy(jobs.kind)

/** Forgets jobs that were done a week ago. */
export async function forgetDoneJobs(db: Database, now: Temporal.Instant): Promise<void> {
  await db.delete(jobs).where(lt(jobs.doneAt, now.subtract(KEEP_DONE)))
}

/** Looks for due jobs every `milliseconds`; the returned function stops that and waits for a run under way. */
export const startJobs = (world: JobWorld, milliseconds = 1000): (() => Promise<void>) =>
  repeating(() => runDueJobs(world), {
    milliseconds,
    failed: (error) => world.failed({ kind: 'poll', ref: '', attempts: 0 }, error),
  })
