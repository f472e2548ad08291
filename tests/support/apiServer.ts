import 'temporal-polyfill/global'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/client.ts'
import { addDemoAccounts, DEMO_ACCOUNTS } from '#server/modules/accounts/accounts.ts'
import { releaseClaims } from '#server/modules/idempotency/idempotency.ts'
import { startJobs } from '#server/modules/jobs/jobs.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import { systemClock } from '#server/ports/clock.ts'
import { readSettings } from '#server/settings.ts'
import { addPlace } from './bookingWorld.ts'

/**
 * The product's server as a process of its own, without the pages: database, calls and jobs as `server/main.ts` puts them
 * together, with the demo accounts and three hotels of three kinds of rooms. Made to be killed; it ends by
 * itself when who started it is gone.
 */
process.stdin.resume().once('end', () => process.exit())
const settings = readSettings(process.env)
const { db } = await openDatabase(settings, (error) => console.error(error.message))
const { app, services, wired } = await buildApp({
  db,
  clock: systemClock,
  settings,
  checkAnswers: true,
  isClosing: () => false,
})
if (settings.databaseUrl === null) await releaseClaims(db)
const [place] = await db.select({ id: resorts.id }).from(resorts).limit(1)
if (!place) {
  await addDemoAccounts(services)
  for (let number = 0; number < 3; number++)
    await addPlace(db, { units: [2, 3, 5], hostId: DEMO_ACCOUNTS.host.id })
}
await wired.planStanding()
startJobs(wired.jobs)
await app.listen({ port: settings.port, host: '127.0.0.1' })
