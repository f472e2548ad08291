import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { partnerSaid } from '#server/modules/tickets/tickets.ts'
import { addService, ADULT, CHILD, payTickets, SLOT } from '#tests/support/aService.ts'
import { codeOf } from '#tests/support/stays.ts'
import { ticketShop, TOTAL, type TicketShop } from '#tests/support/ticketShop.ts'

let shop: TicketShop
beforeAll(async () => {
  shop = await ticketShop()
}, 120_000)
afterAll(() => shop.world.close())
beforeEach(() => shop.begin())

describe('the partner', () => {
  it.each([
    ['COUPON_ERROR', 'invalid_coupon'],
    ['TICKET_CHANGE_PRICE', 'ticket_change_price'],
    ['TICKET_NOT_ENOUGH', 'ticket_not_enough'],
    ['TICKET_EMPTY', 'ticket_empty'],
    ['NETWORK', 'G_PARTNER_OFFLINE'],
  ] as const)('%s: nothing is booked', async (typeFail, code) => {
    const sold = await addService(shop.world.db, { partner: true })
    shop.world.partner.check = async () => ({ ok: false, typeFail, message: '', tickets: [] })
    expect(await codeOf(shop.buy(sold))).toBe(code)
    expect(await shop.soldIn(sold)).toBe(0)
  })

  it('is asked with the specified payload, and not at all for our own services', async () => {
    const sold = await addService(shop.world.db, { partner: true })
    const asked: unknown[] = []
    shop.world.partner.check = async (payload) => {
      asked.push(payload)
      return { ok: true, partnerStatus: null, tickets: [] }
    }
    const { id } = await shop.buy(sold)
    await shop.buy(await addService(shop.world.db))
    expect(asked).toMatchObject([
      {
        BookingId: id,
        ServiceId: sold.serviceId,
        BookingTime: `${SLOT.date} ${SLOT.time}`,
        Tickets: [
          { TicketTypeId: sold.adult, Quantity: 2, DiscountPrice: ADULT },
          { TicketTypeId: sold.child, Quantity: 1, Price: 150_000, DiscountPrice: CHILD },
        ],
        CouponCode: '',
        Language: 0,
      },
    ])
  })

  const waiting = async () => {
    shop.world.partner.check = async () => ({ ok: true, partnerStatus: 'PENDING', tickets: [] })
    const sold = await addService(shop.world.db, { partner: true })
    const booking = await shop.buy(sold)
    await payTickets(shop.world, booking, shop.guest())
    const paid = await shop.look(booking.id)
    expect(paid).toMatchObject({ status: 'SERVICE_PENDING', confirming: true, codes: [], holdUntil: null })
    return { sold, booking: paid }
  }
  const says = (id: string, status: 'ORDERED' | 'CSH_CANCEL') =>
    shop.world.db.transaction((tx) => partnerSaid(tx, id, status, shop.world.clock.now()))

  it('confirms later, and then the tickets are there', async () => {
    const { booking } = await waiting()
    await says(booking.id, 'ORDERED')
    await says(booking.id, 'ORDERED')
    expect((await shop.look(booking.id)).codes).toHaveLength(3)
    await shop.booksAgree()
  })

  it('refuses later, or never says a word until the start: everything goes back', async () => {
    const one = await waiting()
    await says(one.booking.id, 'CSH_CANCEL')
    const two = await waiting()
    shop.world.clock.set('2026-11-25T02:00:00Z')
    await shop.world.runJobs()
    for (const { booking, sold } of [one, two]) {
      expect(await shop.look(booking.id)).toMatchObject({
        status: 'SERVICE_CSH_CANCEL',
        reason: 'PARTNER_REFUSED',
        refunds: [{ amount: TOTAL }],
      })
      expect(await shop.soldIn(sold)).toBe(0)
    }
    await shop.booksAgree()
  })

  it('refuses at once when it says so before payment', async () => {
    shop.world.partner.check = async () => ({ ok: true, partnerStatus: 'CSH_CANCEL', tickets: [] })
    const booking = await shop.buy(await addService(shop.world.db, { partner: true }))
    await payTickets(shop.world, booking, shop.guest())
    expect(await shop.look(booking.id)).toMatchObject({
      status: 'SERVICE_CSH_CANCEL',
      refunds: [{ amount: TOTAL }],
    })
  })
})
