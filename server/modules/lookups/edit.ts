import { asc, eq } from 'drizzle-orm'
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

/** Changes an entry. */
export async function saveLookup(
  tx: Transaction,
  list: LookupName,
  { id, name, position }: LookupRow,
): Promise<void> {
  const table = TABLES[list]
  await raiseCatalogueVersion(tx)
  await tx.update(table).set({ name, position }).where(eq(table.id, id))
}

/** Adds an entry under a number that none has. */
export async function addLookup(
  tx: Transaction,
  list: LookupName,
  { id, name, position }: LookupRow,
): Promise<void> {
  const table = TABLES[list]
  await raiseCatalogueVersion(tx)
  const row = { id, name, position }
  if (list === 'areas') await tx.insert(projectAreas).values({ ...row, pictureId: await firstPicture(tx) })
  else await tx.insert(table === resortServices ? resortServices : roomBenefits).values(row)
}

/** Deletes an entry; who asks has made sure that nothing refers to it. */
export async function removeLookup(tx: Transaction, list: LookupName, id: number): Promise<void> {
  await raiseCatalogueVersion(tx)
  await tx.delete(TABLES[list]).where(eq(TABLES[list].id, id))
}
