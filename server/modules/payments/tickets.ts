import { isBefore } from '#contract/nights.ts'
import { HOLD_GRACE_MINUTES } from '#contract/numbers.ts'
import type { Output } from '#contract/endpoints.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { PayRequest } from '#contract/shapes/payment.ts'
import type { ServicePaymentState } from '#contract/shapes/serviceBooking.ts'
import { carries, WAYS_TO_PAY } from '#contract/waysToPay.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext } from '#server/handlers.ts'
import {
  attemptsOf,
  liveAttempt,
  openAttempt,
  undecided,
  type Attempt,
} from '#server/modules/attempts/attempts.ts'
import { openCase } from '#server/modules/bookings/bookings.ts'
import { DONE, type JobResult } from '#server/modules/jobs/jobs.ts'
import {
  advanceTickets,
  findServiceBooking,
  keyOf,
  lockServiceBooking,
  ownTickets,
  ticketDetail,
  ticketDetailWithoutCodes,
  withCurrentTickets,
  type ServiceBookingRow,
} from '#server/modules/tickets/tickets.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { askGateway } from './ask.ts'
import { ASK_AGAIN, PATIENCE } from './patience.ts'
import { gatewayOf, leadToGateway } from './gateways.ts'
import type { PaymentWorld } from './world.ts'

/** Until when tickets may be paid for. Refuses with payment_expired when the time is over. */
function payableUntil(booking: ServiceBookingRow, now: Temporal.Instant): Temporal.Instant {
  if (booking.reason === 'EXPIRED') return refuse('payment_expired')
  if (booking.status !== 'SERVICE_PENDING' || booking.confirming) return refuse('G_TICKETS_409')
  if (!booking.holdUntil || !isBefore(now, booking.holdUntil)) return refuse('payment_expired')
  return booking.holdUntil
}

/** The address of a gateway's page for tickets. A second tap gets the attempt that the first one opened. */
export function serviceAddress(
  world: PaymentWorld,
  seen: PayRequest,
  context: CallContext,
): Promise<Output<'payment.serviceAddress'>> {
  const { userId } = personOf(context)
  const { language } = context
  const { gateway = 'VNPAY' } = seen
  gatewayOf(world, gateway)
  return withCurrentTickets(world, seen.booking_id, context, async () => {
    const opened = await transact(world.db, async (tx) => {
      const now = world.clock.now()
      const booking = await lockServiceBooking(tx, seen.booking_id)
      if (!booking || booking.tenantId !== userId) return refuse('G_404')
      if (booking.version !== seen.version) return refuse('G_TICKETS_409')
      const expiresAt = payableUntil(booking, now)
      const key = { ...keyOf(booking), code: booking.code }
      const wanted = { amount: booking.total, gateway, now }
      if (!carries(gateway, wanted.amount)) refuse('G_WAY_LIMIT', [WAYS_TO_PAY[gateway].most])
      const attempt =
        (await liveAttempt(tx, key, wanted)) ??
        (await openAttempt(tx, { booking: key, ...wanted, expiresAt }))
      const description = `Thanh toan ve ${booking.code}`
      const shown = await ticketDetailWithoutCodes(world, tx, booking, language)
      return { attempt, amount: attempt.amount, description, booking: shown }
    })
    return leadToGateway(world, opened, context)
  })
}

/** What to tell of a payment for tickets, by our own record alone. */
function stateOf(
  booking: ServiceBookingRow,
  attempts: readonly Attempt[],
  now: Temporal.Instant,
): ServicePaymentState['state'] {
  if (booking.status === 'SERVICE_ORDERED' || booking.status === 'SERVICE_SUCCESS') return 'SUCCEEDED'
  if (booking.status === 'SERVICE_PENDING') {
    if (booking.confirming) return 'SUCCEEDED'
    if (undecided(attempts).length > 0) return 'VERIFYING'
    return booking.holdUntil && isBefore(now, booking.holdUntil) ? 'FAILED' : 'EXPIRED'
  }
  return attempts.some(({ state }) => state === 'PAID') ? 'CHARGED_NOT_BOOKED' : 'EXPIRED'
}

/** What is known of a payment for tickets. While nothing is, the gateway is asked, and what it tells is settled at once. */
export async function servicePaymentState(
  world: PaymentWorld,
  id: string,
  { userId, language }: { userId: string; language: Language },
): Promise<ServicePaymentState> {
  const before = await ownTickets(world, id, userId)
  if (before.status === 'SERVICE_PENDING') await askGateway(world, keyOf(before))
  const booking = await ownTickets(world, id, userId)
  const attempts = await attemptsOf(world.db, keyOf(booking))
  const told = attempts.find(({ state }) => state === 'PAID') ?? attempts[0]
  return {
    state: stateOf(booking, attempts, world.clock.now()),
    reference: told?.reference ?? null,
    amount: told?.amount ?? null,
    responseCode: told?.responseCode ?? null,
    booking: await ticketDetail(world, booking, language),
  }
}

const waits = (
  booking: ServiceBookingRow | null,
): booking is ServiceBookingRow & { holdUntil: Temporal.Instant } =>
  booking?.status === 'SERVICE_PENDING' && !booking.confirming && booking.holdUntil !== null

/** The end of a hold of tickets: the gateway is asked first, and tickets of somebody who may have paid are not given away in a hurry. */
export async function endTicketHold(world: PaymentWorld, id: string): Promise<JobResult> {
  const { db, clock } = world
  const booking = await findServiceBooking(db, id)
  if (!waits(booking)) return DONE
  const due = booking.holdUntil.add({ minutes: HOLD_GRACE_MINUTES })
  if (isBefore(clock.now(), due)) return { again: due }
  const word = await askGateway(world, keyOf(booking))
  const now = clock.now()
  if (word !== 'ended' && isBefore(now, booking.holdUntil.add(PATIENCE[word])))
    return { again: now.add(ASK_AGAIN) }
  return transact(db, async (tx) => {
    const held = await lockServiceBooking(tx, id)
    if (!waits(held)) return DONE
    if (word === 'silent')
      await openCase({ tx, now, booking: { ...keyOf(held), code: held.code } }, 'gatewaySilent')
    const facts = { gatewaySaysUnpaid: true }
    await advanceTickets(tx, held, 'windowOver', { actor: 'SYS', id: null, now }, { facts })
    return DONE
  })
}
