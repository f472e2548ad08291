import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRequest } from '#contract/shapes/booking.ts'
import { bookingsInOrder } from '#server/modules/bookings/bookings.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { entriesOfBookings } from '#server/modules/ledger/ledger.ts'
import {
  addPlace,
  bookingOf,
  bookingWorld,
  contextOf,
  START,
  TOTAL,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'

/** `PAYMENTS=20000 npx vitest run tests/server/life/payments.test.ts` for the whole storm. */
const PAYMENTS = Number(process.env['PAYMENTS'] ?? 150)
const BATCH = 50
/** So many of them at one house: what is told to one host grows with every one. */
const AT_ONE_HOUSE = 500

let test$: TestWorld
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())

/** A random number generator with a seed, so that a storm can be raised again (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const next = random(Number(process.env['PAYMENTS_SEED'] ?? 20_261_121))
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

test(
  'calls of the gateway, repeated, shuffled, late and wrong, leave the books exact',
  { timeout: 7_200_000 },
  async () => {
    test$.clock.set(START)
    const houses = await Promise.all(
      Array.from({ length: Math.ceil(PAYMENTS / AT_ONE_HOUSE) }, () =>
        addPlace(test$.db, { units: [AT_ONE_HOUSE] }),
      ),
    )
    const told = { '00': 0, '01': 0, '02': 0, '04': 0, '97': 0, '99': 0 }
    let arrived = 0
    for (let made = 0; made < PAYMENTS; made += BATCH) {
      const calls: string[] = []
      for (let one = 0; one < Math.min(BATCH, PAYMENTS - made); one++) {
        const guest = uuidv7()
        const place = houses[Math.floor(made / AT_ONE_HOUSE)]
        if (!place) throw new RangeError('there are too few houses')
        const request = createRequest.parse(bookingOf(place))
        const booking = await test$.calls['booking.create'](request, contextOf(guest))
        const seen = { booking_id: booking.id, version: booking.version }
        const { reference } = await test$.calls['payment.address'](seen, contextOf(guest))
        const paid = test$.gateway.signed({ reference, amount: TOTAL })
        const failed = test$.gateway.signed({ reference, amount: TOTAL, responseCode: '51' })
        const dice = next()
        if (dice < 0.85) {
          calls.push(...Array.from({ length: 1 + Math.floor(next() * 4) }, () => paid))
          arrived += 1
        }
        if (dice > 0.7) calls.push(failed)
        if (next() < 0.1) calls.push(test$.gateway.signed({ reference, amount: TOTAL - 1 }))
        if (next() < 0.1) calls.push(paid.replace(/vnp_Amount=\d+/, 'vnp_Amount=1'))
        if (next() < 0.05) calls.push(test$.gateway.signed({ reference: `X${reference}`, amount: TOTAL }))
        if (next() < 0.1) await test$.calls['booking.cancel'](seen, contextOf(guest))
      }
      const order = shuffled(calls)
      const early = Math.floor(order.length * 0.7)
      for (const [index, query] of order.entries()) {
        // The rest comes after every hold of this batch is over.
        if (index === early) {
          test$.clock.advance({ minutes: 25 })
          // What goes back is on its way in one batch and there in the next.
          test$.gateway.refundAnswer.kind = (made / BATCH) % 2 === 0 ? 'on its way' : 'done'
          await test$.runJobs()
        }
        const anybody = { ...contextOf(uuidv7()), person: null, query }
        told[(await test$.calls['payment.vnpayIpn']({}, anybody)).RspCode] += 1
      }
    }
    const { bookings, differences } = await checkBooks(test$.db)
    expect(differences).toEqual([])
    expect(bookings).toBe(PAYMENTS)
    expect(told['99']).toBe(0)
    const rows = await bookingsInOrder(test$.db, { after: null, limit: PAYMENTS })
    let received = 0
    for (let first = 0; first < rows.length; first += 500) {
      const ids = rows.slice(first, first + 500).map(({ id }) => id)
      for (const { kind, account, amount } of await entriesOfBookings(test$.db, ids))
        if (kind === 'payment' && account === 'gateway') received += amount
    }
    // Every payment that the gateway ever called paid is in the books, once.
    expect(received).toBe(arrived * TOTAL)
  },
)
