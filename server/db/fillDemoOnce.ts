import { count, eq } from 'drizzle-orm'
import { addDemoAccounts, DEMO_ACCOUNTS } from '#server/modules/accounts/accounts.ts'
import { users } from '#server/modules/accounts/tables.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import type { Services } from '#server/services.ts'

/**
 * Fills an empty database with the demo: the accounts, then everything else, each in one transaction, so that a start that
 * was interrupted is made good by the next. A database with people of its own or with places is left alone.
 */
export async function fillDemoOnce(services: Services): Promise<void> {
  const { db } = services
  const [people] = await db.select({ number: count() }).from(users)
  if (people?.number === 0) await addDemoAccounts(services)
  const [guest] = await db.select({ id: users.id }).from(users).where(eq(users.id, DEMO_ACCOUNTS.guest.id))
  const [places] = await db.select({ number: count() }).from(resorts)
  if (!guest || places?.number !== 0) return
  const { fillDemo } = await import('./demo/demo.ts')
  await fillDemo(services)
}
