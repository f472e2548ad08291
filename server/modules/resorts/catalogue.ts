import { asc } from 'drizzle-orm'
import type { RoomRates } from '#contract/shapes/resort.ts'
import type { Database } from '#server/db/client.ts'
import { kept, readLookups, type Lookups } from '#server/modules/lookups/lookups.ts'
import type { Services } from '#server/services.ts'
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
  /** Prices after the promotion, by night. */
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
/** Everything public about places to stay (with at least one room), as one version of it stands on `today`. */
export type Catalogue = {
  today: string
  lookups: Lookups
  resorts: Map<string, CatalogueResort>
  byArea: Map<number, CatalogueResort[]>
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

async function readCatalogue(db: Database, today: string): Promise<Catalogue> {
  const lookups = await readLookups(db)
  const hosts = new Map((await db.select().from(hostProfiles)).map((host) => [host.hostId, host]))
  const services = gathered(
    await db.select().from(resortServiceLinks).orderBy(asc(resortServiceLinks.serviceId)),
    (link) => link.resortId,
    (link) => link.serviceId,
  )
  const benefits = gathered(
    await db.select().from(roomBenefitLinks).orderBy(asc(roomBenefitLinks.benefitId)),
    (link) => link.roomId,
    (link) => link.benefitId,
  )
  const seasons = gathered(
    await db.select().from(roomSeasons).orderBy(asc(roomSeasons.position)),
    (season) => season.roomId,
    (season) => season,
  )
  const nights = gathered(
    await db.select().from(roomNightPrices),
    (night) => night.roomId,
    (night) => night,
  )
  const roomsOf = gathered(
    await db.select().from(rooms).orderBy(asc(rooms.position), asc(rooms.id)),
    (room) => room.resortId,
    (room): CatalogueRoom => {
      const rates = ratesOf(room, seasons.get(room.id) ?? [], nights.get(room.id) ?? [])
      return {
        row: room,
        rates,
        benefitIds: benefits.get(room.id) ?? [],
        prices: new NightTable(rates, today),
      }
    },
  )
  const list = (await db.select().from(resorts).orderBy(asc(resorts.id))).map((row): CatalogueResort => ({
    row,
    host: hosts.get(row.hostId) ?? null,
    serviceIds: services.get(row.id) ?? [],
    rooms: roomsOf.get(row.id) ?? [],
    rates: ratesFrom(row),
  }))
  return {
    today,
    lookups,
    resorts: new Map(list.map((resort) => [resort.row.id, resort])),
    byArea: gathered(
      list,
      (resort) => resort.row.projectAreaId,
      (resort) => resort,
    ),
  }
}

const catalogues = new WeakMap<Database, () => Promise<Catalogue>>()

/** The catalogue of a database, one copy for every module that asks. */
export function catalogueOf(services: Pick<Services, 'db' | 'clock'>): () => Promise<Catalogue> {
  const known = catalogues.get(services.db)
  if (known) return known
  const catalogue = kept(services, readCatalogue)
  catalogues.set(services.db, catalogue)
  return catalogue
}
