import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { CalendarImport, PlaceCalendars } from '#contract/shapes/calendar.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { takenNights } from '#server/modules/inventory/inventory.ts'
import type { HostResort } from '#server/modules/resorts/resorts.ts'
import { daysAhead } from './reading.ts'
import { pathOf } from './shares.ts'
import { calendarImportNights, calendarImports, calendarShares } from './tables.ts'

/** What a place shares and follows, as its host sees it. */
export async function calendarsOf(
  db: Database | Transaction,
  { row, rooms }: HostResort,
  now: Temporal.Instant,
): Promise<PlaceCalendars> {
  const resortId = row.id
  const range = daysAhead(now)
  const shares = await db.select().from(calendarShares).where(eq(calendarShares.resortId, resortId))
  const pathAt = (scopeId: string) => {
    const found = shares.find((share) => share.scopeId === scopeId)
    return found ? pathOf(found.token) : null
  }
  const imports = await db
    .select()
    .from(calendarImports)
    .where(eq(calendarImports.resortId, resortId))
    .orderBy(asc(calendarImports.id))
  const nights = imports.length
    ? await db
        .select()
        .from(calendarImportNights)
        .where(
          and(
            eq(calendarImportNights.resortId, resortId),
            inArray(
              calendarImportNights.importId,
              imports.map(({ id }) => id),
            ),
            gte(calendarImportNights.night, range.from),
          ),
        )
    : []
  const sold = new Set(
    (imports.length ? await takenNights(db, { resortId, ...range }) : [])
      .filter(({ taken, units }) => taken >= units)
      .map(({ roomId, night }) => `${roomId} ${night}`),
  )
  return {
    resortId,
    shares: [
      ...(rooms.length > 1 ? [{ roomId: null, path: pathAt(resortId) }] : []),
      ...rooms.map(({ id }) => ({ roomId: id, path: pathAt(id) })),
    ],
    imports: imports.map((one): CalendarImport => {
      const mine = nights.filter(({ importId }) => importId === one.id).map(({ night }) => night)
      return {
        id: one.id,
        roomId: one.roomId,
        name: one.name,
        address: one.address,
        triedAt: one.triedAt?.toString() ?? null,
        readAt: one.readAt?.toString() ?? null,
        problem: one.problem,
        nights: mine.length,
        skipped: one.skipped,
        clashes: mine.filter((night) => sold.has(`${one.roomId} ${night}`)).toSorted(),
      }
    }),
  }
}
