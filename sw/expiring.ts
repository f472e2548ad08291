import type { CacheDidUpdateCallback, CachedResponseWillBeUsedCallback } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'

/** As it is: its types leave open whether it does anything. */
export class Expiring extends ExpirationPlugin {
  declare cachedResponseWillBeUsed: CachedResponseWillBeUsedCallback
  declare cacheDidUpdate: CacheDidUpdateCallback
}
