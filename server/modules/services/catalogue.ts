import { asc } from 'drizzle-orm'
import type { Localized } from '#contract/shapes/primitives.ts'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { grouped } from '#server/grouped.ts'
import { kept, namelessArea, readLookups } from '#server/modules/lookups/lookups.ts'
import { hostsById } from '#server/modules/resorts/resorts.ts'
import type { Services } from '#server/services.ts'
import { services, ticketTypes, type ServiceRow, type TicketTypeRow } from './tables.ts'

/** A service with what one needs to show and to price it. */
export type KnownService = {
  row: ServiceRow
  types: TicketTypeRow[]
  areaName: Localized
  hostName: string
  hostPhone: string
  /** The first kind of ticket, which is the adult's: what the service is advertised with. */
  headline: Pick<TicketTypeRow, 'name' | 'price' | 'discountPrice'>
}

const NO_TICKET: KnownService['headline'] = { name: { vi: '', en: '' }, price: 0, discountPrice: 0 }

async function withDetails(
  db: Database | Transaction,
  rows: readonly ServiceRow[],
): Promise<Map<string, KnownService>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const types = grouped(
    await db
      .select()
      .from(ticketTypes)
      .where(among(ticketTypes.serviceId, ids))
      .orderBy(asc(ticketTypes.position)),
    ({ serviceId }) => serviceId,
  )
  const { areas } = await readLookups(db)
  const profiles = await hostsById(db, [...new Set(rows.map(({ hostId }) => hostId))])
  const hosts = new Map(profiles.map((profile) => [profile.hostId, profile]))
  return new Map(
    rows.map((row) => {
      const own = types.get(row.id) ?? []
      const host = hosts.get(row.hostId)
      return [
        row.id,
        {
          row,
          types: own,
          areaName: areas.get(row.projectAreaId)?.name ?? namelessArea(row.projectAreaId),
          hostName: host?.name ?? '',
          hostPhone: host?.phone ?? '',
          headline: own[0] ?? NO_TICKET,
        },
      ]
    }),
  )
}

type World = Pick<Services, 'db' | 'clock'>
const known = new WeakMap<Database, () => Promise<Map<string, KnownService>>>()

/**
 * Every service, kept in memory until something public changes; one memory for a database. Not for the inside of a
 * transaction, which may hold the only connection: there, see {@link servicesNow}.
 */
export function servicesKept(world: World): () => Promise<Map<string, KnownService>> {
  const before = known.get(world.db)
  if (before) return before
  const made = kept(world, async (db) =>
    withDetails(db, await db.select().from(services).orderBy(asc(services.id))),
  )
  known.set(world.db, made)
  return made
}

/** Some services as they are now, read in the caller's transaction, so that prices are the ones that hold. */
export const servicesNow = async (
  db: Database | Transaction,
  ids: readonly string[],
): Promise<Map<string, KnownService>> =>
  ids.length === 0
    ? new Map()
    : withDetails(
        db,
        await db
          .select()
          .from(services)
          .where(among(services.id, new Set(ids))),
      )
