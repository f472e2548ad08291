import type { Handlers } from './handlers.ts'
import { accountHandlers, sweepAccounts } from './modules/accounts/accounts.ts'
import { bookingJobs, bookingsHandlers } from './modules/bookings/bookings.ts'
import { checkinIssuer } from './modules/checkin/checkin.ts'
import { tableKeyStore } from './modules/checkin/keyTable.ts'
import { homeHandlers } from './modules/home/home.ts'
import { sweepKeys } from './modules/idempotency/idempotency.ts'
import { forgetDoneJobs, type JobHandlers, type JobResult } from './modules/jobs/jobs.ts'
import { sweepCounts } from './modules/limits/limits.ts'
import { lookupsHandlers } from './modules/lookups/lookups.ts'
import { noticesHandlers } from './modules/notices/notices.ts'
import { paymentJobs, paymentsHandlers } from './modules/payments/payments.ts'
import { resortsHandlers } from './modules/resorts/resorts.ts'
import { reviewsHandlers } from './modules/reviews/reviews.ts'
import { searchEngine, searchHandlers } from './modules/search/search.ts'
import { vnpayGateway } from './ports/payment/vnpay.ts'
import type { Services } from './services.ts'

const CLEAN_EVERY = { hours: 1 }

/** Takes away what has served its time: sessions, keys, counts, jobs. */
async function cleanUp(services: Services): Promise<JobResult> {
  const now = services.clock.now()
  await sweepAccounts(services)
  await sweepKeys(services)
  await sweepCounts(services)
  await forgetDoneJobs(services.db, now)
  return { again: now.add(CLEAN_EVERY) }
}

export type Wired = { handlers: Handlers; jobs: JobHandlers }

/** Puts the modules together: who needs what of whom is said here and nowhere else. */
export function wire(services: Services): Wired {
  const { alternatives } = searchEngine(services)
  const world = {
    ...services,
    checkin: checkinIssuer(tableKeyStore(services.db), services.clock),
    gateway: vnpayGateway(services.settings.vnpay, services.clock),
    findAlternatives: alternatives,
  }
  return {
    handlers: {
      ...accountHandlers(services),
      ...bookingsHandlers(world),
      ...homeHandlers(services),
      ...lookupsHandlers(services),
      ...noticesHandlers(services),
      ...paymentsHandlers(world),
      ...resortsHandlers(services),
      ...reviewsHandlers(services),
      ...searchHandlers(services),
    },
    jobs: { ...bookingJobs(world), ...paymentJobs(world), cleanup: () => cleanUp(services) },
  }
}
