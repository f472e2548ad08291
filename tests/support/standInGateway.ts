import type { Clock } from '#server/ports/clock.ts'
import { toGatewayDate } from '#server/ports/payment/vnpay/gatewayDate.ts'
import type { PaymentGateway, QueryResult, RefundRequest } from '#server/ports/payment/payment.ts'
import { signedQuery } from '#server/ports/payment/vnpay/signature.ts'
import { vnpayGateway } from '#server/ports/payment/vnpay/vnpay.ts'
import type { VnpaySettings } from '#server/ports/payment/vnpay/vnpaySettings.ts'

export type GatewayCallWish = {
  reference: string
  amount: number
  /** Both of the gateway's codes, 00 unless told otherwise. */
  responseCode?: string
  transactionStatus?: string
}

export type StandInGateway = {
  port: PaymentGateway
  /** The query of a call that the gateway really signs. */
  signed: (wish: GatewayCallWish) => string
  /** What it answers when it is asked about a payment; `unknown` until told. */
  answers: Map<string, QueryResult>
  /** Its own books: what it took, by reference, and what it sends back, by the number of the request; VND. */
  captured: Map<string, number>
  sentBack: Map<string, { reference: string; amount: number }>
  /** What it answers about every payment: null for each one's own answer. */
  always: { answer: QueryResult | null }
  /** The references it was asked about. */
  asked: string[]
  /** Every request to pay back that it was sent, also those that it had before. */
  refunds: RefundRequest[]
  /** How it answers a request that it has not had before: on its way, unless a test says otherwise; lost: taken, and not heard. */
  refundAnswer: { kind: 'done' | 'on its way' | 'refused' | 'unreachable' | 'lost' }
}

/** VNPay with real signatures, whose knowledge of payments a test sets: no network. */
export function standInGateway(settings: VnpaySettings, clock: Clock): StandInGateway {
  const answers = new Map<string, QueryResult>()
  const asked: string[] = []
  const captured: StandInGateway['captured'] = new Map()
  const sentBack: StandInGateway['sentBack'] = new Map()
  const always: StandInGateway['always'] = { answer: null }
  const refunds: RefundRequest[] = []
  const refundAnswer: StandInGateway['refundAnswer'] = { kind: 'on its way' }
  const real = vnpayGateway(settings, clock)
  return {
    answers,
    captured,
    sentBack,
    asked,
    always,
    refunds,
    refundAnswer,
    port: {
      ...real,
      query: async ({ reference }) => {
        asked.push(reference)
        const told = always.answer ?? answers.get(reference)
        if (told) return told
        const last = refunds.findLast((refund) => refund.reference === reference)
        const amount = captured.get(reference)
        if (!last && amount !== undefined)
          return {
            kind: 'payment',
            reference,
            amount,
            outcome: 'paid',
            transactionStatus: '00',
            transactionNumber: '14422574',
            payDate: clock.now(),
          }
        if (!last) return { kind: 'unknown' }
        const progress = refundAnswer.kind === 'done' ? 'done' : 'in_progress'
        return { kind: 'refund', reference, amount: last.amount, progress, transactionStatus: '00' }
      },
      refund: async (request) => {
        const known = refunds.some(({ requestId }) => requestId === request.requestId)
        if (refundAnswer.kind === 'unreachable') return { kind: 'unreachable', reason: 'no network' }
        refunds.push(request)
        const { reference, requestId } = request
        const busy =
          refundAnswer.kind !== 'done' &&
          [...sentBack].some(([id, sent]) => sent.reference === reference && id !== requestId)
        // It says so of the payment: of another refund that it is still working on, too.
        if (known || busy) return { kind: 'already_requested' }
        if (refundAnswer.kind === 'refused') return { kind: 'refused', responseCode: '95', message: 'no' }
        sentBack.set(requestId, { reference, amount: request.amount })
        if (refundAnswer.kind === 'lost') return { kind: 'unreachable', reason: 'the answer was lost' }
        return {
          kind: 'accepted',
          amount: request.amount,
          progress: refundAnswer.kind === 'done' ? 'done' : 'in_progress',
          transactionStatus: refundAnswer.kind === 'done' ? '00' : '05',
          transactionNumber: null,
        }
      },
    },
    signed: ({
      reference,
      amount,
      responseCode = '00',
      transactionStatus = responseCode === '00' ? '00' : '02',
    }) =>
      signedQuery(
        new Map([
          ['vnp_TmnCode', settings.terminalCode],
          ['vnp_Amount', String(amount * 100)],
          ['vnp_BankCode', 'NCB'],
          ['vnp_PayDate', toGatewayDate(clock.now())],
          ['vnp_OrderInfo', 'Thanh toan dat phong'],
          ['vnp_TransactionNo', responseCode === '00' ? '14422574' : '0'],
          ['vnp_ResponseCode', responseCode],
          ['vnp_TransactionStatus', transactionStatus],
          ['vnp_TxnRef', reference],
        ]),
        settings.secret,
      ),
  }
}
