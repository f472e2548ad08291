import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BuyRequest } from '#contract/shapes/serviceBooking.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { serviceSlots } from '#server/modules/services/tables.ts'
import { addService, ADULT, payTickets, purchaseOf, SLOT, type Sold } from '#tests/support/aService.ts'
import { bookingWorld, START, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, codeOf, type Stay } from '#tests/support/stays.ts'

let test$: TestWorld
let stay: Stay
let sold: Sold
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(async () => {
  test$.clock.set(START)
  test$.gateway.refundAnswer.kind = 'done'
  sold = await addService(test$.db)
  stay = await book(test$, {}, { check_in: '2026-11-24', check_out: '2026-11-26' })
})

const buy = (changes: Partial<BuyRequest> = {}) =>
  test$.calls['serviceBooking.create'](
    purchaseOf(sold, {
      tickets: [{ ticket_type_id: sold.adult, quantity: 2 }],
      shown_total: 2 * ADULT,
      booking_id: stay.id,
      ...changes,
    }),
    stay.asGuest(),
  )
const look = (id: string) => test$.calls['serviceBooking.detail']({ booking_id: id }, stay.asGuest())
async function paid() {
  const booking = await buy()
  await payTickets(test$, booking, stay.guest)
  return look(booking.id)
}
const soldNow = async () =>
  (await test$.db.select().from(serviceSlots).where(eq(serviceSlots.serviceId, sold.serviceId)))[0]?.sold
const booksAgree = async () => expect((await checkBooks(test$.db)).differences).toEqual([])

describe('tickets of a stay', () => {
  it('stand on its page with day, time and price until they are cancelled', async () => {
    const { id } = await paid()
    expect((await stay.now()).services).toEqual([
      {
        id,
        name: 'Săn mây',
        ...SLOT,
        quantity: 2,
        price: 2 * ADULT,
        cancelled: null,
        due: 0,
        status: 'SERVICE_ORDERED',
        version: 2,
      },
    ])
    await test$.calls['serviceBooking.cancel']({ booking_id: id, version: 2 }, stay.asGuest())
    expect((await stay.now()).services).toEqual([])
  })

  it('say of those that were cancelled what was paid, what it cost and what goes back', async () => {
    const booking = await paid()
    const [first, second] = booking.codes.map(({ id }) => id)
    const cancel = async (ticket: string | undefined, shown_fee = 0) =>
      test$.calls['serviceBooking.cancel'](
        {
          booking_id: booking.id,
          version: (await look(booking.id)).version,
          ticket_ids: [ticket ?? ''],
          shown_fee,
        },
        stay.asGuest(),
      )
    await cancel(first)
    const one = { quantity: 1, price: ADULT, fee: 0, refund: ADULT }
    expect((await stay.now()).services).toMatchObject([{ quantity: 1, price: ADULT, cancelled: one }])

    const third = await paid()
    const fee = Math.floor((ADULT * 0.3) / 1000) * 1000
    test$.clock.set('2026-11-24T02:00:00Z')
    await test$.calls['serviceBooking.cancel'](
      {
        booking_id: third.id,
        version: third.version,
        ticket_ids: [third.codes[1]?.id ?? ''],
        shown_fee: fee,
      },
      stay.asGuest(),
    )
    const { services } = await stay.now()
    expect(services.find(({ id }) => id === third.id)).toMatchObject({
      quantity: 1,
      price: ADULT,
      cancelled: { quantity: 1, price: ADULT, fee, refund: ADULT - fee },
    })
    expect((await look(third.id)).refunds.map(({ amount }) => amount)).toEqual([ADULT - fee])
    await cancel(second, fee)
    expect((await stay.now()).services.map(({ id }) => id)).toEqual([third.id])
    await booksAgree()
  })

  it.each<[string, () => Promise<unknown>, string]>([
    ['outside its days', () => buy({ booking_time: '2026-11-27 09:00' }), 'C_080'],
    [
      'for more people than stay',
      () => buy({ tickets: [{ ticket_type_id: sold.adult, quantity: 8 }], shown_total: 8 * ADULT }),
      'B_022',
    ],
  ])('are not sold %s', async (_what, doing, code) => {
    expect(await codeOf(doing())).toBe(code)
    expect((await stay.now()).services).toEqual([])
  })

  it('go with it in full when its guest agrees to the host’s wish to cancel (8)', async () => {
    const { id } = await paid()
    await stay.hostAsksToCancel()
    await stay.guestAnswers('ACCEPT')
    expect(await look(id)).toMatchObject({ status: 'SERVICE_CSH_CANCEL', reason: 'STAY_ENDED' })
    expect((await look(id)).refunds.map(({ amount }) => amount)).toEqual([2 * ADULT])
    expect(await soldNow()).toBe(0)
    await booksAgree()
  })

  it('go with it in full when staff cancels it (10), paid or not', async () => {
    const [bought, held] = [
      await paid(),
      await buy({ tickets: [{ ticket_type_id: sold.adult, quantity: 1 }], shown_total: ADULT }),
    ]
    await test$.calls['desk.forceCancel'](
      { ...(await stay.seen()), reason: 'Bão số 9', evidence: 'Công điện', force_majeure: true },
      stay.asStaff(),
    )
    expect(await stay.status()).toBe('CSH_CANCEL')
    for (const { id } of [bought, held])
      expect(await look(id)).toMatchObject({ status: 'SERVICE_CSH_CANCEL', reason: 'STAY_ENDED' })
    expect((await look(bought.id)).refunds).toHaveLength(1)
    expect((await look(held.id)).refunds).toHaveLength(0)
    expect(await soldNow()).toBe(0)
    await booksAgree()
  })

  it('are the guest’s to keep or to cancel when the guest cancels it (9)', async () => {
    const [first, second] = [await paid(), await paid()]
    await stay.cancel((await stay.quoteCancel()).fee)
    expect(await stay.status()).toBe('KT_CANCEL')
    const told = await test$.db.select().from(notices).where(eq(notices.ref, stay.id))
    expect(told.find(({ kind }) => kind === 'guest.servicesToDecide')?.params).toMatchObject({ count: 2 })
    expect((await stay.now()).services.map(({ status }) => status)).toEqual([
      'SERVICE_ORDERED',
      'SERVICE_ORDERED',
    ])
    const kept = await test$.calls['serviceBooking.keep'](
      { booking_id: first.id, version: first.version },
      stay.asGuest(),
    )
    expect(kept).toMatchObject({ status: 'SERVICE_ORDERED', stayId: null })
    expect((await look(first.id)).codes.every(({ code }) => code !== null)).toBe(true)
    await test$.calls['serviceBooking.cancel'](
      { booking_id: second.id, version: second.version },
      stay.asGuest(),
    )
    expect((await stay.now()).services).toEqual([])
    await booksAgree()
  })

  it('say nothing where a stay has none', async () => {
    await stay.cancel((await stay.quoteCancel()).fee)
    const told = await test$.db.select().from(notices).where(eq(notices.ref, stay.id))
    expect(told.map(({ kind }) => kind)).not.toContain('guest.servicesToDecide')
  })
})
