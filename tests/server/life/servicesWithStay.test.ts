import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRequest, quoteRequest, type CreateRequest } from '#contract/shapes/booking.ts'
import { attemptByReference, visitOf } from '#server/modules/attempts/attempts.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { serviceSlots } from '#server/modules/services/tables.ts'
import { addService, ADULT, SLOT, type Sold } from '#tests/support/aService.ts'
import {
  addPlace,
  bookingOf,
  bookingWorld,
  contextOf,
  START,
  type PlaceWishes,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'
import { codeOf, Stay } from '#tests/support/stays.ts'

const NIGHTS = { check_in: '2026-11-24', check_out: '2026-11-26' }
const STAY = 2_000_000
const TICKETS = 2 * ADULT

let test$: TestWorld
let sold: Sold
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(async () => {
  test$.clock.set(START)
  test$.gateway.refundAnswer.kind = 'done'
  sold = await addService(test$.db)
})

const wish = (quantity = 2, booking_time = `${SLOT.date} ${SLOT.time}`) => ({
  service_id: sold.serviceId,
  booking_time,
  tickets: [{ ticket_type_id: sold.adult, quantity }],
})

/** Books a place with two tickets along, not paid yet. */
async function held(wishes: PlaceWishes = {}, changes: Partial<CreateRequest> = {}): Promise<Stay> {
  const place = await addPlace(test$.db, wishes)
  const guest = uuidv7()
  const request = createRequest.parse(
    bookingOf(place, { ...NIGHTS, services: [wish()], shown_total: STAY + TICKETS, ...changes }),
  )
  const { id } = await test$.calls['booking.create'](request, contextOf(guest))
  return new Stay(test$, place, guest, id)
}

/** Opens the gateway's page and lets it say how the visit ended. */
async function visit(stay: Stay, responseCode = '00') {
  const { reference } = await test$.calls['payment.address'](await stay.seen(), stay.asGuest())
  const opened = await attemptByReference(test$.db, reference)
  const { amount } = await visitOf(test$.db, { reference, togetherWith: opened?.togetherWith ?? null })
  const hear = () => {
    const query = test$.gateway.signed({ reference, amount, responseCode })
    return test$.calls['payment.vnpayIpn']({}, { ...contextOf(uuidv7()), person: null, query })
  }
  return { reference, amount, hear }
}

async function booked(wishes: PlaceWishes = {}) {
  const stay = await held(wishes)
  await (await visit(stay)).hear()
  return stay
}

const ticketsOf = async (stay: Stay) => (await stay.now()).services
const look = (stay: Stay, id: string) =>
  test$.calls['serviceBooking.detail']({ booking_id: id }, stay.asGuest())
const soldNow = async () =>
  (await test$.db.select().from(serviceSlots).where(eq(serviceSlots.serviceId, sold.serviceId)))[0]?.sold
const booksAgree = async () => expect((await checkBooks(test$.db)).differences).toEqual([])

describe('services chosen with a stay', () => {
  it('are in its price, line by line, and say what is in their way', async () => {
    const place = await addPlace(test$.db)
    const ask = (services: CreateRequest['services']) =>
      test$.calls['booking.quote'](
        quoteRequest.parse(bookingOf(place, { ...NIGHTS, services })),
        contextOf(uuidv7()),
      )
    const answer = await ask([wish()])
    expect(answer.quote).toMatchObject({ serviceCharge: TICKETS, total: STAY + TICKETS })
    expect(answer.services).toMatchObject([
      { name: 'Săn mây', quote: { total: TICKETS, quantity: 2 }, left: 10, problem: null },
    ])
    const problem = async (one: ReturnType<typeof wish>) => (await ask([one])).services[0]?.problem
    expect(await problem(wish(2, '2026-11-27 09:00'))).toBe('C_080')
    expect(await problem(wish(3))).toBe('B_022')
    expect(await problem(wish(1, '2026-11-24 09:00'))).toBe('G_SLOT_CLOSED')
  })

  it('are held with its nights, paid with them in one visit, and each keeps its own money', async () => {
    const stay = await held()
    const [ticket] = await ticketsOf(stay)
    expect(ticket).toMatchObject({ quantity: 2, price: TICKETS, due: TICKETS, status: 'SERVICE_PENDING' })
    expect(await soldNow()).toBe(2)
    const { amount, hear } = await visit(stay)
    expect(amount).toBe(STAY + TICKETS)
    await hear()
    await hear()
    expect(await stay.now()).toMatchObject({ status: 'ORDERED', total: STAY, paid: STAY })
    const paid = await look(stay, ticket?.id ?? '')
    expect(paid).toMatchObject({ status: 'SERVICE_ORDERED', paid: TICKETS, total: TICKETS })
    expect(paid.codes).toHaveLength(2)
    await booksAgree()
  })

  it('make one booking however often the same send comes', async () => {
    const place = await addPlace(test$.db)
    const request = createRequest.parse(
      bookingOf(place, { ...NIGHTS, services: [wish()], shown_total: STAY + TICKETS }),
    )
    const context = contextOf(uuidv7())
    const first = await test$.calls['booking.create'](request, context)
    expect((await test$.calls['booking.create'](request, context)).id).toBe(first.id)
    expect(await soldNow()).toBe(2)
  })

  it.each<[string, Partial<CreateRequest>, PlaceWishes, string]>([
    ['outside its days', { check_in: '2026-12-07', check_out: '2026-12-09' }, {}, 'C_080'],
    ['by transfer to its host', { payment_method: 'BANK_TRANSFER' }, {}, 'G_SERVICES_ONLINE'],
    ['before a host has accepted', {}, { policy: 'REQUEST_THEN_PAY' }, 'G_SERVICES_LATER'],
    ['at another price than the shown one', { shown_total: STAY }, {}, 'G_PRICE_CHANGED'],
  ])('are not booked %s, and then neither is the stay', async (_what, changes, wishes, code) => {
    expect(await codeOf(held(wishes, changes))).toBe(code)
    expect(await soldNow()).toBe(0)
  })

  it('are not booked when they are sold out meanwhile, and then neither is the stay', async () => {
    await test$.db.update(serviceSlots).set({ sold: 9 }).where(eq(serviceSlots.serviceId, sold.serviceId))
    expect(await codeOf(held())).toBe('ticket_not_enough')
    expect(await soldNow()).toBe(9)
  })

  it('stay paid by VNPay while they wait for it', async () => {
    const stay = await held()
    expect(
      await codeOf(stay.seen().then((seen) => test$.calls['booking.chooseTransfer'](seen, stay.asGuest()))),
    ).toBe('G_SERVICES_ONLINE')
  })

  it('stay held after a failed try, and are paid by the next', async () => {
    const stay = await held()
    await (await visit(stay, '24')).hear()
    expect(await stay.status()).toBe('PAYMENT_FAILED')
    expect(await soldNow()).toBe(2)
    await (await visit(stay)).hear()
    expect(await stay.status()).toBe('ORDERED')
    expect((await ticketsOf(stay)).map(({ status }) => status)).toEqual(['SERVICE_ORDERED'])
    await booksAgree()
  })

  it('are let go with the nights when nobody pays or the guest cancels', async () => {
    const [left, cancelled] = [await held(), await held()]
    expect(await soldNow()).toBe(4)
    await cancelled.cancel()
    expect(await soldNow()).toBe(2)
    await left.at('2026-11-21T12:30')
    expect(await left.status()).toBe('OVERDUE_PAYMENT')
    expect(await soldNow()).toBe(0)
    await booksAgree()
  })

  it('leave out what was cancelled before paying: the next visit is for the rest', async () => {
    const stay = await held()
    const first = await visit(stay)
    const [ticket] = await ticketsOf(stay)
    await test$.calls['serviceBooking.cancel'](
      { booking_id: ticket?.id ?? '', version: ticket?.version ?? 0 },
      stay.asGuest(),
    )
    const second = await visit(stay)
    expect(second.amount).toBe(STAY)
    expect(second.reference).not.toBe(first.reference)
    // The first page was still open, and is paid after all: the stay is booked, and the tickets' part goes back.
    await first.hear()
    await test$.runJobs()
    expect(await stay.status()).toBe('ORDERED')
    expect((await look(stay, ticket?.id ?? '')).refunds).toMatchObject([{ amount: TICKETS, state: 'DONE' }])
    await booksAgree()
  })

  it('go back in full with the stay that its host turns down, each part of one payment', async () => {
    const stay = await booked({ policy: 'PAY_THEN_CONFIRM' })
    const [ticket] = await ticketsOf(stay)
    await test$.calls['host.reject']({ ...(await stay.seen()), reason: 'Nhà hỏng' }, stay.asHost())
    for (let minute = 0; minute < 4; minute++) {
      test$.clock.set(test$.clock.now().add({ minutes: 3 }).toString())
      await test$.runJobs()
    }
    expect((await stay.now()).refunds).toMatchObject([{ amount: STAY, state: 'DONE' }])
    expect(await look(stay, ticket?.id ?? '')).toMatchObject({
      status: 'SERVICE_CSH_CANCEL',
      reason: 'STAY_ENDED',
      refunds: [{ amount: TICKETS, state: 'DONE' }],
    })
    expect(await soldNow()).toBe(0)
    await booksAgree()
  })
})
