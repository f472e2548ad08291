/** What is sent for a page. */
export type Page = { status: number; headers: Readonly<Record<string, string>>; body: Buffer | string }
/** A page, and whether everybody who asks for the same may have it. */
type Made = { page: Page; isForAll: boolean }
type Kept = { version: string; began: number; page: Promise<Page | null>; bytes: number }

/** How long a page is kept whatever happens, in milliseconds: what its version does not know of shows after that. */
const KEPT_FOR = 5_000
/** What all kept pages may weigh, in bytes as they are sent: some four hundred. */
const ROOM = 8_000_000

/**
 * Pages that are given to everybody who asks for the same while what is public is as it was: a crowd that follows one link
 * costs one rendering, and its compression is paid once. `key`: all that a page depends on beside the data.
 */
export function keptPages() {
  const pages = new Map<string, Kept>()
  let bytes = 0
  function drop(key: string): void {
    bytes -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }
  /** As it was made for `version`, or as `make` makes it; null keeps nothing. */
  return async (key: string, version: string | null, make: () => Promise<Made>): Promise<Page> => {
    if (version === null) return (await make()).page
    const known = pages.get(key)
    if (known && known.version === version && performance.now() - known.began < KEPT_FOR) {
      const page = await known.page
      if (page !== null) return page
    }
    const making = make()
    const page = making.then(
      (made) => (made.isForAll ? made.page : null),
      () => null,
    )
    const kept: Kept = { version, began: performance.now(), page, bytes: 0 }
    drop(key)
    // The one that was made last stands last.
    pages.set(key, kept)
    const made = await making.catch((error: unknown) => {
      if (pages.get(key) === kept) drop(key)
      throw error
    })
    if (pages.get(key) !== kept) return made.page
    if (!made.isForAll) drop(key)
    else {
      kept.bytes = made.page.body.length
      bytes += kept.bytes
      for (const oldest of pages.keys()) {
        if (bytes <= ROOM) break
        drop(oldest)
      }
    }
    return made.page
  }
}
