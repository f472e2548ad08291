import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { uuidv7 } from 'uuidv7'
import { API_BASE, ENDPOINT_NAMES } from '#contract/endpoints.ts'
import { CODES } from '#contract/codes.ts'
import { planJob } from '#server/modules/jobs/jobs.ts'
import { MailRefused } from '#server/ports/mail/mail.ts'
import type { PaymentGateway } from '#server/ports/payment/payment.ts'
import { settableClock } from '#server/ports/clock.ts'
import { openMetrics } from '#server/seeing/door.ts'
import { watchDatabase } from '#server/seeing/levels.ts'
import { createMeter, type Meter } from '#server/seeing/meter.ts'
import { METRIC_NAMES, METRICS } from '#server/seeing/metrics.ts'
import { watchedGateways, watchedPost } from '#server/seeing/ports.ts'
import { watchProcess } from '#server/seeing/process.ts'
import { addPlace, bookingOf, bookingWorld, contextOf, type TestWorld } from '#tests/support/bookingWorld.ts'
import { freePort } from '#tests/support/postgres.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

/** Lines without comments, by the beginning of their name. */
const told = async (meter: Meter, name: string): Promise<string[]> =>
  (await meter.answer()).text.split('\n').filter((line) => line.startsWith(name))
const valueOf = async (meter: Meter, series: string): Promise<number | undefined> => {
  const line = (await told(meter, series)).find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

describe('a meter', () => {
  it('tells every metric of the table with its help, and none beside it', async () => {
    const { text, type } = await createMeter().answer()
    expect(type).toContain('text/plain')
    const helped = [...text.matchAll(/^# HELP (\w+) (.+)$/gm)].map(([, name, help]) => [name, help])
    expect(helped).toEqual(METRIC_NAMES.map((name) => [name, METRICS[name].help]))
  })
  it('forgets the values of a gauge that are no more', async () => {
    const meter = createMeter()
    meter.stand('ghe_money_on_its_way_dong', [[{ to: 'guest', state: 'SENT' }, 5]])
    meter.stand('ghe_money_on_its_way_dong', [[{ to: 'host', state: 'WAITING' }, 7]])
    expect(await told(meter, 'ghe_money_on_its_way_dong')).toEqual([
      'ghe_money_on_its_way_dong{to="host",state="WAITING"} 7',
    ])
  })
  it('tells how the process is', async () => {
    const meter = createMeter()
    onTestFinished(watchProcess(meter, () => 'open'))
    expect(await valueOf(meter, 'ghe_memory_bytes')).toBeGreaterThan(1e6)
    expect(await valueOf(meter, 'ghe_cpu_seconds_total')).toBeGreaterThan(0)
    expect(await told(meter, 'ghe_event_loop_delay_seconds')).toHaveLength(3)
    expect(await told(meter, 'ghe_build{')).toEqual([expect.stringContaining('stage="open"')])
  })
})

describe('the door', () => {
  it('answers /metrics at a port of its own, and nothing else', async () => {
    const port = await freePort()
    const close = await openMetrics(createMeter(), { port, host: '127.0.0.1' })
    onTestFinished(close)
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('# HELP ghe_call_seconds'),
    ])
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
  })
})

describe('calls', () => {
  const meter = createMeter()
  let server: TestApp
  beforeAll(async () => {
    server = await startApp({ meter })
  })
  afterAll(() => server.close())

  it('are timed by call and status, and counted by the code that refused them', async () => {
    await server.tokenOf('guest')
    await server.call('account.login', { identifier: 'nobody@ghe.test', password: 'Wrong@2026' })
    await server.call('booking.list')
    expect(await valueOf(meter, 'ghe_call_seconds_count{call="account.login",status="200"}')).toBe(1)
    expect(await valueOf(meter, 'ghe_refusals_total{call="account.login",code="C_003"}')).toBe(1)
    expect(await valueOf(meter, 'ghe_call_seconds_count{call="booking.list",status="401"}')).toBe(1)
  })
  it('are never told on the product’s own port', async () => {
    const { statusCode, body } = await server.app.inject('/metrics')
    expect([statusCode, body.includes('ghe_')]).toEqual([404, false])
  })
  it('of strangers with addresses of their own make no series of their own', async () => {
    const addresses = Array.from({ length: 30 }, (_none, number) => [
      `/${number}/secret@ghe.test`,
      `/pictures/${number}.avif`,
      `/photos/${number}?token=secret`,
      `${API_BASE}/v1/Nothing/${number}`,
    ])
    for (const url of addresses.flat())
      await server.app.inject({ url, headers: { 'x-request-id': 'secret' } })
    await server.app.inject({ method: 'PROPFIND', url: '/' })
    const { text } = await meter.answer()
    expect(text).not.toContain('secret')
    const values = (label: string) =>
      new Set([...text.matchAll(new RegExp(`\\b${label}="([^"]*)"`, 'g'))].map(([, one]) => one))
    const routes = ['nothing', 'page', 'file', 'pictures', 'photos']
    expect(
      [...values('call')].filter((one) => ![...ENDPOINT_NAMES, ...routes].some((known) => known === one)),
    ).toEqual([])
    expect([...values('code')].filter((one) => one === undefined || !(one in CODES))).toEqual([])
  })
  it('keep the number that they came with, in the answer; a malformed one is not kept', async () => {
    const idFor = async (brought: string) =>
      (await server.app.inject({ url: '/healthz', headers: { 'x-request-id': brought } })).headers[
        'x-request-id'
      ]
    expect(await idFor('7f2c0e7a4b1d4c0e9a35')).toBe('7f2c0e7a4b1d4c0e9a35')
    for (const wrong of ['short', 'a b c d e f g h', '"},{"level":50', 'x'.repeat(65), 'nguyen@ghe.test'])
      expect(await idFor(wrong)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
    const refused = await server.call('booking.list', {}, { headers: { 'x-request-id': 'from-the-proxy-1' } })
    expect([refused.body['requestId'], refused.headers['x-request-id']]).toEqual([
      'from-the-proxy-1',
      'from-the-proxy-1',
    ])
  })
})

describe('how things stand', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await bookingWorld()
  })
  afterAll(() => world.close())

  it('is read in the database: jobs and their age, the outbox, what is held, the books', async () => {
    const { db } = world
    const clock = settableClock(world.clock.now())
    const meter = createMeter()
    const place = await addPlace(db)
    await world.calls['booking.create'](bookingOf(place), contextOf(uuidv7()))
    await planJob(db, { kind: 'sendRefund', ref: 'a refund', runAt: clock.now().subtract({ seconds: 90 }) })
    watchDatabase(meter, { db, clock })
    expect(await valueOf(meter, 'ghe_database_up')).toBe(1)
    expect(await valueOf(meter, 'ghe_holds{of="stays"}')).toBe(1)
    expect(await valueOf(meter, 'ghe_holds{of="tickets"}')).toBe(0)
    expect(await valueOf(meter, 'ghe_jobs_due{lane="prompt"}')).toBe(1)
    expect(await valueOf(meter, 'ghe_jobs_oldest_seconds{lane="prompt"}')).toBe(90)
    expect(await valueOf(meter, 'ghe_jobs_oldest_seconds{lane="upkeep"}')).toBe(0)
    expect(await told(meter, 'ghe_outbox_waiting')).toHaveLength(2)
  })
  it('without a database says so, and tells no figure of before', async () => {
    const { db } = world
    let away = false
    const meter = createMeter()
    const failing = new Proxy(db, {
      get: (target, name, self) => {
        if (away && name === 'insert') throw new Error('away')
        return Reflect.get(target, name, self)
      },
    })
    watchDatabase(meter, { db: failing, clock: world.clock })
    expect(await told(meter, 'ghe_holds')).toHaveLength(2)
    away = true
    const later = createMeter()
    watchDatabase(later, { db: failing, clock: world.clock })
    expect(await valueOf(later, 'ghe_database_up')).toBe(0)
    expect(await told(later, 'ghe_holds')).toEqual([])
  })
})

describe('strangers’ services', () => {
  it('are counted by how they answered', async () => {
    const meter = createMeter()
    const no = () => {
      throw new Error('not asked here')
    }
    const gateway: PaymentGateway = {
      asks: true,
      payAddress: async () => null,
      verifyReturn: no,
      verifyIpn: () => ({ kind: 'forged' }),
      query: async () => ({ kind: 'unreachable', reason: 'away' }),
      refund: no,
    }
    const { VNPAY, MOMO } = watchedGateways(meter, { VNPAY: gateway, MOMO: null })
    expect(MOMO).toBeNull()
    VNPAY?.verifyIpn('a=b')
    await VNPAY?.query({ reference: 'R1', createdAt: Temporal.Now.instant() })
    expect(await valueOf(meter, 'ghe_gateway_calls_total{gateway="VNPAY",result="forged"}')).toBe(1)
    expect(
      await valueOf(meter, 'ghe_gateway_seconds_count{gateway="VNPAY",asked="query",result="unreachable"}'),
    ).toBe(1)
  })
  it('letters and pushes by what became of them', async () => {
    const meter = createMeter()
    const answers: ('sent' | 'gone')[] = ['sent', 'gone']
    const { mail, sms, push } = watchedPost(meter, {
      mail: { send: () => Promise.reject(new MailRefused(true, null)) },
      sms: { send: () => Promise.reject(new Error('away')) },
      push: { send: async () => answers.shift() ?? 'sent' },
    })
    const letter = { to: 'a@ghe.test', subject: '', text: '', html: '' }
    await expect(mail.send(letter)).rejects.toBeInstanceOf(MailRefused)
    await expect(sms.send({ to: '+84900000000', text: '', id: '1' })).rejects.toThrow('away')
    expect([await push?.send('token', {}), await push?.send('token', {})]).toEqual(['sent', 'gone'])
    expect((await told(meter, 'ghe_sent_total')).toSorted()).toEqual([
      'ghe_sent_total{way="mail",result="refused"} 1',
      'ghe_sent_total{way="push",result="gone"} 1',
      'ghe_sent_total{way="push",result="sent"} 1',
      'ghe_sent_total{way="sms",result="failed"} 1',
    ])
  })
})
