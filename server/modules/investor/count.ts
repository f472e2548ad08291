import { eq, gt, inArray, max, min, or, sql } from 'drizzle-orm'
import { ZONE } from '#contract/nights.ts'
import type { AreaMonth } from '#contract/shapes/investor.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { OfAreaMonth } from '#server/db/placesByArea.ts'
import { fromReplica } from '#server/db/replica.ts'
import { snapshot, transact } from '#server/db/transact.ts'
import { soldStays } from '#server/modules/bookings/bookings.ts'
import { closedUnits, nightsKeptFrom } from '#server/modules/inventory/inventory.ts'
import { earnedIn } from '#server/modules/payouts/payouts.ts'
import type { Catalogue } from '#server/modules/resorts/resorts.ts'
import type { Services } from '#server/services.ts'
import { daysOf, nightsBetween, yearsAround } from './rules.ts'
import { areaMonths } from './tables.ts'

/** The places are read once for all of a node, on the lines of its calls. */
export type MonthsWorld = Pick<Services, 'db' | 'clock'> & { catalogue: () => Promise<Catalogue> }

const beginOf = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(ZONE).toInstant()

/** Adds these months up from what was sold, offered and earned, all of it as it is at one moment; every area has every month. */
async function added(
  db: Database,
  { lookups, resorts }: Catalogue,
  months: readonly string[],
): Promise<AreaMonth[]> {
  const spans = months.map((month) => ({ month, ...daysOf(month) }))
  const days = { from: spans[0]?.from ?? '', to: spans.at(-1)?.to ?? '' }
  const cells = new Map<string, AreaMonth>()
  for (const areaId of lookups.areas.keys())
    for (const month of months)
      cells.set(`${areaId} ${month}`, { areaId, month, sold: 0, offered: 0, revenue: 0 })
  const add = (what: 'sold' | 'offered' | 'revenue', { areaId, month, amount }: OfAreaMonth) => {
    const cell = cells.get(`${areaId} ${month}`)
    if (cell) cell[what] = Math.max(0, cell[what] + amount)
  }
  const all = [...resorts.values()]
  const places = {
    resortIds: all.map(({ row }) => row.id),
    areaIds: all.map(({ row }) => row.projectAreaId),
  }
  for (const { row, rooms } of all) {
    const units = rooms.reduce((sum, room) => sum + room.row.units, 0)
    for (const { month, days: nights } of spans)
      add('offered', { areaId: row.projectAreaId, month, amount: units * nights })
  }
  await snapshot(db, async (tx) => {
    for (const closed of await closedUnits(tx, places, days))
      add('offered', { ...closed, amount: -closed.amount })
    for (const { areaId, units, ...stay } of await soldStays(tx, places, days))
      for (const span of spans)
        add('sold', { areaId, month: span.month, amount: units * nightsBetween(span, stay) })
    const between = { from: beginOf(days.from), to: beginOf(days.to) }
    for (const earned of await earnedIn(tx, places, between)) add('revenue', earned)
  })
  return [...cells.values()]
}

const EVERY = { minutes: 15 }

/**
 * Counts the months that change, and once a day those of before, a year at a time, as a job. Over a million bookings of a year
 * it is some seconds of the database's work.
 */
export async function countMonths({
  db,
  clock,
  catalogue,
}: MonthsWorld): Promise<{ again: Temporal.Instant }> {
  const now = clock.now()
  const known = await catalogue()
  const { changing, settled } = yearsAround(now)
  const today = now.toZonedDateTimeISO(ZONE).startOfDay().toInstant()
  const keptFrom = nightsKeptFrom(now)
  for (const all of [changing, ...settled]) {
    const counted = new Map(
      (
        await db
          .select({ month: areaMonths.month, countedAt: min(areaMonths.countedAt) })
          .from(areaMonths)
          .where(inArray(areaMonths.month, all))
          .groupBy(areaMonths.month)
      ).map(({ month, countedAt }) => [month, countedAt]),
    )
    // Every node that starts asks for this at once: what another one counted just now is as good.
    const due = all === changing ? now.subtract(EVERY) : today
    const months = all.filter((month) => {
      const at = counted.get(month)
      // Nights of longer ago are gone: their months stay as they were counted.
      return at == null || (daysOf(month).from >= keptFrom && Temporal.Instant.compare(at, due) <= 0)
    })
    if (months.length === 0) continue
    const cells = await fromReplica(db, (from) => added(from, known, months))
    // Nothing to stay in yet.
    if (cells.length === 0) continue
    await transact(db, (tx) =>
      tx
        .insert(areaMonths)
        .values(cells.map((cell) => ({ ...cell, countedAt: now })))
        .onConflictDoUpdate({
          target: [areaMonths.month, areaMonths.areaId],
          set: {
            sold: sql`excluded.sold`,
            offered: sql`excluded.offered`,
            revenue: sql`excluded.revenue`,
            countedAt: sql`excluded.counted_at`,
          },
        }),
    )
  }
  return { again: now.add(EVERY) }
}

/** When this month was counted last; null when it never was. */
export async function lastCounted(db: Database, month: string): Promise<Temporal.Instant | null> {
  const [last] = await db
    .select({ countedAt: max(areaMonths.countedAt) })
    .from(areaMonths)
    .where(eq(areaMonths.month, month))
  return last?.countedAt ?? null
}

/** The areas in which anything was ever sold, each one use: without its name nobody could read what it earned. */
export const soldInAreas = (db: Database | Transaction) =>
  db
    .selectDistinct({ id: areaMonths.areaId, uses: sql<number>`1` })
    .from(areaMonths)
    .where(or(gt(areaMonths.sold, 0), gt(areaMonths.revenue, 0)))

/** These months as they were counted last; one in which nothing can have been sold is not among them. */
export const countedMonths = (db: Database, months: readonly string[]): Promise<AreaMonth[]> =>
  db
    .select({
      areaId: areaMonths.areaId,
      month: areaMonths.month,
      sold: areaMonths.sold,
      offered: areaMonths.offered,
      revenue: areaMonths.revenue,
    })
    .from(areaMonths)
    .where(inArray(areaMonths.month, [...months]))
