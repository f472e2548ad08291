import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { expect, test } from 'vitest'
import { createRequest } from '#contract/shapes/booking.ts'
import { roomNights } from '#server/modules/inventory/tables.ts'
import { serviceSlots } from '#server/modules/services/tables.ts'
import { addService, ADULT, SLOT } from '#tests/support/aService.ts'
import { addPlace, bookingOf, contextOf, type TestWorld } from '#tests/support/bookingWorld.ts'
import { onPostgres } from '#tests/support/onPostgres.ts'
import { codeOf } from '#tests/support/stays.ts'

const GUESTS = 60
let test$: TestWorld
onPostgres((world) => {
  test$ = world
})

test('sixty guests at once for nights and tickets together: nobody gets one without the other', async () => {
  const place = await addPlace(test$.db, { units: [20] })
  const services = await Promise.all([
    addService(test$.db, { capacity: 16 }),
    addService(test$.db, { capacity: 40 }),
  ])
  const wishes = services.map(({ serviceId, adult }) => ({
    service_id: serviceId,
    booking_time: `${SLOT.date} ${SLOT.time}`,
    tickets: [{ ticket_type_id: adult, quantity: 2 }],
  }))
  const codes = await Promise.all(
    Array.from({ length: GUESTS }, async (_none, index) => {
      const guest = uuidv7()
      const request = createRequest.parse(
        bookingOf(place, {
          check_in: '2026-11-24',
          check_out: '2026-11-26',
          // Half of them ask for the same services in the other order.
          services: index % 2 === 0 ? wishes : wishes.toReversed(),
          shown_total: 2_000_000 + 4 * ADULT,
        }),
      )
      const made = test$.calls['booking.create'](request, contextOf(guest))
      const code = await codeOf(made)
      if (code !== 'done') return code
      const { id, version } = await made
      // Every fourth thinks better of it while the others still come.
      if (index % 4 !== 0) return 'held'
      await test$.calls['booking.cancel']({ booking_id: id, version, shown_fee: 0 }, contextOf(guest))
      return 'cancelled'
    }),
  )
  const held = codes.filter((code) => code === 'held').length
  expect(new Set(codes).size).toBeLessThanOrEqual(4)
  expect(
    codes.filter((code) => !['held', 'cancelled', 'ticket_empty', 'ticket_not_enough'].includes(code)),
  ).toEqual([])
  for (const { serviceId } of services) {
    const [slot] = await test$.db.select().from(serviceSlots).where(eq(serviceSlots.serviceId, serviceId))
    expect(slot?.sold).toBe(2 * held)
  }
  const nights = await test$.db.select().from(roomNights).where(eq(roomNights.resortId, place.resortId))
  expect(nights.map(({ taken }) => taken)).toEqual(nights.map(() => held))
})
