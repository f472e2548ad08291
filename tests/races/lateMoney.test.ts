import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { TRANSFER_REPORT_GRACE_MINUTES } from '#contract/numbers.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { takeNights } from '#server/modules/inventory/inventory.ts'
import { START, TOTAL, type TestWorld } from '#tests/support/bookingWorld.ts'
import { untilOneWaits } from '#tests/support/lockWaits.ts'
import { onPostgres } from '#tests/support/onPostgres.ts'
import { standInBank } from '#tests/support/standInBank.ts'
import { book, type Stay } from '#tests/support/stays.ts'

let test$: TestWorld
onPostgres((world) => {
  test$ = world
})
beforeEach(() => test$.clock.set(START))

/** Somebody takes the nights of a stay for good after `act` has seen them free, and before it takes them. */
async function whileNightsGo<T>({ id, place }: Stay, act: () => Promise<T>): Promise<T> {
  const [row] = await test$.db.select().from(bookings).where(eq(bookings.id, id))
  const { resortId, checkIn: from, checkOut: to } = row ?? expect.unreachable('no such booking')
  const rooms = [{ roomId: place.roomIds[0] ?? '', count: 1, units: 1 }]
  let told: Promise<T> | undefined
  await test$.db.transaction(async (rival) => {
    await takeNights(rival, { resortId, from, to, rooms })
    told = act()
    await untilOneWaits(test$.db)
  })
  return (await told) ?? expect.unreachable('nothing was told')
}

/** A stay whose time to be paid is over, and the number under which its guest may still pay. */
async function overdue(): Promise<{ stay: Stay; reference: string }> {
  const stay = await book(test$, { pay: false, units: [1] })
  const { reference } = await test$.calls['payment.address'](await stay.seen(), stay.asGuest())
  test$.clock.advance({ hours: 1 })
  await test$.runJobs()
  expect(await stay.status()).toBe('OVERDUE_PAYMENT')
  return { stay, reference }
}

test('late money whose nights go while it is looked at is told as taken, and goes back: from the gateway', async () => {
  const { stay, reference } = await overdue()
  expect(await whileNightsGo(stay, () => stay.hear(reference))).toBe('00')
  expect(await stay.now()).toMatchObject({ status: 'OVERDUE_PAYMENT', paid: TOTAL, refundAmount: TOTAL })
})

test('late money whose nights go while it is looked at is told as taken, and goes back: from the bank', async () => {
  const { stay } = await overdue()
  const bank = standInBank(test$)
  const line = bank.receive(await stay.now(), TOTAL)
  expect(await whileNightsGo(stay, () => bank.tell(line))).toBe('MATCHED')
  expect(await stay.now()).toMatchObject({ status: 'OVERDUE_PAYMENT', paid: TOTAL, refundAmount: TOTAL })
})

test('another amount than due that comes when the time is over, and before the clock has looked, is written down', async () => {
  const stay = await book(test$, { pay: false, units: [1] })
  await test$.calls['booking.chooseTransfer'](await stay.seen(), stay.asGuest())
  const { code, holdUntil } = await stay.now()
  test$.clock.set(holdUntil ?? expect.unreachable('no time to pay'))
  test$.clock.advance({ minutes: TRANSFER_REPORT_GRACE_MINUTES + 1 })
  const bank = standInBank(test$)
  expect(await bank.tell(bank.receive({ id: stay.id, code }, TOTAL - 1))).toBe('STAFF')
})
