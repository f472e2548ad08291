import * as z from 'zod/mini'
import { count, id, instant, plainDate, requiredLine } from './primitives.ts'

/** How many calendars of other sites one place may follow. */
export const CALENDAR_IMPORTS_MAX = 20

/** Why the calendar of another site could not be read last time. What it said before stays. */
const calendarProblem = z.enum(['ADDRESS', 'UNREACHABLE', 'TOO_LARGE', 'MALFORMED'])
export type CalendarProblem = z.infer<typeof calendarProblem>

/** A calendar of another site whose booked nights close ours. */
const calendarImport = z.object({
  id,
  roomId: id,
  name: z.string(),
  /** Where it is read; known to this host alone. */
  address: z.string(),
  /** When it was last tried, and last read. */
  triedAt: z.nullable(instant),
  readAt: z.nullable(instant),
  problem: z.nullable(calendarProblem),
  /** How many nights to come it closes, and how many of its entries could not be understood. */
  nights: count,
  skipped: count,
  /** Nights it closes although all of the room is sold here: one of the two guests may be without a bed. */
  clashes: z.array(plainDate),
})
export type CalendarImport = z.infer<typeof calendarImport>

/** What is shared of a place. `roomId` null: all its rooms. `path`: null where it is not shared; whoever knows it sees the nights. */
const calendarShare = z.object({ roomId: z.nullable(id), path: z.nullable(z.string()) })
export const placeCalendars = z.object({
  resortId: id,
  shares: z.array(calendarShare),
  imports: z.array(calendarImport),
})
export type PlaceCalendars = z.infer<typeof placeCalendars>

export const placeCalendarsRequest = z.object({ resort_id: id })
/** Without `room_id`: all rooms of the place in one calendar. */
export const shareCalendarRequest = z.object({ resort_id: id, room_id: z.optional(id) })
export const addCalendarRequest = z.object({
  resort_id: id,
  room_id: id,
  name: requiredLine(60),
  address: requiredLine(2000),
})
export const oneCalendarRequest = z.object({ resort_id: id, import_id: id })
