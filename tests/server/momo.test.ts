import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { settableClock } from '#server/ports/clock.ts'
import { momoGateway } from '#server/ports/payment/momo/momo.ts'

const ACCOUNT = { partner: 'GHETEST', accessKey: 'an-access-key', secret: 'a-secret-of-this-test' }
const REFERENCE = 'GHE7K2M9QA1B2C3D4'
/** What MoMo's pages call the raw signature of a result, written out by hand. */
const RAW = `accessKey=an-access-key&amount=1250000&extraData=&message=Successful.&orderId=${REFERENCE}&orderInfo=Thanh toan dat phong&orderType=momo_wallet&partnerCode=GHETEST&payType=qr&requestId=${REFERENCE}&responseTime=1763700000000&resultCode=0&transId=2147483647`
const hmac = (text: string) => createHmac('sha256', ACCOUNT.secret).update(text).digest('hex')
const RESULT = {
  partnerCode: 'GHETEST',
  orderId: REFERENCE,
  requestId: REFERENCE,
  amount: '1250000',
  orderInfo: 'Thanh toan dat phong',
  orderType: 'momo_wallet',
  transId: '2147483647',
  resultCode: '0',
  message: 'Successful.',
  payType: 'qr',
  responseTime: '1763700000000',
  extraData: '',
  signature: hmac(RAW),
}
const queryOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

let server: Server
let asked: { path: string; body: Record<string, unknown> }[]
let answer: unknown
let gateway: ReturnType<typeof momoGateway>

beforeEach(async () => {
  asked = []
  answer = {}
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece: Buffer) => (text += piece.toString()))
    request.on('end', () => {
      asked.push({ path: request.url ?? '', body: z.record(z.string(), z.unknown()).parse(JSON.parse(text)) })
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = z.object({ port: z.number() }).parse(server.address())
  const clock = settableClock('2026-11-21T05:00:00Z')
  gateway = momoGateway(
    { ...ACCOUNT, api: `http://127.0.0.1:${at.port}`, timeout: 2000 },
    { clock, ipnAddress: () => 'https://ghe.test/ipn' },
  )
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const pay = () =>
  gateway.payAddress({
    reference: REFERENCE,
    amount: 1_250_000,
    description: 'Thanh toan dat phong GHE7K2M9Q',
    createdAt: Temporal.Instant.from('2026-11-21T05:00:00Z'),
    expiresAt: Temporal.Instant.from('2026-11-21T05:20:00Z'),
    payerAddress: '127.0.0.1',
    language: 'vi',
    returnAddress: 'https://ghe.test/callback/momo',
  })

describe('MoMo', () => {
  test('signs what it asks as MoMo’s pages say, and gives the address of its page', async () => {
    answer = { resultCode: 0, orderId: REFERENCE, payUrl: 'https://test-payment.momo.vn/v2/gateway/pay?t=1' }
    expect(await pay()).toBe('https://test-payment.momo.vn/v2/gateway/pay?t=1')
    const raw = `accessKey=an-access-key&amount=1250000&extraData=&ipnUrl=https://ghe.test/ipn&orderId=${REFERENCE}&orderInfo=Thanh toan dat phong GHE7K2M9Q&partnerCode=GHETEST&redirectUrl=https://ghe.test/callback/momo&requestId=${REFERENCE}&requestType=captureWallet`
    expect(asked).toMatchObject([
      { path: '/v2/gateway/api/create', body: { signature: hmac(raw), lang: 'vi', orderExpireTime: 20 } },
    ])
    expect(asked[0]?.body).not.toHaveProperty('accessKey')
  })

  test.each([
    ['a refusal', { resultCode: 1006, orderId: REFERENCE }],
    ['no address', { resultCode: 0, orderId: REFERENCE }],
    ['an address that runs a script', { resultCode: 0, orderId: REFERENCE, payUrl: 'javascript:alert(1)' }],
    ['another order', { resultCode: 0, orderId: 'ANOTHER', payUrl: 'https://momo.test/' }],
    ['nonsense', 'well'],
  ])('%s is no address', async (_what, given) => {
    answer = given
    expect(await pay()).toBeNull()
  })

  test('an amount that it does not carry is never asked about', async () => {
    for (const amount of [0, 999, 50_000_001, 1.5])
      await expect(
        (async () =>
          gateway.payAddress({
            reference: REFERENCE,
            amount,
            description: 'x',
            createdAt: Temporal.Now.instant(),
            expiresAt: Temporal.Now.instant(),
            payerAddress: '::1',
            language: 'en',
            returnAddress: 'https://ghe.test/callback/momo',
          }))(),
      ).rejects.toThrow(RangeError)
    expect(asked).toEqual([])
  })

  test('a result with the right signature is read', () => {
    expect(gateway.verifyIpn(queryOf(RESULT))).toMatchObject({
      kind: 'call',
      reference: REFERENCE,
      amount: 1_250_000,
      succeeded: true,
      transactionNumber: '2147483647',
    })
  })

  test.each(Object.keys(RESULT).filter((name) => name !== 'signature'))(
    'a result whose %s was changed is forged',
    (name) => {
      const changed = { ...RESULT, [name]: name === 'amount' ? '1000' : 'changed' }
      expect(gateway.verifyReturn(queryOf(changed))).toEqual({ kind: 'forged' })
    },
  )

  test('a field that is given twice, or no signature, is forged', () => {
    expect(gateway.verifyIpn(`${queryOf(RESULT)}&amount=1`)).toEqual({ kind: 'forged' })
    const { signature: _signature, ...unsigned } = RESULT
    expect(gateway.verifyIpn(queryOf(unsigned))).toEqual({ kind: 'forged' })
  })

  test.each([
    [0, 'paid'],
    [9000, 'pending'],
    [1000, 'pending'],
    [7002, 'pending'],
    [1001, 'failed'],
    [1003, 'cancelled'],
    [1006, 'cancelled'],
    [1005, 'expired'],
    [123, 'failed'],
  ])('asked about a payment, its code %i is %s', async (resultCode, outcome) => {
    answer = {
      resultCode,
      orderId: REFERENCE,
      amount: 1_250_000,
      transId: 5,
      responseTime: 1_763_700_000_000,
    }
    const createdAt = Temporal.Instant.from('2026-11-21T05:00:00Z')
    expect(await gateway.query({ reference: REFERENCE, createdAt })).toMatchObject({
      kind: 'payment',
      outcome,
      amount: 1_250_000,
    })
  })

  test('a payment that it never heard of is unknown, and silence is silence', async () => {
    const createdAt = Temporal.Instant.from('2026-11-21T05:00:00Z')
    answer = { resultCode: 42 }
    expect(await gateway.query({ reference: REFERENCE, createdAt })).toEqual({ kind: 'unknown' })
    await new Promise((resolve) => server.close(resolve))
    expect(await gateway.query({ reference: REFERENCE, createdAt })).toMatchObject({ kind: 'unreachable' })
  })

  test.each([
    [0, { kind: 'accepted', progress: 'done', amount: 400_000 }],
    [7002, { kind: 'accepted', progress: 'in_progress' }],
    [41, { kind: 'already_requested' }],
    [1080, { kind: 'refused', responseCode: '1080' }],
  ])('asked to pay back, its code %i says how far that is', async (resultCode, expected) => {
    answer = { resultCode, amount: 400_000, transId: 6 }
    const refund = await gateway.refund({
      requestId: 'a1b2c3',
      reference: REFERENCE,
      createdAt: Temporal.Instant.from('2026-11-21T05:00:00Z'),
      transactionNumber: '2147483647',
      amount: 400_000,
      full: false,
      description: 'Hoan tien',
      requestedBy: 'Ghe',
    })
    expect(refund).toMatchObject(expected)
    const raw =
      'accessKey=an-access-key&amount=400000&description=Hoan tien&orderId=a1b2c3&partnerCode=GHETEST&requestId=a1b2c3&transId=2147483647'
    expect(asked.at(-1)).toMatchObject({ path: '/v2/gateway/api/refund', body: { signature: hmac(raw) } })
  })
})
