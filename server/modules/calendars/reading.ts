import { and, eq, inArray } from 'drizzle-orm'
import { dayAt } from '#contract/nights.ts'
import { MAX_DAYS_AHEAD } from '#contract/shapes/search.ts'
import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { closeElsewhere, openElsewhere, takenNights } from '#server/modules/inventory/inventory.ts'
import { DONE, type JobResult } from '#server/modules/jobs/jobs.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { addNotices, TARGETS } from '#server/modules/notices/notices.ts'
import { resortById } from '#server/modules/resorts/resorts.ts'
import type { CalendarReader, CalendarReading } from '#server/ports/calendar/calendar.ts'
import type { Services } from '#server/services.ts'
import { markOf } from './marks.ts'
import { calendarImportNights, calendarImports } from './tables.ts'

export type CalendarWorld = Services & { calendars: CalendarReader }
type Import = typeof calendarImports.$inferSelect

const READ_EVERY = { minutes: 30 }
const BATCH = 500

/** From today on, as far as bookings are open. */
export const daysAhead = (now: Temporal.Instant): { from: string; to: string } => {
  const from = dayAt(now)
  return { from, to: Temporal.PlainDate.from(from).add({ days: MAX_DAYS_AHEAD }).toString() }
}

/** The import as it stands, held until the transaction ends; null when it was taken away meanwhile. */
async function hold(tx: Transaction, id: string): Promise<Import | null> {
  const [row] = await tx.select().from(calendarImports).where(eq(calendarImports.id, id)).for('update')
  return row ?? null
}

const nightsOf = async (tx: Transaction, { resortId, id }: Import): Promise<string[]> =>
  (
    await tx
      .select({ night: calendarImportNights.night })
      .from(calendarImportNights)
      .where(and(eq(calendarImportNights.resortId, resortId), eq(calendarImportNights.importId, id)))
  ).map(({ night }) => night)

/** The import closes these nights and no others from now on. Says which are new. */
async function replaceNights(tx: Transaction, row: Import, nights: readonly string[]): Promise<string[]> {
  const before = new Set(await nightsOf(tx, row))
  const after = new Set(nights)
  const fresh = nights.filter((night) => !before.has(night))
  const gone = [...before].filter((night) => !after.has(night))
  const { resortId, id: importId, roomId } = row
  const resort = await resortById(tx, resortId)
  const units = resort?.rooms.find(({ id }) => id === roomId)?.units ?? 1
  await closeElsewhere(tx, { resortId, roomId, units }, fresh)
  await openElsewhere(tx, { resortId, roomId }, gone)
  for (let first = 0; first < fresh.length; first += BATCH)
    await tx
      .insert(calendarImportNights)
      .values(fresh.slice(first, first + BATCH).map((night) => ({ resortId, importId, night })))
  for (let first = 0; first < gone.length; first += BATCH)
    await tx
      .delete(calendarImportNights)
      .where(
        and(
          eq(calendarImportNights.resortId, resortId),
          eq(calendarImportNights.importId, importId),
          inArray(calendarImportNights.night, gone.slice(first, first + BATCH)),
        ),
      )
  if (fresh.length + gone.length > 0) await raiseCatalogueVersion(tx)
  return fresh
}

/** Which of these nights are sold out here by ourselves: two guests for one bed. */
async function clashing(tx: Transaction, row: Import, nights: readonly string[]): Promise<string[]> {
  const sorted = nights.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return []
  const to = Temporal.PlainDate.from(last).add({ days: 1 }).toString()
  const wanted = new Set(nights)
  return (await takenNights(tx, { resortId: row.resortId, from: first, to }))
    .filter(({ roomId, night, taken, units }) => roomId === row.roomId && wanted.has(night) && taken >= units)
    .map(({ night }) => night)
    .toSorted()
}

async function tellOfClash(tx: Transaction, row: Import, nights: readonly string[], now: Temporal.Instant) {
  const resort = await resortById(tx, row.resortId)
  const [day] = nights
  if (!resort || day === undefined) return
  await addNotices(tx, [
    {
      userId: resort.row.hostId,
      target: TARGETS.RESORT,
      ref: row.resortId,
      kind: 'host.calendarClash',
      params: { place: resort.row.name.vi, calendar: row.name, day, nights: nights.length },
      createdAt: now,
    },
  ])
}

/** What came of reading becomes true. Without a good answer what was closed stays closed: a broken line opens no night. */
async function apply(world: CalendarWorld, id: string, reading: CalendarReading): Promise<void> {
  const now = world.clock.now()
  await transact(world.db, async (tx) => {
    const row = await hold(tx, id)
    if (!row) return
    if (reading.kind === 'read') {
      const fresh = await replaceNights(tx, row, reading.nights)
      const clashes = await clashing(tx, row, fresh)
      if (clashes.length > 0) await tellOfClash(tx, row, clashes, now)
    }
    await tx
      .update(calendarImports)
      .set(
        reading.kind === 'read'
          ? { triedAt: now, readAt: now, problem: null, skipped: reading.skipped }
          : { triedAt: now, problem: reading.problem },
      )
      .where(eq(calendarImports.id, id))
  })
}

/** Reads an import now. The network is asked outside of any transaction. */
export async function readImport(world: CalendarWorld, id: string): Promise<boolean> {
  const [row] = await world.db.select().from(calendarImports).where(eq(calendarImports.id, id))
  if (!row) return false
  const wish = { ...daysAhead(world.clock.now()), own: markOf(row.roomId) }
  await apply(world, id, await world.calendars.read(row.address, wish))
  return true
}

/** Follows an import no longer; only what it alone closed opens. */
export async function removeImport(tx: Transaction, id: string): Promise<void> {
  const row = await hold(tx, id)
  if (!row) return
  await replaceNights(tx, row, [])
  await tx
    .delete(calendarImports)
    .where(and(eq(calendarImports.resortId, row.resortId), eq(calendarImports.id, id)))
}

/** Reads every import each half hour, for as long as it is there. */
export const calendarJobs = (world: CalendarWorld) => ({
  readCalendar: async (id: string): Promise<JobResult> =>
    (await readImport(world, id)) ? { again: world.clock.now().add(READ_EVERY) } : DONE,
})
