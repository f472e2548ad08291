import {
  InpOrderAlreadyConfirmed,
  IpnFailChecksum,
  IpnInvalidAmount,
  IpnOrderNotFound,
  IpnSuccess,
  IpnUnknownError,
} from 'vnpay'
import type { VnpayIpnAnswer } from '#contract/shapes/payment.ts'
import type { Heard } from '../payment.ts'

/**
 * What the server answers to the gateway's call. Checked in this order: signature, order, amount, not yet confirmed.
 * The gateway repeats its call until it hears `done` or `alreadyConfirmed`.
 */
export const IPN_ANSWERS = {
  done: { RspCode: '00', Message: IpnSuccess.Message },
  unknownOrder: { RspCode: '01', Message: IpnOrderNotFound.Message },
  alreadyConfirmed: { RspCode: '02', Message: InpOrderAlreadyConfirmed.Message },
  wrongAmount: { RspCode: '04', Message: IpnInvalidAmount.Message },
  badSignature: { RspCode: '97', Message: IpnFailChecksum.Message },
  unknownError: { RspCode: '99', Message: IpnUnknownError.Message },
} as const satisfies Record<string, VnpayIpnAnswer>

const BY_WORD: Record<Heard, VnpayIpnAnswer> = {
  settled: IPN_ANSWERS.done,
  known: IPN_ANSWERS.alreadyConfirmed,
  unknown: IPN_ANSWERS.unknownOrder,
  wrongAmount: IPN_ANSWERS.wrongAmount,
  // It has not ended: an error makes the gateway call again when it has.
  pending: IPN_ANSWERS.unknownError,
  forged: IPN_ANSWERS.badSignature,
  unreadable: IPN_ANSWERS.unknownError,
  trouble: IPN_ANSWERS.unknownError,
}

/** What VNPay hears of what became of its call. */
export const vnpayHears = (heard: Heard): VnpayIpnAnswer => BY_WORD[heard]
