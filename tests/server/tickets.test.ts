import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BuyRequest, ServiceBookingDetail } from '#contract/shapes/serviceBooking.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { serviceSlots } from '#server/modules/services/tables.ts'
import { partnerSaid } from '#server/modules/tickets/tickets.ts'
import { Refusal } from '#server/refusal.ts'
import { addService, ADULT, CHILD, payTickets, purchaseOf, SLOT, type Sold } from '#tests/support/aService.ts'
import { bookingWorld, contextOf, START, type TestWorld } from '#tests/support/bookingWorld.ts'

let test$: TestWorld
let guest: string
beforeAll(async () => {
  test$ = await bookingWorld()
}, 120_000)
afterAll(() => test$.close())
beforeEach(() => {
  guest = uuidv7()
  test$.clock.set(START)
  test$.partner.check = async () => ({ ok: true, partnerStatus: 'ORDERED', tickets: [] })
  test$.gateway.refundAnswer.kind = 'done'
})

const TOTAL = 2 * ADULT + CHILD
const buy = (sold: Sold, changes: Partial<BuyRequest> = {}, more: { key?: string } = {}) =>
  test$.calls['serviceBooking.create'](purchaseOf(sold, changes), contextOf(guest, more))
const look = (id: string) => test$.calls['serviceBooking.detail']({ booking_id: id }, contextOf(guest))
const seen = ({ id, version }: ServiceBookingDetail) => ({ booking_id: id, version })
async function ordered(sold: Sold): Promise<ServiceBookingDetail> {
  const booking = await buy(sold)
  await payTickets(test$, booking, guest)
  return look(booking.id)
}
const soldIn = async ({ serviceId }: Sold) =>
  (await test$.db.select().from(serviceSlots).where(eq(serviceSlots.serviceId, serviceId)))[0]?.sold
const codeOf = async (doing: Promise<unknown>): Promise<string> => {
  try {
    await doing
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
const toldOf = async (userId: string) =>
  (await test$.db.select().from(notices).where(eq(notices.userId, userId))).map(({ kind }) => kind)
const booksAgree = async () => expect((await checkBooks(test$.db)).differences).toEqual([])

describe('buying', () => {
  it('holds tickets for twenty minutes, and payment makes each a ticket of its own', async () => {
    const sold = await addService(test$.db)
    const booking = await buy(sold)
    expect(booking).toMatchObject({ status: 'SERVICE_PENDING', total: TOTAL, quantity: 3, codes: [] })
    expect(booking.holdUntil).toBe('2026-11-21T05:20:00Z')
    expect(await soldIn(sold)).toBe(3)
    await payTickets(test$, booking, guest)
    const paid = await look(booking.id)
    expect(paid).toMatchObject({ status: 'SERVICE_ORDERED', paid: TOTAL, holdUntil: null })
    expect(paid.codes.map(({ number, typeName }) => `${number} ${typeName}`)).toEqual([
      '1 Người lớn',
      '2 Người lớn',
      '3 Trẻ em',
    ])
    expect(new Set(paid.codes.map(({ code }) => code)).size).toBe(3)
    for (const { code } of paid.codes) expect(code).toHaveLength(168)
    expect(await toldOf(guest)).toEqual(['guest.tickets.paid'])
    expect(await toldOf(sold.hostId)).toEqual(['host.tickets.paid'])
    await booksAgree()
  })

  it('is one booking for one key, whatever is repeated', async () => {
    const sold = await addService(test$.db)
    const key = uuidv7()
    const [one, two] = [await buy(sold, {}, { key }), await buy(sold, {}, { key })]
    expect(two.id).toBe(one.id)
    expect(await soldIn(sold)).toBe(3)
  })

  it('says what is in the way, with what is left and other times', async () => {
    const sold = await addService(test$.db, { capacity: 4 })
    await test$.db
      .insert(serviceSlots)
      .values({ serviceId: sold.serviceId, date: '2026-11-26', time: '09:00', endTime: '11:00', capacity: 9 })
    expect(await codeOf(buy(sold, { shown_total: 1 }))).toBe('ticket_change_price')
    await buy(sold)
    const refused: unknown = await buy(sold).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      code: 'ticket_not_enough',
      params: [1],
      details: { current: { left: 1, otherSlots: [{ date: '2026-11-26', time: '09:00', left: 9 }] } },
    })
    await buy(sold, { tickets: [{ ticket_type_id: sold.adult, quantity: 1 }], shown_total: ADULT })
    expect(await codeOf(buy(sold))).toBe('ticket_empty')
    expect(await codeOf(buy(sold, { booking_time: '2026-11-25 10:00' }))).toBe('G_SLOT_CLOSED')
    test$.clock.set('2026-11-25T02:00:00Z')
    expect(await codeOf(buy(sold))).toBe('G_SLOT_CLOSED')
    expect(await codeOf(buy(sold, { service_id: uuidv7() }))).toBe('G_404')
  })

  it('takes a coupon, uses it up with payment and gives it back when the hold ends', async () => {
    const sold = await addService(test$.db)
    const { vouchers } = await import('#server/modules/vouchers/tables.ts')
    await test$.db.insert(vouchers).values({
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
    const first = await buy(sold, wish)
    expect(first.quote.voucherDiscount).toBe(50_000)
    expect(await codeOf(buy(sold, wish))).toBe('C_017')
    test$.clock.set('2026-11-21T05:23:00Z')
    await test$.runJobs()
    const second = await buy(sold, wish)
    await payTickets(test$, second, guest)
    expect(await look(second.id)).toMatchObject({ status: 'SERVICE_ORDERED', paid: TOTAL - 50_000 })
    expect(await codeOf(buy(sold, { coupon_code: 'KHONGCO' }))).toBe('wrong_coupon_code')
    await booksAgree()
  })
})

describe('a hold that ends', () => {
  it('gives the tickets back, and what arrives later is paid back', async () => {
    const sold = await addService(test$.db)
    const booking = await buy(sold)
    const { reference } = await test$.calls['payment.serviceAddress'](seen(booking), contextOf(guest))
    test$.clock.set('2026-11-21T05:21:00Z')
    await test$.runJobs()
    expect((await look(booking.id)).status).toBe('SERVICE_PENDING')
    test$.clock.set('2026-11-21T05:22:00Z')
    await test$.runJobs()
    expect(test$.gateway.asked).toContain(reference)
    expect(await look(booking.id)).toMatchObject({ status: 'SERVICE_CSH_CANCEL', reason: 'EXPIRED' })
    expect(await soldIn(sold)).toBe(0)
    const query = test$.gateway.signed({ reference, amount: TOTAL })
    await test$.calls['payment.vnpayIpn']({}, contextOf(guest, { query }))
    await test$.runJobs()
    const late = await look(booking.id)
    expect(late).toMatchObject({ status: 'SERVICE_CSH_CANCEL', paid: TOTAL })
    expect(late.refunds).toMatchObject([{ amount: TOTAL, state: 'DONE', reason: 'LATE_PAYMENT' }])
    const state = await test$.calls['payment.serviceState']({ booking_id: booking.id }, contextOf(guest))
    expect(state.state).toBe('CHARGED_NOT_BOOKED')
    expect(await toldOf(guest)).toEqual([
      'guest.tickets.windowOver',
      'guest.tickets.latePayment',
      'guest.tickets.refundArrived',
    ])
    await booksAgree()
  })

  it('orders the tickets when the gateway says at its end that they were paid', async () => {
    const sold = await addService(test$.db)
    const booking = await buy(sold)
    const { reference } = await test$.calls['payment.serviceAddress'](seen(booking), contextOf(guest))
    test$.gateway.answers.set(reference, {
      kind: 'payment',
      reference,
      amount: TOTAL,
      outcome: 'paid',
      transactionStatus: '00',
      transactionNumber: '1',
      payDate: null,
    })
    test$.clock.set('2026-11-21T05:22:00Z')
    await test$.runJobs()
    expect((await look(booking.id)).status).toBe('SERVICE_ORDERED')
  })
})

describe('paying', () => {
  it('may be tried again after a failed try, and a second payment goes back', async () => {
    const sold = await addService(test$.db)
    const booking = await buy(sold)
    const failed = await payTickets(test$, booking, guest, '24')
    const asked = await test$.calls['payment.serviceState']({ booking_id: booking.id }, contextOf(guest))
    expect(asked).toMatchObject({ state: 'FAILED', responseCode: '24' })
    const paid = await payTickets(test$, booking, guest)
    expect(paid).not.toBe(failed)
    const query = test$.gateway.signed({ reference: failed, amount: TOTAL })
    await test$.calls['payment.vnpayIpn']({}, contextOf(guest, { query }))
    await test$.runJobs()
    const after = await look(booking.id)
    expect(after).toMatchObject({ status: 'SERVICE_ORDERED', paid: 2 * TOTAL })
    expect(after.refunds).toMatchObject([{ amount: TOTAL, reason: 'PAID_TWICE' }])
    expect(await toldOf(guest)).toContain('guest.tickets.paidTwice')
    await booksAgree()
  })

  it('is over with the hold', async () => {
    const booking = await buy(await addService(test$.db))
    test$.clock.set('2026-11-21T05:20:00Z')
    expect(await codeOf(payTickets(test$, booking, guest))).toBe('payment_expired')
  })
})

describe('cancelling', () => {
  it('of unpaid tickets costs nothing', async () => {
    const sold = await addService(test$.db)
    const booking = await buy(sold)
    const after = await test$.calls['serviceBooking.cancel'](seen(booking), contextOf(guest))
    expect(after.status).toBe('SERVICE_KT_CANCEL')
    expect(await soldIn(sold)).toBe(0)
  })

  it('is free until a day before, and takes everything back', async () => {
    const sold = await addService(test$.db)
    const booking = await ordered(sold)
    test$.clock.set('2026-11-24T01:59:59Z')
    const quote = await test$.calls['serviceBooking.cancelQuote'](
      { booking_id: booking.id },
      contextOf(guest),
    )
    expect(quote).toMatchObject({ fee: 0, refund: TOTAL, free: true })
    await test$.calls['serviceBooking.cancel'](seen(booking), contextOf(guest))
    await test$.runJobs()
    const after = await look(booking.id)
    expect(after).toMatchObject({ status: 'SERVICE_KT_CANCEL', refunds: [{ amount: TOTAL, state: 'DONE' }] })
    expect(after.codes.map(({ code }) => code)).toEqual([null, null, null])
    expect(await soldIn(sold)).toBe(0)
    await booksAgree()
  })

  it('costs thirty percent later, rounded down to a thousand, and never another fee than the shown one', async () => {
    const sold = await addService(test$.db)
    const booking = await ordered(sold)
    test$.clock.set('2026-11-24T02:00:00Z')
    const cancel = (more: object) =>
      test$.calls['serviceBooking.cancel']({ ...seen(booking), ...more }, contextOf(guest))
    expect(await codeOf(cancel({}))).toBe('G_TICKET_FEE')
    expect((await look(booking.id)).status).toBe('SERVICE_ORDERED')
    expect(await codeOf(cancel({ tickets: [{ ticket_type_id: sold.adult, quantity: 3 }] }))).toBe('A_006')
    expect(await codeOf(cancel({ tickets: [{ ticket_type_id: sold.adult, quantity: 2 }] }))).toBe('A_009')
    const after = await cancel({ shown_fee: 156_000 })
    expect(after).toMatchObject({ status: 'SERVICE_KT_CANCEL_FEE', cancellationFee: 156_000 })
    expect(after.refunds).toMatchObject([{ amount: TOTAL - 156_000 }])
    await booksAgree()
  })

  it('ends with the start, and with the first used ticket', async () => {
    const sold = await addService(test$.db)
    const booking = await ordered(sold)
    test$.clock.set('2026-11-25T02:00:00Z')
    expect(await codeOf(test$.calls['serviceBooking.cancel'](seen(booking), contextOf(guest)))).toBe(
      'G_TICKETS_STARTED',
    )
  })

  it('by staff gives everything back, with a reason', async () => {
    const sold = await addService(test$.db)
    const booking = await ordered(sold)
    const staff = contextOf(uuidv7(), { role: 'STAFF' })
    await test$.calls['desk.cancelService']({ ...seen(booking), reason: 'Bão' }, staff)
    const after = await look(booking.id)
    expect(after).toMatchObject({ status: 'SERVICE_CSH_CANCEL', reason: 'CANCELLED_BY_US' })
    expect(after.refunds).toMatchObject([{ amount: TOTAL, reason: 'STAFF_CANCELLED' }])
    expect(await toldOf(guest)).toContain('guest.tickets.adminCancel')
    await booksAgree()
  })

  it('a stale screen changes nothing and is shown how things stand', async () => {
    const booking = await buy(await addService(test$.db))
    await payTickets(test$, booking, guest)
    const refused: unknown = await test$.calls['serviceBooking.cancel'](
      seen(booking),
      contextOf(guest),
    ).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      code: 'G_TICKETS_409',
      details: { current: { status: 'SERVICE_ORDERED' } },
    })
    expect(await codeOf(look(uuidv7()))).toBe('G_404')
  })
})

describe('the partner', () => {
  it.each([
    ['COUPON_ERROR', 'invalid_coupon'],
    ['TICKET_CHANGE_PRICE', 'ticket_change_price'],
    ['TICKET_NOT_ENOUGH', 'ticket_not_enough'],
    ['TICKET_EMPTY', 'ticket_empty'],
    ['NETWORK', 'G_PARTNER_OFFLINE'],
  ] as const)('%s: nothing is booked', async (typeFail, code) => {
    const sold = await addService(test$.db, { partner: true })
    test$.partner.check = async () => ({ ok: false, typeFail, message: '', tickets: [] })
    expect(await codeOf(buy(sold))).toBe(code)
    expect(await soldIn(sold)).toBe(0)
  })

  it('is asked with the specified payload, and not at all for our own services', async () => {
    const sold = await addService(test$.db, { partner: true })
    const asked: unknown[] = []
    test$.partner.check = async (payload) => {
      asked.push(payload)
      return { ok: true, partnerStatus: null, tickets: [] }
    }
    const { id } = await buy(sold)
    await buy(await addService(test$.db))
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
    test$.partner.check = async () => ({ ok: true, partnerStatus: 'PENDING', tickets: [] })
    const sold = await addService(test$.db, { partner: true })
    const booking = await buy(sold)
    await payTickets(test$, booking, guest)
    const paid = await look(booking.id)
    expect(paid).toMatchObject({ status: 'SERVICE_PENDING', confirming: true, codes: [], holdUntil: null })
    return { sold, booking: paid }
  }
  const says = (id: string, status: 'ORDERED' | 'CSH_CANCEL') =>
    test$.db.transaction((tx) => partnerSaid(tx, id, status, test$.clock.now()))

  it('confirms later, and then the tickets are there', async () => {
    const { booking } = await waiting()
    await says(booking.id, 'ORDERED')
    await says(booking.id, 'ORDERED')
    expect((await look(booking.id)).codes).toHaveLength(3)
    await booksAgree()
  })

  it('refuses later, or never says a word until the start: everything goes back', async () => {
    const one = await waiting()
    await says(one.booking.id, 'CSH_CANCEL')
    const two = await waiting()
    test$.clock.set('2026-11-25T02:00:00Z')
    await test$.runJobs()
    for (const { booking, sold } of [one, two]) {
      expect(await look(booking.id)).toMatchObject({
        status: 'SERVICE_CSH_CANCEL',
        reason: 'PARTNER_REFUSED',
        refunds: [{ amount: TOTAL }],
      })
      expect(await soldIn(sold)).toBe(0)
    }
    await booksAgree()
  })

  it('refuses at once when it says so before payment', async () => {
    test$.partner.check = async () => ({ ok: true, partnerStatus: 'CSH_CANCEL', tickets: [] })
    const booking = await buy(await addService(test$.db, { partner: true }))
    await payTickets(test$, booking, guest)
    expect(await look(booking.id)).toMatchObject({
      status: 'SERVICE_CSH_CANCEL',
      refunds: [{ amount: TOTAL }],
    })
  })
})

describe('the gate', () => {
  const scan = (sold: Sold, code: string, nonce: string, at: string, by = sold.hostId) =>
    test$.calls['host.scanTicket']({ code, nonce, scanned_at: at }, contextOf(by, { role: 'CSH' }))

  it('uses each ticket once, merges by the scan’s nonce and tells of a double scan', async () => {
    const sold = await addService(test$.db)
    const booking = await ordered(sold)
    const codes = booking.codes.map(({ code }) => code ?? '')
    test$.clock.set('2026-11-25T02:05:00Z')
    const first = await scan(sold, codes[0] ?? '', 'nonce-0001', '2026-11-25T02:01:00Z')
    expect(first).toMatchObject({ first: true, number: 1, of: 3, usedAt: '2026-11-25T02:01:00Z' })
    const again = await scan(sold, codes[0] ?? '', 'nonce-0001', '2026-11-25T02:01:00Z')
    expect(again).toMatchObject({ first: false, scans: [{ byMe: true }] })
    const other = await scan(sold, codes[0] ?? '', 'nonce-0002', '2026-11-25T02:04:30Z')
    expect(other.scans).toHaveLength(2)
    expect(await toldOf(sold.hostId)).not.toContain('host.scannedAgain')
    const waited = await scan(sold, codes[0] ?? '', 'nonce-0009', '2026-11-25T02:02:00Z')
    expect(waited.scans).toHaveLength(3)
    expect((await toldOf(sold.hostId)).filter((kind) => kind === 'host.scannedAgain')).toHaveLength(1)
    expect(await look(booking.id)).toMatchObject({ status: 'SERVICE_ORDERED', ticketsUsed: 1 })
    expect(
      await codeOf(test$.calls['serviceBooking.cancel'](seen(await look(booking.id)), contextOf(guest))),
    ).toBe('G_TICKETS_STARTED')
    await scan(sold, codes[1] ?? '', 'nonce-0003', '2026-11-25T02:04:00Z')
    await scan(sold, codes[2] ?? '', 'nonce-0004', '2026-11-25T02:05:00Z')
    expect(await look(booking.id)).toMatchObject({ status: 'SERVICE_SUCCESS', ticketsUsed: 3 })
    await booksAgree()
  })

  it('lets nobody in on another host’s, another day’s, a cancelled or a forged ticket', async () => {
    const sold = await addService(test$.db)
    const booking = await ordered(sold)
    const code = booking.codes[0]?.code ?? ''
    const early = scan(sold, code, 'nonce-0001', '2026-11-24T02:00:00Z')
    expect(await codeOf(early)).toBe('G_TICKET_CODE')
    test$.clock.set('2026-11-25T02:00:00Z')
    const now = '2026-11-25T02:00:00Z'
    expect(await codeOf(scan(sold, code, 'nonce-0002', now, uuidv7()))).toBe('G_TICKET_CODE')
    const forged = `${code.slice(0, 40)}${code[40] === 'A' ? 'B' : 'A'}${code.slice(41)}`
    expect(await codeOf(scan(sold, forged, 'nonce-0003', now))).toBe('G_TICKET_CODE')
    test$.clock.set('2026-11-23T02:00:00Z')
    await test$.calls['serviceBooking.cancel'](seen(booking), contextOf(guest))
    test$.clock.set('2026-11-25T02:00:00Z')
    expect(await codeOf(scan(sold, code, 'nonce-0004', now))).toBe('G_TICKET_CODE')
  })

  it('knows today’s and tomorrow’s tickets and names nobody', async () => {
    const sold = await addService(test$.db)
    await ordered(sold)
    test$.clock.set('2026-11-24T03:00:00Z')
    const list = await test$.calls['host.tickets']({}, contextOf(sold.hostId, { role: 'CSH' }))
    expect(list.services.map(({ id }) => id)).toEqual([sold.serviceId])
    expect(list.tickets).toHaveLength(3)
    expect(JSON.stringify(list)).not.toMatch(/Khách|khach|\+84/)
  })

  it('completes at the end of the day what nobody scanned', async () => {
    const sold = await addService(test$.db)
    const booking = await ordered(sold)
    test$.clock.set('2026-11-25T16:59:00Z')
    await test$.runJobs()
    expect((await look(booking.id)).status).toBe('SERVICE_ORDERED')
    test$.clock.set('2026-11-25T17:00:00Z')
    await test$.runJobs()
    expect((await look(booking.id)).status).toBe('SERVICE_SUCCESS')
    await booksAgree()
  })
})

describe('finding', () => {
  it('searches by words, day and price, and lists slots that are still to come', async () => {
    const sold = await addService(test$.db)
    const search = (wish: object) =>
      test$.calls['service.search'](
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
        contextOf(guest),
      )
    const idsOf = async (wish: object) => (await search(wish)).data.map(({ serviceId }) => serviceId)
    // What is public is believed for a moment, as everywhere.
    await expect.poll(() => idsOf({ search_content: 'san may' })).toContain(sold.serviceId)
    expect(await idsOf({ booking_day: SLOT.date })).toContain(sold.serviceId)
    expect(await idsOf({ booking_day: '2026-11-27' })).not.toContain(sold.serviceId)
    expect(await idsOf({ from_price: CHILD + 1 })).not.toContain(sold.serviceId)
    expect(await codeOf(search({ booking_day: '2026-11-20' }))).toBe('G_INPUT')
    const { slots } = await test$.calls['service.slots'](
      { service_id: sold.serviceId, from_day: '2026-11-21', to_day: '2026-12-01' },
      contextOf(guest),
    )
    expect(slots).toEqual([{ ...SLOT, endTime: '11:00', left: 10 }])
    const [slot] = await test$.db
      .select()
      .from(serviceSlots)
      .where(and(eq(serviceSlots.serviceId, sold.serviceId), eq(serviceSlots.date, SLOT.date)))
    expect(slot?.sold).toBe(0)
  })
})
