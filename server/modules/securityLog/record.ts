import { createHmac } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { SecurityKind } from '#contract/shapes/securityLog.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { newestChainKey } from '#server/db/sealed.ts'
import { transact } from '#server/db/transact.ts'
import { hashOf } from './chain.ts'
import { keepKey } from './keys.ts'
import { securityEvents, securityHead, type Details } from './tables.ts'

export type SecurityEvent = {
  kind: SecurityKind
  now: Temporal.Instant
  account?: string | null
  actor?: string | null
  about?: string | null
  network?: string
  details?: Details
}

/** Who reads a dossier again within this time is not written down again. */
const READ_AGAIN_MINUTES = 15
const HEAD = eq(securityHead.id, 1)

/**
 * Adds to the log in the transaction of what happened: both are there, or neither. The head's row is held until that ends, so
 * this comes last in it.
 */
export async function record(
  tx: Transaction,
  { kind, now, account = null, actor = null, about = null, network = '', details = {} }: SecurityEvent,
): Promise<void> {
  const [head] = await tx.select().from(securityHead).where(HEAD).for('update')
  if (!head) throw new Error('the security log has no head')
  const key = newestChainKey()
  if (head.keyId !== key.id) await keepKey(tx)
  const row = {
    position: head.position + 1,
    at: now.round({ smallestUnit: 'microsecond', roundingMode: 'trunc' }),
    kind,
    account,
    actor,
    about,
    network,
    details,
    keyId: key.id,
  }
  const hash = hashOf(key.bytes, head.hash, row)
  await tx.insert(securityEvents).values({ ...row, hash })
  await tx.update(securityHead).set({ position: row.position, hash, keyId: key.id }).where(HEAD)
}

/** As {@link record}, in a transaction of its own: for what changes nothing else. */
export const recordAlone = (db: Database, event: SecurityEvent): Promise<void> =>
  transact(db, (tx) => record(tx, event))

/** Writes down that somebody of the staff reads about somebody; again only after a quarter of an hour, without any lock. */
export async function recordRead(
  db: Database,
  read: { actor: string; about: string; account: string; now: Temporal.Instant; details?: Details },
): Promise<void> {
  const [known] = await db
    .select({ position: securityEvents.position })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.actor, read.actor),
        eq(securityEvents.kind, 'dossierRead'),
        eq(securityEvents.about, read.about),
        gt(securityEvents.at, read.now.subtract({ minutes: READ_AGAIN_MINUTES })),
      ),
    )
    .limit(1)
  if (!known) await recordAlone(db, { kind: 'dossierRead', ...read })
}

/** What somebody typed who has no account: the same text leads to the same mark, and no mark back to a text. */
export const markOf = (typed: string): string =>
  createHmac('sha256', newestChainKey().bytes).update(`typed ${typed}`).digest('base64url').slice(0, 12)
