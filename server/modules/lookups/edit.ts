import { asc, eq, max } from 'drizzle-orm'
import type { Localized } from '#contract/shapes/primitives.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { projectAreas, resortServices, roomBenefits } from './tables.ts'
import { raiseCatalogueVersion } from './version.ts'

/** The lists that the search asks for. */
const TABLES = { areas: projectAreas, services: resortServices, benefits: roomBenefits } as const
export type LookupName = keyof typeof TABLES
export type LookupRow = { id: number; name: Localized; position: number }

/** A list as it is edited, in its order. */
export const lookupRows = (db: Database | Transaction, list: LookupName): Promise<LookupRow[]> => {
  const table = TABLES[list]
  return db
    .select({ id: table.id, name: table.name, position: table.position })
    .from(table)
    .orderBy(asc(table.position), asc(table.id))
}

/** A new area shows the picture of the first one until it has its own. */
async function firstPicture(tx: Transaction): Promise<string> {
  const [first] = await tx
    .select({ pictureId: projectAreas.pictureId })
    .from(projectAreas)
    .orderBy(asc(projectAreas.position))
    .limit(1)
  return first?.pictureId ?? ''
}

/** Adds an entry (`id` null) or changes it, and says its number; null when there is none of that number. */
export async function saveLookup(
  tx: Transaction,
  list: LookupName,
  { id, name, position }: { id: number | null; name: Localized; position: number },
): Promise<number | null> {
  const table = TABLES[list]
  await raiseCatalogueVersion(tx)
  if (id !== null) {
    const [saved] = await tx.update(table).set({ name, position }).where(eq(table.id, id)).returning()
    return saved?.id ?? null
  }
  const [last] = await tx.select({ id: max(table.id) }).from(table)
  const row = { id: (last?.id ?? 0) + 1, name, position }
  if (list === 'areas') await tx.insert(projectAreas).values({ ...row, pictureId: await firstPicture(tx) })
  else await tx.insert(table === resortServices ? resortServices : roomBenefits).values(row)
  return row.id
}

/** Deletes an entry; who asks has made sure that nothing refers to it. */
export async function removeLookup(tx: Transaction, list: LookupName, id: number): Promise<void> {
  await raiseCatalogueVersion(tx)
  await tx.delete(TABLES[list]).where(eq(TABLES[list].id, id))
}
