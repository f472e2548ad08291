import { asc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { PROVINCES } from '#contract/people/provinces.ts'
import type { LookupItem } from '#contract/shapes/lookup.ts'
import type { Language, Localized } from '#contract/shapes/primitives.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Handlers } from '#server/handlers.ts'
import type { Services } from '#server/services.ts'
import { projectAreas, resortServices, roomBenefits } from './tables.ts'
import { kept } from './version.ts'

export { addLookup, lookupRows, removeLookup, saveLookup, type LookupName } from './edit.ts'
export { putSearchKeys } from './putSearchKeys.ts'
export { keyMatcher, searchKey } from './searchKey.ts'
export { believing, catalogueVersion, kept, raiseCatalogueVersion, versionNow } from './version.ts'

type Area = typeof projectAreas.$inferSelect
export type Lookups = {
  areas: Map<number, Area>
  services: Map<number, Localized>
  benefits: Map<number, Localized>
}

/** All lookup lists, each in the order in which it is shown. */
export async function readLookups(db: Database | Transaction): Promise<Lookups> {
  const areas = await db.select().from(projectAreas).orderBy(asc(projectAreas.position))
  const services = await db.select().from(resortServices).orderBy(asc(resortServices.position))
  const benefits = await db.select().from(roomBenefits).orderBy(asc(roomBenefits.position))
  const names = (rows: readonly { id: number; name: Localized }[]) =>
    new Map(rows.map(({ id, name }) => [id, name]))
  return {
    areas: new Map(areas.map((area) => [area.id, area])),
    services: names(services),
    benefits: names(benefits),
  }
}

/** The name of an area, within a statement about what lies there; null where it has none. */
export const areaNameOf = (id: PgColumn): SQL<Localized | null> =>
  sql<Localized | null>`(select ${projectAreas.name} from ${projectAreas} where ${projectAreas.id} = ${id})`

/** What an area without a name is called: its number. */
export const namelessArea = (id: number): Localized => ({ vi: String(id), en: String(id) })

const list = (names: Map<number, Localized>, language: Language): LookupItem[] =>
  [...names].map(([id, name]) => ({ id, name: name[language] }))

/** The lookup lists of the filters, and who runs the product. */
export function lookupsHandlers(
  services: Services,
): Pick<
  Handlers,
  'helper.projectAreas' | 'helper.services' | 'helper.benefits' | 'helper.provinces' | 'helper.company'
> {
  const lookups = kept(services, readLookups)
  return {
    'helper.projectAreas': async (_input, { language }) =>
      [...(await lookups()).areas.values()].map(({ id, name }) => ({ id, name: name[language] })),
    'helper.services': async (_input, { language }) => list((await lookups()).services, language),
    'helper.benefits': async (_input, { language }) => list((await lookups()).benefits, language),
    'helper.company': async () => services.settings.company,
    'helper.provinces': async (_input, { language }) =>
      Object.entries(PROVINCES).map(([id, name]) => ({ id: Number(id), name: name[language] })),
  }
}
