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

/** How many people book at the same time, and for how long, in milliseconds. */
const CALLERS = 32
const WARM_UP = 1_000
const MEASURED = 4_000
const PLACES = 200
const DAYS = 380

export type BookingMeasurement = {
  name: string
  /** Bookings that were committed. */
  perSecond: number
  /** By this process's own time on a processor: what does not change when others are busy on the machine. */
  perProcessorSecond: number
  oversold: number
  deadlocks: number
}

async function book({ calls }: TestWorld, place: Place, day: number): Promise<void> {
  const first = Temporal.PlainDate.from('2026-12-01').add({ days: day })
  const stay = {
    check_in: first.toString(),
    check_out: first.add({ days: 1 }).toString(),
    shown_total: 1_000_000,
  }
  await calls['booking.create'](createRequest.parse(bookingOf(place, stay)), contextOf(uuidv7()))
}

async function crowd(milliseconds: number, act: (turn: number) => Promise<void>): Promise<number> {
  let turn = 0
  let done = 0
  const end = performance.now() + milliseconds
  const caller = async () => {
    while (performance.now() < end) {
      await act(turn++)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return done
}

/** Bookings a second on a real PostgreSQL, whole calls without HTTP: over many places, and all for one room's one night. */
export async function bookingBenchmark(): Promise<BookingMeasurement[]> {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.newDatabase()
  const world = await bookingWorld(() =>
    openDatabase({ databaseUrl, databaseConnections: 16, dataDirectory: '' }, (error) =>
      console.error(error.message),
    ),
  )
  const many: Place[] = []
  for (let number = 0; number < PLACES; number++) many.push(await addPlace(world.db, { units: [1_000] }))
  const hot = await addPlace(world.db, { units: [32_000] })
  const pick = (turn: number) => many[turn % PLACES] ?? hot

  const measured = async (
    name: string,
    act: (turn: number) => Promise<void>,
  ): Promise<BookingMeasurement> => {
    await crowd(WARM_UP, act)
    const began = performance.now()
    const processor = process.cpuUsage()
    const done = await crowd(MEASURED, act)
    const { user, system } = process.cpuUsage(processor)
    const [nights] = await world.db
      .select({
        oversold: sql<number>`count(*) filter (where taken > units)`.mapWith(Number),
        taken: sql<number>`sum(taken)`.mapWith(Number),
      })
      .from(roomNights)
    const [made] = await world.db.select({ number: sql<number>`count(*)`.mapWith(Number) }).from(bookings)
    return {
      name,
      perSecond: Math.round(done / ((performance.now() - began) / 1000)),
      perProcessorSecond: Math.round(done / ((user + system) / 1_000_000)),
      oversold: (nights?.oversold ?? 0) + Math.abs((nights?.taken ?? 0) - (made?.number ?? 0)),
      deadlocks: postgres.log().match(/deadlock detected/g)?.length ?? 0,
    }
  }
  const results = [
    await measured('bookings spread over 200 places', (turn) =>
      book(world, pick(turn), Math.floor(turn / PLACES) % DAYS),
    ),
    await measured('bookings of one room for one night', () => book(world, hot, 10)),
  ]
  await world.close()
  await postgres.stop()
  return results
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await bookingBenchmark())
