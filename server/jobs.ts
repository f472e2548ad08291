import { sweepAccounts } from '#server/modules/accounts/accounts.ts'
import { checkAllBooksJob, checkBooksJob } from '#server/modules/books/books.ts'
import { bookingJobs } from '#server/modules/bookings/bookings.ts'
import { calendarJobs, type CalendarWorld } from '#server/modules/calendars/calendars.ts'
import { sweepPasskeys } from '#server/modules/passkeys/passkeys.ts'
import { sweepSocial } from '#server/modules/social/social.ts'
import { sweepChanges } from '#server/modules/changes/changes.ts'
import { sweepCodes } from '#server/modules/codes/codes.ts'
import { sweepKeys } from '#server/modules/idempotency/idempotency.ts'
import { sweepNights } from '#server/modules/inventory/inventory.ts'
import { countMonths, type MonthsWorld } from '#server/modules/investor/investor.ts'
import { forgetDoneJobs, planStandingJobs, type JobKind, type JobWorld } from '#server/modules/jobs/jobs.ts'
import { checkLogJob } from '#server/modules/securityLog/securityLog.ts'
import { watchSearches, type WatchWorld } from '#server/modules/savedSearches/savedSearches.ts'
import { sweepNotices } from '#server/modules/notices/notices.ts'
import { slotJobs } from '#server/modules/services/services.ts'
import { ticketJobs } from '#server/modules/tickets/tickets.ts'
import { sweepCounts } from '#server/modules/limits/limits.ts'
import { paymentJobs, type PaymentWorld } from '#server/modules/payments/payments.ts'

/** What a module takes away when it is over; every hour. */
type Sweep = () => Promise<void>

const SWEEP_EVERY = { hours: 1 }

/** One sweep that fails keeps none behind it; that any did is told at the end, so that it is tried again. */
async function sweepAll({ log }: Pick<PaymentWorld, 'log'>, sweeps: readonly Sweep[]): Promise<void> {
  let failed = 0
  for (const sweep of sweeps)
    await sweep().catch((error: unknown) => {
      failed += 1
      log.error({ error }, 'what is over could not be taken away')
    })
  if (failed > 0) throw new Error(`${failed} sweeps failed`)
}

/** Everything the clock does, ready for `startJobs` (the server) or `runDueJobs` (whoever moves the clock by hand). */
export const jobsOf = (
  world: PaymentWorld & CalendarWorld & WatchWorld & MonthsWorld,
  sweeps: readonly Sweep[] = [],
): JobWorld => ({
  db: world.db,
  clock: world.clock,
  handlers: {
    ...bookingJobs(world),
    ...paymentJobs(world),
    ...calendarJobs(world),
    ...ticketJobs(world),
    ...slotJobs(world),
    checkBooks: () => checkBooksJob(world),
    checkAllBooks: () => checkAllBooksJob(world),
    checkSecurityLog: () => checkLogJob(world),
    watchSearches: () => watchSearches(world),
    countMonths: () => countMonths(world),
    cleanup: async () => {
      await sweepAll(world, [
        () => sweepAccounts(world),
        () => sweepCodes(world),
        () => sweepSocial(world),
        () => sweepPasskeys(world),
        () => sweepCounts(world),
        () => sweepChanges(world),
        () => sweepKeys(world),
        () => sweepNights(world),
        () => sweepNotices(world),
        ...sweeps,
        () => forgetDoneJobs(world.db, world.clock.now()),
      ])
      return { again: world.clock.now().add(SWEEP_EVERY) }
    },
  },
  failed: ({ kind, attempts }, error) =>
    world.log.error({ kind, attempts, error }, 'a job failed; it will be tried again'),
})

/** What happens for ever, each by its own clock. */
export const STANDING = [
  'cleanup',
  'checkBooks',
  'checkAllBooks',
  'checkSecurityLog',
  'makeSlots',
  'watchSearches',
  'countMonths',
] as const satisfies readonly JobKind[]

/** Plans what has to happen for ever; planning it again at every start changes nothing but when it runs next. */
export const planStanding = (world: PaymentWorld): Promise<void> =>
  planStandingJobs(world.db, STANDING, world.clock.now())
