import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/** The number of a transaction, which grows for ever; as text in the program. */
const transactionNumber = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' })

/** What changed: a place with its rooms, prices and words, or nights of one of its rooms. */
export type ChangeKind = 'place' | 'nights'

/**
 * What changed of places and their nights, in the transaction that changed it, for whoever keeps a copy in memory. Triggers
 * write it (migration 0036), so that no statement of any build forgets to. A row says what to read anew, not what it is now.
 * Who reads from position p reads all with `transaction_id >= p`, and goes on at the oldest transaction that was open at that
 * moment: nothing that commits late is passed over. Rows go after an hour; {@link placeChangesCut} says how far.
 */
export const placeChanges = pgTable(
  'place_changes',
  {
    transactionId: transactionNumber('transaction_id')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    number: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    kind: text().$type<ChangeKind>().notNull(),
    resortId: uuid('resort_id').notNull(),
    /** Of nights: whose, and from the first to the last of them. */
    roomId: uuid('room_id'),
    firstNight: date('first_night', { mode: 'string' }),
    lastNight: date('last_night', { mode: 'string' }),
    at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.number] }),
    index('place_changes_by_time').on(table.at),
  ],
)

/** One row: everything up to this transaction may be gone from {@link placeChanges}. */
export const placeChangesCut = pgTable('place_changes_cut', {
  id: integer().primaryKey(),
  through: transactionNumber().notNull(),
})
