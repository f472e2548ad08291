import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Clock } from '#server/ports/clock.ts'
import { fromGatewayDate, toGatewayDate } from './gatewayDate.ts'
import { plainOrderInfo } from './orderInfo.ts'
import { outcomeOf, refundProgressOf } from './outcome.ts'
import { checkedAmount, checkedReference, payAddressBuilder } from './payAddress.ts'
import type {
  GatewayCall,
  NoAnswer,
  PaymentGateway,
  PayRequest,
  QueryResult,
  RefundResult,
} from '../payment.ts'
import { readSignedQuery, type GatewayFields } from './signature.ts'
import { askGateway, type GatewayAnswer } from './transactionApi.ts'
import type { VnpaySettings } from './vnpaySettings.ts'

/** vnp_Amount counts hundredths of a đồng; there are none, so it ends in 00. */
const gatewayAmount = z.pipe(
  z.string().check(z.regex(/^\d{1,10}00$/)),
  z.transform((text: string) => Number(text) / 100),
)
const code = z.string().check(z.regex(/^[0-9A-Za-z]{1,4}$/))
const call = z.object({
  vnp_TxnRef: z.string().check(z.regex(/^[A-Za-z0-9]{1,100}$/)),
  vnp_Amount: gatewayAmount,
  vnp_ResponseCode: code,
  vnp_TransactionStatus: code,
  vnp_TransactionNo: z.optional(z.string().check(z.maxLength(20))),
  vnp_PayDate: z.optional(z.string()),
})
const transaction = z.object({
  ...z.omit(call, { vnp_ResponseCode: true }).shape,
  vnp_TransactionType: z.optional(z.string()),
})

const NO_NUMBER = '0'
const numberOf = (text: string | undefined) =>
  text === undefined || text === '' || text === NO_NUMBER ? null : text
const dateOf = (text: string | undefined) => (text === undefined ? null : fromGatewayDate(text))

/** VNPay signs its pages by itself: an address is there at once. */
interface VnpayGateway extends PaymentGateway {
  payAddress(request: PayRequest): string
}

/** VNPay 2.1.0 for one terminal. */
export function vnpayGateway(settings: VnpaySettings, clock: Clock): VnpayGateway {
  const payAddress = payAddressBuilder(settings)

  const verify = (query: string): GatewayCall => {
    const fields = readSignedQuery(query, settings.secret)
    if (!fields || fields.get('vnp_TmnCode') !== settings.terminalCode) return { kind: 'forged' }
    const parsed = call.safeParse(Object.fromEntries(fields))
    if (!parsed.success) return { kind: 'unreadable' }
    const outcome = outcomeOf(parsed.data.vnp_ResponseCode, parsed.data.vnp_TransactionStatus)
    return {
      kind: 'call',
      reference: parsed.data.vnp_TxnRef,
      amount: parsed.data.vnp_Amount,
      succeeded: outcome === 'paid',
      outcome,
      responseCode: parsed.data.vnp_ResponseCode,
      transactionStatus: parsed.data.vnp_TransactionStatus,
      transactionNumber: numberOf(parsed.data.vnp_TransactionNo),
      payDate: dateOf(parsed.data.vnp_PayDate),
    }
  }

  const common = (request: { reference: string; createdAt: Temporal.Instant }): Array<[string, string]> => [
    ['vnp_Version', '2.1.0'],
    ['vnp_TmnCode', settings.terminalCode],
    ['vnp_TxnRef', checkedReference(request.reference)],
    ['vnp_TransactionDate', toGatewayDate(request.createdAt)],
    ['vnp_CreateDate', toGatewayDate(clock.now())],
    ['vnp_IpAddr', settings.serverAddress],
  ]

  return {
    asks: false,
    payAddress,
    verifyReturn: verify,
    verifyIpn: verify,
    query: async (request) => {
      const message: GatewayFields = new Map([
        ...common(request),
        ['vnp_RequestId', randomBytes(16).toString('hex')],
        ['vnp_Command', 'querydr'],
        ['vnp_OrderInfo', plainOrderInfo(`Truy van ${request.reference}`)],
      ])
      return queryResult(await askGateway('querydr', message, settings), request.reference)
    },
    refund: async (request) => {
      const message: GatewayFields = new Map([
        ...common(request),
        ['vnp_RequestId', request.requestId],
        ['vnp_Command', 'refund'],
        ['vnp_TransactionType', request.full ? '02' : '03'],
        ['vnp_Amount', String(checkedAmount(request.amount) * 100)],
        ['vnp_TransactionNo', request.transactionNumber ?? NO_NUMBER],
        ['vnp_CreateBy', plainOrderInfo(request.requestedBy)],
        ['vnp_OrderInfo', plainOrderInfo(request.description)],
      ])
      return refundResult(await askGateway('refund', message, settings), request.reference)
    },
  }
}

/** The fields of a good answer about this reference, or why there is none. */
function readTransaction(answer: GatewayAnswer, reference: string) {
  if (answer.kind !== 'answer') return answer
  const responseCode = answer.fields.get('vnp_ResponseCode') ?? ''
  const refused: NoAnswer = { kind: 'refused', responseCode, message: answer.fields.get('vnp_Message') ?? '' }
  if (responseCode !== '00') return refused
  const parsed = transaction.safeParse(Object.fromEntries(answer.fields))
  // An answer signed for another payment, or one that makes no sense, proves nothing about this one.
  return parsed.success && parsed.data.vnp_TxnRef === reference
    ? { kind: 'transaction' as const, data: parsed.data }
    : { kind: 'unverified' as const, responseCode }
}

function queryResult(answer: GatewayAnswer, reference: string): QueryResult {
  const read = readTransaction(answer, reference)
  if (read.kind === 'refused' && read.responseCode === '91') return { kind: 'unknown' }
  if (read.kind !== 'transaction') return read
  const {
    vnp_Amount: amount,
    vnp_TransactionStatus: transactionStatus,
    vnp_TransactionType: type,
  } = read.data
  if (type === '02' || type === '03')
    return {
      kind: 'refund',
      reference,
      amount,
      progress: refundProgressOf(transactionStatus),
      transactionStatus,
    }
  return {
    kind: 'payment',
    reference,
    amount,
    // The answer's own response code says that the question was answered, not how the payment ended.
    outcome: outcomeOf('00', transactionStatus),
    transactionStatus,
    transactionNumber: numberOf(read.data.vnp_TransactionNo),
    payDate: dateOf(read.data.vnp_PayDate),
  }
}

function refundResult(answer: GatewayAnswer, reference: string): RefundResult {
  const read = readTransaction(answer, reference)
  if (read.kind === 'refused' && read.responseCode === '94') return { kind: 'already_requested' }
  if (read.kind !== 'transaction') return read
  const { vnp_Amount: amount, vnp_TransactionStatus: transactionStatus } = read.data
  const transactionNumber = numberOf(read.data.vnp_TransactionNo)
  return {
    kind: 'accepted',
    amount,
    progress: refundProgressOf(transactionStatus),
    transactionStatus,
    transactionNumber,
  }
}
