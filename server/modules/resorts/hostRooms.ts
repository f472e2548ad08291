import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { RoomRates } from '#contract/shapes/resort.ts'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { ratesOf } from './rates.ts'
import { hostProfiles, resorts, roomNightPrices, rooms, roomSeasons } from './tables.ts'

export type HostResort = { row: typeof resorts.$inferSelect; rooms: (typeof rooms.$inferSelect)[] }

/** A host's places with their rooms. */
export async function placesOfHost(db: Database | Transaction, hostId: string): Promise<HostResort[]> {
  const mine = await db.select().from(resorts).where(eq(resorts.hostId, hostId)).orderBy(asc(resorts.id))
  if (mine.length === 0) return []
  const all = await db
    .select()
    .from(rooms)
    .where(
      inArray(
        rooms.resortId,
        mine.map(({ id }) => id),
      ),
    )
    .orderBy(asc(rooms.position), asc(rooms.id))
  return mine.map((row) => ({ row, rooms: all.filter(({ resortId }) => resortId === row.id) }))
}

/** A place of this host with its rooms; null when it is somebody else's or does not exist. */
export const resortOfHost = async (
  db: Database | Transaction,
  hostId: string,
  resortId: string,
): Promise<HostResort | null> =>
  (await placesOfHost(db, hostId)).find(({ row }) => row.id === resortId) ?? null

/** A place with its rooms, whoever's it is; null when there is none. */
export async function resortById(db: Database | Transaction, id: string): Promise<HostResort | null> {
  const [row] = await db.select().from(resorts).where(eq(resorts.id, id))
  if (!row) return null
  const all = await db
    .select()
    .from(rooms)
    .where(eq(rooms.resortId, id))
    .orderBy(asc(rooms.position), asc(rooms.id))
  return { row, rooms: all }
}

/** The rates of rooms, by their id, with the host's own prices for single nights. */
export async function ratesOfRooms(
  db: Database | Transaction,
  of: readonly (typeof rooms.$inferSelect)[],
): Promise<ReadonlyMap<string, RoomRates>> {
  const ids = of.map(({ id }) => id)
  const resortIds = [...new Set(of.map(({ resortId }) => resortId))]
  const seasons = await db
    .select()
    .from(roomSeasons)
    .where(and(among(roomSeasons.resortId, resortIds), among(roomSeasons.roomId, ids)))
    .orderBy(asc(roomSeasons.position))
  const nights = await db
    .select()
    .from(roomNightPrices)
    .where(and(among(roomNightPrices.resortId, resortIds), among(roomNightPrices.roomId, ids)))
  const mine = <Row extends { roomId: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ roomId }) => roomId === id)
  return new Map(of.map((room) => [room.id, ratesOf(room, mine(seasons, room.id), mine(nights, room.id))]))
}

export type PricedNight = { resortId: string; roomId: string; night: string }

/** Sets a host's own price (VND) for single nights, or takes it away (null). */
export async function setNightPrices(
  tx: Transaction,
  nights: readonly PricedNight[],
  price: number | null,
): Promise<void> {
  for (let first = 0; first < nights.length; first += 500) {
    const part = nights.slice(first, first + 500)
    if (price !== null) {
      await tx
        .insert(roomNightPrices)
        .values(part.map((night) => ({ ...night, price })))
        .onConflictDoUpdate({
          target: [roomNightPrices.resortId, roomNightPrices.roomId, roomNightPrices.night],
          set: { price },
        })
      continue
    }
    for (const { resortId, roomId, night } of part)
      await tx
        .delete(roomNightPrices)
        .where(
          and(
            eq(roomNightPrices.resortId, resortId),
            eq(roomNightPrices.roomId, roomId),
            eq(roomNightPrices.night, night),
          ),
        )
  }
  await raiseCatalogueVersion(tx)
}

/** Adds the marks of reviews to a resort's averages; `count` less than nothing takes one out. */
export async function addMarks(
  tx: Transaction,
  resortId: string,
  marks: { clean: number; convenient: number; service: number; count: number },
): Promise<void> {
  await tx
    .update(resorts)
    .set({
      cleanSum: sql`${resorts.cleanSum} + ${marks.clean}`,
      convenientSum: sql`${resorts.convenientSum} + ${marks.convenient}`,
      serviceSum: sql`${resorts.serviceSum} + ${marks.service}`,
      reviewCount: sql`${resorts.reviewCount} + ${marks.count}`,
    })
    .where(eq(resorts.id, resortId))
  await raiseCatalogueVersion(tx)
}

/** The public side of several hosts. */
export const hostsById = (
  db: Database | Transaction,
  ids: readonly string[],
): Promise<(typeof hostProfiles.$inferSelect)[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.select().from(hostProfiles).where(among(hostProfiles.hostId, ids))
