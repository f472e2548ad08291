import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PARTNER_RESULTS, type PartnerFail, type PartnerStatus } from '#contract/partner.ts'
import { partnerTicket, type PartnerTicket } from '#contract/shapes/partner.ts'
import { serviceSlots } from '#server/modules/services/tables.ts'
import type { PartnerAnswer } from '#server/ports/partner/partner.ts'
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
  const refusesWith = (typeFail: PartnerFail | 'NETWORK', ...tickets: PartnerTicket[]) => {
    shop.world.partner.check = async () => ({ ok: false, typeFail, message: '', tickets })
  }
  const theirs = (typeFail: PartnerFail, TicketTypeId: string, more: Partial<PartnerTicket>) =>
    partnerTicket.parse({
      TicketTypeId,
      Price: ADULT,
      DiscountPrice: ADULT,
      Quantity: 2,
      Status: PARTNER_RESULTS[typeFail],
      ...more,
    })

  it.each([
    ['COUPON_ERROR', 'invalid_coupon'],
    ['TICKET_EMPTY', 'ticket_empty'],
    ['NETWORK', 'G_PARTNER_OFFLINE'],
    // What says nothing new of prices or of what is left cannot be understood.
    ['TICKET_CHANGE_PRICE', 'G_PARTNER_OFFLINE'],
    ['TICKET_NOT_ENOUGH', 'G_PARTNER_OFFLINE'],
  ] as const)('%s: nothing is booked', async (typeFail, code) => {
    const sold = await addService(shop.world.db, { partner: true })
    refusesWith(typeFail)
    expect(await codeOf(shop.buy(sold))).toBe(code)
    expect(await shop.soldIn(sold)).toBe(0)
  })

  it('another price holds for everybody from now on: agreed to, it is what is asked for and paid', async () => {
    const sold = await addService(shop.world.db, { partner: true })
    const dearer = ADULT + 20_000
    const changed = { Price: dearer, DiscountPrice: dearer }
    refusesWith('TICKET_CHANGE_PRICE', theirs('TICKET_CHANGE_PRICE', sold.adult, changed))
    const [one, other] = await Promise.all(
      [shop.buy(sold), shop.buy(sold)].map((bought) => bought.catch((error: unknown) => error)),
    )
    for (const refused of [one, other])
      expect(refused).toMatchObject({
        code: 'ticket_change_price',
        params: [TOTAL, TOTAL + 40_000],
        details: { current: { quote: { total: TOTAL + 40_000 }, left: 10 } },
      })
    const asked: unknown[] = []
    shop.world.partner.check = async ({ Tickets }) => {
      asked.push(...Tickets.map(({ DiscountPrice }) => DiscountPrice))
      return { ok: true, partnerStatus: null, tickets: [] }
    }
    expect(await codeOf(shop.buy(sold))).toBe('ticket_change_price')
    expect((await shop.buy(sold, { shown_total: TOTAL + 40_000 })).total).toBe(TOTAL + 40_000)
    expect(asked).toEqual([dearer, CHILD])
  })

  it('fewer left, or nothing on the whole day: what can still be had is offered', async () => {
    const sold = await addService(shop.world.db, { partner: true })
    const { serviceId } = sold
    const slot = { serviceId, endTime: '16:00', capacity: 9 }
    const [later, tomorrow] = [
      { date: SLOT.date, time: '14:00' },
      { date: '2026-11-26', time: '14:00' },
    ]
    await shop.world.db.insert(serviceSlots).values([
      { ...slot, ...later },
      { ...slot, ...tomorrow },
    ])
    refusesWith('TICKET_NOT_ENOUGH', theirs('TICKET_NOT_ENOUGH', sold.adult, { Quantity: 1 }))
    const offer = [
      { ticket_type_id: sold.adult, quantity: 1 },
      { ticket_type_id: sold.child, quantity: 1 },
    ]
    expect(await shop.buy(sold).catch((error: unknown) => error)).toMatchObject({
      code: 'ticket_not_enough',
      params: [2],
      details: { current: { left: 2, offer, otherSlots: [later, tomorrow] } },
    })
    refusesWith('TICKET_EMPTY', theirs('TICKET_EMPTY', sold.adult, { Quantity: 0 }))
    expect(await shop.buy(sold).catch((error: unknown) => error)).toMatchObject({
      code: 'ticket_empty',
      details: { current: { left: 0, offer: [], otherSlots: [tomorrow] } },
    })
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
  /** What the partner says from now on; it is asked again after a while. */
  const says = async (answer: PartnerAnswer) => {
    const asked: string[] = []
    shop.world.partner.check = async ({ BookingId }) => {
      asked.push(BookingId)
      return answer
    }
    shop.world.clock.advance({ minutes: 11 })
    await shop.world.runJobs()
    return asked
  }
  const stands = (partnerStatus: PartnerStatus): PartnerAnswer => ({ ok: true, partnerStatus, tickets: [] })

  it('confirms later, and then the tickets are there', async () => {
    const { booking } = await waiting()
    expect(await says(stands('PENDING'))).toEqual([booking.id])
    expect(await says({ ok: false, typeFail: 'NETWORK', message: '', tickets: [] })).toEqual([booking.id])
    expect(await says({ ok: false, typeFail: 'TICKET_EMPTY', message: '', tickets: [] })).toEqual([
      booking.id,
    ])
    expect(await shop.look(booking.id)).toMatchObject({ status: 'SERVICE_PENDING', confirming: true })
    expect(await says(stands('ORDERED'))).toEqual([booking.id])
    expect((await shop.look(booking.id)).codes).toHaveLength(3)
    // Nothing is left to ask, and the end of the day completes them as it does others.
    expect(await says(stands('CSH_CANCEL'))).toEqual([])
    shop.world.clock.set('2026-11-25T17:01:00Z')
    await shop.world.runJobs()
    expect(await shop.look(booking.id)).toMatchObject({ status: 'SERVICE_SUCCESS' })
    await shop.booksAgree()
  })

  it('refuses later, or never says a word until the start: everything goes back', async () => {
    const one = await waiting()
    await says(stands('CSH_CANCEL'))
    expect(await shop.look(one.booking.id)).toMatchObject({ status: 'SERVICE_CSH_CANCEL' })
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
