import {
  InpOrderAlreadyConfirmed,
  IpnFailChecksum,
  IpnInvalidAmount,
  IpnOrderNotFound,
  IpnSuccess,
  IpnUnknownError,
} from 'vnpay'
import type { IpnAnswer } from '#contract/shapes/payment.ts'

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
} as const satisfies Record<string, IpnAnswer>
