import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingDetail } from '#contract/shapes/booking.ts'
import { payAddress, paymentState } from '#contract/shapes/payment.ts'
import { WAYS_TO_PAY } from '#contract/waysToPay.ts'
import { readSettings } from '#server/settings.ts'
import { addPlace, bookingOf } from '#tests/support/bookingWorld.ts'
import { freePort } from '#tests/support/postgres.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let token: string
let port: number

beforeAll(async () => {
  port = await freePort()
  const { momo, vnpay, publicAddress, ownAddress, sandboxes, ways } = readSettings({ PORT: String(port) })
  app = await startApp({ settings: { port, momo, vnpay, ways, publicAddress, ownAddress, sandboxes } })
  await app.app.listen({ port, host: 'localhost' })
  token = await app.tokenOf('guest')
})
afterAll(() => app.close())

const created = async () => {
  const place = await addPlace(app.services.db)
  const wish = { ...bookingOf(place), payment_method: 'MOMO' as const }
  const { body } = await app.call('booking.create', wish, { token, key: uuidv7() })
  return bookingDetail.parse(body.data)
}
const ask = async ({ id, version }: { id: string; version: number }, key = uuidv7()) => {
  const seen = { booking_id: id, version, gateway: 'MOMO' as const }
  return app.call('payment.address', seen, { token, key })
}

/** Opens MoMo's page as the payer's browser does and presses one of its buttons; answers where it leads. */
async function payAt(address: string, choice: string): Promise<URL> {
  expect((await fetch(address)).status).toBe(200)
  const page = new URL(address)
  const form = new URLSearchParams({ query: page.searchParams.get('order') ?? '', choice })
  const pressed = await fetch(new URL('choose', page), { method: 'POST', body: form, redirect: 'manual' })
  return new URL(pressed.headers.get('location') ?? '')
}

test('a guest books, pays with MoMo, comes back and has the code; the same call again changes nothing', async () => {
  const booking = await created()
  expect(booking.paymentMethod).toBe('MOMO')
  const { address, reference } = payAddress.parse((await ask(booking)).body.data)
  expect(new URL(address).pathname).toBe('/sandbox/momo/pay')
  const back = await payAt(address, 'pay')
  expect(back.pathname).toBe(WAYS_TO_PAY.MOMO.returns.page)
  const returned = await app.call('payment.return', { query: back.search.slice(1) }, { token })
  const state = paymentState.parse(returned.body.data)
  expect(state).toMatchObject({ state: 'SUCCEEDED', reference, responseCode: '0' })
  expect(state.booking).toMatchObject({ status: 'ORDERED', paid: booking.total, paymentMethod: 'MOMO' })

  const call = (fields: Record<string, string>) =>
    fetch(`http://localhost:${port}/api_cus/api/v1/Payment/momo_ipn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
  const again = await call(Object.fromEntries(back.searchParams))
  expect([again.status, await again.text()]).toEqual([204, ''])
  const forged = await call({ ...Object.fromEntries(back.searchParams), amount: '1' })
  expect(forged.status).toBe(404)
  const known = await app.call('payment.state', { booking_id: booking.id }, { token })
  expect(paymentState.parse(known.body.data).booking.paid).toBe(booking.total)
})

test('a second tap leads to the same page, and another gateway is another attempt', async () => {
  const booking = await created()
  const first = payAddress.parse((await ask(booking)).body.data)
  const second = payAddress.parse((await ask(booking)).body.data)
  expect([second.address, second.reference]).toEqual([first.address, first.reference])
  const seen = { booking_id: booking.id, version: booking.version }
  const other = await app.call('payment.address', seen, { token, key: uuidv7() })
  expect(payAddress.parse(other.body.data).reference).not.toBe(first.reference)
  // Both are finished: one books, the other goes back.
  await payAt(first.address, 'pay')
  const vnpay = new URL(payAddress.parse(other.body.data).address)
  const form = new URLSearchParams({ query: vnpay.search.slice(1), choice: 'pay' })
  await fetch(new URL('choose', vnpay), { method: 'POST', body: form, redirect: 'manual' })
  const known = await app.call('payment.state', { booking_id: booking.id }, { token })
  expect(paymentState.parse(known.body.data).booking).toMatchObject({
    status: 'ORDERED',
    paymentMethod: 'MOMO',
  })
})

test('who gives up at MoMo is told so and may try again', async () => {
  const booking = await created()
  const { address } = payAddress.parse((await ask(booking)).body.data)
  const back = await payAt(address, 'cancel')
  const returned = await app.call('payment.return', { query: back.search.slice(1) }, { token })
  const state = paymentState.parse(returned.body.data)
  expect(state).toMatchObject({
    state: 'FAILED',
    responseCode: '1006',
    booking: { status: 'PAYMENT_FAILED' },
  })
  const retry = payAddress.parse((await ask(state.booking)).body.data)
  await payAt(retry.address, 'pay')
  const known = await app.call('payment.state', { booking_id: booking.id }, { token })
  expect(paymentState.parse(known.body.data).state).toBe('SUCCEEDED')
})

test('what MoMo does not carry is not offered and not begun', async () => {
  const place = await addPlace(app.services.db, { price: 60_000_000 })
  const wish = { ...bookingOf(place), payment_method: 'MOMO' as const, shown_total: 120_000_000 }
  const refused = await app.call('booking.create', wish, { token, key: uuidv7() })
  expect(refused.body).toMatchObject({ code: 'G_WAY_LIMIT' })
})

test.for([
  { price: 20_000_000, gateways: ['VNPAY', 'MOMO'] },
  { price: 60_000_000, gateways: ['VNPAY'] },
])('a stay of two nights for $price each says which gateways take it, and they do', async (row) => {
  const place = await addPlace(app.services.db, { price: row.price })
  const wish = { ...bookingOf(place), shown_total: 2 * row.price }
  const { body } = await app.call('booking.create', wish, { token, key: uuidv7() })
  const booking = bookingDetail.parse(body.data)
  expect(booking.gateways).toEqual(row.gateways)
  const taken = await ask(booking)
  expect(taken.body.code).toBe(row.gateways.includes('MOMO') ? undefined : 'G_WAY_LIMIT')
})
