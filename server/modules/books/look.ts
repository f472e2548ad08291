import type { Database, Transaction } from '#server/db/client.ts'
import { snapshot } from '#server/db/transact.ts'
import { settledSince } from '#server/modules/attempts/attempts.ts'
import { staysTouched } from '#server/modules/bookings/bookings.ts'
import { knownDifferences, postedSince } from '#server/modules/ledger/ledger.ts'
import { ticketsTouched } from '#server/modules/tickets/tickets.ts'
import { heardSince } from '#server/modules/transfers/transfers.ts'
import { BATCH, checkPage, SOURCES, type Difference } from './page.ts'

/**
 * How far back a look reaches behind the one before it: a moment is written before its transaction ends, and by the clock of
 * its own node. What took longer is found at night.
 */
const OVERLAP = { minutes: 10 }

/** Bookings to whose money something may have happened since a moment, and those that differed the last time. */
async function touched(tx: Transaction, since: Temporal.Instant): Promise<string[]> {
  const found = [
    await postedSince(tx, since),
    await staysTouched(tx, since),
    await ticketsTouched(tx, since),
    await settledSince(tx, since),
    await heardSince(tx, since),
    await knownDifferences(tx),
  ]
  return [...new Set(found.flat().map(({ id }) => id))]
}

export type Look = { looked: string[]; differences: Difference[] }

/** Holds the books against the bookings that changed since the look before this one, all as they are at one moment. */
export const lookAtChanges = (db: Database, before: Temporal.Instant): Promise<Look> =>
  snapshot(db, async (tx) => {
    const looked = await touched(tx, before.subtract(OVERLAP))
    const differences: Difference[] = []
    for (let start = 0; start < looked.length; start += BATCH)
      for (const source of SOURCES)
        differences.push(
          ...(await checkPage(tx, await source(tx, { ids: looked.slice(start, start + BATCH) }))),
        )
    return { looked, differences }
  })
