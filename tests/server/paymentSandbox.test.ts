import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settableClock, type SettableClock } from '#server/ports/clock.ts'
import { IPN_ANSWERS } from '#server/ports/payment/vnpay/ipnAnswers.ts'
import type { GatewayCall, PayRequest } from '#server/ports/payment/payment.ts'
import { vnpayGateway } from '#server/ports/payment/vnpay/vnpay.ts'
import { sandboxGatewayAddresses } from '#server/standIns.ts'
import { registerSandboxGateway } from '#demo/sandbox/vnpay/gateway.ts'

const SECRET = 'a_secret_of_this_test'
const TERMINAL = 'GHETEST1'
const NOW = '2026-11-21T05:00:00Z'

/** A merchant and the stand-in in one server, as in the product, and everything the merchant was told. */
interface Shop {
  app: FastifyInstance
  base: string
  gateway: ReturnType<typeof vnpayGateway>
  heard: GatewayCall[]
  answers: Array<(typeof IPN_ANSWERS)[keyof typeof IPN_ANSWERS]>
}

let directory: string
let clock: SettableClock
let shop: Shop

/** When the payment was made that the demo's past tells of. */
const LONG_AGO = Temporal.Instant.from(NOW).subtract({ hours: 24 * 9 })

async function openShop(lateAfter = 30): Promise<Shop> {
  const app = fastify()
  const heard: GatewayCall[] = []
  const answers: Shop['answers'] = []
  let base = ''
  await registerSandboxGateway(app, {
    terminalCode: TERMINAL,
    secret: SECRET,
    directory,
    ipnAddress: () => `${base}/ipn?channel=sandbox`,
    clock,
    past: async (reference) =>
      reference === 'C7' ? { amount: 2_592_000, createdAt: LONG_AGO, number: '10000007' } : null,
    lateAfter,
    retryAfter: 10,
    refundAfter: 5_000,
  })
  app.get('/ipn', (request, reply) => {
    heard.push(gateway.verifyIpn(request.url.slice(request.url.indexOf('?') + 1)))
    return reply.send(answers.shift() ?? IPN_ANSWERS.done)
  })
  base = await app.listen({ port: 0, host: '127.0.0.1' })
  const gateway = vnpayGateway(
    {
      ...sandboxGatewayAddresses(base),
      terminalCode: TERMINAL,
      secret: SECRET,
      serverAddress: '127.0.0.1',
      timeout: 5_000,
    },
    clock,
  )
  return { app, base, gateway, heard, answers }
}

const requestFor = (reference: string, more: Partial<PayRequest> = {}): PayRequest => ({
  reference,
  amount: 1_250_000,
  description: 'Đặt phòng GHE7K2M9P',
  createdAt: Temporal.Instant.from(NOW),
  expiresAt: Temporal.Instant.from(NOW).add({ minutes: 20 }),
  payerAddress: '::1',
  language: 'vi',
  returnAddress: `${shop.base}/callback/vnpay?from=app`,
  ...more,
})

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'")

/** What a browser without script does: opens the page, presses the button with this value, does not follow the answer. */
async function press(address: string, choice: string): Promise<Response> {
  const page = await (await fetch(address)).text()
  const query = unescaped(/name="query" value="([^"]*)"/.exec(page)?.[1] ?? '')
  expect(page).toContain(`value="${choice}"`)
  return choose(query, choice)
}

const choose = (query: string, choice: string) =>
  fetch(`${shop.base}/sandbox/vnpay/paymentv2/choose`, {
    method: 'POST',
    body: new URLSearchParams({ query, choice }),
    redirect: 'manual',
  })

const returned = (response: Response) => {
  const location = response.headers.get('location') ?? ''
  expect(location).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/callback\/vnpay\?from=app&/)
  return shop.gateway.verifyReturn(new URL(location).search)
}
const told = (count: number) =>
  vi.waitFor(() => expect(shop.heard.length).toBeGreaterThanOrEqual(count), { timeout: 5_000 })

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ghe-gateway-'))
  clock = settableClock(NOW)
  shop = await openShop()
})

afterEach(async () => {
  await shop.app.close()
  await rm(directory, { recursive: true })
})

describe('the pay page', () => {
  test('says what is paid, in the payer’s language, and that no money is real', async () => {
    const vietnamese = await fetch(shop.gateway.payAddress(requestFor('A1')))
    expect(vietnamese.status).toBe(200)
    const page = await vietnamese.text()
    for (const part of [
      'lang="vi"',
      'Cổng thanh toán thử – không phải tiền thật',
      '1.250.000 ₫',
      'Dat phong GHE7K2M9P',
      'A1',
      TERMINAL,
      '12:20',
    ])
      expect(page).toContain(part)
    const english = await (await fetch(shop.gateway.payAddress(requestFor('A2', { language: 'en' })))).text()
    for (const part of ['lang="en"', 'Test payment gateway – no real money', '1,250,000 ₫'])
      expect(english).toContain(part)
  })

  test('runs under a strict policy: no script, no style in the page', async () => {
    const response = await fetch(shop.gateway.payAddress(requestFor('A1')))
    const page = await response.text()
    expect(page).not.toMatch(/<script|<style|\s(style|on[a-z]+)=|javascript:/i)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    const style = await fetch(`${shop.base}/sandbox/vnpay/gateway.css`)
    expect(style.headers.get('content-type')).toContain('text/css')
  })

  test('accepts no address that we did not sign, or that lacks something', async () => {
    const good = new URL(shop.gateway.payAddress(requestFor('A1')))
    const cheaper = new URL(good)
    cheaper.searchParams.set('vnp_Amount', '100')
    const unsigned = new URL(good)
    unsigned.searchParams.delete('vnp_SecureHash')
    for (const address of [cheaper, unsigned, new URL(good.pathname, good)]) {
      const response = await fetch(address)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('vnp_SecureHash')
    }
    const stranger = vnpayGateway(
      {
        ...sandboxGatewayAddresses(shop.base),
        terminalCode: 'OTHER',
        secret: SECRET,
        serverAddress: '127.0.0.1',
        timeout: 1000,
      },
      clock,
    )
    expect((await fetch(stranger.payAddress(requestFor('A1')))).status).toBe(400)
    expect((await choose(cheaper.search.slice(1), 'pay')).status).toBe(400)
    expect((await choose(good.search.slice(1), 'steal')).status).toBe(400)
    expect(shop.heard).toEqual([])
  })

  test('shows what it is given as text, whatever it is', async () => {
    const hostile = await fetch(`${shop.base}/sandbox/vnpay/paymentv2/vpcpay.html?vnp_OrderInfo=%3Cscript%3E`)
    expect(await hostile.text()).not.toContain('<script>')
  })

  test('has one payment for a reference: another amount under it is refused', async () => {
    await fetch(shop.gateway.payAddress(requestFor('A1')))
    expect((await fetch(shop.gateway.payAddress(requestFor('A1', { amount: 1_000 })))).status).toBe(400)
    expect((await fetch(shop.gateway.payAddress(requestFor('A1')))).status).toBe(200)
  })
})

describe('what a person may let happen', () => {
  test('paid: the server is told first, then the browser comes back', async () => {
    const response = await press(shop.gateway.payAddress(requestFor('A1')), 'pay')
    expect(response.status).toBe(303)
    const expected = {
      kind: 'call',
      reference: 'A1',
      amount: 1_250_000,
      succeeded: true,
      transactionStatus: '00',
      payDate: clock.now(),
    }
    expect(shop.heard).toEqual([expect.objectContaining(expected)])
    expect(returned(response)).toEqual(shop.heard[0])
  })

  test.each([
    ['not_enough_money', '51', 'failed'],
    ['cancel', '24', 'cancelled'],
    ['expire', '11', 'expired'],
  ])('%s: no success, code %s', async (choice, responseCode, outcome) => {
    const response = await press(shop.gateway.payAddress(requestFor('A1')), choice)
    expect(shop.heard).toEqual([
      expect.objectContaining({
        kind: 'call',
        succeeded: false,
        responseCode,
        outcome,
        transactionNumber: null,
      }),
    ])
    expect(returned(response)).toEqual(shop.heard[0])
  })

  test('paid, and the browser never returns', async () => {
    const response = await press(shop.gateway.payAddress(requestFor('A1')), 'pay_never_return')
    expect([response.status, response.headers.get('location')]).toEqual([200, null])
    expect(shop.heard).toEqual([expect.objectContaining({ succeeded: true })])
  })

  test('paid, and the server is told later than the browser is back', async () => {
    const response = await press(shop.gateway.payAddress(requestFor('A1')), 'pay_late_call')
    expect(returned(response)).toMatchObject({ succeeded: true })
    expect(shop.heard).toEqual([])
    await told(1)
    expect(shop.heard).toEqual([returned(response)])
  })

  test('paid, and the server is told four times', async () => {
    shop.answers.push(
      IPN_ANSWERS.done,
      IPN_ANSWERS.alreadyConfirmed,
      IPN_ANSWERS.alreadyConfirmed,
      IPN_ANSWERS.alreadyConfirmed,
    )
    await press(shop.gateway.payAddress(requestFor('A1')), 'pay_repeated_call')
    await told(4)
    expect(new Set(shop.heard.map((call) => JSON.stringify(call))).size).toBe(1)
  })

  test('two taps at once are one payment', async () => {
    const query = new URL(shop.gateway.payAddress(requestFor('A1'))).search.slice(1)
    const [first, second] = await Promise.all([choose(query, 'pay'), choose(query, 'cancel')])
    const ways = [returned(first), returned(second)]
    expect(ways[0]).toEqual(ways[1])
    expect(shop.heard).toHaveLength(1)
    expect(returned(await fetch(shop.gateway.payAddress(requestFor('A1')), { redirect: 'manual' }))).toEqual(
      ways[0],
    )
  })

  test('after its time a payment can only expire', async () => {
    const address = shop.gateway.payAddress(requestFor('A1'))
    await fetch(address)
    clock.advance({ minutes: 20, seconds: 1 })
    expect(await (await fetch(address)).text()).toContain('Đã hết hạn thanh toán')
    const response = await choose(new URL(address).search.slice(1), 'pay')
    expect(returned(response)).toMatchObject({ succeeded: false, outcome: 'expired' })
  })
})

describe('its calls to the server', () => {
  test('are repeated until the server is content', async () => {
    shop.answers.push(IPN_ANSWERS.unknownError, IPN_ANSWERS.unknownError, IPN_ANSWERS.done)
    await press(shop.gateway.payAddress(requestFor('A1')), 'pay')
    await told(3)
    const ledger = join(directory, 'sandbox-gateway.jsonl')
    await vi.waitFor(async () =>
      expect((await readFile(ledger, 'utf8')).trim().split('\n').at(-1)).toContain('"call":null'),
    )
    expect(shop.heard).toHaveLength(3)
  })

  test('end after ten without a good answer', async () => {
    shop.answers.push(...Array.from({ length: 50 }, () => IPN_ANSWERS.unknownError))
    await press(shop.gateway.payAddress(requestFor('A1')), 'pay')
    await told(10)
    const ledger = join(directory, 'sandbox-gateway.jsonl')
    await vi.waitFor(async () =>
      expect((await readFile(ledger, 'utf8')).trim().split('\n').at(-1)).toContain('"call":null'),
    )
    expect(shop.heard).toHaveLength(10)
  })

  test('outlive a restart, and so does everything it knows', async () => {
    await shop.app.close()
    shop = await openShop(3_600_000)
    await press(shop.gateway.payAddress(requestFor('A1')), 'pay_late_call')
    await press(shop.gateway.payAddress(requestFor('A2')), 'cancel')
    expect(shop.heard).toHaveLength(1)
    await shop.app.close()
    const ledger = join(directory, 'sandbox-gateway.jsonl')
    await writeFile(ledger, `${await readFile(ledger, 'utf8')}{"reference":"A3","amo`)
    clock.advance({ hours: 1 })
    shop = await openShop(3_600_000)
    await told(1)
    expect(shop.heard).toEqual([expect.objectContaining({ reference: 'A1', succeeded: true })])
    const asked = { createdAt: Temporal.Instant.from(NOW) }
    expect(await shop.gateway.query({ reference: 'A2', ...asked })).toMatchObject({
      kind: 'payment',
      outcome: 'failed',
    })
    expect(await shop.gateway.query({ reference: 'A3', ...asked })).toEqual({ kind: 'unknown' })
  })
})

describe('its answers to questions', () => {
  const createdAt = () => ({ createdAt: Temporal.Instant.from(NOW) })

  test('follow a payment from its start to its end', async () => {
    const ask = () => shop.gateway.query({ reference: 'A1', ...createdAt() })
    expect(await ask()).toEqual({ kind: 'unknown' })
    await fetch(shop.gateway.payAddress(requestFor('A1')))
    expect(await ask()).toMatchObject({
      kind: 'payment',
      outcome: 'pending',
      amount: 1_250_000,
      transactionNumber: null,
    })
    await press(shop.gateway.payAddress(requestFor('A1')), 'pay')
    const paid = shop.heard[0]
    expect(await ask()).toMatchObject({
      kind: 'payment',
      outcome: 'paid',
      amount: 1_250_000,
      transactionNumber: paid?.kind === 'call' ? paid.transactionNumber : '',
      payDate: clock.now(),
    })
  })

  test('say that nothing more will come once the time is over', async () => {
    await fetch(shop.gateway.payAddress(requestFor('A1')))
    clock.advance({ minutes: 21 })
    expect(await shop.gateway.query({ reference: 'A1', ...createdAt() })).toMatchObject({
      kind: 'payment',
      outcome: 'failed',
    })
  })

  test('know a payment by its reference and its date', async () => {
    await press(shop.gateway.payAddress(requestFor('A1')), 'pay')
    const wrongDate = Temporal.Instant.from(NOW).add({ seconds: 1 })
    expect(await shop.gateway.query({ reference: 'A1', createdAt: wrongDate })).toEqual({ kind: 'unknown' })
  })

  test('are refused to whom does not know the secret, and not believed from whom does not', async () => {
    const liar = vnpayGateway(
      {
        ...sandboxGatewayAddresses(shop.base),
        terminalCode: TERMINAL,
        secret: 'guess',
        serverAddress: '127.0.0.1',
        timeout: 1000,
      },
      clock,
    )
    expect(await liar.query({ reference: 'A1', ...createdAt() })).toEqual({
      kind: 'unverified',
      responseCode: '97',
    })
  })
})

describe('refunds', () => {
  const refund = (
    requestId: string,
    amount: number,
    full: boolean,
    reference = 'A1',
    createdAt = Temporal.Instant.from(NOW),
  ) =>
    shop.gateway.refund({
      requestId,
      reference,
      createdAt,
      transactionNumber: null,
      amount,
      full,
      description: 'Hoàn tiền GHE7K2M9P',
      requestedBy: 'Hệ thống',
    })

  test('of a whole payment go through the bank and end', async () => {
    await press(shop.gateway.payAddress(requestFor('A1')), 'pay')
    expect(await refund('r1', 1_250_000, true)).toMatchObject({
      kind: 'accepted',
      amount: 1_250_000,
      progress: 'in_progress',
    })
    const ask = () => shop.gateway.query({ reference: 'A1', createdAt: Temporal.Instant.from(NOW) })
    expect(await ask()).toMatchObject({ kind: 'refund', progress: 'in_progress' })
    clock.advance({ seconds: 5 })
    expect(await ask()).toMatchObject({ kind: 'refund', progress: 'done', amount: 1_250_000 })
  })

  test('in parts never give back more than was paid, and the same request counts once', async () => {
    await press(shop.gateway.payAddress(requestFor('A1')), 'pay')
    expect(await refund('r1', 1_000_000, false)).toMatchObject({ kind: 'accepted', amount: 1_000_000 })
    expect(await refund('r1', 1_000_000, false)).toEqual({ kind: 'already_requested' })
    expect(await refund('r2', 1_000_000, false)).toMatchObject({ kind: 'refused', responseCode: '93' })
    expect(await refund('r3', 250_000, false)).toMatchObject({ kind: 'accepted' })
    expect(await refund('r4', 1, false)).toEqual({ kind: 'already_requested' })
  })

  test('of what the demo’s past tells of are taken, in parts up to what was paid then', async () => {
    const ask = () => shop.gateway.query({ reference: 'C7', createdAt: LONG_AGO })
    expect(await ask()).toMatchObject({ kind: 'payment', outcome: 'paid', amount: 2_592_000 })
    expect(await refund('r0', 1_000_000, false, 'C8', LONG_AGO)).toMatchObject({ responseCode: '91' })
    expect(await refund('r1', 1_000_000, false, 'C7', LONG_AGO)).toMatchObject({ kind: 'accepted' })
    expect(await refund('r2', 1_592_001, false, 'C7', LONG_AGO)).toMatchObject({ responseCode: '93' })
    expect(await refund('r3', 1_592_000, false, 'C7', LONG_AGO)).toMatchObject({ kind: 'accepted' })
    clock.advance({ seconds: 5 })
    expect(await ask()).toMatchObject({ kind: 'refund', progress: 'done', amount: 1_592_000 })
  })

  test('are refused for what was not paid or is not known', async () => {
    await press(shop.gateway.payAddress(requestFor('A1')), 'cancel')
    expect(await refund('r1', 1_250_000, true)).toMatchObject({ kind: 'refused', responseCode: '95' })
    expect(await refund('r2', 1_250_000, true, 'B9')).toMatchObject({ kind: 'refused', responseCode: '91' })
  })
})
