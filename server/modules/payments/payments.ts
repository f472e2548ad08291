import { returnedFrom, type Gateway } from '#contract/waysToPay.ts'
import type { Handlers } from '#server/handlers.ts'
import { attemptByReference } from '#server/modules/attempts/attempts.ts'
import { ownBooking } from '#server/modules/bookings/bookings.ts'
import type { Heard } from '#server/ports/payment/payment.ts'
import { vnpayHears } from '#server/ports/payment/vnpay/ipnAnswers.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { payAddress } from './address.ts'
import { lookForMoney } from './charged.ts'
import { gatewayOf } from './gateways.ts'
import { settlePayment } from './settle.ts'
import { paymentStateOf } from './state.ts'
import { serviceAddress, servicePaymentState } from './tickets.ts'
import type { PaymentWorld } from './world.ts'

export { paymentJobs } from './expiry.ts'
export { finishRefund } from './refunding.ts'

export type { PaymentWorld } from './world.ts'

/** A gateway's own call, the one that decides: signature, order, amount, not yet confirmed; then the booking moves. */
async function hear(world: PaymentWorld, gateway: Gateway, fields: string): Promise<Heard> {
  try {
    const call = gatewayOf(world, gateway).verifyIpn(fields)
    return call.kind === 'call' ? await settlePayment(world, { ...call, gateway }) : call.kind
  } catch (error) {
    world.log.error({ error }, 'a call of the payment gateway could not be handled; it will call again')
    return 'trouble'
  }
}

/** MoMo is content with 204 and calls again after anything else. */
function momoHears(heard: Heard): null {
  if (heard === 'settled' || heard === 'known' || heard === 'wrongAmount') return null
  return refuse(heard === 'pending' || heard === 'trouble' ? 'G_503' : 'G_404')
}

/** What the payer's browser came back with, and the booking that it is about. It may be shown; it decides nothing. */
async function readReturn(world: PaymentWorld, query: string) {
  const gateway = returnedFrom(new URLSearchParams(query))?.gateway ?? 'VNPAY'
  const call = gatewayOf(world, gateway).verifyReturn(query)
  if (call.kind !== 'call') return refuse('G_INPUT', [], { fields: { query: { code: 'C_004' } } })
  const { bookingId } = (await attemptByReference(world.db, call.reference)) ?? refuse('G_404')
  return { call, bookingId }
}

type PaymentCalls =
  | 'payment.serviceAddress'
  | 'payment.serviceReturn'
  | 'payment.serviceState'
  | 'payment.address'
  | 'payment.return'
  | 'payment.state'
  | 'payment.charged'
  | 'payment.vnpayIpn'
  | 'payment.momoIpn'

/** The calls about payments. */
export const paymentsHandlers = (world: PaymentWorld): Pick<Handlers, PaymentCalls> => ({
  'payment.address': (input, context) => payAddress(world, input, context),
  'payment.serviceAddress': (input, context) => serviceAddress(world, input, context),
  'payment.serviceState': ({ booking_id }, context) =>
    servicePaymentState(world, booking_id, { userId: personOf(context).userId, language: context.language }),
  'payment.serviceReturn': async (input, context) => {
    const { userId } = personOf(context)
    const { call, bookingId } = await readReturn(world, input.query)
    const state = await servicePaymentState(world, bookingId, { userId, language: context.language })
    return { ...state, reference: call.reference, responseCode: state.responseCode ?? call.responseCode }
  },
  'payment.vnpayIpn': async (_input, context) => vnpayHears(await hear(world, 'VNPAY', context.query)),
  'payment.momoIpn': async (fields) => {
    const texts = new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) texts.append(name, String(value))
    return momoHears(await hear(world, 'MOMO', texts.toString()))
  },
  'payment.state': async (input, context) => {
    const { userId } = personOf(context)
    const booking = await ownBooking(world, input.booking_id, userId)
    return paymentStateOf(world, booking, { userId, language: context.language })
  },
  'payment.charged': (input, context) => lookForMoney(world, input, context),
  'payment.return': async (input, context) => {
    const { userId } = personOf(context)
    const { call, bookingId } = await readReturn(world, input.query)
    const booking = await ownBooking(world, bookingId, userId)
    const state = await paymentStateOf(world, booking, { userId, language: context.language })
    return { ...state, reference: call.reference, responseCode: state.responseCode ?? call.responseCode }
  },
})
