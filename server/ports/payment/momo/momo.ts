import * as z from 'zod/mini'
import { carries } from '#contract/waysToPay.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { GatewayCall, PaymentGateway } from '../payment.ts'
import { askMomo } from './api.ts'
import type { MomoSettings } from './momoSettings.ts'
import { outcomeOf, refundProgressOf } from './outcome.ts'
import { isSigned } from './signature.ts'

/** What MoMo takes as an order's number; ours are letters and digits. */
const REFERENCE = /^[0-9A-Za-z]{1,50}$/
/** No payment of that number, or none that was begun. */
const UNKNOWN_ORDER = 42
const REPEATED = new Set([41, 43])

const whole = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((text: string) => Number(text)),
)
const call = z.object({
  orderId: z.string().check(z.regex(REFERENCE)),
  amount: whole,
  resultCode: whole,
  transId: z.optional(z.string().check(z.maxLength(20))),
  responseTime: z.optional(whole),
})

const refundOf = z.object({ orderId: z.string(), amount: z.int(), resultCode: z.int() })
const known = z.looseObject({
  amount: z.int(),
  transId: z.optional(z.union([z.int(), z.string()])),
  responseTime: z.optional(z.int()),
  refundTrans: z.optional(z.array(refundOf)),
})
const created = z.looseObject({ payUrl: z.url({ protocol: /^https?$/ }) })
const repaid = z.looseObject({ amount: z.int(), transId: z.optional(z.union([z.int(), z.string()])) })

/** A payment that was not made has 0, or a number that means nothing to anybody. */
const numberOf = (transId: string | number | undefined): string | null =>
  transId === undefined || String(transId) === '0' || transId === '' ? null : String(transId)

/** Throws a RangeError for what MoMo would refuse or not give back unchanged. */
function checked(amount: number, reference: string): { amount: number; orderId: string } {
  if (!Number.isSafeInteger(amount) || !carries('MOMO', amount))
    throw new RangeError(`not an amount for MoMo: ${amount}`)
  if (!REFERENCE.test(reference)) throw new RangeError(`not a payment reference: ${reference}`)
  return { amount, orderId: reference }
}

/**
 * MoMo's e-wallet, v2 of its API (captureWallet), for one partner account. `ipnAddress`: the absolute address that MoMo calls
 * when a payment has ended; asked at each payment, since a test's port is known late.
 */
export function momoGateway(
  settings: MomoSettings,
  { clock, ipnAddress }: { clock: Clock; ipnAddress: () => string },
): PaymentGateway {
  const { partner: partnerCode } = settings
  const momentOf = (milliseconds: number | undefined) =>
    milliseconds === undefined ? null : Temporal.Instant.fromEpochMilliseconds(milliseconds)

  const verify = (query: string): GatewayCall => {
    const fields: Record<string, string> = {}
    for (const [name, value] of new URLSearchParams(query)) {
      if (name in fields) return { kind: 'forged' }
      fields[name] = value
    }
    const signed = { ...fields, accessKey: settings.accessKey }
    if (fields['partnerCode'] !== partnerCode) return { kind: 'forged' }
    if (!isSigned('result', signed, settings.secret, fields['signature'])) return { kind: 'forged' }
    const { success, data } = call.safeParse(fields)
    if (!success) return { kind: 'unreadable' }
    const outcome = outcomeOf(data.resultCode)
    const code = String(data.resultCode)
    return {
      kind: 'call',
      reference: data.orderId,
      amount: data.amount,
      succeeded: outcome === 'paid',
      outcome,
      responseCode: code,
      transactionStatus: code,
      transactionNumber: outcome === 'paid' ? numberOf(data.transId) : null,
      payDate: momentOf(data.responseTime),
    }
  }

  return {
    asks: true,
    payAddress: async (request) => {
      const { amount, orderId } = checked(request.amount, request.reference)
      const message = {
        partnerCode,
        requestId: orderId,
        amount,
        orderId,
        orderInfo: request.description,
        redirectUrl: request.returnAddress,
        ipnUrl: ipnAddress(),
        requestType: 'captureWallet',
        extraData: '',
        lang: request.language,
        // MoMo closes its page by itself after so many minutes.
        orderExpireTime: Math.max(1, Math.floor(clock.now().until(request.expiresAt).total('minutes'))),
      }
      const answer = await askMomo('create', message, settings, (told) => {
        const { success, data } = created.safeParse(told)
        return told.resultCode === 0 && success ? data.payUrl : null
      })
      return typeof answer === 'string' ? answer : null
    },
    verifyReturn: verify,
    verifyIpn: verify,
    query: async ({ reference }) => {
      // The answer's number is the moment of asking, so that it is never taken for an earlier question.
      const requestId = `${reference}${clock.now().epochMilliseconds}`.slice(0, 50)
      const message = { partnerCode, requestId, orderId: reference, lang: 'vi' }
      return askMomo('query', message, settings, (told) => {
        if (told.resultCode === UNKNOWN_ORDER) return { kind: 'unknown' as const }
        const { success, data } = known.safeParse(told)
        const code = String(told.resultCode)
        if (!success) return { kind: 'refused' as const, responseCode: code, message: told.message }
        const last = data.refundTrans?.at(-1)
        if (last)
          return {
            kind: 'refund' as const,
            reference,
            amount: last.amount,
            progress: refundProgressOf(last.resultCode),
            transactionStatus: String(last.resultCode),
          }
        return {
          kind: 'payment' as const,
          reference,
          amount: data.amount,
          outcome: outcomeOf(told.resultCode),
          transactionStatus: code,
          transactionNumber: told.resultCode === 0 ? numberOf(data.transId) : null,
          payDate: momentOf(data.responseTime),
        }
      })
    },
    refund: async (request) => {
      const transId = request.transactionNumber ?? '0'
      const message = {
        partnerCode,
        orderId: request.requestId,
        requestId: request.requestId,
        amount: request.amount,
        transId,
        lang: 'vi',
        description: request.description,
      }
      return askMomo('refund', message, settings, (told) => {
        if (REPEATED.has(told.resultCode)) return { kind: 'already_requested' as const }
        const { success, data } = repaid.safeParse(told)
        const progress = refundProgressOf(told.resultCode)
        const code = String(told.resultCode)
        if (!success || progress === 'refused')
          return { kind: 'refused' as const, responseCode: code, message: told.message }
        return {
          kind: 'accepted' as const,
          amount: data.amount,
          progress,
          transactionStatus: code,
          transactionNumber: numberOf(data.transId),
        }
      })
    },
  }
}
