import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { bookingDetail } from '#contract/shapes/booking.ts'
import { payAddress, paymentState } from '#contract/shapes/payment.ts'
import { readSettings } from '#server/settings.ts'
import { addPlace, bookingOf } from '#tests/support/bookingWorld.ts'
import { freePort } from '#tests/support/postgres.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  const port = await freePort()
  const { vnpay, publicAddress, ownAddress, sandboxes } = readSettings({ PORT: String(port) })
  app = await startApp({ settings: { port, vnpay, publicAddress, ownAddress, sandboxes } })
  await app.app.listen({ port, host: 'localhost' })
  token = await app.tokenOf('guest')
})
afterAll(() => app.close())

const created = async () => {
  const place = await addPlace(app.services.db)
  const { body } = await app.call('booking.create', bookingOf(place), { token, key: uuidv7() })
  return bookingDetail.parse(body.data)
}

/** Opens the gateway's page as the payer's browser does and presses one of its buttons; answers where it leads. */
async function payAt(address: string, choice: string): Promise<URL> {
  expect((await fetch(address)).status).toBe(200)
  const page = new URL(address)
  const form = new URLSearchParams({ query: page.search.slice(1), choice })
  const pressed = await fetch(new URL('choose', page), { method: 'POST', body: form, redirect: 'manual' })
  return new URL(pressed.headers.get('location') ?? '')
}

test('a guest books, pays at the gateway’s page, comes back and has the code for the gate', async () => {
  const booking = await created()
  const seen = { booking_id: booking.id, version: booking.version }
  const asked = await app.call('payment.address', seen, { token, key: uuidv7() })
  const { address, reference } = payAddress.parse(asked.body.data)
  const back = await payAt(address, 'pay')
  expect(back.pathname).toBe('/callback/vnpay')

  const returned = await app.call('payment.return', { query: back.search.slice(1) }, { token })
  const state = paymentState.parse(returned.body.data)
  expect(state).toMatchObject({ state: 'SUCCEEDED', reference, responseCode: '00' })
  expect(state.booking).toMatchObject({ status: 'ORDERED', paid: booking.total })
  expect(state.booking.qr?.text).toHaveLength(173)

  const again = await fetch(
    `http://localhost:${app.services.settings.port}/api_cus/api/v1/Payment/vnpay_ipn${back.search}`,
  )
  expect(z.object({ RspCode: z.string() }).parse(await again.json()).RspCode).toBe('02')
})

test('a guest who gives up at the gateway keeps the nights and can try again', async () => {
  const booking = await created()
  const seen = { booking_id: booking.id, version: booking.version }
  const first = await app.call('payment.address', seen, { token, key: uuidv7() })
  const { address, reference } = payAddress.parse(first.body.data)
  const back = await payAt(address, 'cancel')
  const returned = await app.call('payment.return', { query: back.search.slice(1) }, { token })
  const state = paymentState.parse(returned.body.data)
  expect(state).toMatchObject({ state: 'FAILED', responseCode: '24', booking: { status: 'PAYMENT_FAILED' } })

  const retry = { booking_id: booking.id, version: state.booking.version }
  const second = await app.call('payment.address', retry, { token, key: uuidv7() })
  const attempt = payAddress.parse(second.body.data)
  expect(attempt.reference).not.toBe(reference)
  await payAt(attempt.address, 'pay')
  const known = await app.call('payment.state', { booking_id: booking.id }, { token })
  expect(paymentState.parse(known.body.data).state).toBe('SUCCEEDED')
})
