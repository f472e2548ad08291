import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addService, payTickets } from '#tests/support/aService.ts'
import { contextOf } from '#tests/support/bookingWorld.ts'
import { codeOf } from '#tests/support/stays.ts'
import { seen, ticketShop, TOTAL, type TicketShop } from '#tests/support/ticketShop.ts'

let shop: TicketShop
beforeAll(async () => {
  shop = await ticketShop()
}, 120_000)
afterAll(() => shop.world.close())
beforeEach(() => shop.begin())

describe('cancelling', () => {
  it('of unpaid tickets costs nothing', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.buy(sold)
    const after = await shop.cancel(booking)
    expect(after.status).toBe('SERVICE_KT_CANCEL')
    expect(await shop.soldIn(sold)).toBe(0)
  })

  it('is free until a day before, and takes everything back', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.ordered(sold)
    shop.world.clock.set('2026-11-24T01:59:59Z')
    const quote = await shop.world.calls['serviceBooking.cancelQuote'](
      { booking_id: booking.id },
      contextOf(shop.guest()),
    )
    expect(quote).toMatchObject({ fee: 0, refund: TOTAL, free: true })
    await shop.cancel(booking)
    await shop.world.runJobs()
    const after = await shop.look(booking.id)
    expect(after).toMatchObject({ status: 'SERVICE_KT_CANCEL', refunds: [{ amount: TOTAL, state: 'DONE' }] })
    expect(after.codes.map(({ code }) => code)).toEqual([null, null, null])
    expect(await shop.soldIn(sold)).toBe(0)
    await shop.booksAgree()
  })

  it('costs thirty percent later, rounded down to a thousand, and never another fee than the shown one', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.ordered(sold)
    shop.world.clock.set('2026-11-24T02:00:00Z')
    const cancel = (more: object) =>
      shop.world.calls['serviceBooking.cancel']({ ...seen(booking), ...more }, contextOf(shop.guest()))
    expect(await codeOf(cancel({}))).toBe('G_TICKET_FEE')
    expect((await shop.look(booking.id)).status).toBe('SERVICE_ORDERED')
    expect(await codeOf(cancel({ tickets: [{ ticket_type_id: sold.adult, quantity: 3 }] }))).toBe('A_006')
    expect(await codeOf(cancel({ tickets: [{ ticket_type_id: sold.adult, quantity: 2 }] }))).toBe('A_009')
    const after = await cancel({ shown_fee: 156_000 })
    expect(after).toMatchObject({ status: 'SERVICE_KT_CANCEL_FEE', cancellationFee: 156_000 })
    expect(after.refunds).toMatchObject([{ amount: TOTAL - 156_000 }])
    await shop.booksAgree()
  })

  it('ends with the start, and with the first used ticket', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.ordered(sold)
    shop.world.clock.set('2026-11-25T02:00:00Z')
    expect(await codeOf(shop.cancel(booking))).toBe('G_TICKETS_STARTED')
  })

  it('by staff gives everything back, with a reason', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.ordered(sold)
    const staff = contextOf(uuidv7(), { role: 'STAFF' })
    const found = await shop.world.calls['desk.find']({ text: booking.code.toLowerCase() }, staff)
    expect(found.tickets.map(({ id }) => id)).toEqual([booking.id])
    const before = await shop.world.calls['desk.tickets']({ booking_id: booking.id }, staff)
    expect(before.comesBack).toBe(TOTAL)
    await shop.world.calls['desk.cancelService']({ ...seen(booking), reason: 'Bão' }, staff)
    const after = await shop.look(booking.id)
    expect(after).toMatchObject({ status: 'SERVICE_CSH_CANCEL', reason: 'CANCELLED_BY_US' })
    expect(after.refunds).toMatchObject([{ amount: TOTAL, reason: 'STAFF_CANCELLED' }])
    expect(await shop.toldOf(shop.guest())).toContain('guest.tickets.adminCancel')
    const dossier = await shop.world.calls['desk.tickets']({ booking_id: booking.id }, staff)
    expect(dossier.audit.at(-1)).toMatchObject({ event: 'adminCancel', actor: 'STF', reason: 'Bão' })
    expect(dossier.comesBack).toBe(0)
    await shop.booksAgree()
  })

  it('a stale screen changes nothing and is shown how things stand', async () => {
    const booking = await shop.buy(await addService(shop.world.db))
    await payTickets(shop.world, booking, shop.guest())
    const refused: unknown = await shop.cancel(booking).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      code: 'G_TICKETS_409',
      details: { current: { status: 'SERVICE_ORDERED' } },
    })
    expect(await codeOf(shop.look(uuidv7()))).toBe('G_404')
  })
})
