import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serviceSlots } from '#server/modules/services/tables.ts'
import { vouchers } from '#server/modules/vouchers/tables.ts'
import { addService, ADULT, payTickets, SLOT } from '#tests/support/aService.ts'
import { contextOf } from '#tests/support/bookingWorld.ts'
import { codeOf } from '#tests/support/stays.ts'
import { ticketShop, TOTAL, type TicketShop } from '#tests/support/ticketShop.ts'

let shop: TicketShop
beforeAll(async () => {
  shop = await ticketShop()
}, 120_000)
afterAll(() => shop.world.close())
beforeEach(() => shop.begin())

describe('finding', () => {
  it('searches by words, day and the adult’s price (U10), and lists slots that are still to come', async () => {
    const sold = await addService(shop.world.db)
    const search = (wish: object) =>
      shop.world.calls['service.search'](
        {
          project_area_id: null,
          service_kind: [],
          search_content: '',
          sort_by_field: 'recommended',
          sort_order: 'desc',
          page_size: 50,
          page_number: 1,
          ...wish,
        },
        contextOf(shop.guest()),
      )
    const idsOf = async (wish: object) => (await search(wish)).data.map(({ serviceId }) => serviceId)
    // What is public is believed for a moment, as everywhere.
    await expect.poll(() => idsOf({ search_content: 'san may' })).toContain(sold.serviceId)
    expect(await idsOf({ booking_day: SLOT.date })).toContain(sold.serviceId)
    expect(await idsOf({ booking_day: '2026-11-27' })).not.toContain(sold.serviceId)
    expect(await idsOf({ from_price: ADULT + 1 })).not.toContain(sold.serviceId)
    expect(await codeOf(search({ booking_day: '2026-11-20' }))).toBe('G_INPUT')
    // U10: what a service is advertised with is the adult's ticket, not the child's, which is cheaper.
    const card = (await search({ search_content: 'san may' })).data.find(
      ({ serviceId }) => serviceId === sold.serviceId,
    )
    expect(card).toMatchObject({ priceAfterDiscount: ADULT, ticketName: 'Người lớn' })
    const { slots } = await shop.world.calls['service.slots'](
      { service_id: sold.serviceId, from_day: '2026-11-21', to_day: '2026-12-01' },
      contextOf(shop.guest()),
    )
    expect(slots).toEqual([{ ...SLOT, endTime: '11:00', left: 10 }])
    const [slot] = await shop.world.db
      .select()
      .from(serviceSlots)
      .where(and(eq(serviceSlots.serviceId, sold.serviceId), eq(serviceSlots.date, SLOT.date)))
    expect(slot?.sold).toBe(0)
  })
})

describe('buying', () => {
  it('holds tickets for twenty minutes, and payment makes each a ticket of its own', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.buy(sold)
    expect(booking).toMatchObject({ status: 'SERVICE_PENDING', total: TOTAL, quantity: 3, codes: [] })
    expect(booking.holdUntil).toBe('2026-11-21T05:20:00Z')
    expect(await shop.soldIn(sold)).toBe(3)
    await payTickets(shop.world, booking, shop.guest())
    const paid = await shop.look(booking.id)
    expect(paid).toMatchObject({ status: 'SERVICE_ORDERED', paid: TOTAL, holdUntil: null })
    expect(paid.codes.map(({ number, typeName }) => `${number} ${typeName}`)).toEqual([
      '1 Người lớn',
      '2 Người lớn',
      '3 Trẻ em',
    ])
    expect(new Set(paid.codes.map(({ code }) => code)).size).toBe(3)
    for (const { code } of paid.codes) expect(code).toHaveLength(168)
    expect(await shop.toldOf(shop.guest())).toEqual(['guest.tickets.paid'])
    expect(await shop.toldOf(sold.hostId)).toEqual(['host.tickets.paid'])
    await shop.booksAgree()
  })

  it('is one booking for one key, whatever is repeated', async () => {
    const sold = await addService(shop.world.db)
    const key = uuidv7()
    const [one, two] = [await shop.buy(sold, {}, { key }), await shop.buy(sold, {}, { key })]
    expect(two.id).toBe(one.id)
    expect(await shop.soldIn(sold)).toBe(3)
  })

  it('says what is in the way, with what is left and other times', async () => {
    const sold = await addService(shop.world.db, { capacity: 4 })
    await shop.world.db
      .insert(serviceSlots)
      .values({ serviceId: sold.serviceId, date: '2026-11-26', time: '09:00', endTime: '11:00', capacity: 9 })
    expect(await codeOf(shop.buy(sold, { shown_total: 1 }))).toBe('ticket_change_price')
    await shop.buy(sold)
    const refused: unknown = await shop.buy(sold).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      code: 'ticket_not_enough',
      params: [1],
      details: { current: { left: 1, otherSlots: [{ date: '2026-11-26', time: '09:00', left: 9 }] } },
    })
    await shop.buy(sold, { tickets: [{ ticket_type_id: sold.adult, quantity: 1 }], shown_total: ADULT })
    expect(await codeOf(shop.buy(sold))).toBe('ticket_empty')
    expect(await codeOf(shop.buy(sold, { booking_time: '2026-11-25 10:00' }))).toBe('G_SLOT_CLOSED')
    shop.world.clock.set('2026-11-25T02:00:00Z')
    expect(await codeOf(shop.buy(sold))).toBe('G_SLOT_CLOSED')
    expect(await codeOf(shop.buy(sold, { service_id: uuidv7() }))).toBe('G_404')
  })

  it('takes a coupon, uses it up with payment and gives it back when the hold ends', async () => {
    const sold = await addService(shop.world.db)
    await shop.world.db.insert(vouchers).values({
      id: uuidv7(),
      code: `VE${sold.serviceId.slice(-6).toUpperCase()}`,
      kind: 'VALUE',
      amount: 50_000,
      applies: 'BOOKING_TIME',
      firstDay: '2026-11-01',
      lastDay: '2026-12-31',
      perGuest: 1,
    })
    const coupon_code = `ve${sold.serviceId.slice(-6)}`
    const wish = { coupon_code, shown_total: TOTAL - 50_000 }
    const first = await shop.buy(sold, wish)
    expect(first.quote.voucherDiscount).toBe(50_000)
    expect(await codeOf(shop.buy(sold, wish))).toBe('C_017')
    shop.world.clock.set('2026-11-21T05:23:00Z')
    await shop.world.runJobs()
    const second = await shop.buy(sold, wish)
    await payTickets(shop.world, second, shop.guest())
    expect(await shop.look(second.id)).toMatchObject({ status: 'SERVICE_ORDERED', paid: TOTAL - 50_000 })
    expect(await codeOf(shop.buy(sold, { coupon_code: 'KHONGCO' }))).toBe('wrong_coupon_code')
    await shop.booksAgree()
  })
})
