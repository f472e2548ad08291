import 'temporal-polyfill/global'
import { addDemoAccounts, DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import { systemClock } from '#server/ports/clock.ts'
import { run } from '#server/run.ts'
import { readSettings } from '#server/settings.ts'
import { addPlace } from './bookingWorld.ts'

/**
 * The product's server as a process of its own, without the pages, with the demo accounts and three hotels of three kinds of
 * rooms. Made to be killed; it ends by itself when who started it is gone.
 */
process.stdin.resume().once('end', () => process.exit())
await run({
  settings: readSettings({ HOST: '127.0.0.1', ...process.env }),
  clock: systemClock,
  checkAnswers: true,
  add: async () => undefined,
  fill: async ({ services }) => {
    const { db } = services
    const [place] = await db.select({ id: resorts.id }).from(resorts).limit(1)
    if (place) return
    await addDemoAccounts(services)
    for (let number = 0; number < 3; number++)
      await addPlace(db, { units: [2, 3, 5], hostId: DEMO_ACCOUNTS.host.id })
  },
})
