/** A file of this version, as the build lists it; `revision` is null where the address itself changes with the content. */
export type Entry = { url: string; revision: string | null }

/** The cache of the app's own files. Versions share it: what did not change is not loaded again. */
export const SHELL_CACHE = 'ghe-shell'
/** How many files are loaded at once while a version is installed. */
const AT_ONCE = 6

type Outside = {
  origin: string
  caches: Pick<CacheStorage, 'open'>
  load: (request: Request) => Promise<Response>
}

export type Precache = ReturnType<typeof createPrecache>

/** The files of one version on the device: all of them, or the version is not installed. */
export function createPrecache(entries: readonly Entry[], { origin, caches, load }: Outside) {
  const keys = new Map(
    entries.map(({ url, revision }) => {
      const address = new URL(url, origin)
      const key = new URL(address)
      if (revision !== null) key.searchParams.set('revision', revision)
      return [address.href, { key: key.href, changes: revision !== null }]
    }),
  )

  /** Loads what is not there yet. Rejects when a file cannot be had: the version before stays. */
  async function install(): Promise<void> {
    const cache = await caches.open(SHELL_CACHE)
    const there = new Set((await cache.keys()).map((request) => request.url))
    const missing = [...keys].filter(([, { key }]) => !there.has(key))
    const worker = async (): Promise<void> => {
      for (let next = missing.shift(); next !== undefined; next = missing.shift()) {
        const [address, { key, changes }] = next
        // Past the browser's own cache where the address does not say which content is behind it.
        const response = await load(new Request(address, { cache: changes ? 'reload' : 'default' }))
        if (response.status !== 200 || response.redirected) throw new TypeError(`Not to be had: ${address}`)
        await cache.put(key, response)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }

  /** Removes the files of versions before. */
  async function clean(): Promise<void> {
    const cache = await caches.open(SHELL_CACHE)
    const ours = new Set(Array.from(keys.values(), ({ key }) => key))
    for (const request of await cache.keys()) if (!ours.has(request.url)) await cache.delete(request)
  }

  const has = (url: URL): boolean => keys.has(url.href)

  /** The saved file behind an address; null when it is not of this version, or the device lost it. */
  async function file(url: URL): Promise<Response | null> {
    const entry = keys.get(url.href)
    if (entry === undefined) return null
    const cache = await caches.open(SHELL_CACHE)
    return (await cache.match(entry.key, { ignoreVary: true })) ?? null
  }

  return { install, clean, has, file }
}
