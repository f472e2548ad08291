import { desc, eq, max } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext } from '#server/handlers.ts'
import { namesOfAccounts } from '#server/modules/accounts/accounts.ts'
import { personOf, refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { adminChanges } from './tables.ts'

/** How often each of some things was changed. A thing that never was has no entry. */
export async function versionsOf(
  db: Database | Transaction,
  about: readonly string[],
): Promise<Map<string, number>> {
  if (about.length === 0) return new Map()
  const rows = await db
    .select({ about: adminChanges.about, version: max(adminChanges.version) })
    .from(adminChanges)
    .where(among(adminChanges.about, about))
    .groupBy(adminChanges.about)
  return new Map(rows.map((row) => [row.about, row.version ?? 0]))
}

export type Work<T> = {
  about: string
  /** The version of the thing that the administrator saw. */
  seen: number
  act: string
  reason: string
  /** Does the change and says what the thing was before and is after it. */
  doing: (tx: Transaction, now: Temporal.Instant) => Promise<{ before: unknown; after: unknown }>
  /** What the call answers, and with G_STALE how the thing stands now. */
  show: (tx: Database | Transaction) => Promise<T>
}

/**
 * One change in one transaction: what is done, and who did it, why, before and after. G_STALE when the thing was changed
 * since the administrator saw it; of two at the same moment the unique version lets one through.
 */
export async function change<T>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  context: CallContext,
  { about, seen, act, reason, doing, show }: Work<T>,
): Promise<T> {
  const now = clock.now()
  const done = await transact(db, async (tx) => {
    const version = (await versionsOf(tx, [about])).get(about) ?? 0
    if (version !== seen) return null
    const { before, after } = await doing(tx, now)
    const [kept] = await tx
      .insert(adminChanges)
      .values({
        id: uuidv7(),
        about,
        version: version + 1,
        staffId: personOf(context).userId,
        act,
        reason,
        before,
        after,
        at: now,
      })
      .onConflictDoNothing()
      .returning({ id: adminChanges.id })
    // Somebody was faster: nothing of this holds.
    if (!kept) return refuse('G_STALE')
    const answer = await show(tx)
    await context.keepAnswer(tx, answer)
    return { answer }
  })
  return done === null ? refuse('G_STALE', [], { current: await show(db) }) : done.answer
}

const MOST = 50
const written = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value)

/** The newest changes of a thing, with who made them. */
export async function changesOf(db: Database, about: string) {
  const rows = await db
    .select()
    .from(adminChanges)
    .where(eq(adminChanges.about, about))
    .orderBy(desc(adminChanges.version))
    .limit(MOST)
  const people = await namesOfAccounts(
    db,
    rows.map(({ staffId }) => staffId),
  )
  return rows.map(({ at, act, reason, before, after, staffId }) => ({
    at: at.toString(),
    byName: people.get(staffId)?.name ?? '',
    act,
    reason,
    before: written(before),
    after: written(after),
  }))
}
