import { KEY_LEAD_DAYS } from '#contract/numbers.ts'
import type { SigningKey } from '#contract/shapes/administration.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import { generateKey, type KeyStore, type StoredKey } from './keys.ts'
import { checkinKeys } from './tables.ts'

/** A key id is one byte of the code; none has 0. */
export const NO_KEY_ID = 0
const LAST_KEY_ID = 255

/** Keys in the order in which they were made. */
export const inOrder = (keys: readonly StoredKey[]): StoredKey[] =>
  keys.toSorted((left, right) => left.keyId - right.keyId)

/** What says when a key signs. */
type Days = Pick<StoredKey, 'keyId' | 'createdAt' | 'beginsAt' | 'withdrawnAt'>

/** From when a key signs: the first and a replacement at once, each other one when gates had their time to hear of it. */
export const signsFrom = ({ keyId, createdAt, beginsAt }: Days): Temporal.Instant => {
  const made = Temporal.Instant.from(beginsAt ?? createdAt)
  return beginsAt !== null || keyId === NO_KEY_ID + 1 ? made : made.add({ hours: KEY_LEAD_DAYS * 24 })
}

/** Whether a key's time had come by a moment. */
export const hasBegun = (key: Days, by: Temporal.Instant): boolean =>
  Temporal.Instant.compare(signsFrom(key), by) <= 0

/** The key that signs at a moment, of keys in order: the newest that stands and whose time has come, else the first. */
export function signsNow<K extends Days>(keys: readonly K[], now: Temporal.Instant): K {
  const standing = keys.filter(({ withdrawnAt }) => withdrawnAt === null)
  const key = standing.findLast((one) => hasBegun(one, now)) ?? standing[0]
  if (!key) throw new RangeError('there is no key to sign with')
  return key
}

/** Makes the key after `keyId`. False when another node was faster. */
export const addKey = async (store: KeyStore, keyId: number, now: Temporal.Instant): Promise<boolean> =>
  store.add(await generateKey(keyId + 1, now.toString()))

/** The keys for an administrator, the newest first; nothing of them but their days. */
export async function signingKeys(
  db: Database | Transaction,
  now: Temporal.Instant,
): Promise<Omit<SigningKey, 'withdrawn'>[]> {
  const keys = (
    await db
      .select({
        keyId: checkinKeys.keyId,
        createdAt: checkinKeys.createdAt,
        beginsAt: checkinKeys.beginsAt,
        withdrawnAt: checkinKeys.withdrawnAt,
      })
      .from(checkinKeys)
  ).toSorted((left, right) => left.keyId - right.keyId)
  if (keys.length === 0) return []
  const signing = signsNow(keys, now).keyId
  const stateOf = ({ keyId, withdrawnAt }: Days): SigningKey['state'] => {
    if (withdrawnAt !== null) return 'withdrawn'
    if (keyId === signing) return 'signing'
    return keyId > signing ? 'coming' : 'past'
  }
  return keys.toReversed().map((key) => ({
    keyId: key.keyId,
    madeAt: key.createdAt,
    signsFrom: signsFrom(key).toString(),
    state: stateOf(key),
  }))
}

/** Makes the key after the last one, in a transaction of the caller. Refuses with G_KEYS_SPENT after the 255th. */
export async function makeNext(
  tx: Transaction,
  last: number,
  made: { at: Temporal.Instant; begins?: Temporal.Instant },
): Promise<number> {
  if (last === LAST_KEY_ID) return refuse('G_KEYS_SPENT')
  const added = await tx
    .insert(checkinKeys)
    .values(await generateKey(last + 1, made.at.toString(), made.begins?.toString() ?? null))
    .onConflictDoNothing()
    .returning({ keyId: checkinKeys.keyId })
  return added.length === 0 ? refuse('G_STALE') : last + 1
}

/**
 * Makes the next key in a transaction of the caller: devices hear of it from now on, it signs after KEY_LEAD_DAYS, and codes of
 * older keys stay good. Refuses with G_KEY_WAITS while one has not begun, with G_KEYS_SPENT after the 255th.
 */
export async function rotateKey(
  tx: Transaction,
  now: Temporal.Instant,
): Promise<{ before: number | null; after: number }> {
  const keys = await signingKeys(tx, now)
  if (keys.some(({ state }) => state === 'coming')) return refuse('G_KEY_WAITS')
  const before = keys[0]?.keyId ?? null
  return { before, after: await makeNext(tx, before ?? NO_KEY_ID, { at: now }) }
}
