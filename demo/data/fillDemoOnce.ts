import { eq } from 'drizzle-orm'
import { addDemoAccounts, DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { users } from '#server/modules/accounts/tables.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import type { Services } from '#server/services.ts'
import { fillDemo } from './demo.ts'

/** What a start says of it. */
export const WELCOME = `Demo accounts, password ${DEMO_PASSWORD}: ${Object.values(DEMO_ACCOUNTS)
  .map(({ email }) => email)
  .join(', ')}`

/**
 * Fills a database without places with the demo, and adds the demo accounts where they are missing. Each is one transaction, so
 * a start that was cut off is made good by the next. One process at a time.
 */
export async function fillDemoOnce(services: Services): Promise<void> {
  const { db } = services
  const [place] = await db.select({ id: resorts.id }).from(resorts).limit(1)
  if (!place) await fillDemo(services)
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.id, DEMO_ACCOUNTS.guest.id))
  if (!account) await addDemoAccounts(services)
}
