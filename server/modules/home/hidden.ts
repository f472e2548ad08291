import { and, eq } from 'drizzle-orm'
import type { BlockKind } from '#contract/shapes/administration.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { hiddenBlocks } from './tables.ts'

/** What was taken off the home page, of one kind. */
export async function hiddenOf(db: Database | Transaction, kind: BlockKind): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: hiddenBlocks.id }).from(hiddenBlocks).where(eq(hiddenBlocks.kind, kind))
  return new Set(rows.map(({ id }) => id))
}

/** Puts something back on the home page, or takes it off; says whether it was there. */
export async function showOnHome(
  tx: Transaction,
  { kind, id, shown }: { kind: BlockKind; id: string; shown: boolean },
): Promise<boolean> {
  const before = !(await hiddenOf(tx, kind)).has(id)
  if (shown) await tx.delete(hiddenBlocks).where(and(eq(hiddenBlocks.kind, kind), eq(hiddenBlocks.id, id)))
  else await tx.insert(hiddenBlocks).values({ kind, id }).onConflictDoNothing()
  await raiseCatalogueVersion(tx)
  return before
}
