import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { LEFT } from './left.ts'
import { SoldOut } from './soldOut.ts'
import { roomNights } from './tables.ts'
import { giveBack, takeRows, taking } from './takeRows.ts'

/** Units of a room in single nights: what a changed stay needs beyond the old one. */
export type NightUnits = { roomId: string; night: string; count: number; units: number }

const inOrder = (nights: readonly NightUnits[]) =>
  nights.toSorted((a, b) =>
    a.roomId === b.roomId ? (a.night < b.night ? -1 : 1) : a.roomId < b.roomId ? -1 : 1,
  )

/** As `takeNights`, for single nights. */
export async function takeSome(
  tx: Transaction,
  resortId: string,
  nights: readonly NightUnits[],
): Promise<void> {
  if (nights.length === 0) return
  if (nights.some(({ count, units }) => count > units)) throw new SoldOut()
  const list = sql.join(
    nights.map(
      ({ roomId, night, count, units }) =>
        sql`(${resortId}::uuid, ${roomId}::uuid, ${night}::date, ${units}::int, ${count}::int)`,
    ),
    sql`, `,
  )
  await takeRows(tx, taking(sql`values ${list}`), nights.length)
}

/** Gives single nights back. */
export async function releaseSome(
  tx: Transaction,
  resortId: string,
  nights: readonly NightUnits[],
): Promise<void> {
  if (nights.length === 0) return
  const list = nights.map(({ roomId, night, count }) => sql`(${roomId}::uuid, ${night}::date, ${count}::int)`)
  await giveBack(tx, resortId, sql`values ${sql.join(list, sql`, `)}`)
}

/** Whether single nights can be taken now. Only a look: {@link takeSome} decides. */
export async function someAreFree(
  db: Database | Transaction,
  resortId: string,
  nights: readonly NightUnits[],
): Promise<boolean> {
  if (nights.length === 0) return true
  const days = nights.map(({ night }) => night).toSorted()
  const rows = await db
    .select({
      roomId: roomNights.roomId,
      night: roomNights.night,
      left: sql<number>`${LEFT}`.mapWith(Number),
    })
    .from(roomNights)
    .where(
      and(
        eq(roomNights.resortId, resortId),
        gte(roomNights.night, days[0] ?? ''),
        sql`${roomNights.night} <= ${days.at(-1) ?? ''}::date`,
        inArray(roomNights.roomId, [...new Set(nights.map(({ roomId }) => roomId))]),
      ),
    )
  const left = new Map(rows.map((row) => [`${row.roomId} ${row.night}`, row.left]))
  return nights.every(({ roomId, night, count, units }) => count <= (left.get(`${roomId} ${night}`) ?? units))
}

/** Opens or closes nights of rooms; stays that are booked stand. */
export async function setClosed(
  tx: Transaction,
  resortId: string,
  nights: readonly Omit<NightUnits, 'count'>[],
  closed: boolean,
): Promise<void> {
  const rows = inOrder(nights.map((night) => ({ ...night, count: 0 })))
  for (let first = 0; first < rows.length; first += 500)
    await tx
      .insert(roomNights)
      .values(
        rows
          .slice(first, first + 500)
          .map(({ roomId, night, units }) => ({ resortId, roomId, night, units, taken: 0, closed })),
      )
      .onConflictDoUpdate({
        target: [roomNights.resortId, roomNights.roomId, roomNights.night],
        set: { closed },
      })
}
