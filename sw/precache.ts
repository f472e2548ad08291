import { WORKPLACES, type Workplace } from '#contract/worker.ts'

/**
 * A file of this version, as the build lists it; `revision` is null where the address itself changes with the content.
 * `integrity` is of the file's hash: whatever somebody else answers in its place is not taken.
 */
export type Entry = { url: string; revision: string | null; integrity?: string }

/** The cache of the app's own files. Versions share it: what did not change is not loaded again. */
export const SHELL_CACHE = 'ghe-shell'
/** The workplace whose people alone keep a file; null for what everybody keeps. */
const workplaceOf = (url: string): Workplace | null =>
  WORKPLACES.find((workplace) => url.includes(`/assets/${workplace}/`)) ?? null
/** How many files are loaded at once while a version is installed. */
const AT_ONCE = 6

/** As the build writes it: the first 24 bits of the SHA-256. They tell a stranger's page; whole hashes would cost 10 kB. */
export async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCodePoint(...hash.subarray(0, 3)))
}

type Outside = {
  origin: string
  caches: Pick<CacheStorage, 'open'>
  load: (request: Request) => Promise<Response>
}

/** The files of one version on the device: all of them, or the version is not installed. */
export function createPrecache(entries: readonly Entry[], { origin, caches, load: fetchFile }: Outside) {
  const keys = new Map(
    entries.map(({ url, revision, integrity }) => {
      const address = new URL(url, origin)
      const key = new URL(address)
      if (revision !== null) key.searchParams.set('revision', revision)
      return [
        address.href,
        { key: key.href, changes: revision !== null, workplace: workplaceOf(address.href), integrity },
      ]
    }),
  )

  /** A file, whole and proven; null for whatever else comes. */
  async function whole(
    address: string,
    cache: RequestCache,
    integrity: string | undefined,
  ): Promise<Response | null> {
    const response = await fetchFile(new Request(address, { cache })).catch(() => null)
    if (response === null || response.status !== 200 || response.redirected) return null
    const bytes = await response.clone().arrayBuffer()
    return integrity === undefined || integrity === (await integrityOf(bytes)) ? response : null
  }

  /** Loads what is not there yet of what everybody keeps and of `workplaces`. Rejects when a file cannot be had. */
  async function load(workplaces: ReadonlySet<Workplace | null>, there: ReadonlySet<string>): Promise<void> {
    const cache = await caches.open(SHELL_CACHE)
    const missing = [...keys].filter(([, { key, workplace }]) => workplaces.has(workplace) && !there.has(key))
    const worker = async (): Promise<void> => {
      for (let next = missing.shift(); next !== undefined; next = missing.shift()) {
        const [address, { key, changes, integrity }] = next
        // Past the browser's own cache where the address does not say which content is behind it.
        const response = await whole(address, changes ? 'reload' : 'default', integrity)
        // The browser's own cache may hold what somebody else answered: once more, past it.
        const file = response ?? (changes ? null : await whole(address, 'reload', integrity))
        if (file === null) throw new TypeError(`Not to be had: ${address}`)
        await cache.put(key, file)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }

  const saved = async (): Promise<Set<string>> => {
    const cache = await caches.open(SHELL_CACHE)
    return new Set((await cache.keys()).map((request) => request.url))
  }

  /**
   * Loads what is missing of this version, with the workplaces that the device keeps; when that fails, the version before stays.
   * Of a version that is installed it makes good what the device lost, and looks at names alone where nothing is.
   */
  async function install(): Promise<void> {
    const there = await saved()
    await load(new Set([null, ...Array.from(there, workplaceOf)]), there)
  }

  /** Keeps a workplace, from now on through every update. */
  const equip = async (workplace: Workplace): Promise<void> => load(new Set([workplace]), await saved())

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

  return { install, equip, clean, has, file }
}
