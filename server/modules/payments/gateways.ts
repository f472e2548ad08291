import { WAYS_TO_PAY, type Gateway } from '#contract/waysToPay.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext } from '#server/handlers.ts'
import { keepPage, retireAttempts, type Attempt } from '#server/modules/attempts/attempts.ts'
import type { PaymentGateway } from '#server/ports/payment/payment.ts'
import { refuse } from '#server/refusal.ts'
import type { PaymentWorld } from './world.ts'

/** A gateway of this product. Refuses one that nobody has an account at like what does not exist. */
export const gatewayOf = ({ gateways }: Pick<PaymentWorld, 'gateways'>, gateway: Gateway): PaymentGateway =>
  gateways[gateway] ?? refuse('G_404')

type Opened<Booking> = { attempt: Attempt; amount: number; description: string; booking: Booking }

/**
 * The pay page of an attempt that stands in the books. A gateway that has to be asked is asked outside of any transaction, and
 * who taps again gets what it answered. Refuses with G_GATEWAY_AWAY when it gave none: the next tap begins another attempt.
 */
export async function leadToGateway<Booking>(
  world: PaymentWorld,
  { attempt, amount, description, booking }: Opened<Booking>,
  context: CallContext,
) {
  const gateway = gatewayOf(world, attempt.gateway)
  const address =
    attempt.page ??
    (await gateway.payAddress({
      reference: attempt.reference,
      amount,
      description,
      createdAt: attempt.createdAt,
      expiresAt: attempt.expiresAt,
      payerAddress: context.address,
      language: context.language,
      returnAddress: world.settings.publicAddress + WAYS_TO_PAY[attempt.gateway].returns.page,
    }))
  if (address === null) {
    const { resortId, bookingId: id } = attempt
    await transact(world.db, (tx) => retireAttempts(tx, { resortId, id }, world.clock.now()))
    return refuse('G_GATEWAY_AWAY')
  }
  const { reference } = attempt
  const answer = { address, reference, expiresAt: attempt.expiresAt.toString(), booking }
  await transact(world.db, async (tx) => {
    if (gateway.asks) await keepPage(tx, attempt, address)
    await context.keepAnswer(tx, answer)
  })
  return answer
}
