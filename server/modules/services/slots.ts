import { and, asc, eq, gt, gte, lte, or, sql } from 'drizzle-orm'
import { dayAt, momentAt, ZONE } from '#contract/nights.ts'
import type { Slot } from '#contract/shapes/service.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { serviceSlots, type SlotRow } from './tables.ts'

/** Which start of which service. */
export type SlotKey = { serviceId: string; date: string; time: string }

const LEFT = sql<number>`${serviceSlots.capacity} - ${serviceSlots.sold}`.mapWith(Number)
const at = ({ serviceId, date, time }: SlotKey) =>
  and(eq(serviceSlots.serviceId, serviceId), eq(serviceSlots.date, date), eq(serviceSlots.time, time))

/** Slots that have not begun: those of later days, and today's later ones. */
function notBegun(now: Temporal.Instant) {
  const { hour, minute } = now.toZonedDateTimeISO(ZONE)
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  const today = dayAt(now)
  return or(gt(serviceSlots.date, today), and(eq(serviceSlots.date, today), gt(serviceSlots.time, time)))
}

export const hasBegun = ({ date, time }: Pick<SlotKey, 'date' | 'time'>, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, momentAt(date, time)) >= 0

/** A service's slots of some days, both included, that have not begun. */
export async function slotsOf(
  db: Database | Transaction,
  range: { serviceId: string; from: string; to: string; atLeast?: number; limit?: number },
  now: Temporal.Instant,
): Promise<Slot[]> {
  const rows = db
    .select({
      date: serviceSlots.date,
      time: serviceSlots.time,
      endTime: serviceSlots.endTime,
      left: LEFT,
    })
    .from(serviceSlots)
    .where(
      and(
        eq(serviceSlots.serviceId, range.serviceId),
        gte(serviceSlots.date, range.from),
        lte(serviceSlots.date, range.to),
        range.atLeast === undefined ? undefined : sql`${LEFT} >= ${range.atLeast}`,
        notBegun(now),
      ),
    )
    .orderBy(asc(serviceSlots.date), asc(serviceSlots.time))
  return range.limit === undefined ? rows : rows.limit(range.limit)
}

/** One slot; null when there is none at that time. */
export async function slotAt(db: Database | Transaction, key: SlotKey): Promise<SlotRow | null> {
  const [row] = await db.select().from(serviceSlots).where(at(key))
  return row ?? null
}

/** How many tickets every service has left on a day, in slots that have not begun. Services without any are not in it. */
export async function leftOnDay(
  db: Database,
  date: string,
  now: Temporal.Instant,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ serviceId: serviceSlots.serviceId, left: sql<number>`sum(${LEFT})`.mapWith(Number) })
    .from(serviceSlots)
    .where(and(eq(serviceSlots.date, date), notBegun(now)))
    .groupBy(serviceSlots.serviceId)
  return new Map(rows.filter(({ left }) => left > 0).map(({ serviceId, left }) => [serviceId, left]))
}

/** Takes tickets out of a slot; false when there are not so many. One statement, so that nobody is between look and take. */
export async function takeTickets(tx: Transaction, key: SlotKey, quantity: number): Promise<boolean> {
  const taken = await tx
    .update(serviceSlots)
    .set({ sold: sql`${serviceSlots.sold} + ${quantity}` })
    .where(and(at(key), sql`${serviceSlots.sold} + ${quantity} <= ${serviceSlots.capacity}`))
    .returning({ sold: serviceSlots.sold })
  return taken.length > 0
}

/** Gives tickets back to their slot. */
export async function giveTicketsBack(tx: Transaction, key: SlotKey, quantity: number): Promise<void> {
  await tx
    .update(serviceSlots)
    .set({ sold: sql`${serviceSlots.sold} - ${quantity}` })
    .where(at(key))
}
