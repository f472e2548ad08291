import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { afterCommit } from '#server/db/transact.ts'
import type { Services } from '#server/services.ts'
import { todayAt } from '#server/today.ts'
import { catalogueVersions } from './tables.ts'

/** How long a version is believed, in milliseconds: a change made by another process shows within this time. */
const BELIEVED = 250
const ONLY_ROW = 1
/** How often a version was raised in this process: what was believed before the last time is asked for anew. */
let raised = 0

/** Says that something public changed; call it in the transaction that changes it. In this process it shows at once. */
export async function raiseCatalogueVersion(tx: Transaction): Promise<void> {
  afterCommit(tx, () => {
    raised += 1
  })
  await tx
    .insert(catalogueVersions)
    .values({ id: ONLY_ROW, version: 1 })
    .onConflictDoUpdate({
      target: catalogueVersions.id,
      set: { version: sql`${catalogueVersions.version} + 1` },
    })
}

/** The version, within a statement. */
export const catalogueVersion = sql<number>`coalesce((
  select ${catalogueVersions.version} from ${catalogueVersions} where ${catalogueVersions.id} = ${sql.raw(String(ONLY_ROW))}), 0)::float8`

async function readVersion(db: Database): Promise<number> {
  const [row] = await db
    .select({ version: catalogueVersions.version })
    .from(catalogueVersions)
    .where(eq(catalogueVersions.id, ONLY_ROW))
  return row?.version ?? 0
}

/**
 * Asks at most every {@link BELIEVED} milliseconds, once for everybody who waits; anew at once after something public changed
 * in this process. A failed answer is not kept.
 */
export function believing<T>(ask: () => Promise<T>): () => Promise<T> {
  let watch: { asked: number; raised: number; answer: Promise<T> } | null = null
  return () => {
    const now = performance.now()
    if (watch && watch.raised === raised && now - watch.asked < BELIEVED) return watch.answer
    const fresh = { asked: now, raised, answer: ask() }
    watch = fresh
    fresh.answer.catch(() => {
      if (watch === fresh) watch = null
    })
    return fresh.answer
  }
}

const watches = new WeakMap<Database, () => Promise<number>>()

/** The catalogue's version now, or a quarter of a second ago where another process raised it. */
export function versionNow(db: Database): Promise<number> {
  const known = watches.get(db) ?? believing(() => readVersion(db))
  watches.set(db, known)
  return known()
}

/**
 * Keeps what `read` gives in memory until the catalogue's version changes or the resort's day does. A failed read is not
 * kept. `today` is the resort's calendar day; what is read is at least as new as `version`.
 */
export function kept<T>(
  services: Pick<Services, 'db' | 'clock'>,
  read: (db: Database, today: string, version: number) => Promise<T>,
): () => Promise<T> {
  let mark = ''
  let value: Promise<T> | null = null
  return async () => {
    const today = todayAt(services.clock.now())
    const version = await versionNow(services.db)
    const wanted = `${version} ${today}`
    if (value === null || mark !== wanted) {
      mark = wanted
      const fresh = read(services.db, today, version)
      value = fresh
      fresh.catch(() => {
        if (value === fresh) value = null
      })
    }
    return value
  }
}
