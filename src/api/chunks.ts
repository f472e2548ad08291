import { CHUNK_RELOAD_SECONDS } from '#contract/numbers.ts'
import { inTab } from './keptText.ts'

const LAST_RELOAD = inTab('ghe.chunk-reload')
const FAILED =
  /dynamically imported module|module script failed|Loading chunk|error loading dynamically|preload CSS/i

/** Whether the server answers: a browser's word that there is a network is worth little in the hills. */
const serverAnswers = async (): Promise<boolean> =>
  navigator.onLine &&
  (await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  ))

/** Whether an error means that a part of the app could not be loaded. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && FAILED.test(error.message)

/**
 * A part that is gone belongs to an older version: loading the page anew brings the new one. At most once in a minute,
 * and never while the server does not answer, when it would take away what still works. True: the page is about to go.
 */
export async function reloadForChunk(
  now: number = Date.now(),
  reload = () => location.reload(),
  answers = serverAnswers,
): Promise<boolean> {
  const last = Number(LAST_RELOAD.read() ?? 0)
  if (now - last < CHUNK_RELOAD_SECONDS * 1000 || !(await answers())) return false
  LAST_RELOAD.write(String(now))
  reload()
  return true
}
