import { attemptsOf, undecided, type Attempt } from '#server/modules/attempts/attempts.ts'
import type { BookingRow } from '#server/modules/bookings/bookings.ts'
import { gatewayOf } from './gateways.ts'
import { settlePayment } from './settle.ts'
import type { PaymentWorld } from './world.ts'

/** `ended`: the gateway told how, or that nobody ever paid. `doubtful`: people look into it. `silent`: no word to be had. */
export type Word = 'ended' | 'pending' | 'doubtful' | 'silent'

/** Asks the gateway about one attempt and settles what it tells. */
export async function askAbout(world: PaymentWorld, attempt: Attempt): Promise<Word> {
  const { createdAt } = attempt
  const reference = attempt.togetherWith ?? attempt.reference
  const answer = await gatewayOf(world, attempt.gateway).query({ reference, createdAt })
  if (answer.kind === 'unknown' || answer.kind === 'refund') return 'ended'
  if (answer.kind !== 'payment') {
    world.log.warn({ reference, answer: answer.kind }, 'the gateway gave no usable answer about a payment')
    return 'silent'
  }
  const settled = await settlePayment(world, { ...answer, gateway: attempt.gateway, responseCode: null })
  if (settled === 'wrongAmount')
    world.log.error({ alarm: 'gateway', reference }, 'the gateway tells another amount than was asked')
  if (settled === 'pending') return 'pending'
  return settled === 'wrongAmount' || answer.outcome === 'suspicious' ? 'doubtful' : 'ended'
}

/**
 * Asks the gateway about every attempt of a booking that it has not decided (or, `again`, that it has not said was paid), and
 * settles what it tells.
 */
export async function askGateway(
  world: PaymentWorld,
  booking: Pick<BookingRow, 'resortId' | 'id'>,
  again = false,
): Promise<Word> {
  const words: Word[] = []
  const attempts = await attemptsOf(world.db, booking)
  for (const attempt of again ? attempts.filter(({ state }) => state !== 'PAID') : undecided(attempts))
    words.push(await askAbout(world, attempt))
  return (['doubtful', 'silent', 'pending'] as const).find((word) => words.includes(word)) ?? 'ended'
}
