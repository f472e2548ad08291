import { asc, count, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { hasWords } from '#server/db/named.ts'
import { wordsOfKey } from '#server/db/nameWords.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { resorts, resortServiceLinks, roomBenefitLinks } from './tables.ts'

const counted = (rows: readonly { id: number; uses: number }[]) =>
  new Map(rows.map(({ id, uses }) => [id, uses]))

/** How many places or rooms refer to each entry of a list. */
export const USES = {
  areas: async (db: Database | Transaction) =>
    counted(
      await db
        .select({ id: resorts.projectAreaId, uses: count() })
        .from(resorts)
        .groupBy(resorts.projectAreaId),
    ),
  services: async (db: Database | Transaction) =>
    counted(
      await db
        .select({ id: resortServiceLinks.serviceId, uses: count() })
        .from(resortServiceLinks)
        .groupBy(resortServiceLinks.serviceId),
    ),
  benefits: async (db: Database | Transaction) =>
    counted(
      await db
        .select({ id: roomBenefitLinks.benefitId, uses: count() })
        .from(roomBenefitLinks)
        .groupBy(roomBenefitLinks.benefitId),
    ),
} as const

/** Puts a place among the offers of the home page, or takes it out; what it was, or null when there is no such place. */
export async function promote(tx: Transaction, resortId: string, promoted: boolean): Promise<boolean | null> {
  const [before] = await tx
    .select({ promoted: resorts.promoted })
    .from(resorts)
    .where(eq(resorts.id, resortId))
    .for('update')
  if (!before) return null
  await tx.update(resorts).set({ promoted }).where(eq(resorts.id, resortId))
  await raiseCatalogueVersion(tx)
  return before.promoted
}

/** A place by its id; those that are among the offers; or those that have words of these beginnings in name, area or kind. */
type Wanted = { id: string } | { text: string } | { promoted: true }
const isWanted = (wanted: Wanted) =>
  'id' in wanted
    ? eq(resorts.id, wanted.id)
    : 'text' in wanted
      ? hasWords(wordsOfKey(resorts.searchKey), wanted.text)
      : eq(resorts.promoted, true)

/** Some places with their names and whether they are among the offers. */
export const promotable = (db: Database | Transaction, wanted: Wanted, limit: number) =>
  db
    .select({ id: resorts.id, name: resorts.name, promoted: resorts.promoted, address: resorts.address })
    .from(resorts)
    .where(isWanted(wanted))
    .orderBy(asc(resorts.id))
    .limit(limit)
