import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/db/client.ts'

/** Puts anew what some rows are searched by, all in one statement. */
export async function putSearchKeys(
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  keys: readonly { id: string; key: string }[],
): Promise<void> {
  await tx.execute(sql`update ${table} set search_key = said.key
    from json_to_recordset(${JSON.stringify(keys)}::text::json) as said(id uuid, key text)
    where ${table.id} = said.id`)
}
