import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { expect, test } from 'vitest'
import { serviceSlots } from '#server/modules/services/tables.ts'
import { serviceBookings, tickets } from '#server/modules/tickets/tables.ts'
import { Refusal } from '#server/refusal.ts'
import { addService, ADULT, payTickets, purchaseOf, SLOT, type Sold } from '#tests/support/aService.ts'
import { contextOf, START, type TestWorld } from '#tests/support/bookingWorld.ts'
import { onPostgres } from '#tests/support/onPostgres.ts'

let test$: TestWorld
onPostgres((world) => {
  test$ = world
})

const causes = (error: Error): string =>
  `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`

type Outcome = { code: string; booking: { id: string; version: number; total: number } | null; guest: string }

/** One ticket for one guest; a refusal is told by its code, and anything else fails the test. */
async function buyOne(sold: Sold, guest = uuidv7(), key = uuidv7()): Promise<Outcome> {
  const one = { tickets: [{ ticket_type_id: sold.adult, quantity: 1 }], shown_total: ADULT }
  for (;;) {
    try {
      const booking = await test$.calls['serviceBooking.create'](
        purchaseOf(sold, one),
        contextOf(guest, { key }),
      )
      return { code: 'held', booking, guest }
    } catch (error) {
      if (error instanceof Refusal) return { code: error.code, booking: null, guest }
      // Every connection was busy for five seconds: a client hears 503 and asks again, with the same key.
      if (!(error instanceof Error && /timeout exceeded when trying to connect/.test(causes(error))))
        throw error
    }
  }
}
const slotOf = async ({ serviceId }: Sold) =>
  (await test$.db.select().from(serviceSlots).where(eq(serviceSlots.serviceId, serviceId)))[0]
const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_none, index) => make(index)))

test(
  'a thousand buyers at once for fifty tickets: exactly fifty are sold',
  { timeout: 240_000 },
  async () => {
    const sold = await addService(test$.db, { capacity: 50 })
    const outcomes = await many(1000, () => buyOne(sold))
    const held = outcomes.filter(({ code }) => code === 'held')
    expect(held).toHaveLength(50)
    expect(new Set(outcomes.map(({ code }) => code))).toEqual(new Set(['held', 'ticket_empty']))
    expect(await slotOf(sold)).toMatchObject({ sold: 50, capacity: 50 })

    await many(held.length, async (index) => {
      const one = held[index]
      if (one?.booking) await payTickets(test$, one.booking, one.guest)
    })
    const rows = await test$.db.select().from(tickets).where(eq(tickets.serviceId, sold.serviceId))
    expect(rows).toHaveLength(50)
  },
)

test('one key sent many times at once buys once', async () => {
  const sold = await addService(test$.db, { capacity: 5 })
  const [guest, key] = [uuidv7(), uuidv7()]
  const outcomes = await many(12, () => buyOne(sold, guest, key))
  expect(new Set(outcomes.map(({ booking }) => booking?.id)).size).toBe(1)
  expect((await slotOf(sold))?.sold).toBe(1)
})

test('payment, the end of the hold and a cancellation at the same moment: one of them happens, and the slot is right', async () => {
  const sold = await addService(test$.db, { capacity: 20 })
  const held = await many(20, () => buyOne(sold))
  test$.clock.set('2026-11-21T05:19:59Z')
  await many(held.length, async (index) => {
    const one = held[index]
    if (!one?.booking) throw new Error('nothing was held')
    const seen = { booking_id: one.booking.id, version: one.booking.version }
    const quiet = (doing: Promise<unknown>) =>
      doing.catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      })
    await Promise.all([
      quiet(payTickets(test$, one.booking, one.guest)),
      quiet(test$.calls['serviceBooking.cancel'](seen, contextOf(one.guest))),
    ])
  })
  test$.clock.set('2026-11-21T05:25:00Z')
  await Promise.all([test$.runJobs(), test$.runJobs()])
  test$.clock.set(START)
  const rows = await test$.db
    .select()
    .from(serviceBookings)
    .where(eq(serviceBookings.serviceId, sold.serviceId))
  const ordered = rows.filter(({ status }) => status === 'SERVICE_ORDERED').length
  expect(rows.every(({ status }) => status === 'SERVICE_ORDERED' || status === 'SERVICE_KT_CANCEL')).toBe(
    true,
  )
  expect(await slotOf(sold)).toMatchObject({ ...SLOT, sold: ordered })
})
