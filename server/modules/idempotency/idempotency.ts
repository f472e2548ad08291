import { createHash } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { idempotencyKeys, type SavedAnswer } from './tables.ts'

export type { SavedAnswer } from './tables.ts'

const KEPT_DAYS = 7
/** Longer than any statement may run: after it, whoever made the claim is gone. */
const LEASE_SECONDS = 20

export type KeyedCall = { account: string; key: string; endpoint: string; input: unknown }

/** A claimed call: either it was answered before, or it is ours to do. */
export type Claim =
  | { kind: 'answered'; answer: SavedAnswer }
  | {
      kind: 'ours'
      /** Saves the answer; in the transaction of the work where there is one. */
      save(db: Database | Transaction, answer: SavedAnswer): Promise<void>
      /** Gives the key back, unless an answer was saved: the same call may be tried again. */
      release(): Promise<void>
    }

/** The same value as the same text, whatever the order of its fields. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  return `{${Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`)
    .join(',')}}`
}

const hashOf = (input: unknown) => createHash('sha256').update(canonical(input)).digest('base64url')

/**
 * Claims a key for one call. Refuses with G_422 when the key was used for something else, and with G_RUNNING while the first
 * call is still at work. A claim whose process died can be taken over when its lease is over; the work itself must then find
 * what was done under this key, because the process may have died between the work and the answer.
 */
export async function claim(services: Services, call: KeyedCall, attempts = 3): Promise<Claim> {
  const { db, clock } = services
  const now = clock.now()
  const mine = and(eq(idempotencyKeys.account, call.account), eq(idempotencyKeys.key, call.key))
  const fresh = {
    endpoint: call.endpoint,
    bodyHash: hashOf(call.input),
    answer: null,
    leaseUntil: now.add({ seconds: LEASE_SECONDS }),
    createdAt: now,
  }
  const ours: Claim = {
    kind: 'ours',
    save: async (target, answer) => {
      await target.update(idempotencyKeys).set({ answer }).where(mine)
    },
    release: async () => {
      await db.delete(idempotencyKeys).where(and(mine, isNull(idempotencyKeys.answer)))
    },
  }
  const [inserted] = await db
    .insert(idempotencyKeys)
    .values({ account: call.account, key: call.key, ...fresh })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (inserted) return ours

  const [known] = await db.select().from(idempotencyKeys).where(mine)
  if (!known) return attempts > 1 ? claim(services, call, attempts - 1) : refuse('G_RUNNING')
  const forgotten = Temporal.Instant.compare(known.createdAt.add({ hours: KEPT_DAYS * 24 }), now) < 0
  if (!forgotten && (known.endpoint !== call.endpoint || known.bodyHash !== fresh.bodyHash)) refuse('G_422')
  if (!forgotten && known.answer) return { kind: 'answered', answer: known.answer }
  if (!forgotten && Temporal.Instant.compare(now, known.leaseUntil) < 0)
    refuse('G_RUNNING', [], { retryAfter: 1 })
  const [taken] = await db
    .update(idempotencyKeys)
    .set(fresh)
    .where(and(mine, eq(idempotencyKeys.leaseUntil, known.leaseUntil)))
    .returning({ key: idempotencyKeys.key })
  return taken ? ours : refuse('G_RUNNING', [], { retryAfter: 1 })
}

/** Gives back every claim without an answer: at the start of a process that has the database to itself, none can be at work. */
export async function releaseClaims(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(isNull(idempotencyKeys.answer))
}

/** Forgets keys after seven days. */
export async function sweepKeys({ db, clock }: Services): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, clock.now().subtract({ hours: KEPT_DAYS * 24 })))
}
