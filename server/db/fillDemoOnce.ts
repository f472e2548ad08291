import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { addDemoAccounts, DEMO_ACCOUNTS } from '#server/modules/accounts/accounts.ts'
import { users } from '#server/modules/accounts/tables.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import type { Services } from '#server/services.ts'
import { fillDemo } from './demo/demo.ts'
import { isDuplicate } from './transact.ts'

/** Another process was faster with the same rows: then they are there. */
async function unlessThere(fill: Promise<void>): Promise<void> {
  await fill.catch((error: unknown) => {
    if (!isDuplicate(error)) throw error
  })
}

/**
 * Fills a database without places with the demo, and adds the demo accounts where they are missing. Each is one transaction, so
 * a start that was cut off is made good by the next. Says whether there was something to do.
 */
export async function fillDemoOnce(services: Services): Promise<boolean> {
  const { db } = services
  const isEmpty = async (table: PgTable) => (await db.select().from(table).limit(1)).length === 0
  const noPlaces = await isEmpty(resorts)
  if (noPlaces) await unlessThere(fillDemo(services))
  const [guest] = await db.select({ id: users.id }).from(users).where(eq(users.id, DEMO_ACCOUNTS.guest.id))
  if (!guest) await unlessThere(addDemoAccounts(services))
  return noPlaces || !guest
}
