import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

/** The name of the check that a night is never sold more often than there are units. */
export const WITHIN_UNITS = 'room_nights_within_units'

/**
 * How many units of a room are taken in a night. A night without a row is all free. `units` is how many could be sold that
 * night, written with the first booking. Rows are always touched in the order of the primary key, so that no two
 * transactions wait for each other; the check is the last guard against selling a night twice.
 */
export const roomNights = pgTable(
  'room_nights',
  {
    resortId: uuid('resort_id').notNull(),
    roomId: uuid('room_id').notNull(),
    night: date('night', { mode: 'string' }).notNull(),
    units: integer('units').notNull(),
    taken: integer('taken').notNull(),
    /** The host sells nothing more of this night; who has it keeps it. */
    closed: boolean('closed').notNull().default(false),
    /** How many calendars of other sites have somebody in this night; while there is one nothing more is sold of it here. */
    elsewhere: integer('elsewhere').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.resortId, table.roomId, table.night] }),
    index('room_nights_by_night').on(table.night),
    index('room_nights_closed')
      .on(table.night)
      .where(sql`${table.closed}`),
    check(WITHIN_UNITS, sql`${table.taken} between 0 and ${table.units}`),
  ],
)
