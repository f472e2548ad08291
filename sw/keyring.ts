import { KEY_CACHE } from '#contract/worker.ts'
import { accountBase, joined, newHalf } from './vault.ts'
import type { World } from './world.ts'

export { KEY_CACHE }
/** One at a time prepares the key of an account. */
export const KEY_LOCK = 'ghe.key'
const HALF_BYTES = 32

/** Whether it is a whole key, of the time before keys had halves. It opens what it sealed until the account leaves. */
export const isWhole = (key: CryptoKey): boolean => key.algorithm.name === 'AES-GCM'

/** Joins the two halves of an account's key: neither opens anything alone. */
export type Keyring = ReturnType<typeof createKeyring>

export function createKeyring(world: World) {
  const addressOf = (account: string) => `${world.origin}/key/${account}`

  /** Throws where the cache cannot be asked: that says nothing of what is in it. */
  async function find(account: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const found = await (await world.caches.open(KEY_CACHE)).match(addressOf(account))
    const bytes = found === undefined ? null : new Uint8Array(await found.arrayBuffer())
    return bytes?.length === HALF_BYTES ? bytes : null
  }
  const half = (account: string) => find(account).catch(() => null)

  /** Makes sure that the account has its half in the cache; `renewed`: it had none. The base is for an account without one. */
  async function prepare(account: string): Promise<{ base: CryptoKey; renewed: boolean }> {
    // A cache that does not answer is not an empty one: a new half would end all that the old one opens.
    const renewed = await find(account).then(
      (found) => found === null,
      () => false,
    )
    if (renewed)
      await world.caches
        .open(KEY_CACHE)
        .then((cache) => cache.put(addressOf(account), new Response(newHalf(HALF_BYTES))))
        .catch(() => undefined)
    return { base: await accountBase(), renewed }
  }

  /** The key that seals and opens an account's data, of what stands in its table; null when a half is missing. */
  async function keyFor(account: string, kept: CryptoKey | null): Promise<CryptoKey | null> {
    if (kept === null || isWhole(kept)) return kept
    const other = await half(account)
    return other === null ? null : await joined(kept, other, account)
  }

  /**
   * Destroys the halves of all accounts but one: from then on nothing of theirs opens, whatever the database keeps. The cache
   * itself stays: one that is made anew is lost where the browser dies within seconds.
   */
  async function destroy(but: string | null): Promise<void> {
    try {
      const cache = await world.caches.open(KEY_CACHE)
      for (const { url } of await cache.keys())
        if (but === null || url !== addressOf(but)) await cache.delete(url)
    } catch {
      // A device that has no cache has no half either.
    }
  }

  return { prepare, keyFor, destroy }
}
