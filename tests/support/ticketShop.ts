import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { expect } from 'vitest'
import type { BuyRequest, ServiceBookingDetail } from '#contract/shapes/serviceBooking.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { serviceSlots } from '#server/modules/services/tables.ts'
import { ADULT, CHILD, payTickets, purchaseOf, type Sold } from './aService.ts'
import { bookingWorld, contextOf, START } from './bookingWorld.ts'

/** What the usual purchase costs: two adults and a child. */
export const TOTAL = 2 * ADULT + CHILD

/** What a screen that shows a booking names in an act. */
export const seen = ({ id, version }: ServiceBookingDetail) => ({ booking_id: id, version })

/** A world in which somebody buys tickets. `begin` before each test: another guest, and everything as it was at the start. */
export async function ticketShop() {
  const world = await bookingWorld()
  let guest = uuidv7()
  const look = (id: string) => world.calls['serviceBooking.detail']({ booking_id: id }, contextOf(guest))
  const buy = (sold: Sold, changes: Partial<BuyRequest> = {}, more: { key?: string } = {}) =>
    world.calls['serviceBooking.create'](purchaseOf(sold, changes), contextOf(guest, more))
  return {
    world,
    guest: () => guest,
    begin() {
      guest = uuidv7()
      world.clock.set(START)
      world.partner.check = async () => ({ ok: true, partnerStatus: 'ORDERED', tickets: [] })
      world.gateway.refundAnswer.kind = 'done'
    },
    buy,
    look,
    async ordered(sold: Sold, changes: Partial<BuyRequest> = {}): Promise<ServiceBookingDetail> {
      const booking = await buy(sold, changes)
      await payTickets(world, booking, guest)
      return look(booking.id)
    },
    cancel: (booking: ServiceBookingDetail, more: object = {}) =>
      world.calls['serviceBooking.cancel']({ ...seen(booking), ...more }, contextOf(guest)),
    soldIn: async ({ serviceId }: Sold) =>
      (await world.db.select().from(serviceSlots).where(eq(serviceSlots.serviceId, serviceId)))[0]?.sold,
    toldOf: async (userId: string) =>
      (await world.db.select().from(notices).where(eq(notices.userId, userId))).map(({ kind }) => kind),
    booksAgree: async () => expect((await checkBooks(world.db)).differences).toEqual([]),
  }
}
export type TicketShop = Awaited<ReturnType<typeof ticketShop>>
