import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addService, type Sold } from '#tests/support/aService.ts'
import { contextOf } from '#tests/support/bookingWorld.ts'
import { codeOf } from '#tests/support/stays.ts'
import { seen, ticketShop, type TicketShop } from '#tests/support/ticketShop.ts'

let shop: TicketShop
beforeAll(async () => {
  shop = await ticketShop()
}, 120_000)
afterAll(() => shop.world.close())
beforeEach(() => shop.begin())

describe('the gate', () => {
  const scan = (sold: Sold, code: string, nonce: string, at: string, by = sold.hostId) =>
    shop.world.calls['host.scanTicket']({ code, nonce, scanned_at: at }, contextOf(by, { role: 'CSH' }))

  it('uses each ticket once, merges by the scan’s nonce and tells of a double scan, always (W16)', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.ordered(sold)
    const codes = booking.codes.map(({ code }) => code ?? '')
    shop.world.clock.set('2026-11-25T02:05:00Z')
    const first = await scan(sold, codes[0] ?? '', 'nonce-0001', '2026-11-25T02:01:00Z')
    expect(first).toMatchObject({ first: true, number: 1, of: 3, usedAt: '2026-11-25T02:01:00Z' })
    const again = await scan(sold, codes[0] ?? '', 'nonce-0001', '2026-11-25T02:01:00Z')
    expect(again).toMatchObject({ first: false, scans: [{ byMe: true }] })
    const other = await scan(sold, codes[0] ?? '', 'nonce-0002', '2026-11-25T02:04:30Z')
    expect(other.scans).toHaveLength(2)
    const told = async () => (await shop.toldOf(sold.hostId)).filter((kind) => kind === 'host.scannedAgain')
    expect(await told()).toHaveLength(1)
    const waited = await scan(sold, codes[0] ?? '', 'nonce-0009', '2026-11-25T02:02:00Z')
    expect(waited.scans).toHaveLength(3)
    expect(await told()).toHaveLength(2)
    expect(await shop.look(booking.id)).toMatchObject({ status: 'SERVICE_ORDERED', ticketsUsed: 1 })
    expect(
      await codeOf(
        shop.world.calls['serviceBooking.cancel'](seen(await shop.look(booking.id)), contextOf(shop.guest())),
      ),
    ).toBe('G_TICKETS_STARTED')
    await scan(sold, codes[1] ?? '', 'nonce-0003', '2026-11-25T02:04:00Z')
    await scan(sold, codes[2] ?? '', 'nonce-0004', '2026-11-25T02:05:00Z')
    expect(await shop.look(booking.id)).toMatchObject({ status: 'SERVICE_SUCCESS', ticketsUsed: 3 })
    await shop.booksAgree()
  })

  it('lets nobody in on another host’s, another day’s, a cancelled or a forged ticket', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.ordered(sold)
    const code = booking.codes[0]?.code ?? ''
    const early = scan(sold, code, 'nonce-0001', '2026-11-24T02:00:00Z')
    expect(await codeOf(early)).toBe('G_TICKET_CODE')
    shop.world.clock.set('2026-11-25T02:00:00Z')
    const now = '2026-11-25T02:00:00Z'
    expect(await codeOf(scan(sold, code, 'nonce-0002', now, uuidv7()))).toBe('G_TICKET_CODE')
    const forged = `${code.slice(0, 40)}${code[40] === 'A' ? 'B' : 'A'}${code.slice(41)}`
    expect(await codeOf(scan(sold, forged, 'nonce-0003', now))).toBe('G_TICKET_CODE')
    shop.world.clock.set('2026-11-23T02:00:00Z')
    await shop.cancel(booking)
    shop.world.clock.set('2026-11-25T02:00:00Z')
    expect(await codeOf(scan(sold, code, 'nonce-0004', now))).toBe('G_TICKET_CODE')
  })

  it('knows today’s and tomorrow’s tickets and names nobody', async () => {
    const sold = await addService(shop.world.db)
    await shop.ordered(sold)
    shop.world.clock.set('2026-11-24T03:00:00Z')
    const list = await shop.world.calls['host.tickets']({}, contextOf(sold.hostId, { role: 'CSH' }))
    expect(list.services.map(({ id }) => id)).toEqual([sold.serviceId])
    expect(list.tickets).toHaveLength(3)
    expect(JSON.stringify(list)).not.toMatch(/Khách|khach|\+84/)
  })

  it('completes at the end of the day what nobody scanned', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.ordered(sold)
    shop.world.clock.set('2026-11-25T16:59:00Z')
    await shop.world.runJobs()
    expect((await shop.look(booking.id)).status).toBe('SERVICE_ORDERED')
    shop.world.clock.set('2026-11-25T17:00:00Z')
    await shop.world.runJobs()
    expect((await shop.look(booking.id)).status).toBe('SERVICE_SUCCESS')
    await shop.booksAgree()
  })
})
