import { CHUNK_RELOAD_SECONDS } from '#contract/numbers.ts'

const LAST_RELOAD = 'ghe.chunk-reload'
const FAILED = /dynamically imported module|module script failed|Loading chunk|error loading dynamically/i

/** Whether an error means that a part of the app could not be loaded. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && FAILED.test(error.message)

/**
 * A part that is gone belongs to an older version: loading the page anew brings the new one. At most once in a minute,
 * and never without a network, where it would take away what still works. True: the page is about to go.
 */
export function reloadForChunk(now: number = Date.now(), reload = () => location.reload()): boolean {
  const last = Number(sessionStorage.getItem(LAST_RELOAD) ?? 0)
  if (!navigator.onLine || now - last < CHUNK_RELOAD_SECONDS * 1000) return false
  sessionStorage.setItem(LAST_RELOAD, String(now))
  reload()
  return true
}
