import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  bookingDetail,
  createRequest,
  type BookingDetail,
  type QuoteAnswer,
} from '#contract/shapes/booking.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { roomNights } from '#server/modules/inventory/tables.ts'
import { Refusal } from '#server/refusal.ts'
import {
  addPlace,
  bookingOf,
  bookingWorld,
  CHECK_IN,
  contextOf,
  START,
  TOTAL,
  type Place,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'

let test$: TestWorld
let place: Place
const guest = uuidv7()

beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(async () => {
  test$.clock.set(START)
  place = await addPlace(test$.db)
})

const create = (changes = {}, context = contextOf(guest), where = place) =>
  test$.calls['booking.create'](createRequest.parse(bookingOf(where, changes)), context)
const taken = async (where = place) =>
  (
    await test$.db
      .select({ night: roomNights.night, taken: roomNights.taken })
      .from(roomNights)
      .where(eq(roomNights.resortId, where.resortId))
  ).reduce((sum, night) => sum + night.taken, 0)
const act = (booking: BookingDetail) => ({ booking_id: booking.id, version: booking.version })

/** What a call refuses with; a call that succeeds fails the test. */
const refusal = async (call: Promise<unknown>): Promise<Refusal> => {
  const outcome = await call.then(
    (answer) => new Error(`succeeded: ${JSON.stringify(answer)}`),
    (error: unknown) => error,
  )
  if (outcome instanceof Refusal) return outcome
  throw outcome
}
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code

test('the stays ahead are those that hold their nights and are not over, and only one’s own', async () => {
  const mine = contextOf(uuidv7())
  const coming = (context = mine) => test$.calls['booking.coming']({}, context)
  const booking = await create({}, mine)
  expect((await coming()).bookings.map(({ id }) => id)).toEqual([booking.id])
  expect((await coming(contextOf(uuidv7()))).bookings).toEqual([])
  test$.clock.set(
    Temporal.PlainDate.from(booking.checkOut).add({ days: 1 }).toZonedDateTime('UTC').toInstant().toString(),
  )
  expect((await coming()).bookings).toEqual([])
})

describe('quoting', () => {
  test('says the price line by line and what is left, to anybody', async () => {
    const { payment_method: _method, shown_total: _total, contact: _contact, ...request } = bookingOf(place)
    const answer = await test$.calls['booking.quote'](request, { ...contextOf(guest), person: null })
    expect(answer).toMatchObject({ available: true, left: 1, voucherProblem: null, alternatives: [] })
    expect(answer.quote).toMatchObject({ roomPrice: TOTAL, total: TOTAL, discount: 0 })
  })

  test.each([
    ['in the past', { check_in: '2026-11-20' }, 'check_in', 'G_DATE_PAST'],
    ['reversed', { check_in: '2026-12-09', check_out: '2026-12-07' }, 'check_out', 'G_DATE_ORDER'],
    ['too long', { check_out: '2027-02-28' }, 'check_out', 'G_TOO_MANY_NIGHTS'],
  ])('refuses dates that are %s, naming the field', async (_, dates, field, code) => {
    const refused = await refusal(create(dates))
    expect(refused.code).toBe('G_INPUT')
    expect(refused.details.fields).toEqual({ [field]: { code } })
  })

  test('refuses more people than fit, and rooms of another house', async () => {
    const crowd = await refusal(create({ number_of_adult: 5 }))
    expect([crowd.code, crowd.params]).toEqual(['G_DOES_NOT_FIT', [4]])
    const other = await addPlace(test$.db)
    expect(await codeOf(create({ rooms: [{ room_id: other.roomIds[0], count: 1 }] }))).toBe('G_404')
    expect(await codeOf(create({ resort_id: uuidv7() }))).toBe('G_404')
  })
})

describe('booking', () => {
  test('holds the nights for twenty minutes', async () => {
    const booking = await create()
    expect(bookingDetail.parse(booking)).toEqual(booking)
    expect(booking).toMatchObject({
      status: 'PENDING',
      version: 1,
      total: TOTAL,
      paid: 0,
      holdUntil: '2026-11-21T05:20:00Z',
      qr: null,
    })
    expect(booking.code).toMatch(/^GHE-[2-9A-HJKMNP-TV-Z]{6}$/)
    expect(booking.history.map(({ event, to }) => [event, to])).toEqual([['create', 'PENDING']])
    expect(await taken()).toBe(2)
  })

  test('makes one booking for one key, however often and however parallel it is asked for', async () => {
    const key = uuidv7()
    const answers = await Promise.all([1, 2, 3].map(() => create({}, contextOf(guest, { key }))))
    const again = await create({}, contextOf(guest, { key }))
    expect(new Set([...answers, again].map(({ id }) => id)).size).toBe(1)
    expect(await taken()).toBe(2)
  })

  test('offers other places when somebody else was faster', async () => {
    const other = await addPlace(test$.db, { areaId: 21 })
    const neighbour = await addPlace(test$.db, { areaId: 21 })
    await create({}, contextOf(uuidv7()), other)
    const refused = await refusal(create({}, contextOf(guest), other))
    expect(refused.code).toBe('unavailable_room')
    expect(refused.details.current).toMatchObject({
      available: false,
      left: 0,
      alternatives: [{ resortId: neighbour.resortId, priceAfterDiscount: 1_000_000 }],
    } satisfies { [K in keyof QuoteAnswer]?: unknown })
    expect(await taken(other)).toBe(2)
    // That the nights are gone is said before anything else that is wrong.
    const wrong = create({ shown_total: 1_900_000, voucher_code: 'KHONGCO' }, contextOf(guest), other)
    expect(await codeOf(wrong)).toBe('unavailable_room')
  })

  test('never charges another price than the one on the screen', async () => {
    const refused = await refusal(create({ shown_total: 1_900_000 }))
    expect([refused.code, refused.params]).toEqual(['G_PRICE_CHANGED', [1_900_000, TOTAL]])
    expect(refused.details.current).toMatchObject({ quote: { total: TOTAL }, available: true })
    expect(await taken()).toBe(0)
  })

  test('asks the host first where the host wants that, and holds the nights meanwhile', async () => {
    const asking = await addPlace(test$.db, { policy: 'REQUEST_THEN_PAY' })
    const booking = await create({}, contextOf(guest), asking)
    expect(booking).toMatchObject({
      status: 'CSH_CONFIRM',
      holdUntil: null,
      hostDeadline: '2026-11-21T07:00:00Z',
    })
    expect(await taken(asking)).toBe(2)
    expect(await test$.calls['notification.totalUnread']({}, contextOf(asking.hostId))).toBe(1)
  })

  test('takes a room that is named twice as two of it', async () => {
    const hotel = await addPlace(test$.db, { units: [3] })
    const room_id = hotel.roomIds[0] ?? ''
    const rooms = [
      { room_id, count: 1 },
      { room_id, count: 1 },
    ]
    const booking = await create({ rooms, shown_total: 2 * TOTAL }, contextOf(guest), hotel)
    expect(booking.numberOfRoom).toBe(2)
    expect(await taken(hotel)).toBe(4)
    expect(await codeOf(create({ rooms, shown_total: 2 * TOTAL }, contextOf(guest), hotel))).toBe(
      'unavailable_room',
    )
  })
})

describe('a bank transfer', () => {
  test('shows exact amount and memo, is reported, and then waits for the host', async () => {
    const booking = await create({ payment_method: 'BANK_TRANSFER' })
    expect(booking).toMatchObject({
      status: 'WATTING_KT_PAYMENT',
      holdUntil: '2026-11-21T05:20:00Z',
      transfer: { amount: TOTAL, memo: booking.code.replace('-', ''), bin: '970416', number: '257678859' },
    })
    expect(booking.transfer?.vietQr).toContain(`540${String(TOTAL).length}${TOTAL}`)
    const reported = await test$.calls['booking.reportTransfer'](act(booking), contextOf(guest))
    expect(reported).toMatchObject({ status: 'CSH_CONFIRM', transferReported: true, transfer: null })
    const refused = await refusal(test$.calls['booking.cancel'](act(reported), contextOf(guest)))
    expect(refused.code).toBe('G_TRANSFER_REPORTED')
    expect(refused.details.current).toMatchObject({ id: booking.id, status: 'CSH_CONFIRM' })
  })

  test('can be chosen and left again while the hold lives', async () => {
    const booking = await create()
    const transfer = await test$.calls['booking.chooseTransfer'](act(booking), contextOf(guest))
    expect(transfer.status).toBe('WATTING_KT_PAYMENT')
    const back = await test$.calls['booking.switchToVnpay'](act(transfer), contextOf(guest))
    expect(back).toMatchObject({ status: 'PENDING', paymentMethod: 'VNPAY', version: 3 })
    test$.clock.advance({ minutes: 20 })
    expect(await codeOf(test$.calls['booking.chooseTransfer'](act(back), contextOf(guest)))).toBe(
      'payment_expired',
    )
  })

  test('is heard five minutes longer than the window, and the hold waits for that', async () => {
    const booking = await create({ payment_method: 'BANK_TRANSFER' })
    test$.clock.advance({ minutes: 24 })
    await test$.runJobs()
    const reported = await test$.calls['booking.reportTransfer'](act(booking), contextOf(guest))
    expect(reported.status).toBe('CSH_CONFIRM')
  })

  test('is not offered where the host named no account', async () => {
    const without = await addPlace(test$.db, { bank: false })
    expect(await codeOf(create({ payment_method: 'BANK_TRANSFER' }, contextOf(guest), without))).toBe(
      'G_NO_TRANSFER',
    )
    const booking = await create({}, contextOf(guest), without)
    expect(await codeOf(test$.calls['booking.chooseTransfer'](act(booking), contextOf(guest)))).toBe(
      'G_NO_TRANSFER',
    )
  })
})

describe('cancelling and expiring', () => {
  test('an unpaid booking is cancelled free of charge, and its nights are free again', async () => {
    const booking = await create()
    const cancelled = await test$.calls['booking.cancel'](act(booking), contextOf(guest))
    expect(cancelled).toMatchObject({ status: 'KT_CANCEL', refundAmount: 0, cancellationFee: 0 })
    expect(await taken()).toBe(0)
    expect(await codeOf(test$.calls['booking.cancel'](act(cancelled), contextOf(guest)))).toBe('G_409')
  })

  test('a stale screen changes nothing and is shown the booking as it stands', async () => {
    const booking = await create()
    await test$.calls['booking.chooseTransfer'](act(booking), contextOf(guest))
    const refused = await refusal(test$.calls['booking.cancel'](act(booking), contextOf(guest)))
    expect(refused.code).toBe('G_409')
    expect(refused.details.current).toMatchObject({ status: 'WATTING_KT_PAYMENT', version: 2 })
    expect(await taken()).toBe(2)
  })

  test('a hold ends two minutes after its time, when nobody has paid', async () => {
    const booking = await create()
    test$.clock.advance({ minutes: 21, seconds: 59 })
    await test$.runJobs()
    expect(await taken()).toBe(2)
    test$.clock.advance({ seconds: 1 })
    await test$.runJobs()
    const expired = await test$.calls['booking.detail']({ booking_id: booking.id }, contextOf(guest))
    expect(expired).toMatchObject({ status: 'OVERDUE_PAYMENT', holdUntil: null })
    expect(expired.history.map(({ event, actor }) => [event, actor])).toEqual([
      ['create', 'KT'],
      ['holdExpired', 'SYS'],
    ])
    expect(await taken()).toBe(0)
  })
})

describe('whose bookings', () => {
  test('what is somebody else’s answers exactly like what does not exist', async () => {
    const booking = await create()
    const stranger = uuidv7()
    const asked = (id: string) => [
      test$.calls['booking.detail']({ booking_id: id }, contextOf(stranger)),
      test$.calls['booking.cancel']({ booking_id: id, version: 1 }, contextOf(stranger)),
      test$.calls['payment.state']({ booking_id: id }, contextOf(stranger)),
      test$.calls['payment.address']({ booking_id: id, version: 1 }, contextOf(stranger)),
    ]
    const told = async (id: string) =>
      Promise.all(
        asked(id).map(async (call) => {
          const { code, params, details } = await refusal(call)
          return { code, params, details }
        }),
      )
    expect(await told(booking.id)).toEqual(await told(uuidv7()))
    expect(await told(booking.id)).toEqual(Array(4).fill({ code: 'G_404', params: [], details: {} }))
  })

  test('are listed newest first under their tabs, page by page', async () => {
    const one = uuidv7()
    const hotel = await addPlace(test$.db, { units: [9] })
    const made: BookingDetail[] = []
    for (let number = 0; number < 5; number++) made.push(await create({}, contextOf(one), hotel))
    const [first] = made
    if (first) await test$.calls['booking.cancel'](act(first), contextOf(one))
    const list = (tab: 'all' | 'cancelled' | 'waiting_payment', cursor?: string) =>
      test$.calls['booking.list']({ tab, cursor, page_size: 3 }, contextOf(one))
    const page = await list('all')
    expect(page.counts).toMatchObject({ all: 5, waiting_payment: 4, cancelled: 1, booked: 0 })
    const rest = await list('all', page.next ?? '')
    expect([...page.bookings, ...rest.bookings].map(({ id }) => id)).toEqual(
      made.map(({ id }) => id).toReversed(),
    )
    expect(rest.next).toBeNull()
    expect((await list('cancelled')).bookings.map(({ id }) => id)).toEqual([first?.id])
    expect((await list('waiting_payment')).bookings[0]).toMatchObject({
      checkIn: CHECK_IN,
      roomNames: ['Phòng 1'],
    })
    expect(await codeOf(list('all', 'nonsense'))).toBe('G_INPUT')
  })
})

describe('the only writer of a status', () => {
  test('a changed version in the database stops a change that was decided before it', async () => {
    const booking = await create()
    await test$.db
      .update(bookings)
      .set({ version: sql`version + 1` })
      .where(eq(bookings.id, booking.id))
    expect(await codeOf(test$.calls['booking.cancel'](act(booking), contextOf(guest)))).toBe('G_409')
  })

  test('is one place of the code, beside the one that brings finished bookings in', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .map((name) => join('server', name))
      .filter((name) => name.endsWith('.ts'))
      .toSorted()
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    const writers = (pattern: RegExp) =>
      files.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
    expect(
      writers(/\.insert\(bookings\)|\binsertAll\(\s*\w+,\s*bookings\b|\bdocumentOf\(bookings\b/),
    ).toEqual(['server/modules/bookings/life/advance.ts', 'server/modules/bookings/stays/history.ts'])
    expect(writers(/\.update\(bookings\)/)).toEqual([
      'server/modules/bookings/life/advance.ts',
      'server/modules/bookings/personal.ts',
      'server/modules/bookings/store.ts',
    ])
    const sets = (file: string) =>
      [...readFileSync(file, 'utf8').matchAll(/\.update\(bookings\)\s*\.set\(([^)]*)/g)].map(([, set]) => set)
    // The store adds money on top, shortens a payment's window and waives fees; a person who left is forgotten. No status.
    expect(sets('server/modules/bookings/store.ts')).toEqual([
      '{ paid: sql`${bookings.paid} + ${amount}` }',
      '{ holdUntil }',
      'editing ? { editingFee: 0 } : { cancellationFee: 0 }',
    ])
    expect(sets('server/modules/bookings/personal.ts')).toEqual(['{ contact: NOBODY }'])
    expect(writers(/(insert into|update)\s+"?bookings\b/i)).toEqual([])
  })
})
