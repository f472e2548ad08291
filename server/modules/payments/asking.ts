import { isBefore } from '#contract/nights.ts'
import { HOLD_MINUTES } from '#contract/numbers.ts'
import { transact } from '#server/db/transact.ts'
import {
  attemptByReference,
  settleAttempt,
  undecided,
  visitOf,
  type Attempt,
} from '#server/modules/attempts/attempts.ts'
import { openCaseOnce } from '#server/modules/bookings/bookings.ts'
import { DONE, type JobResult } from '#server/modules/jobs/jobs.ts'
import { askAbout } from './ask.ts'
import { caseKeyOf, lockPayable } from './payable.ts'
import type { PaymentWorld } from './world.ts'

/** How soon the gateway is asked again, in milliseconds: between two minutes and six hours. */
const AGAIN = { least: 120_000, most: 21_600_000 }
/** A visit lasts {@link HOLD_MINUTES} at most; the gateway repeats its call for fifty minutes after. Then what it never heard of was never paid. */
const FORGOTTEN_AFTER = { minutes: HOLD_MINUTES + 60 }
/** Staff hears of a gateway that says nothing for so long. */
const SILENT_AFTER = { hours: 24 }

/** The attempt, while the gateway's answer about it is not final. */
async function undecidedOne(world: PaymentWorld, reference: string): Promise<Attempt | null> {
  const attempt = await attemptByReference(world.db, reference)
  return attempt && undecided([attempt]).length > 0 ? attempt : null
}

/** Its page is over and the gateway knows of no payment: nobody paid, in any part of the visit. */
const forget = (world: PaymentWorld, attempt: Attempt, now: Temporal.Instant): Promise<void> =>
  transact(world.db, async (tx) => {
    const unpaid = { responseCode: null, transactionStatus: null, transactionNumber: null, paidAt: null }
    for (const { reference } of [attempt, ...(await visitOf(tx, attempt)).along])
      await settleAttempt(tx, reference, { state: 'FAILED', ...unpaid, now })
  })

const tellOfSilence = (world: PaymentWorld, attempt: Attempt, now: Temporal.Instant): Promise<void> =>
  transact(world.db, async (tx) => {
    const booking = await lockPayable(tx, attempt.bookingId)
    const { reference, amount } = attempt
    if (booking)
      await openCaseOnce({ tx, now, booking: caseKeyOf(booking) }, 'gatewaySilent', { reference, amount })
  })

/**
 * Asks the gateway about one attempt until its answer is final, whatever its booking does meanwhile: what was taken is then
 * held by the booking or goes back. The longer it takes, the rarer it is asked.
 */
export async function askUntilFinal(world: PaymentWorld, reference: string): Promise<JobResult> {
  const attempt = await undecidedOne(world, reference)
  if (!attempt) return DONE
  const word = await askAbout(world, attempt)
  if ((await undecidedOne(world, reference)) === null) return DONE
  const now = world.clock.now()
  if (
    word === 'ended' &&
    attempt.state === 'OPEN' &&
    !isBefore(now, attempt.createdAt.add(FORGOTTEN_AFTER))
  ) {
    await forget(world, attempt, now)
    return DONE
  }
  if (word === 'silent' && !isBefore(now, attempt.createdAt.add(SILENT_AFTER)))
    await tellOfSilence(world, attempt, now)
  const waited = now.epochMilliseconds - attempt.createdAt.epochMilliseconds
  const milliseconds = Math.min(AGAIN.most, Math.max(AGAIN.least, Math.round(waited / 4)))
  return { again: now.add({ milliseconds }) }
}
