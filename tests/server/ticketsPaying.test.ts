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

describe('paying', () => {
  it('may be tried again after a failed try, and a second payment goes back', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.buy(sold)
    const failed = await payTickets(shop.world, booking, shop.guest(), '24')
    const asked = await shop.world.calls['payment.serviceState'](
      { booking_id: booking.id },
      contextOf(shop.guest()),
    )
    expect(asked).toMatchObject({ state: 'FAILED', responseCode: '24' })
    const paid = await payTickets(shop.world, booking, shop.guest())
    expect(paid).not.toBe(failed)
    const query = shop.world.gateway.signed({ reference: failed, amount: TOTAL })
    await shop.world.calls['payment.vnpayIpn']({}, contextOf(shop.guest(), { query }))
    await shop.world.runJobs()
    const after = await shop.look(booking.id)
    expect(after).toMatchObject({ status: 'SERVICE_ORDERED', paid: 2 * TOTAL })
    expect(after.refunds).toMatchObject([{ amount: TOTAL, reason: 'PAID_TWICE' }])
    expect(await shop.toldOf(shop.guest())).toContain('guest.tickets.paidTwice')
    await shop.booksAgree()
  })

  it('is over with the hold', async () => {
    const booking = await shop.buy(await addService(shop.world.db))
    shop.world.clock.set('2026-11-21T05:20:00Z')
    expect(await codeOf(payTickets(shop.world, booking, shop.guest()))).toBe('payment_expired')
  })
})

describe('a hold that ends', () => {
  it('gives the tickets back, and what arrives later is paid back', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.buy(sold)
    const { reference } = await shop.world.calls['payment.serviceAddress'](
      seen(booking),
      contextOf(shop.guest()),
    )
    shop.world.clock.set('2026-11-21T05:21:00Z')
    await shop.world.runJobs()
    expect((await shop.look(booking.id)).status).toBe('SERVICE_PENDING')
    shop.world.clock.set('2026-11-21T05:22:00Z')
    await shop.world.runJobs()
    expect(shop.world.gateway.asked).toContain(reference)
    expect(await shop.look(booking.id)).toMatchObject({ status: 'SERVICE_CSH_CANCEL', reason: 'EXPIRED' })
    expect(await shop.soldIn(sold)).toBe(0)
    const query = shop.world.gateway.signed({ reference, amount: TOTAL })
    await shop.world.calls['payment.vnpayIpn']({}, contextOf(shop.guest(), { query }))
    await shop.world.runJobs()
    const late = await shop.look(booking.id)
    expect(late).toMatchObject({ status: 'SERVICE_CSH_CANCEL', paid: TOTAL })
    expect(late.refunds).toMatchObject([{ amount: TOTAL, state: 'DONE', reason: 'LATE_PAYMENT' }])
    const state = await shop.world.calls['payment.serviceState'](
      { booking_id: booking.id },
      contextOf(shop.guest()),
    )
    expect(state.state).toBe('CHARGED_NOT_BOOKED')
    expect(await shop.toldOf(shop.guest())).toEqual([
      'guest.tickets.windowOver',
      'guest.tickets.latePayment',
      'guest.tickets.refundArrived',
    ])
    await shop.booksAgree()
  })

  it('orders the tickets when the gateway says at its end that they were paid', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.buy(sold)
    const { reference } = await shop.world.calls['payment.serviceAddress'](
      seen(booking),
      contextOf(shop.guest()),
    )
    shop.world.gateway.answers.set(reference, {
      kind: 'payment',
      reference,
      amount: TOTAL,
      outcome: 'paid',
      transactionStatus: '00',
      transactionNumber: '1',
      payDate: null,
    })
    shop.world.clock.set('2026-11-21T05:22:00Z')
    await shop.world.runJobs()
    expect((await shop.look(booking.id)).status).toBe('SERVICE_ORDERED')
  })
})
