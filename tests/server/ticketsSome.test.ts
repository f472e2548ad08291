import fc from 'fast-check'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { voucherDiscount } from '#contract/price.ts'
import type { ServiceBookingDetail } from '#contract/shapes/serviceBooking.ts'
import { payoutsOf } from '#server/modules/payouts/payouts.ts'
import { vouchers } from '#server/modules/vouchers/tables.ts'
import { addService, ADULT, CHILD, type Sold } from '#tests/support/aService.ts'
import { contextOf, START } from '#tests/support/bookingWorld.ts'
import { codeOf } from '#tests/support/stays.ts'
import { seen, ticketShop, TOTAL, type TicketShop } from '#tests/support/ticketShop.ts'

let shop: TicketShop
beforeAll(async () => {
  shop = await ticketShop()
}, 120_000)
afterAll(() => shop.world.close())
beforeEach(() => shop.begin())

const LATE = '2026-11-24T02:00:00Z'
const idsOf = ({ codes }: ServiceBookingDetail, ...numbers: number[]) =>
  codes.filter(({ number }) => numbers.includes(number)).map(({ id }) => id)
const backOf = ({ refunds }: ServiceBookingDetail) => refunds.reduce((sum, { amount }) => sum + amount, 0)

/** A coupon for tickets of this service, as a purchase names it. */
async function coupon(sold: Sold, kind: 'VALUE' | 'PERCENTAGE', amount: number): Promise<string> {
  const code = `VE${sold.serviceId.slice(-6).toUpperCase()}`
  const days = { firstDay: '2026-11-01', lastDay: '2026-12-31', applies: 'BOOKING_TIME' as const }
  await shop.world.db.insert(vouchers).values({ id: uuidv7(), code, kind, amount, perGuest: 1, ...days })
  return code
}

describe('cancelling some tickets', () => {
  it('gives back what was paid for them, and leaves the others as they are', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.ordered(sold)
    const after = await shop.cancel(booking, { ticket_ids: idsOf(booking, 1) })
    expect(after).toMatchObject({ status: 'SERVICE_ORDERED', ticketsCancelled: 1, cancellationFee: 0 })
    expect(backOf(after)).toBe(ADULT)
    expect(await shop.soldIn(sold)).toBe(2)
    const { codes } = await shop.look(booking.id)
    expect(codes.map(({ code }) => code !== null)).toEqual([false, true, true])
    expect(await shop.toldOf(shop.guest())).toContain('guest.tickets.cancelSome')
    expect(await shop.toldOf(sold.hostId)).toContain('host.tickets.cancelSome')
    await shop.booksAgree()

    shop.world.clock.set('2026-11-25T01:30:00Z')
    const scan = (code: string | null) =>
      shop.world.calls['host.scanTicket'](
        { code: code ?? '', nonce: uuidv7(), scanned_at: '2026-11-25T01:30:00Z' },
        contextOf(sold.hostId, { role: 'CSH' }),
      )
    expect(await codeOf(scan(booking.codes[0]?.code ?? null))).toBe('G_TICKET_CODE')
    expect((await scan(booking.codes[1]?.code ?? null)).first).toBe(true)
    expect((await scan(booking.codes[2]?.code ?? null)).first).toBe(true)
    expect(await shop.look(booking.id)).toMatchObject({ status: 'SERVICE_SUCCESS' })
    await shop.booksAgree()
  })

  it('costs its part of the fee later, and never another fee than the shown one', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.ordered(sold)
    shop.world.clock.set(LATE)
    const one = { ticket_ids: idsOf(booking, 1) }
    expect(await codeOf(shop.cancel(booking, one))).toBe('G_TICKET_FEE')
    expect((await shop.look(booking.id)).ticketsCancelled).toBe(0)
    const fee = Math.floor((ADULT * 0.3) / 1000) * 1000
    const first = await shop.cancel(booking, { ...one, shown_fee: fee })
    expect(first).toMatchObject({ status: 'SERVICE_ORDERED', cancellationFee: fee })
    expect(backOf(first)).toBe(ADULT - fee)
    const quote = await shop.world.calls['serviceBooking.cancelQuote'](
      { booking_id: booking.id },
      contextOf(shop.guest()),
    )
    expect(quote).toMatchObject({ paid: ADULT + CHILD, fee: 156_000 - fee })
    const rest = await shop.cancel(first, { shown_fee: quote.fee })
    expect(rest).toMatchObject({ status: 'SERVICE_KT_CANCEL_FEE', cancellationFee: 156_000 })
    expect(backOf(rest)).toBe(TOTAL - 156_000)
    expect(await shop.soldIn(sold)).toBe(0)
    await shop.booksAgree()
  })

  it('takes no ticket twice, and only as many as are named', async () => {
    const sold = await addService(shop.world.db)
    const booking = await shop.ordered(sold)
    const one = { ticket_ids: idsOf(booking, 1) }
    const counted = (quantity: number) => ({ tickets: [{ ticket_type_id: sold.adult, quantity }] })
    expect(await codeOf(shop.cancel(booking, { ...one, ...counted(3) }))).toBe('A_006')
    expect(await codeOf(shop.cancel(booking, { ...one, ...counted(2) }))).toBe('A_009')
    expect(await codeOf(shop.cancel(booking, { ticket_ids: [uuidv7()] }))).toBe('A_006')
    const after = await shop.cancel(booking, { ...one, ...counted(1) })
    expect(await codeOf(shop.cancel(after, one))).toBe('A_006')
    expect(await codeOf(shop.cancel(booking, { ticket_ids: idsOf(booking, 2) }))).toBe('G_TICKETS_409')
    const other = shop.world.calls['serviceBooking.cancel']({ ...seen(after), ...one }, contextOf(uuidv7()))
    expect(await codeOf(other)).toBe('G_404')
    expect(backOf(await shop.look(booking.id))).toBe(ADULT)
  })

  it.each([
    ['an amount', 'VALUE', 50_001],
    ['percents', 'PERCENTAGE', 33],
  ] as const)(
    'with a coupon of %s gives back each ticket’s part, and the host earns the others',
    async (_what, kind, amount) => {
      const sold = await addService(shop.world.db)
      const coupon_code = await coupon(sold, kind, amount)
      const taken = voucherDiscount({ code: coupon_code, kind, amount, cap: null, minimum: 0 }, TOTAL)
      const booking = await shop.ordered(sold, { coupon_code, shown_total: TOTAL - taken })
      const shares = booking.codes.map(({ share }) => share)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(booking.total)
      const after = await shop.cancel(booking, { ticket_ids: idsOf(booking, 2) })
      expect(backOf(after)).toBe(shares[1])
      await shop.booksAgree()
      shop.world.clock.set('2026-11-25T17:00:00Z')
      await shop.world.runJobs()
      expect((await shop.look(booking.id)).status).toBe('SERVICE_SUCCESS')
      const earned = await payoutsOf(shop.world.db, { resortId: sold.serviceId, id: booking.id })
      expect(earned.map(({ amount: vnd }) => vnd)).toEqual([ADULT + CHILD])
      await shop.booksAgree()
    },
  )

  it('keeps all money and places together, in whatever order', async () => {
    const step = fc.record({
      numbers: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1 }),
      late: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        shop.world.clock.set(START)
        const sold = await addService(shop.world.db)
        let booking = await shop.ordered(sold)
        for (const { numbers, late } of steps) {
          if (late) shop.world.clock.set(LATE)
          const ticket_ids = idsOf(booking, ...numbers)
          const refused: unknown = await shop.cancel(booking, { ticket_ids }).catch((error: unknown) => error)
          const fee =
            refused instanceof Error && 'params' in refused && Array.isArray(refused.params)
              ? Number(refused.params[0] ?? 0)
              : 0
          await codeOf(shop.cancel(booking, { ticket_ids, shown_fee: fee }))
          booking = await shop.look(booking.id)
          const left = booking.codes.filter(({ cancelledAt }) => cancelledAt === null)
          const worth = left.reduce((sum, { share }) => sum + share, 0)
          expect(booking.paid).toBe(worth + backOf(booking) + booking.cancellationFee)
          expect(await shop.soldIn(sold)).toBe(left.length)
          await shop.booksAgree()
        }
      }),
      { numRuns: 8 },
    )
  }, 120_000)
})
