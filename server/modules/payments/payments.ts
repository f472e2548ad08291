import type { IpnAnswer } from '#contract/shapes/payment.ts'
import type { Handlers } from '#server/handlers.ts'
import { attemptByReference } from '#server/modules/attempts/attempts.ts'
import { ownBooking } from '#server/modules/bookings/bookings.ts'
import { IPN_ANSWERS } from '#server/ports/payment/ipnAnswers.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { vnpayAddress } from './address.ts'
import { lookForMoney } from './charged.ts'
import { settlePayment, type Settled } from './settle.ts'
import { paymentStateOf } from './state.ts'
import { serviceAddress, servicePaymentState } from './tickets.ts'
import type { PaymentWorld } from './world.ts'

export { paymentJobs } from './expiry.ts'
export { finishRefund } from './refunding.ts'

export type { PaymentWorld } from './world.ts'

/** A payment that has not ended is answered with an error, so that the gateway calls again when it has. */
const ANSWERS: Record<Settled, IpnAnswer> = {
  settled: IPN_ANSWERS.done,
  known: IPN_ANSWERS.alreadyConfirmed,
  unknown: IPN_ANSWERS.unknownOrder,
  wrongAmount: IPN_ANSWERS.wrongAmount,
  pending: IPN_ANSWERS.unknownError,
}

/** The gateway's own call, the one that decides: signature, order, amount, not yet confirmed; then the booking moves. */
async function hear(world: PaymentWorld, query: string): Promise<IpnAnswer> {
  try {
    const call = world.gateway.verifyIpn(query)
    if (call.kind === 'forged') return IPN_ANSWERS.badSignature
    if (call.kind === 'unreadable') return IPN_ANSWERS.unknownError
    return ANSWERS[await settlePayment(world, call)]
  } catch (error) {
    world.log.error({ error }, 'a call of the payment gateway could not be handled; it will call again')
    return IPN_ANSWERS.unknownError
  }
}

/** What the payer's browser came back with, and the booking that it is about. It may be shown; it decides nothing. */
async function readReturn(world: PaymentWorld, query: string) {
  const call = world.gateway.verifyReturn(query)
  if (call.kind !== 'call') return refuse('G_INPUT', [], { fields: { query: { code: 'C_004' } } })
  const { bookingId } = (await attemptByReference(world.db, call.reference)) ?? refuse('G_404')
  return { call, bookingId }
}

type PaymentCalls =
  | 'payment.serviceAddress'
  | 'payment.serviceReturn'
  | 'payment.serviceState'
  | 'payment.vnpayAddress'
  | 'payment.vnpayReturn'
  | 'payment.state'
  | 'payment.charged'
  | 'payment.vnpayIpn'

/** The calls about payments. */
export const paymentsHandlers = (world: PaymentWorld): Pick<Handlers, PaymentCalls> => ({
  'payment.vnpayAddress': (input, context) => vnpayAddress(world, input, context),
  'payment.serviceAddress': (input, context) => serviceAddress(world, input, context),
  'payment.serviceState': ({ booking_id }, context) =>
    servicePaymentState(world, booking_id, { userId: personOf(context).userId, language: context.language }),
  'payment.serviceReturn': async (input, context) => {
    const { userId } = personOf(context)
    const { call, bookingId } = await readReturn(world, input.query)
    const state = await servicePaymentState(world, bookingId, { userId, language: context.language })
    return { ...state, reference: call.reference, responseCode: state.responseCode ?? call.responseCode }
  },
  'payment.vnpayIpn': (_input, context) => hear(world, context.query),
  'payment.state': async (input, context) => {
    const { userId } = personOf(context)
    const booking = await ownBooking(world, input.booking_id, userId)
    return paymentStateOf(world, booking, { userId, language: context.language })
  },
  'payment.charged': (input, context) => lookForMoney(world, input, context),
  'payment.vnpayReturn': async (input, context) => {
    const { userId } = personOf(context)
    const { call, bookingId } = await readReturn(world, input.query)
    const booking = await ownBooking(world, bookingId, userId)
    const state = await paymentStateOf(world, booking, { userId, language: context.language })
    return { ...state, reference: call.reference, responseCode: state.responseCode ?? call.responseCode }
  },
})
