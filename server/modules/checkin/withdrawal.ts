import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import type { StoredKey } from './keys.ts'
import { hasBegun, inOrder, makeNext, signsFrom, signsNow } from './rotation.ts'
import { checkinKeys } from './tables.ts'

/** Who reads the keys while a withdrawal is being written may sign once more with the old one, for less than this. */
const OVERLAP = { minutes: 1 } as const

/** The earliest of some moments. */
const earliest = (moments: readonly Temporal.Instant[]): Temporal.Instant | undefined =>
  moments.toSorted((one, other) => Temporal.Instant.compare(one, other))[0]

export type Withdrawal = {
  /** The key that was withdrawn. */
  before: number
  /** The key that signs from now on. */
  after: number
  /** When it had last signed; null: never, so that no code of it is about. */
  signedUntil: Temporal.Instant | null
}

/**
 * Puts another key in the place of the one that signs: the one that waits for its day, told to devices already, else a new
 * one. Never a past one: what gave the signing key away may have given it away, too.
 */
async function replace(tx: Transaction, keys: readonly StoredKey[], now: Temporal.Instant): Promise<number> {
  const signing = signsNow(keys, now).keyId
  const coming = keys.find(({ keyId, withdrawnAt }) => keyId > signing && withdrawnAt === null)
  if (!coming) return makeNext(tx, keys.at(-1)?.keyId ?? signing, { at: now, begins: now })
  await tx.update(checkinKeys).set({ beginsAt: now.toString() }).where(eq(checkinKeys.keyId, coming.keyId))
  return coming.keyId
}

/**
 * Ends a key in a transaction of the caller: it signs nothing more, no device is given it, and its codes are refused. If it
 * was the one that signs, another signs at once. Refuses with G_404, with G_KEY_WITHDRAWN the second time, and with
 * G_KEYS_SPENT when nothing could sign in its place.
 */
export async function withdrawKey(
  tx: Transaction,
  keyId: number,
  now: Temporal.Instant,
): Promise<Withdrawal> {
  const keys = inOrder(await tx.select().from(checkinKeys))
  const key = keys.find((one) => one.keyId === keyId) ?? refuse('G_404')
  if (key.withdrawnAt !== null) return refuse('G_KEY_WITHDRAWN')
  const signing = signsNow(keys, now).keyId
  const after = keyId === signing ? await replace(tx, keys, now) : signing
  await tx.update(checkinKeys).set({ withdrawnAt: now.toString() }).where(eq(checkinKeys.keyId, keyId))
  const followed = keys.filter(
    (one) =>
      one.keyId > keyId &&
      hasBegun(one, one.withdrawnAt === null ? now : Temporal.Instant.from(one.withdrawnAt)),
  )
  const signedUntil = hasBegun(key, now) ? (earliest(followed.map(signsFrom)) ?? now) : null
  return { before: keyId, after, signedUntil }
}

/** From when on codes are surely of keys that stand, in whole seconds as codes say it; null: no key that signed was withdrawn. */
export function goodFrom(keys: readonly StoredKey[]): string | null {
  const ended = keys.flatMap((key) => {
    const at = key.withdrawnAt === null ? null : Temporal.Instant.from(key.withdrawnAt)
    return at !== null && hasBegun(key, at) ? [at] : []
  })
  const last = ended.toSorted((one, other) => Temporal.Instant.compare(one, other)).at(-1)
  return last?.add(OVERLAP).round({ smallestUnit: 'second', roundingMode: 'ceil' }).toString() ?? null
}
