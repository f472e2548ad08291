import 'temporal-polyfill/global'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { createRequest } from '#contract/shapes/booking.ts'
import { openDatabase } from '#server/db/client.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { roomNights } from '#server/modules/inventory/tables.ts'
import {
  addPlace,
  bookingOf,
  bookingWorld,
  contextOf,
  type Place,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { listening, saidAgain } from './bare.ts'
import { measured, type Beside } from './crowd.ts'

const PLACES = 200
const DAYS = 380
const HOT_DAY = 10
const HOT_UNITS = 32_000
/** Lines to the database, of the product and of the bare script beside it. */
const LINES = 16

/** Counted once: what the script computes is not a booking's. */
const NIGHTS = Array.from({ length: DAYS + 6 }, (_, day) =>
  Temporal.PlainDate.from('2026-12-01').add({ days: day }).toString(),
)
const nightOf = (day: number): string => NIGHTS[day] ?? ''

export type BookingsBeside = Beside & {
  /** Nights that were sold too often or counted wrongly, and deadlocks: none of either, ever. */
  oversold: number
  deadlocks: number
}

async function book({ calls }: TestWorld, place: Place, day: number): Promise<void> {
  const stay = {
    check_in: nightOf(day),
    check_out: nightOf(day + 1),
    shown_total: 1_000_000,
  }
  await calls['booking.create'](createRequest.parse(bookingOf(place, stay)), contextOf(uuidv7()))
}

/**
 * Bookings a second on a real PostgreSQL, whole calls without HTTP: over many places, and all for one room's one night. Plainly:
 * the same statements, said again by a bare script.
 */
export async function bookingBenchmark(): Promise<BookingsBeside[]> {
  const ear = listening()
  const postgres = await startPostgres()
  const databaseUrl = await postgres.newDatabase()
  const world = await bookingWorld(() =>
    openDatabase({ databaseUrl, databaseConnections: LINES, dataDirectory: '' }, (error) =>
      console.error(error.message),
    ),
  )
  const many: Place[] = []
  for (let number = 0; number < PLACES; number++) many.push(await addPlace(world.db, { units: [1_000] }))
  const hot = await addPlace(world.db, { units: [HOT_UNITS] })
  const pick = (turn: number) => many[turn % PLACES] ?? hot

  const dayOf = (turn: number) => Math.floor(turn / PLACES) % DAYS
  /** What one booking says, of which the others differ by ids, place and days alone. */
  const [sample, sampleDay] = [await addPlace(world.db, { units: [1_000] }), DAYS + 1]
  // Once before: by then the place is known, as to the others that book it.
  await book(world, sample, sampleDay + 2)
  const said = await ear.during(() => book(world, sample, sampleDay))
  const bare = saidAgain(databaseUrl, said, LINES)
  const insteadOf = (place: Place, day: number) =>
    new Map([
      [sample.resortId, place.resortId],
      ...sample.roomIds.map((id, index) => [id, place.roomIds[index] ?? id] as const),
      [sample.hostId, place.hostId],
      [nightOf(sampleDay), nightOf(day)],
      [nightOf(sampleDay + 1), nightOf(day + 1)],
    ])
  const beside = async (
    name: string,
    at: (turn: number) => Place,
    day: (turn: number) => number,
  ): Promise<BookingsBeside> => {
    const here = await measured(name, (turn) => book(world, at(turn), day(turn)))
    const [nights] = await world.db
      .select({
        oversold: sql<number>`count(*) filter (where taken > units)`.mapWith(Number),
        taken: sql<number>`sum(taken)`.mapWith(Number),
      })
      .from(roomNights)
    const [made] = await world.db.select({ number: sql<number>`count(*)`.mapWith(Number) }).from(bookings)
    const deadlocks = postgres.log().match(/deadlock detected/g)?.length ?? 0
    const plain = await measured(name, (turn) => bare.say(insteadOf(at(turn), day(turn))))
    return {
      here,
      plain,
      oversold: (nights?.oversold ?? 0) + Math.abs((nights?.taken ?? 0) - (made?.number ?? 0)),
      deadlocks,
    }
  }
  const results = [
    await beside(`bookings spread over ${PLACES} places`, pick, dayOf),
    await beside(
      'bookings of one room for one night',
      () => hot,
      () => HOT_DAY,
    ),
  ]
  await bare.end()
  await world.close()
  await postgres.stop()
  return results
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { here, plain, ...rest } of await bookingBenchmark()) console.log(here, 'plainly:', plain, rest)
