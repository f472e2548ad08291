import { ARRIVAL_CACHE } from '#contract/worker.ts'
import { DRAFTS, KEYS } from './tables.ts'
import type { Keyring } from './keyring.ts'
import type { World } from './world.ts'

/** What lies outside the account's store, and the word to every page that the person before is gone. */
export async function tidyAfterPerson(world: World, another: boolean): Promise<void> {
  await world.drafts.run('readwrite', [DRAFTS], (open) => open(DRAFTS).clear())
  await world.caches.delete(ARRIVAL_CACHE).catch(() => false)
  await world.clearBadge().catch(() => undefined)
  await world.unsubscribe().catch(() => undefined)
  await world.tell({ type: 'forgotten', another })
}

/**
 * Destroys everything of the person who was signed in. The key goes first, and of it the half whose file is unlinked: from
 * then on nothing can be read, even if the device stops in the middle and whatever its files still hold.
 */
export async function forget(world: World, keyring: Keyring): Promise<void> {
  await keyring.destroy(null)
  await world.account.run('readwrite', [KEYS], (open) => open(KEYS).clear())
  await world.account.destroy()
  await tidyAfterPerson(world, false)
}
