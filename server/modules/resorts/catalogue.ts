import { asc, sql } from 'drizzle-orm'
import { among } from '#server/db/among.ts'
import type { Database } from '#server/db/client.ts'
import { eachNumber, numbersOf } from '#server/db/numbers.ts'
import { grouped } from '#server/grouped.ts'
import type { Lookups } from '#server/modules/lookups/lookups.ts'
import { NightTable } from './nightTable.ts'
import {
  hostProfiles,
  resorts,
  resortServiceLinks,
  roomBenefitLinks,
  roomNightPrices,
  rooms,
  roomSeasons,
} from './tables.ts'
import { KEPT_OF, type PlaceRow, type RoomRow } from './texts.ts'

export type CatalogueRoom = {
  row: RoomRow
  benefitIds: number[]
  /** What each night costs. */
  prices: NightTable
}
export type CatalogueResort = {
  row: PlaceRow
  host: typeof hostProfiles.$inferSelect | null
  serviceIds: number[]
  rooms: CatalogueRoom[]
  /** Means of the published reviews, one decimal; 0 without any. `rate` is the mean of the three. */
  rates: { clean: number; convenient: number; service: number; rate: number }
}
/** What is public about some places. */
export type Shown = { today: string; lookups: Lookups; resorts: ReadonlyMap<string, CatalogueResort> }
/**
 * Everything public about places to stay, as it stands on `today`. `revision` grows with every change of a place;
 * `changedSince` an earlier one says which places are not as they were, or null where that is forgotten.
 */
export type Catalogue = Shown & {
  revision: number
  changedSince: (revision: number) => ReadonlySet<string> | null
  byArea: ReadonlyMap<number, readonly CatalogueResort[]>
}

const tenth = (sum: number, count: number) => (count === 0 ? 0 : Math.round((sum / count) * 10) / 10)

function ratesFrom(row: PlaceRow): CatalogueResort['rates'] {
  const { cleanSum, convenientSum, serviceSum, reviewCount } = row
  return {
    clean: tenth(cleanSum, reviewCount),
    convenient: tenth(convenientSum, reviewCount),
    service: tenth(serviceSum, reviewCount),
    rate: tenth(cleanSum + convenientSum + serviceSum, reviewCount * 3),
  }
}

/** Texts of numbers by the id of the place or room that they are of. */
const byId = (rows: readonly { id: string; numbers: string }[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, numbers }) => [id, numbers]))

const numbersIn = (text = ''): number[] => {
  const numbers: number[] = []
  eachNumber(text, (number) => numbers.push(number))
  // Without the room that a list keeps to grow: there are hundreds of thousands.
  return numbers.slice()
}

const SEASON = sql`array[${roomSeasons.fromDay} - '1970-01-01'::date, ${roomSeasons.toDay} - '1970-01-01'::date, ${roomSeasons.price}]`

/** Some places with all that is public about them, in the order of their ids. */
export async function readPlaces(db: Database, ids: readonly string[]): Promise<CatalogueResort[]> {
  const rows = await db
    .select(KEPT_OF.place)
    .from(resorts)
    .where(among(resorts.id, ids))
    .orderBy(asc(resorts.id))
  if (rows.length === 0) return []
  const of = rows.map(({ id }) => id)
  const hostIds = [...new Set(rows.map(({ hostId }) => hostId))]
  const hosts = await db.select().from(hostProfiles).where(among(hostProfiles.hostId, hostIds))
  const services = byId(
    await db
      .select({
        id: resortServiceLinks.resortId,
        numbers: numbersOf(sql`${resortServiceLinks.serviceId}`, sql`${resortServiceLinks.serviceId}`),
      })
      .from(resortServiceLinks)
      .where(among(resortServiceLinks.resortId, of))
      .groupBy(resortServiceLinks.resortId),
  )
  const benefits = byId(
    await db
      .select({
        id: roomBenefitLinks.roomId,
        numbers: numbersOf(sql`${roomBenefitLinks.benefitId}`, sql`${roomBenefitLinks.benefitId}`),
      })
      .from(roomBenefitLinks)
      .where(among(roomBenefitLinks.resortId, of))
      .groupBy(roomBenefitLinks.resortId, roomBenefitLinks.roomId),
  )
  const seasons = byId(
    await db
      .select({ id: roomSeasons.roomId, numbers: numbersOf(SEASON, sql`${roomSeasons.position}`) })
      .from(roomSeasons)
      .where(among(roomSeasons.resortId, of))
      .groupBy(roomSeasons.resortId, roomSeasons.roomId),
  )
  const nights = grouped(
    await db.select().from(roomNightPrices).where(among(roomNightPrices.resortId, of)),
    ({ roomId }) => roomId,
  )
  const roomsOf = grouped(
    (
      await db
        .select(KEPT_OF.room)
        .from(rooms)
        .where(among(rooms.resortId, of))
        .orderBy(asc(rooms.position), asc(rooms.id))
    ).map((row): CatalogueRoom => {
      const prices = new NightTable(row, numbersIn(seasons.get(row.id)), nights.get(row.id) ?? [])
      return { row, benefitIds: numbersIn(benefits.get(row.id)), prices }
    }),
    ({ row }) => row.resortId,
  )
  const hostOf = new Map(hosts.map((host) => [host.hostId, host]))
  return rows.map((row) => ({
    row,
    host: hostOf.get(row.hostId) ?? null,
    serviceIds: numbersIn(services.get(row.id)),
    rooms: roomsOf.get(row.id) ?? [],
    rates: ratesFrom(row),
  }))
}
