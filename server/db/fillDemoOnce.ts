import { count } from 'drizzle-orm'
import { addDemoAccounts } from '#server/modules/accounts/accounts.ts'
import { users } from '#server/modules/accounts/tables.ts'
import type { Services } from '#server/services.ts'

/** Fills an empty database with the demo; one that has anybody in it is left alone. */
export async function fillDemoOnce(services: Services): Promise<void> {
  const [row] = await services.db.select({ people: count() }).from(users)
  if (row?.people === 0) await addDemoAccounts(services)
}
