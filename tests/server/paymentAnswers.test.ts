import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settableClock } from '#server/ports/clock.ts'
import type { PaymentGateway } from '#server/ports/payment/payment.ts'
import { joinedText, sign } from '#server/ports/payment/vnpay/signature.ts'
import { SIGNED_ORDER } from '#server/ports/payment/vnpay/transactionApi.ts'
import { vnpayGateway } from '#server/ports/payment/vnpay/vnpay.ts'

const SECRET = 'test_secret'
const createdAt = Temporal.Instant.from('2026-11-21T05:00:00Z')
const paid = {
  vnp_ResponseId: 'f1',
  vnp_Command: 'querydr',
  vnp_ResponseCode: '00',
  vnp_Message: 'QueryDR Success',
  vnp_TmnCode: 'GHETEST1',
  vnp_TxnRef: 'A1',
  vnp_Amount: '125000000',
  vnp_BankCode: 'NCB',
  vnp_PayDate: '20261121120100',
  vnp_TransactionNo: '14422574',
  vnp_TransactionType: '01',
  vnp_TransactionStatus: '00',
  vnp_OrderInfo: 'Dat phong',
}
type Message = Record<string, string | number>

const signed = (message: Message, command: 'querydr' | 'refund' = 'querydr', secret = SECRET): Message => {
  const fields = new Map(
    Object.entries({ vnp_TmnCode: 'GHETEST1', ...message }).map(([name, value]) => [name, String(value)]),
  )
  return { ...message, vnp_SecureHash: sign(joinedText(fields, SIGNED_ORDER[command].answer), secret) }
}

let app: FastifyInstance
let gateway: PaymentGateway
let answer: { status: number; body: unknown }
let asked: Message[]

beforeEach(async () => {
  app = fastify()
  asked = []
  app.post<{ Body: Message }>('/api', (request, reply) => {
    asked.push(request.body)
    return reply.code(answer.status).type('application/json').send(JSON.stringify(answer.body))
  })
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const settings = {
    payPage: `${base}/pay`,
    transactionApi: `${base}/api`,
    terminalCode: 'GHETEST1',
    secret: SECRET,
    serverAddress: '127.0.0.1',
    timeout: 2_000,
  }
  gateway = vnpayGateway(settings, settableClock('2026-11-21T05:10:00Z'))
})
afterEach(() => app.close())

const queryGets = (body: unknown, status = 200) => {
  answer = { status, body }
  return gateway.query({ reference: 'A1', createdAt })
}
const refundGets = (body: unknown) => {
  answer = { status: 200, body }
  return gateway.refund({
    requestId: 'r1',
    reference: 'A1',
    createdAt,
    transactionNumber: '14422574',
    amount: 500_000,
    full: false,
    description: 'Hoàn tiền',
    requestedBy: 'Lan',
  })
}

test('a question carries what VNPay signs, in its order', async () => {
  await queryGets(signed(paid))
  const [message] = asked
  expect(message).toMatchObject({
    vnp_Version: '2.1.0',
    vnp_Command: 'querydr',
    vnp_TmnCode: 'GHETEST1',
    vnp_TxnRef: 'A1',
    vnp_TransactionDate: '20261121120000',
    vnp_CreateDate: '20261121121000',
    vnp_IpAddr: '127.0.0.1',
  })
  const text = [
    'vnp_RequestId',
    'vnp_Version',
    'vnp_Command',
    'vnp_TmnCode',
    'vnp_TxnRef',
    'vnp_TransactionDate',
    'vnp_CreateDate',
    'vnp_IpAddr',
    'vnp_OrderInfo',
  ]
    .map((name) => message?.[name])
    .join('|')
  expect(message?.['vnp_SecureHash']).toBe(sign(text, SECRET))
})

test('a refund carries what VNPay signs, with the amount in hundredths', async () => {
  await refundGets({})
  const [message] = asked
  expect(message).toMatchObject({
    vnp_Command: 'refund',
    vnp_TransactionType: '03',
    vnp_Amount: '50000000',
    vnp_TransactionNo: '14422574',
    vnp_CreateBy: 'Lan',
    vnp_OrderInfo: 'Hoan tien',
  })
  const text = [
    'vnp_RequestId',
    'vnp_Version',
    'vnp_Command',
    'vnp_TmnCode',
    'vnp_TransactionType',
    'vnp_TxnRef',
    'vnp_Amount',
    'vnp_TransactionNo',
    'vnp_TransactionDate',
    'vnp_CreateBy',
    'vnp_CreateDate',
    'vnp_IpAddr',
    'vnp_OrderInfo',
  ]
    .map((name) => message?.[name])
    .join('|')
  expect(message?.['vnp_SecureHash']).toBe(sign(text, SECRET))
})

test('a signed answer is believed, with its numbers as texts or as numbers', async () => {
  const facts = {
    kind: 'payment',
    reference: 'A1',
    amount: 1_250_000,
    outcome: 'paid',
    transactionStatus: '00',
    transactionNumber: '14422574',
    payDate: Temporal.Instant.from('2026-11-21T05:01:00Z'),
  }
  expect(await queryGets(signed(paid))).toEqual(facts)
  expect(
    await queryGets(signed({ ...paid, vnp_Amount: 125_000_000, vnp_TransactionNo: 14_422_574 })),
  ).toEqual(facts)
  const { vnp_TmnCode: _, ...withoutTerminal } = paid
  expect(await queryGets(signed(withoutTerminal))).toEqual(facts)
})

test.each([
  ['01', 'pending'],
  ['02', 'failed'],
  ['04', 'reversed'],
  ['07', 'suspicious'],
])('a payment with status %s is %s', async (status, outcome) => {
  expect(await queryGets(signed({ ...paid, vnp_TransactionStatus: status }))).toMatchObject({
    kind: 'payment',
    outcome,
  })
})

test.each([
  ['00', 'done'],
  ['05', 'in_progress'],
  ['06', 'in_progress'],
  ['09', 'refused'],
])('a refund with status %s is %s', async (status, progress) => {
  expect(
    await queryGets(signed({ ...paid, vnp_TransactionType: '02', vnp_TransactionStatus: status })),
  ).toMatchObject({ kind: 'refund', progress })
})

test('an answer without a right signature proves nothing, whatever it says', async () => {
  const { vnp_TransactionStatus: _, ...withoutStatus } = paid
  for (const body of [
    paid,
    { ...signed(paid), vnp_SecureHash: '' },
    { ...signed(paid), vnp_TransactionStatus: '02' },
    { ...signed(paid), vnp_Amount: '1' },
    signed(paid, 'querydr', 'guess'),
    signed({ ...paid, vnp_TxnRef: 'A2' }),
    signed({ ...paid, vnp_TmnCode: 'OTHER' }),
    signed({ ...paid, vnp_Command: 'refund' }),
    signed({ ...paid, vnp_Amount: '1250000.5' }),
    signed(withoutStatus),
  ])
    expect(await queryGets(body), JSON.stringify(body)).toEqual({ kind: 'unverified', responseCode: '00' })
})

test('no answer, or none that can be read, is "unreachable", never an error', async () => {
  expect(await queryGets({}, 503)).toEqual({ kind: 'unreachable', reason: 'HTTP 503' })
  expect(await queryGets([1, 2])).toMatchObject({ kind: 'unreachable' })
  expect(await queryGets({ vnp_Amount: { deep: 1 } })).toMatchObject({ kind: 'unreachable' })
  await app.close()
  expect(await queryGets(signed(paid))).toMatchObject({ kind: 'unreachable' })
})

test('a refund’s amount is checked as it was signed, and only then read as VND', async () => {
  const refunded = {
    ...paid,
    vnp_Command: 'refund',
    vnp_Amount: '50000000',
    vnp_TransactionType: '03',
    vnp_TransactionStatus: '05',
  }
  expect(await refundGets(signed(refunded, 'refund'))).toEqual({
    kind: 'accepted',
    amount: 500_000,
    progress: 'in_progress',
    transactionStatus: '05',
    transactionNumber: '14422574',
  })
  expect(await refundGets(refunded)).toEqual({ kind: 'unverified', responseCode: '00' })
  expect(await refundGets(signed({ ...refunded, vnp_ResponseCode: '94' }, 'refund'))).toEqual({
    kind: 'already_requested',
  })
  expect(await refundGets(signed({ ...refunded, vnp_ResponseCode: '95' }, 'refund'))).toMatchObject({
    kind: 'refused',
    responseCode: '95',
  })
})
