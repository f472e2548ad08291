import { asc, inArray } from 'drizzle-orm'
import type { RoomRates } from '#contract/shapes/resort.ts'
import type { Database } from '#server/db/client.ts'
import type { Lookups } from '#server/modules/lookups/lookups.ts'
import { NightTable } from './nightTable.ts'
import { ratesOf } from './rates.ts'
import {
  hostProfiles,
  resorts,
  resortServiceLinks,
  roomBenefitLinks,
  roomNightPrices,
  rooms,
  roomSeasons,
} from './tables.ts'

export type CatalogueRoom = {
  row: typeof rooms.$inferSelect
  rates: RoomRates
  benefitIds: number[]
  /** What each night costs. */
  prices: NightTable
}
export type CatalogueResort = {
  row: typeof resorts.$inferSelect
  host: typeof hostProfiles.$inferSelect | null
  serviceIds: number[]
  rooms: CatalogueRoom[]
  /** Means of the published reviews, one decimal; 0 without any. `rate` is the mean of the three. */
  rates: { clean: number; convenient: number; service: number; rate: number }
}
/**
 * Everything public about places to stay, as it stands on `today`. `revision` grows with every change of a place;
 * `changedSince` an earlier one says which places are not as they were, or null where that is forgotten.
 */
export type Catalogue = {
  today: string
  revision: number
  changedSince: (revision: number) => ReadonlySet<string> | null
  lookups: Lookups
  resorts: ReadonlyMap<string, CatalogueResort>
  byArea: ReadonlyMap<number, readonly CatalogueResort[]>
}

const tenth = (sum: number, count: number) => (count === 0 ? 0 : Math.round((sum / count) * 10) / 10)

function ratesFrom(row: typeof resorts.$inferSelect): CatalogueResort['rates'] {
  const { cleanSum, convenientSum, serviceSum, reviewCount } = row
  return {
    clean: tenth(cleanSum, reviewCount),
    convenient: tenth(convenientSum, reviewCount),
    service: tenth(serviceSum, reviewCount),
    rate: tenth(cleanSum + convenientSum + serviceSum, reviewCount * 3),
  }
}

function gathered<Row, Key, Value>(
  rows: readonly Row[],
  key: (row: Row) => Key,
  value: (row: Row) => Value,
): Map<Key, Value[]> {
  const map = new Map<Key, Value[]>()
  for (const row of rows) {
    const list = map.get(key(row))
    if (list) list.push(value(row))
    else map.set(key(row), [value(row)])
  }
  return map
}

/** Some places with all that is public about them, in the order of their ids. */
export async function readPlaces(db: Database, ids: readonly string[]): Promise<CatalogueResort[]> {
  const rows = await db
    .select()
    .from(resorts)
    .where(inArray(resorts.id, [...ids]))
    .orderBy(asc(resorts.id))
  if (rows.length === 0) return []
  const of = rows.map(({ id }) => id)
  const hostIds = [...new Set(rows.map(({ hostId }) => hostId))]
  const hosts = await db.select().from(hostProfiles).where(inArray(hostProfiles.hostId, hostIds))
  const services = gathered(
    await db
      .select()
      .from(resortServiceLinks)
      .where(inArray(resortServiceLinks.resortId, of))
      .orderBy(asc(resortServiceLinks.serviceId)),
    (link) => link.resortId,
    (link) => link.serviceId,
  )
  const benefits = gathered(
    await db
      .select()
      .from(roomBenefitLinks)
      .where(inArray(roomBenefitLinks.resortId, of))
      .orderBy(asc(roomBenefitLinks.benefitId)),
    (link) => link.roomId,
    (link) => link.benefitId,
  )
  const seasons = gathered(
    await db
      .select()
      .from(roomSeasons)
      .where(inArray(roomSeasons.resortId, of))
      .orderBy(asc(roomSeasons.position)),
    (season) => season.roomId,
    (season) => season,
  )
  const nights = gathered(
    await db.select().from(roomNightPrices).where(inArray(roomNightPrices.resortId, of)),
    (night) => night.roomId,
    (night) => night,
  )
  const roomsOf = gathered(
    await db
      .select()
      .from(rooms)
      .where(inArray(rooms.resortId, of))
      .orderBy(asc(rooms.position), asc(rooms.id)),
    (room) => room.resortId,
    (room): CatalogueRoom => {
      const rates = ratesOf(room, seasons.get(room.id) ?? [], nights.get(room.id) ?? [])
      return { row: room, rates, benefitIds: benefits.get(room.id) ?? [], prices: new NightTable(rates) }
    },
  )
  const hostOf = new Map(hosts.map((host) => [host.hostId, host]))
  return rows.map((row) => ({
    row,
    host: hostOf.get(row.hostId) ?? null,
    serviceIds: services.get(row.id) ?? [],
    rooms: roomsOf.get(row.id) ?? [],
    rates: ratesFrom(row),
  }))
}
