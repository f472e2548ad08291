import { randomUUID } from 'node:crypto'
import { fromGatewayDate, toGatewayDate } from '#server/ports/payment/vnpay/gatewayDate.ts'
import { isSignedBy, joinedText, sign, type GatewayFields } from '#server/ports/payment/vnpay/signature.ts'
import {
  SIGNED_ORDER,
  gatewayMessage,
  messageFields,
  type GatewayCommand,
} from '#server/ports/payment/vnpay/transactionApi.ts'
import { ENDINGS } from './choices.ts'
import type { Ledger } from './ledger.ts'
import type { SandboxGatewaySettings } from './settings.ts'
import type { SandboxTransaction } from './transaction.ts'

type Refund = SandboxTransaction['refunds'][number]
type Answer = { code: string; message: string; fields?: ReadonlyArray<readonly [string, string]> }

const REFUSED = {
  terminal: { code: '02', message: 'Invalid TmnCode' },
  format: { code: '03', message: 'Invalid data format' },
  unknown: { code: '91', message: 'Transaction not found' },
  amount: { code: '93', message: 'Invalid refund amount' },
  repeated: { code: '94', message: 'Duplicate request' },
  notPaid: { code: '95', message: 'Transaction is not successful' },
  signature: { code: '97', message: 'Invalid checksum' },
} as const satisfies Record<string, Answer>

/** The part of VNPay that answers questions and takes refunds: a signed message in, a signed message out. */
export function transactionApi(ledger: Ledger, settings: SandboxGatewaySettings) {
  const seen = new Set<string>()

  /** What is asked about: a payment made here, or one that the demo's past tells of. */
  const known = async (reference: string): Promise<SandboxTransaction | undefined> => {
    const made = ledger.get(reference)
    if (made) return made
    const past = await settings.past(reference)
    if (!past) return undefined
    const createDate = toGatewayDate(past.createdAt)
    return {
      reference,
      amount: past.amount,
      orderInfo: '',
      language: 'vi',
      createDate,
      expireDate: null,
      returnAddress: '',
      transactionNumber: past.number,
      choice: 'pay',
      payDate: createDate,
      call: null,
      refunds: [],
    }
  }

  const statusOf = (transaction: SandboxTransaction): string => {
    if (transaction.choice) return ENDINGS[transaction.choice].transactionStatus
    const end = transaction.expireDate === null ? null : fromGatewayDate(transaction.expireDate)
    return end && Temporal.Instant.compare(end, settings.clock.now()) < 0 ? '02' : '01'
  }
  const isDone = (refund: Refund) =>
    Date.parse(refund.requestedAt) + settings.refundAfter <= settings.clock.now().epochMilliseconds

  const factsOf = (transaction: SandboxTransaction, refund: Refund | undefined): Answer => ({
    code: '00',
    message: 'OK',
    fields: [
      ['vnp_Amount', String((refund ?? transaction).amount * 100)],
      ['vnp_BankCode', 'NCB'],
      ['vnp_PayDate', transaction.payDate ?? ''],
      ['vnp_TransactionNo', transaction.payDate === null ? '0' : (refund ?? transaction).transactionNumber],
      ['vnp_TransactionType', refund?.type ?? '01'],
      ['vnp_TransactionStatus', refund ? (isDone(refund) ? '00' : '05') : statusOf(transaction)],
      ['vnp_OrderInfo', transaction.orderInfo],
    ],
  })

  const refund = async (transaction: SandboxTransaction, message: GatewayFields): Promise<Answer> => {
    const type = message.get('vnp_TransactionType')
    const amount = Number(message.get('vnp_Amount')) / 100
    if ((type !== '02' && type !== '03') || !Number.isSafeInteger(amount) || amount <= 0)
      return REFUSED.format
    if (statusOf(transaction) !== '00') return REFUSED.notPaid
    const before = transaction.refunds.reduce((sum, made) => sum + made.amount, 0)
    if (before === transaction.amount) return REFUSED.repeated
    if (before + amount > transaction.amount || (type === '02' && amount !== transaction.amount))
      return REFUSED.amount
    const made: Refund = {
      requestId: message.get('vnp_RequestId') ?? '',
      transactionNumber: String(Number(transaction.transactionNumber) + transaction.refunds.length + 1),
      type,
      amount,
      requestedAt: settings.clock.now().toString(),
    }
    await ledger.put({ ...transaction, refunds: [...transaction.refunds, made] })
    return factsOf(transaction, made)
  }

  const answerTo = async (command: GatewayCommand, message: GatewayFields): Promise<Answer> => {
    const text = joinedText(message, SIGNED_ORDER[command].request)
    if (message.get('vnp_TmnCode') !== settings.terminalCode) return REFUSED.terminal
    if (!isSignedBy(text, settings.secret, message.get('vnp_SecureHash'))) return REFUSED.signature
    const requestId = message.get('vnp_RequestId') ?? ''
    if (!/^[A-Za-z0-9]{1,32}$/.test(requestId) || message.get('vnp_Version') !== '2.1.0')
      return REFUSED.format
    const transaction = await known(message.get('vnp_TxnRef') ?? '')
    if (!transaction || transaction.createDate !== message.get('vnp_TransactionDate')) return REFUSED.unknown
    if (seen.has(requestId) || transaction.refunds.some((made) => made.requestId === requestId))
      return REFUSED.repeated
    seen.add(requestId)
    return command === 'refund'
      ? refund(transaction, message)
      : factsOf(transaction, transaction.refunds.at(-1))
  }

  return async (body: unknown): Promise<Record<string, string>> => {
    const parsed = gatewayMessage.safeParse(body)
    const message = messageFields(parsed.success ? parsed.data : {})
    const command = message.get('vnp_Command') === 'refund' ? 'refund' : 'querydr'
    const {
      code,
      message: words,
      fields = [],
    }: Answer = parsed.success ? await answerTo(command, message) : REFUSED.format
    const answer = new Map([
      ['vnp_ResponseId', randomUUID().replaceAll('-', '')],
      ['vnp_Command', command],
      ['vnp_ResponseCode', code],
      ['vnp_Message', words],
      ['vnp_TmnCode', settings.terminalCode],
      ['vnp_TxnRef', message.get('vnp_TxnRef') ?? ''],
      ...fields,
    ])
    const secureHash = sign(joinedText(answer, SIGNED_ORDER[command].answer), settings.secret)
    return { ...Object.fromEntries(answer), vnp_SecureHash: secureHash }
  }
}
