import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { describe, expect, test } from 'vitest'
import { nightsOf } from '#contract/nights.ts'
import { createRequest, type CreateRequest } from '#contract/shapes/booking.ts'
import { HOLDING } from '#contract/statuses.ts'
import { isAway } from '#server/db/away.ts'
import { sqlError } from '#server/db/transact.ts'
import { jobsOf } from '#server/jobs.ts'
import { bookingEvents, bookingRooms, bookings } from '#server/modules/bookings/tables.ts'
import { roomNights } from '#server/modules/inventory/tables.ts'
import { runDueJobs } from '#server/modules/jobs/jobs.ts'
import { Refusal } from '#server/refusal.ts'
import {
  addPlace,
  bookingOf,
  contextOf,
  START,
  type Place,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'
import { onPostgres } from '#tests/support/onPostgres.ts'

let test$: TestWorld
onPostgres((world) => {
  test$ = world
})

/** `booked`, or the code of the refusal. */
type Outcome = string
const create = async (
  place: Place,
  changes: Partial<CreateRequest> = {},
  guest = uuidv7(),
): Promise<Outcome> => {
  try {
    await test$.calls['booking.create'](createRequest.parse(bookingOf(place, changes)), contextOf(guest))
    return 'booked'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    // No line to the database became free in time: the caller is told to come again, and does.
    if (isAway(error) && sqlError(error) === null) return create(place, changes, guest)
    // Anything else, a deadlock above all, fails the test.
    throw error
  }
}
const tally = (outcomes: readonly Outcome[]) => {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

/** Night by night what is taken, by the night rows and by the bookings that hold it; and what could be sold at most. */
async function nightsOfPlace({ resortId }: Place) {
  const rows = await test$.db.select().from(roomNights).where(eq(roomNights.resortId, resortId))
  const held = await test$.db
    .select({
      status: bookings.status,
      from: bookings.checkIn,
      to: bookings.checkOut,
      room: bookingRooms.roomId,
      count: bookingRooms.count,
    })
    .from(bookings)
    .innerJoin(bookingRooms, eq(bookingRooms.bookingId, bookings.id))
    .where(eq(bookings.resortId, resortId))
  const counted = new Map<string, number>()
  for (const { status, from, to, room, count } of held)
    if (HOLDING.includes(status))
      for (const night of nightsOf(from, to))
        counted.set(`${room} ${night}`, (counted.get(`${room} ${night}`) ?? 0) + count)
  return rows.map(({ roomId, night, units, taken }) => ({
    night,
    taken,
    counted: counted.get(`${roomId} ${night}`) ?? 0,
    oversold: taken > units,
  }))
}

async function expectNightsRight(place: Place): Promise<void> {
  const nights = await nightsOfPlace(place)
  expect(nights.filter(({ taken, counted, oversold }) => taken !== counted || oversold)).toEqual([])
}

describe('on PostgreSQL, at the same moment', () => {
  test('two hundred guests want the last night: exactly one gets it', async () => {
    const place = await addPlace(test$.db)
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => create(place)))
    expect(tally(outcomes)).toEqual({ booked: 1, unavailable_room: 199 })
    await expectNightsRight(place)
  })

  test('two hundred guests want a kind of room of which there are three: exactly three get one', async () => {
    const place = await addPlace(test$.db, { units: [3] })
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => create(place)))
    expect(tally(outcomes)).toEqual({ booked: 3, unavailable_room: 197 })
    await expectNightsRight(place)
  })

  test('stays that overlap in every way, with rooms named in every order, never wait in a circle', async () => {
    const place = await addPlace(test$.db, { units: [2, 2, 2] })
    const outcomes = await Promise.all(
      Array.from({ length: 150 }, (_, number) => {
        const first = Temporal.PlainDate.from('2026-12-07').add({ days: number % 5 })
        const rooms = place.roomIds.map((room_id) => ({ room_id, count: 1 }))
        return create(place, {
          check_in: first.toString(),
          check_out: first.add({ days: 1 + (number % 4) }).toString(),
          rooms: number % 2 === 0 ? rooms : rooms.toReversed(),
          number_of_adult: 3,
          shown_total: 3_000_000 * (1 + (number % 4)),
        })
      }),
    )
    expect(Object.keys(tally(outcomes)).toSorted()).toEqual(['booked', 'unavailable_room'])
    await expectNightsRight(place)
  })

  test('one key, fifty times at once, is one booking', async () => {
    const place = await addPlace(test$.db, { units: [60] })
    const [guest, key] = [uuidv7(), uuidv7()]
    const request = createRequest.parse(bookingOf(place))
    const made = await Promise.all(
      Array.from({ length: 50 }, () => test$.calls['booking.create'](request, contextOf(guest, { key }))),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    await expectNightsRight(place)
  })

  test('one payment, told fifty times at once, books once', async () => {
    const place = await addPlace(test$.db)
    const guest = uuidv7()
    const booking = await test$.calls['booking.create'](
      createRequest.parse(bookingOf(place)),
      contextOf(guest),
    )
    const seen = { booking_id: booking.id, version: booking.version }
    const addresses = await Promise.all(
      Array.from({ length: 20 }, () => test$.calls['payment.address'](seen, contextOf(guest))),
    )
    expect(new Set(addresses.map(({ reference }) => reference)).size).toBe(1)
    const query = test$.gateway.signed({ reference: addresses[0]?.reference ?? '', amount: booking.total })
    const anybody = { ...contextOf(guest), person: null, query }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => test$.calls['payment.vnpayIpn']({}, anybody)),
    )
    expect(tally(answers.map(({ RspCode }) => RspCode))).toEqual({ '00': 1, '02': 49 })
  })
})

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

const told = (what: unknown): string => {
  const inner = what instanceof Error ? (what.cause ?? what) : what
  return inner instanceof Error
    ? `${sqlError(inner)?.code ?? inner.name}: ${inner.message}`
    : JSON.stringify(inner)
}

const GUESTS = 24
const ROUNDS = Number(process.env['STORM_ROUNDS'] ?? 25)

test('a storm of booking, paying, cancelling and expiring leaves every night counted right', async () => {
  test$.clock.set(START)
  const seed = Number(process.env['STORM_SEED'] ?? 20_261_121)
  const places = await Promise.all([
    addPlace(test$.db, { units: [1, 2] }),
    addPlace(test$.db, { units: [3], policy: 'PAY_THEN_CONFIRM' }),
  ])
  const unexpected: unknown[] = []
  const mayRefuse = (error: unknown) => {
    if (!(error instanceof Refusal)) unexpected.push(error)
  }

  const storm = async (number: number) => {
    const next = random(seed + number)
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
    const guest = uuidv7()
    const mine: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const place = pick(places) ?? places[0]
      const first = Temporal.PlainDate.from('2026-12-07').add({ days: Math.floor(next() * 4) })
      const length = 1 + Math.floor(next() * 3)
      const id = pick(mine)
      const dice = next()
      try {
        if (dice < 0.45 || id === undefined) {
          const request = bookingOf(place, {
            check_in: first.toString(),
            check_out: first.add({ days: length }).toString(),
            rooms: [{ room_id: pick(place.roomIds) ?? '', count: 1 }],
            shown_total: length * 1_000_000,
          })
          mine.push((await test$.calls['booking.create'](createRequest.parse(request), contextOf(guest))).id)
          continue
        }
        const { version, total } = await test$.calls['booking.detail']({ booking_id: id }, contextOf(guest))
        const seen = { booking_id: id, version }
        if (dice < 0.65) await test$.calls['booking.cancel'](seen, contextOf(guest))
        else if (dice < 0.75) await test$.calls['booking.chooseTransfer'](seen, contextOf(guest))
        else if (dice < 0.95) {
          const { reference } = await test$.calls['payment.address'](seen, contextOf(guest))
          const query = test$.gateway.signed({
            reference,
            amount: total,
            responseCode: next() < 0.7 ? '00' : '51',
          })
          const said = await test$.calls['payment.vnpayIpn']({}, { ...contextOf(guest), person: null, query })
          if (said.RspCode === '99') unexpected.push(said)
        } else {
          test$.clock.advance({ minutes: 3 })
          await runDueJobs({ ...jobsOf(test$.world), failed: (_job, error) => unexpected.push(error) })
        }
      } catch (error) {
        mayRefuse(error)
      }
    }
  }
  await Promise.all(Array.from({ length: GUESTS }, (_, number) => storm(number)))

  // As text: the first line of a failure is all that a summary shows.
  expect(unexpected.map(told).join('; ')).toBe('')
  for (const place of places) await expectNightsRight(place)
  const [history] = await test$.db
    .select({ events: sql<number>`count(*)`.mapWith(Number) })
    .from(bookingEvents)
  const [versions] = await test$.db
    .select({
      sum: sql<number>`sum(${bookings.version})`.mapWith(Number),
      made: sql<number>`count(*)`.mapWith(Number),
    })
    .from(bookings)
  expect(history?.events).toBe(versions?.sum)
  expect(versions?.made ?? 0).toBeGreaterThan(50)
})
