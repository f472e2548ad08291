import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openPglite, type Database } from '#server/db/client.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { bookingWorld } from '#tests/support/bookingWorld.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { book } from '#tests/support/stays.ts'

/** Every column of every table, and every rule and index, as the database itself says them. */
async function schemaOf(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select table_name || '.' || column_name as what, udt_name || ' ' || is_nullable || ' ' || coalesce(column_default, '') as how
      from information_schema.columns where table_schema = 'public'
    union all select conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select tablename || ' ' || indexname, indexdef from pg_indexes where schemaname = 'public'`)
  return rows.map((row) => JSON.stringify(row)).toSorted()
}

// The other tests run on PostgreSQL; a guest who tries the product at home has this one.
it('on the embedded database the tables are the same, and a stay is booked, paid and given back', async () => {
  const test$ = await bookingWorld(() => openPglite(null))
  const postgres = await openTestDatabase()
  try {
    expect(await schemaOf(test$.db)).toEqual(await schemaOf(postgres.db))
    const stay = await book(test$)
    expect(await stay.status()).toBe('ORDERED')
    await stay.cancel()
    await test$.runJobs()
    expect(await stay.status()).toBe('KT_CANCEL')
    expect((await checkBooks(test$.db)).differences).toEqual([])
  } finally {
    await postgres.close()
    await test$.close()
  }
})
