import { eq } from 'drizzle-orm'
import { addDemoAccounts, DEMO_ACCOUNTS } from '#server/modules/accounts/accounts.ts'
import { users } from '#server/modules/accounts/tables.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import type { Services } from '#server/services.ts'
import { fillDemo } from './demo/demo.ts'
import { isDuplicate } from './transact.ts'

/** Fills; when another process was faster with the same rows they are there, and a mistake of the demo itself is not hidden. */
async function unlessThere(fill: Promise<void>, isThere: () => Promise<boolean>): Promise<void> {
  await fill.catch(async (error: unknown) => {
    if (!isDuplicate(error) || !(await isThere())) throw error
  })
}

/**
 * Fills a database without places with the demo, and adds the demo accounts where they are missing. Each is one transaction, so
 * a start that was cut off is made good by the next. Says whether there was something to do.
 */
export async function fillDemoOnce(services: Services): Promise<boolean> {
  const { db } = services
  const hasPlaces = async () => (await db.select({ id: resorts.id }).from(resorts).limit(1)).length > 0
  const hasAccounts = async () =>
    (await db.select({ id: users.id }).from(users).where(eq(users.id, DEMO_ACCOUNTS.guest.id))).length > 0
  const places = await hasPlaces()
  if (!places) await unlessThere(fillDemo(services), hasPlaces)
  const accounts = await hasAccounts()
  if (!accounts) await unlessThere(addDemoAccounts(services), hasAccounts)
  return !places || !accounts
}
