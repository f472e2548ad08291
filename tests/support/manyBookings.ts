import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

/** How a column of a copy is made of the first one's: an id of its own, a text of its own, or nothing; all others are the same. */
const ID = (column: string) => `md5(${column}::text || n)::uuid`
const TEXT = (column: string) => `${column} || '-' || n`
const NOTHING = () => 'null'
const OWN: Readonly<Record<string, Readonly<Record<string, (column: string) => string>>>> = {
  bookings: { id: ID, code: TEXT, idempotency_key: TEXT },
  service_bookings: { id: ID, code: TEXT, idempotency_key: TEXT },
  booking_events: { booking_id: ID },
  service_booking_events: { booking_id: ID },
  payment_attempts: { booking_id: ID, reference: TEXT, together_with: TEXT },
  bank_transfers: { id: ID, booking_id: ID, transaction_id: TEXT },
  refunds: { id: ID, booking_id: ID, reference: TEXT },
  payouts: { id: ID, booking_id: ID },
  voucher_uses: { booking_id: ID, slot: NOTHING },
  ledger_entries: { posting: ID, booking_id: ID },
}

/** Adds `times` copies of every booking with its money, history and books: many bookings, of every kind there is. */
export async function copyBookings(db: Database, times: number): Promise<void> {
  for (const [table, own] of Object.entries(OWN)) {
    const { rows } = await db.execute<{ name: string }>(
      sql`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
    )
    const names = rows.map(({ name }) => name)
    const values = names.map((name) => own[name]?.(`one."${name}"`) ?? `one."${name}"`)
    await db.execute(
      sql.raw(
        `insert into "${table}" (${names.map((name) => `"${name}"`).join()}) select ${values.join()} from "${table}" one, generate_series(1, ${times}) n`,
      ),
    )
  }
  await db.execute(sql`analyze`)
}
