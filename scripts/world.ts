import 'temporal-polyfill/global'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { fillWorld } from '#demo/world/world.ts'
import { connectDatabase } from '#server/db/client.ts'
import { systemClock } from '#server/ports/clock.ts'

/**
 * Fills the empty PostgreSQL of DATABASE_URL with a country of places, people and stays:
 * `npm run world -- --rooms 100000 --nights 400 --bookings 1000000`.
 */
const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '100000' },
    nights: { type: 'string', default: '400' },
    bookings: { type: 'string', default: '1000000' },
  },
})
const databaseUrl = process.env['DATABASE_URL']
if (databaseUrl === undefined) throw new Error('DATABASE_URL says which PostgreSQL is to be filled.')
const database = await connectDatabase({ databaseUrl, databaseConnections: 4, dataDirectory: '' }, (error) =>
  console.error(error.message),
)
await database.prepare()
const line = new pg.Client(databaseUrl)
await line.connect()
const began = performance.now()
let all = 0
await fillWorld(
  { db: database.background, clock: systemClock },
  line,
  { rooms: Number(values.rooms), nights: Number(values.nights), bookings: Number(values.bookings) },
  (stage, rows, milliseconds) => {
    all += rows
    console.log(`${stage}: ${rows.toLocaleString('en')} rows, ${(milliseconds / 1000).toFixed(1)} s`)
  },
)
const seconds = (performance.now() - began) / 1000
console.log(
  `${all.toLocaleString('en')} rows in ${seconds.toFixed(0)} s, ${Math.round(all / seconds).toLocaleString('en')} a second`,
)
await line.end()
await database.close()
