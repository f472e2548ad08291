import type { Database } from '#server/db/client.ts'
import { heldStays } from '#server/modules/bookings/bookings.ts'
import { jobsDue, LANES } from '#server/modules/jobs/jobs.ts'
import { lastCheck, walkOf } from '#server/modules/ledger/ledger.ts'
import { noticesWaiting, type Waiting } from '#server/modules/notices/notices.ts'
import { canWrite } from '#server/modules/ops/ops.ts'
import { moneyForHosts } from '#server/modules/payouts/payouts.ts'
import { moneyGoingBack } from '#server/modules/refunds/refunds.ts'
import { heldTickets } from '#server/modules/tickets/tickets.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Level, Meter } from './meter.ts'
import type { GaugeName } from './metrics.ts'

type World = { db: Database; clock: Clock }

/** How long the database is waited for, in ms: less than Prometheus waits for us. */
const PATIENCE = 3_000
/** How long figures are believed, in ms: several that ask must not become the database's load. */
const BELIEVED = 5_000

type Levels = { [N in GaugeName]?: readonly Level<N>[] }
/** What is read in the database, and not told while it is away. */
const READ = [
  'ghe_jobs_due',
  'ghe_jobs_oldest_seconds',
  'ghe_outbox_waiting',
  'ghe_outbox_oldest_seconds',
  'ghe_holds',
  'ghe_money_on_its_way_dong',
  'ghe_money_oldest_seconds',
  'ghe_books_differences',
  'ghe_books_checked_seconds',
  'ghe_books_whole_seconds',
] as const satisfies readonly GaugeName[]

const secondsSince = (now: Temporal.Instant, then: Temporal.Instant | null): number =>
  then === null ? 0 : Math.max(0, (now.epochMilliseconds - then.epochMilliseconds) / 1000)

const earliest = (moments: readonly (Temporal.Instant | null)[]): Temporal.Instant | null =>
  moments
    .filter((moment) => moment !== null)
    .reduce<Temporal.Instant | null>(
      (first, one) => (first === null || Temporal.Instant.compare(one, first) < 0 ? one : first),
      null,
    )

/** How things stand in the whole database, one query after the other. */
async function levelsOf({ db, clock }: World): Promise<Levels> {
  const now = clock.now()
  const due = await jobsDue(db, now)
  const lanes = Object.entries(LANES).map(([lane, kinds]) => {
    const own = due.filter(({ kind }) => kinds.some((one) => one === kind))
    return {
      lane,
      due: own.reduce((sum, one) => sum + one.due, 0),
      oldest: earliest(own.map((one) => one.oldest)),
    }
  })
  const outbox: [string, Waiting][] = Object.entries(await noticesWaiting(db, now))
  const back = await moneyGoingBack(db)
  const hosts = await moneyForHosts(db)
  const checked = await lastCheck(db)
  const { whole } = await walkOf(db)
  const since = (then: Temporal.Instant | null) => secondsSince(now, then)
  return {
    ghe_jobs_due: lanes.map((one) => [{ lane: one.lane }, one.due]),
    ghe_jobs_oldest_seconds: lanes.map(({ lane, oldest }) => [{ lane }, since(oldest)]),
    ghe_outbox_waiting: outbox.map(([way, one]) => [{ way }, one.due]),
    ghe_outbox_oldest_seconds: outbox.map(([way, { oldest }]) => [{ way }, since(oldest)]),
    ghe_holds: [
      [{ of: 'stays' }, await heldStays(db)],
      [{ of: 'tickets' }, await heldTickets(db)],
    ],
    ghe_money_on_its_way_dong: [
      ...back.map(({ state, amount }) => [{ to: 'guest', state }, amount] as const),
      ...hosts.map(({ state, amount }) => [{ to: 'host', state }, amount] as const),
    ],
    ghe_money_oldest_seconds: [
      [{ to: 'guest' }, since(earliest(back.map(({ oldest }) => oldest)))],
      // A payout that a complaint holds waits for people, and has its own list.
      [{ to: 'host' }, since(hosts.find(({ state }) => state === 'WAITING')?.oldest ?? null)],
    ],
    ghe_books_differences: checked ? [[{}, checked.differences]] : [],
    ghe_books_checked_seconds: checked ? [[{}, since(checked.at)]] : [],
    ghe_books_whole_seconds: whole ? [[{}, since(whole)]] : [],
  }
}

/** Fails when the work is not done in time; the work itself goes on to its own limits. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Has the meter tell how things stand in the database, whenever it is asked. */
export function watchDatabase(meter: Meter, world: World): void {
  const written = canWrite(world)
  let asked: { at: number; answer: Promise<Levels | null> } | null = null
  const look = (): Promise<Levels | null> =>
    within(
      PATIENCE,
      written().then(() => levelsOf(world)),
    ).catch(() => null)
  meter.beforeAnswer(async () => {
    const now = performance.now()
    if (asked === null || now - asked.at > BELIEVED) asked = { at: now, answer: look() }
    const levels = await asked.answer
    meter.stand('ghe_database_up', [[{}, levels === null ? 0 : 1]])
    const tell = <N extends (typeof READ)[number]>(name: N) => meter.stand(name, levels?.[name] ?? [])
    READ.forEach(tell)
  })
}
