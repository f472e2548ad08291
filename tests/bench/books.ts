import 'temporal-polyfill/global'
import { sql } from 'drizzle-orm'
import { fillDemo } from '#demo/data/demo.ts'
import { connectDatabase } from '#server/db/client.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { lookAtChanges } from '#server/modules/books/look.ts'
import { beginning, nextPiece } from '#server/modules/books/walk.ts'
import type { Walk } from '#server/modules/ledger/ledger.ts'
import { settableClock } from '#server/ports/clock.ts'
import { DEMO_NOW } from '#tests/support/demoDatabase.ts'
import { copyBookings } from '#tests/support/manyBookings.ts'
import { startPostgres } from '#tests/support/postgres.ts'

/** How long the books' check takes with many bookings on PostgreSQL. */
const BOOKINGS = Number(process.env['BOOKINGS'] ?? 100_000)
const postgres = await startPostgres({ durable: false })
const database = await connectDatabase(
  { databaseUrl: await postgres.newDatabase(), databaseConnections: 4, dataDirectory: '' },
  (error) => console.error(error.message),
)
const db = database.background
const clock = settableClock(DEMO_NOW)
await database.prepare(() => fillDemo({ db, clock }))
const began = await checkBooks(db)
await copyBookings(db, Math.ceil(BOOKINGS / began.bookings) - 1)

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return Math.round(performance.now() - start)
}
const say = (name: string, ...told: string[]) => console.log(`${name}: ${told.join(', ')}`)
const number = (value: number) => value.toLocaleString('en')

const { bookings } = await checkBooks(db)
say('bookings', number(bookings))
const pieces: number[] = []
let walk: Walk | null = beginning(
  { began: null, kind: 0, after: null, bookings: 0, whole: null },
  clock.now(),
)
while (walk !== null && walk.began !== null) {
  const from: Walk = walk
  const start = performance.now()
  walk = (await nextPiece(db, from)).walk
  pieces.push(Math.round(performance.now() - start))
}
say(
  'the walk over all',
  `${number(pieces.reduce((sum, one) => sum + one, 0))} ms`,
  `${pieces.length} pieces`,
  `the longest ${Math.max(...pieces)} ms`,
)
clock.advance({ hours: 24 })
for (const changed of [0, 50, 500]) {
  clock.advance({ hours: 1 })
  const at = clock.now()
  await db.execute(
    sql`update ledger_entries set at = ${at.toString()}::timestamptz where booking_id in (select id from bookings order by md5(id::text) limit ${changed})`,
  )
  const took = await milliseconds(() => lookAtChanges(db, at))
  say(`a look after ${changed} changed`, `${took} ms`)
}
await database.close()
await postgres.stop()
