import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ticketCheckRequest, type TicketCheckRequest } from '#contract/shapes/partner.ts'
import { settableClock } from '#server/ports/clock.ts'
import { eTickets, type ETickets } from '#server/ports/partner/etickets.ts'
import { tokenKeeper } from '#server/ports/partner/token.ts'
import { SANDBOX_PARTNER, SANDBOX_PARTNER_ACCESS } from '#server/standIns.ts'
import { startPartner, type TestPartner } from '#tests/support/sandboxPartner.ts'
import { startApp, TEST_NOW, type TestApp } from '#tests/support/server.ts'

const clock = settableClock(TEST_NOW)
let stand: TestPartner
let partner: ETickets
let said: string[] = []
const linkTo = (settings: Partial<TestPartner['settings']> = {}) =>
  eTickets({ ...stand.settings, ...settings }, clock, (reason) => said.push(reason))

beforeAll(async () => {
  stand = await startPartner(clock)
})
afterAll(() => stand.close())
beforeEach(async () => {
  said = []
  await stand.wish({ line: 'FORGET' })
  partner = linkTo()
})

const ask = (more: Partial<TicketCheckRequest> = {}): TicketCheckRequest =>
  ticketCheckRequest.parse({
    BookingId: 'b-1',
    ServiceId: 's-1',
    BookingTime: '2026-12-01 09:00',
    Tickets: [
      { TicketTypeId: 'adult', Price: 300_000, DiscountPrice: 250_000, Quantity: 2 },
      { TicketTypeId: 'child', Price: 150_000, DiscountPrice: 150_000, Quantity: 1 },
    ],
    Language: 1,
    ...more,
  })
const network = { ok: false, typeFail: 'NETWORK', message: '', tickets: [] }

describe('what the partner answers', () => {
  it('says that everything can be had', async () => {
    expect(await partner.check(ask())).toMatchObject({ ok: true, partnerStatus: 'ORDERED' })
  })

  it.each(['ORDERED', 'PENDING', 'CSH_CANCEL'] as const)(
    'says that a booking is %s there',
    async (status) => {
      await stand.wish({ status })
      expect(await partner.check(ask())).toMatchObject({ ok: true, partnerStatus: status })
    },
  )

  it('refuses a coupon, and sells without one', async () => {
    await stand.wish({ result: 'COUPON_ERROR' })
    const coupon = { CouponCode: 'HE2026', CouponValue: 10, CouponType: 1 } as const
    expect(await partner.check(ask(coupon))).toEqual({
      ok: false,
      typeFail: 'COUPON_ERROR',
      message: 'This coupon cannot be used.',
      tickets: [],
    })
    expect(await partner.check(ask())).toMatchObject({ ok: true })
  })

  it('tells a new price, and sells at it', async () => {
    await stand.wish({ result: 'TICKET_CHANGE_PRICE' })
    const answer = await partner.check(ask())
    expect(answer).toMatchObject({
      ok: false,
      typeFail: 'TICKET_CHANGE_PRICE',
      tickets: [{ TicketTypeId: 'adult', DiscountPrice: 275_000, Status: 2 }],
    })
    const [adult, child] = ask().Tickets
    if (!adult || !child || answer.ok) throw new Error('no tickets')
    const again = ask({ Tickets: [{ ...adult, DiscountPrice: 275_000 }, child] })
    expect(await partner.check(again)).toMatchObject({ ok: true })
  })

  it('tells how many are left', async () => {
    await stand.wish({ result: 'TICKET_NOT_ENOUGH' })
    expect(await partner.check(ask())).toMatchObject({
      ok: false,
      typeFail: 'TICKET_NOT_ENOUGH',
      tickets: [{ TicketTypeId: 'adult', Quantity: 1, Status: 3 }],
    })
  })

  it('tells that a day is sold out, and another is not', async () => {
    await stand.wish({ result: 'TICKET_EMPTY' })
    expect(await partner.check(ask())).toMatchObject({ ok: false, typeFail: 'TICKET_EMPTY' })
    expect(await partner.check(ask({ BookingTime: '2026-12-02 09:00' }))).toMatchObject({ ok: true })
  })

  it('speaks Vietnamese unless told otherwise', async () => {
    await stand.wish({ result: 'TICKET_EMPTY' })
    expect(await partner.check(ask({ Language: 0 }))).toMatchObject({ message: 'Vé ngày này đã bán hết.' })
  })
})

describe('the token', () => {
  it('is fetched once for a hundred checks at the same time', async () => {
    const { tokens } = await stand.counts()
    const answers = await Promise.all(Array.from({ length: 100 }, () => partner.check(ask())))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect((await stand.counts()).tokens).toBe(tokens + 1)
  })

  it('is fetched once more, for all, when the partner has forgotten it', async () => {
    await partner.check(ask())
    const { tokens } = await stand.counts()
    await stand.wish({ line: 'FORGET' })
    const answers = await Promise.all(Array.from({ length: 100 }, () => partner.check(ask())))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect((await stand.counts()).tokens).toBe(tokens + 1)
  })

  it('is kept until 30 s before it runs out', async () => {
    await partner.check(ask())
    const { tokens } = await stand.counts()
    clock.advance({ seconds: 3569 })
    await partner.check(ask())
    expect((await stand.counts()).tokens).toBe(tokens)
    clock.advance({ seconds: 1 })
    await partner.check(ask())
    expect((await stand.counts()).tokens).toBe(tokens + 1)
  })

  it('that lives shortly is renewed before it is used again', async () => {
    await stand.wish({ line: 'SHORT' })
    const { tokens } = await stand.counts()
    await partner.check(ask())
    clock.advance({ seconds: 2 })
    expect(await partner.check(ask())).toMatchObject({ ok: true })
    expect((await stand.counts()).tokens).toBe(tokens + 2)
  })

  it('is looked at, renewed when it has run out, and left alone before', async () => {
    let given = 0
    const tokens = tokenKeeper(async () => ({ token: `token-${++given}`, expiresIn: 330 }), clock)
    await tokens.look()
    expect(given).toBe(0)
    expect(await tokens.current()).toBe('token-1')
    clock.advance({ seconds: 299 })
    await tokens.look()
    expect(given).toBe(1)
    clock.advance({ seconds: 1 })
    await tokens.look()
    expect(await tokens.current()).toBe('token-2')
  })

  it('is not asked for a third time where every one is refused', async () => {
    await stand.wish({ line: 'REFUSE' })
    const { tokens } = await stand.counts()
    expect(await partner.check(ask())).toEqual(network)
    expect((await stand.counts()).tokens).toBe(tokens + 2)
    expect(said).toEqual(['the check was answered with 401'])
  })

  it('is not given to somebody else', async () => {
    expect(await linkTo({ password: 'something else' }).check(ask())).toEqual(network)
    expect(await linkTo({ bearer: 'something else' }).check(ask())).toEqual(network)
    expect(said).toEqual(Array(2).fill('the request for a token was answered with 400'))
  })
})

describe('a poor line', () => {
  it.each(['CUT', 'SILENT', 'BROKEN', 'SLOW'] as const)(
    'that is %s says so and is over soon',
    async (line) => {
      await stand.wish({ line })
      expect(await linkTo({ timeout: 400 }).check(ask())).toEqual(network)
      expect(said).toHaveLength(1)
      await stand.wish()
      expect(await partner.check(ask())).toMatchObject({ ok: true })
    },
  )

  it('is a line of its own: nobody there', async () => {
    expect(await linkTo({ host: 'http://127.0.0.1:9' }).check(ask())).toEqual(network)
  })

  it.each([
    ['no JSON', '{"access_token":"SECRET-TOKEN","expires_in":'],
    ['no token', '{"access_token":"","expires_in":60}'],
    ['another shape', '[1,2]'],
  ])('that carries %s gives nothing away', async (_what, body) => {
    const odd = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1')
    await new Promise((resolve) => odd.once('listening', resolve))
    const address = odd.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    expect(await linkTo({ host: `http://127.0.0.1:${address.port}` }).check(ask())).toEqual(network)
    expect(said.join()).not.toContain('SECRET-TOKEN')
    for (const secret of Object.values(SANDBOX_PARTNER_ACCESS)) expect(said.join()).not.toContain(secret)
    await new Promise((resolve) => odd.close(resolve))
  })
})

describe('our own call', () => {
  let server: TestApp
  let token: string
  beforeAll(async () => {
    server = await startApp({ clock, settings: { partner: stand.settings } })
    token = await server.tokenOf('guest')
  })
  afterAll(() => server.close())
  const check = (input: object) => server.call('partner.check', input, { token })

  it('hands the answer on', async () => {
    expect((await check(ask())).body.data).toMatchObject({ fail: false })
    await stand.wish({ result: 'TICKET_NOT_ENOUGH' })
    expect((await check(ask())).body.data).toEqual({
      fail: true,
      typeFail: 3,
      message: 'There are not enough tickets left.',
      tickets: [
        {
          TicketTypeId: 'adult',
          Price: 300_000,
          DiscountPrice: 250_000,
          Quantity: 1,
          Status: 3,
          errorMessage: 'There are not enough tickets left.',
        },
      ],
    })
  })

  it('says the fail only when the partner is out of reach', async () => {
    await stand.wish({ line: 'CUT' })
    expect((await check(ask())).body.data).toEqual({ fail: true })
  })

  it.each([
    [{ BookingTime: '2026-12-01T09:00' }, 'BookingTime', 'C_004'],
    [{ Tickets: [] }, 'Tickets', 'C_002'],
    [{ CouponType: 7 }, 'CouponType', 'C_004'],
  ])('asks for what is right: %o', async (wrong, field, code) => {
    const answer = await check({ ...ask(), ...wrong })
    expect(answer.status).toBe(400)
    expect(answer.body.fields?.[field]?.code).toBe(code)
  })

  it('lives beside the page that tells the stand-in what to say', async () => {
    const page = await server.app.inject({ url: SANDBOX_PARTNER })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Đối tác bán vé thử')
    expect(page.body).not.toContain(SANDBOX_PARTNER_ACCESS.password)
  })
})
