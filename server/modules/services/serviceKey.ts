import { eq } from 'drizzle-orm'
import type { Localized } from '#contract/shapes/primitives.ts'
import type { Transaction } from '#server/db/client.ts'
import { putSearchKeys, searchKey } from '#server/modules/lookups/lookups.ts'
import { services } from './tables.ts'

/** The tickets of an area are searched by its name as it is now. */
export async function renameServicesOf(tx: Transaction, areaId: number, area: Localized): Promise<void> {
  const rows = await tx
    .select({ id: services.id, name: services.name, summary: services.summary })
    .from(services)
    .where(eq(services.projectAreaId, areaId))
  const keyOf = ({ name, summary }: (typeof rows)[number]) =>
    searchKey([name, area, summary].map(({ vi, en }) => `${vi} ${en}`).join(' '))
  await putSearchKeys(
    tx,
    services,
    rows.map((row) => ({ id: row.id, key: keyOf(row) })),
  )
}
