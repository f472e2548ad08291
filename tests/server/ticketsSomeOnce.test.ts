import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  serviceBookingDetail,
  servicePayAddress,
  type ServiceBookingDetail,
} from '#contract/shapes/serviceBooking.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { refunds } from '#server/modules/refunds/tables.ts'
import { serviceSlots } from '#server/modules/services/tables.ts'
import { addService, ADULT, purchaseOf, type Sold } from '#tests/support/aService.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'
import { standInGateway } from '#tests/support/standInGateway.ts'
import { seen } from '#tests/support/ticketShop.ts'

let server: TestApp
let token: string
let sold: Sold
let booking: ServiceBookingDetail

beforeAll(async () => {
  server = await startApp()
  token = await server.tokenOf('guest')
})
afterAll(() => server.close())
beforeEach(async () => {
  sold = await addService(server.services.db)
  booking = await paidTickets()
})

const look = async (id: string) =>
  serviceBookingDetail.parse(
    (await server.call('serviceBooking.detail', { booking_id: id }, { token })).body.data,
  )

/** Three tickets, bought and paid as a phone does it. */
async function paidTickets(): Promise<ServiceBookingDetail> {
  const { clock, services } = server
  const bought = await server.call('serviceBooking.create', purchaseOf(sold), { token, key: uuidv7() })
  const held = serviceBookingDetail.parse(bought.body.data)
  const asked = await server.call('payment.serviceAddress', seen(held), { token, key: uuidv7() })
  const { reference } = servicePayAddress.parse(asked.body.data)
  const { signed } = standInGateway(services.settings.vnpay, clock)
  const told = new URLSearchParams(signed({ reference, amount: held.total }))
  await server.call('payment.vnpayIpn', Object.fromEntries(told))
  return look(held.id)
}

const cancel = (key: string, ...numbers: number[]) =>
  server.call(
    'serviceBooking.cancel',
    {
      ...seen(booking),
      ticket_ids: booking.codes.filter(({ number }) => numbers.includes(number)).map(({ id }) => id),
    },
    { token, key },
  )

/** What cancelling leaves behind: tickets that stand, places that are sold, money that goes back, words to the host. */
async function traces() {
  const { db } = server.services
  const { codes, version } = await look(booking.id)
  const [slot] = await db.select().from(serviceSlots).where(eq(serviceSlots.serviceId, sold.serviceId))
  const back = await db.select().from(refunds).where(eq(refunds.bookingId, booking.id))
  const told = await db.select().from(notices).where(eq(notices.userId, sold.hostId))
  return {
    version,
    stand: codes.filter(({ cancelledAt }) => cancelledAt === null).map(({ number }) => number),
    sold: slot?.sold,
    back: back.map(({ amount }) => amount),
    told: told.filter(({ kind }) => kind === 'host.tickets.cancelSome').length,
  }
}
const ONE_CANCELLED = { version: 3, stand: [2, 3], sold: 2, back: [ADULT], told: 1 }

describe('cancelling some tickets by one key', () => {
  it('is done once, and answered the same ever after', async () => {
    const key = uuidv7()
    const first = await cancel(key, 1)
    expect([first.status, first.headers['idempotency-replayed']]).toEqual([200, undefined])
    const again = await cancel(key, 1)
    expect(again.status).toBe(200)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.body).toEqual(first.body)
    expect(await traces()).toEqual(ONE_CANCELLED)
  })

  it('is done once when it comes many times at the same moment', async () => {
    const key = uuidv7()
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(key, 1)))
    const done = answers.filter(({ status }) => status === 200)
    const running = answers.filter(({ body }) => body.code === 'G_RUNNING')
    expect([done.length > 0, done.length + running.length]).toEqual([true, 6])
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    expect(await traces()).toEqual(ONE_CANCELLED)
  })

  it('is refused for other tickets, and cancels none of them', async () => {
    const key = uuidv7()
    await cancel(key, 1)
    for (const numbers of [[2], [1, 2], [1, 2, 3]]) {
      const other = await cancel(key, ...numbers)
      expect([other.status, other.body.code]).toEqual([422, 'G_422'])
    }
    expect(await traces()).toEqual(ONE_CANCELLED)
  })

  it('that was refused is refused the same, and another key tries anew', async () => {
    const key = uuidv7()
    await cancel(uuidv7(), 1)
    const stale = await cancel(key, 2)
    expect([stale.status, stale.body.code]).toEqual([409, 'G_TICKETS_409'])
    expect((await cancel(key, 2)).body).toEqual(stale.body)
    booking = await look(booking.id)
    const fresh = await cancel(uuidv7(), 2)
    expect(fresh.status).toBe(200)
    expect(await traces()).toEqual({ version: 4, stand: [3], sold: 1, back: [ADULT, ADULT], told: 2 })
  })
})
