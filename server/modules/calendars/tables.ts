import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CalendarProblem } from '#contract/shapes/calendar.ts'
import { instant } from '#server/db/instant.ts'

/**
 * Where the taken nights of a room can be read by other sites; `scope_id` is the room's id, or the resort's for all its rooms.
 * Whoever knows the token reads the nights, and nothing else, so it is kept as it is for the host to copy again.
 */
export const calendarShares = pgTable(
  'calendar_shares',
  {
    resortId: uuid('resort_id').notNull(),
    scopeId: uuid('scope_id').notNull(),
    token: text().notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resortId, table.scopeId] })],
)

/** A calendar of another site that a room follows. `problem`: why it could not be read last time; null when it was. */
export const calendarImports = pgTable(
  'calendar_imports',
  {
    resortId: uuid('resort_id').notNull(),
    id: uuid().notNull(),
    roomId: uuid('room_id').notNull(),
    name: text().notNull(),
    address: text().notNull(),
    createdAt: instant('created_at').notNull(),
    triedAt: instant('tried_at'),
    readAt: instant('read_at'),
    problem: text().$type<CalendarProblem>(),
    /** Entries that could not be understood. */
    skipped: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.resortId, table.id] }), index('calendar_imports_id').on(table.id)],
)

/** The nights that an import closes; they are counted once each in `room_nights.elsewhere`. */
export const calendarImportNights = pgTable(
  'calendar_import_nights',
  {
    resortId: uuid('resort_id').notNull(),
    importId: uuid('import_id').notNull(),
    night: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.resortId, table.importId, table.night] })],
)
