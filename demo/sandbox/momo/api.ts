import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { WAYS_TO_PAY } from '#contract/waysToPay.ts'
import { isSigned, type SIGNED } from '#server/ports/payment/momo/signature.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Ledger } from '../vnpay/ledger.ts'
import type { SandboxTransaction } from '../vnpay/transaction.ts'
import { codeOf } from './result.ts'
import { SANDBOX_MOMO_ACCOUNT } from '#server/standIns.ts'

const { least, most } = WAYS_TO_PAY.MOMO
const number = z.string().check(z.regex(/^[0-9a-zA-Z]([-_.]*[0-9a-zA-Z]+)*$/), z.maxLength(50))
const common = { partnerCode: z.literal(SANDBOX_MOMO_ACCOUNT.partner), requestId: number, orderId: number }
const MESSAGES = {
  create: z.looseObject({
    ...common,
    amount: z.int().check(z.gte(least), z.lte(most)),
    orderInfo: z.string().check(z.minLength(1)),
    redirectUrl: z.url({ protocol: /^https?$/ }),
    ipnUrl: z.url({ protocol: /^https?$/ }),
    requestType: z.literal('captureWallet'),
    extraData: z.string(),
    lang: z.enum(['vi', 'en']),
    orderExpireTime: z.optional(z.int().check(z.gte(1))),
  }),
  query: z.looseObject(common),
  refund: z.looseObject({
    ...common,
    amount: z.int().check(z.gte(least), z.lte(most)),
    transId: z.string(),
    description: z.string(),
  }),
} as const

/** MoMo's result codes for what a merchant asks wrongly. */
const REFUSED = { signature: 11, repeated: 41, unknown: 42, format: 20, notPaid: 1080 } as const
type Answer = { resultCode: number; more?: Record<string, unknown> }
const signedFields = z.record(z.string(), z.union([z.string(), z.number()]))

/** Reads a message of one kind: its fields, or why MoMo would refuse it. */
function read<Kind extends keyof typeof MESSAGES>(kind: Kind, body: unknown) {
  const fields = signedFields.safeParse(body)
  if (!fields.success) return REFUSED.format
  const { accessKey, secret } = SANDBOX_MOMO_ACCOUNT
  const signed = isSigned(
    kind satisfies keyof typeof SIGNED,
    { ...fields.data, accessKey },
    secret,
    fields.data['signature'],
  )
  return signed ? fields.data : REFUSED.signature
}

/** The part of MoMo that shops ask: begin a payment, how one ended, pay back. */
export function momoApi(
  ledger: Ledger,
  {
    clock,
    pageOf,
    refundAfter,
  }: { clock: Clock; pageOf: (reference: string) => string; refundAfter: number },
) {
  const create = async (body: unknown): Promise<Answer> => {
    const fields = read('create', body)
    if (typeof fields === 'number') return { resultCode: fields }
    const { success, data } = MESSAGES.create.safeParse(fields)
    if (!success) return { resultCode: REFUSED.format }
    if (ledger.get(data.orderId)) return { resultCode: REFUSED.repeated }
    const minutes = data.orderExpireTime
    const transaction: SandboxTransaction = {
      reference: data.orderId,
      amount: data.amount,
      orderInfo: data.orderInfo,
      createDate: clock.now().toString(),
      expireDate: minutes === undefined ? null : clock.now().add({ minutes }).toString(),
      returnAddress: data.redirectUrl,
      language: data.lang,
      transactionNumber: String(randomInt(1_000_000_000, 9_999_999_999)),
      choice: null,
      payDate: null,
      call: null,
      refunds: [],
    }
    await ledger.put(transaction)
    return { resultCode: 0, more: { payUrl: pageOf(data.orderId) } }
  }

  const query = async (body: unknown): Promise<Answer> => {
    const fields = read('query', body)
    if (typeof fields === 'number') return { resultCode: fields }
    const { success, data } = MESSAGES.query.safeParse(fields)
    const transaction = success ? ledger.get(data.orderId) : undefined
    if (!transaction) return { resultCode: REFUSED.unknown }
    const resultCode = codeOf(transaction)
    const isDone = ({ requestedAt }: SandboxTransaction['refunds'][number]) =>
      Date.parse(requestedAt) + refundAfter <= clock.now().epochMilliseconds
    const refundTrans = transaction.refunds.map((refund) => ({
      orderId: refund.requestId,
      amount: refund.amount,
      resultCode: isDone(refund) ? 0 : 7002,
    }))
    const { amount } = transaction
    const transId = resultCode === 0 ? Number(transaction.transactionNumber) : 0
    return { resultCode, more: { amount, transId, refundTrans, responseTime: clock.now().epochMilliseconds } }
  }

  const refund = async (body: unknown): Promise<Answer> => {
    const fields = read('refund', body)
    if (typeof fields === 'number') return { resultCode: fields }
    const { success, data } = MESSAGES.refund.safeParse(fields)
    if (!success) return { resultCode: REFUSED.format }
    const transaction = ledger.all().find(({ transactionNumber }) => transactionNumber === data.transId)
    if (!transaction) return { resultCode: REFUSED.unknown }
    if (transaction.refunds.some(({ requestId }) => requestId === data.requestId))
      return { resultCode: REFUSED.repeated }
    const before = transaction.refunds.reduce((sum, { amount }) => sum + amount, 0)
    if (codeOf(transaction) !== 0 || before + data.amount > transaction.amount)
      return { resultCode: REFUSED.notPaid }
    const made = {
      requestId: data.requestId,
      transactionNumber: String(Number(transaction.transactionNumber) + transaction.refunds.length + 1),
      type: before + data.amount === transaction.amount ? ('02' as const) : ('03' as const),
      amount: data.amount,
      requestedAt: clock.now().toString(),
    }
    await ledger.put({ ...transaction, refunds: [...transaction.refunds, made] })
    return { resultCode: 7002, more: { amount: data.amount, transId: Number(made.transactionNumber) } }
  }

  const ASKED = { create, query, refund } as const
  return async (kind: keyof typeof ASKED, body: unknown): Promise<Record<string, unknown>> => {
    const asked = z.looseObject({ orderId: z.optional(z.string()), requestId: z.optional(z.string()) })
    const { data } = asked.safeParse(body)
    const { resultCode, more } = await ASKED[kind](body)
    const { partner: partnerCode } = SANDBOX_MOMO_ACCOUNT
    const message = resultCode === 0 ? 'Successful.' : 'Not accepted.'
    return { partnerCode, orderId: data?.orderId, requestId: data?.requestId, resultCode, message, ...more }
  }
}
