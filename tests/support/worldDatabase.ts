import type { OpenDatabase } from '#server/db/client.ts'
import { fillWorld } from '#demo/world/world.ts'
import { settableClock } from '#server/ports/clock.ts'
import { copyOf, emptyTemplate, openNamed, template, withLine } from './database.ts'
import { DEMO_NOW } from './demoDatabase.ts'

/** What the small country of tests has: three villages, with a year of nights. */
export const SMALL_WORLD = { rooms: 2_700, nights: 365, bookings: 10_200 } as const

/** A small country of {@link DEMO_NOW} with its accounts, filled once for all tests that ask. */
export const openWorldDatabase = async (): Promise<OpenDatabase> =>
  copyOf(
    await template(
      'world',
      async (draft) => {
        // Its own lines rest while another one works.
        const { db, close } = await openNamed(draft, { lost: () => undefined })
        await withLine(draft, (line) => fillWorld({ db, clock: settableClock(DEMO_NOW) }, line, SMALL_WORLD))
        await close()
      },
      await emptyTemplate(),
    ),
  )
