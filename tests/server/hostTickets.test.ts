import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addService } from '#tests/support/aService.ts'
import { contextOf } from '#tests/support/bookingWorld.ts'
import { codeOf } from '#tests/support/stays.ts'
import { ticketShop, type TicketShop } from '#tests/support/ticketShop.ts'

let shop: TicketShop
beforeAll(async () => {
  shop = await ticketShop()
}, 120_000)
afterAll(() => shop.world.close())
beforeEach(() => shop.begin())

const host = (hostId: string) => contextOf(hostId, { role: 'CSH' })
const lists = (hostId: string, tab: 'all' | 'ordered' | 'cancelled' = 'all') =>
  shop.world.calls['host.ticketBookings']({ tab, page_size: 20 }, host(hostId))

describe('a host and the tickets of their services', () => {
  it('sees who comes and what was bought, and nobody else does', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.ordered(sold)
    const { bookings, counts } = await lists(sold.hostId)
    expect(bookings).toMatchObject([{ id: booking.id, guestName: booking.contact.fullName, quantity: 3 }])
    expect(counts).toMatchObject({ all: 1, ordered: 1, cancelled: 0 })
    expect((await lists(sold.hostId, 'cancelled')).bookings).toEqual([])
    expect((await lists(uuidv7())).bookings).toEqual([])
    const look = (hostId: string, id = booking.id) =>
      shop.world.calls['host.ticketBooking']({ booking_id: id }, host(hostId))
    expect(await codeOf(look(uuidv7()))).toBe('G_404')
    expect(await codeOf(look(sold.hostId, uuidv7()))).toBe('G_404')
    const detail = await look(sold.hostId)
    expect(detail.passes).toHaveLength(3)
    expect(JSON.stringify(detail)).not.toContain(booking.codes[0]?.code ?? 'no code')
  })

  it('sees which tickets were used, how often they were read, and which were cancelled', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.ordered(sold)
    const [first, second] = booking.codes
    await shop.cancel(booking, { ticket_ids: [first?.id ?? ''] })
    shop.world.clock.set('2026-11-25T01:30:00Z')
    const scan = () =>
      shop.world.calls['host.scanTicket'](
        { code: second?.code ?? '', nonce: uuidv7(), scanned_at: '2026-11-25T01:30:00Z' },
        host(sold.hostId),
      )
    await scan()
    await scan()
    const { passes, ticketsCancelled } = await shop.world.calls['host.ticketBooking'](
      { booking_id: booking.id },
      host(sold.hostId),
    )
    expect(ticketsCancelled).toBe(1)
    expect(
      passes.map(({ usedAt, cancelledAt, scans }) => [usedAt !== null, cancelledAt !== null, scans.length]),
    ).toEqual([
      [false, true, 0],
      [true, false, 2],
      [false, false, 0],
    ])
  })
})
