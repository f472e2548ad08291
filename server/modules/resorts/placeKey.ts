import { eq } from 'drizzle-orm'
import type { Localized } from '#contract/shapes/primitives.ts'
import { publicAddress } from '#contract/whereabouts.ts'
import type { Transaction } from '#server/db/client.ts'
import { putSearchKeys, searchKey } from '#server/modules/lookups/lookups.ts'
import { resorts } from './tables.ts'

type Named = Pick<typeof resorts.$inferSelect, 'type' | 'name' | 'address'>

/** What a place is searched by. What nobody may know of its address is not found by guessing either. */
export function placeKey({ type, name, address: exact }: Named, area: Localized): string {
  const address = {
    vi: publicAddress(type, exact.vi, area.vi),
    en: publicAddress(type, exact.en, area.en),
  }
  return searchKey(`${name.vi} ${name.en} ${area.vi} ${area.en} ${address.vi} ${address.en}`)
}

/** The places of an area are searched by its name as it is now. */
export async function renamePlacesOf(tx: Transaction, areaId: number, area: Localized): Promise<void> {
  const rows = await tx
    .select({ id: resorts.id, type: resorts.type, name: resorts.name, address: resorts.address })
    .from(resorts)
    .where(eq(resorts.projectAreaId, areaId))
  await putSearchKeys(
    tx,
    resorts,
    rows.map((row) => ({ id: row.id, key: placeKey(row, area) })),
  )
}
