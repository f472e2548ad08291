import type { OfflinePolicy } from './policy.ts'

/** How long may pass until an answer begins, and until it is whole, in milliseconds. */
export type Patience = { readonly begins: number; readonly whole: number }

/**
 * How long each kind of call may take, beside its offline policy, and what is on the screen meanwhile. No fetch goes without
 * a limit, in the worker, in a page without one, and for the app's own files. Streams and downloads last for as long as they
 * give something.
 */
export const PATIENCE = {
  /** The saved answer at once. Where nothing is saved: the page's outline, then "not saved" and "try again". */
  lookup: { begins: 6000, whole: 20_000 },
  /** The page's outline; after KEEP_PATIENCE the saved copy with its age, where nothing is saved "not saved" and "try again". */
  keep: { begins: 6000, whole: 20_000 },
  /** What was done, at once, marked as not sent; after QUEUE_PATIENCE that it waits. It is sent again under its key. */
  queue: { begins: 15_000, whole: 20_000 },
  /** The page's outline, then "no network" and "try again". */
  read: { begins: 6000, whole: 20_000 },
  /** The button at work, then that nobody knows whether it arrived (G_NO_ANSWER): the next try has the same key. */
  write: { begins: 20_000, whole: 30_000 },
  /** How much has gone out, in hundredths. */
  files: { begins: 180_000, whole: 190_000 },
  /** The app's shell from the device; what only the server can answer ends in a page that can be tried again. */
  file: { begins: 6000, whole: 60_000 },
} as const satisfies Record<string, Patience>

/**
 * A saved copy of what is a person's own is shown when the network has not answered within this time, in milliseconds; until it
 * answers again, at once: a page whose questions follow one another would else wait as often.
 */
export const KEEP_PATIENCE = 1500
/** A page hears within this time that a thing waits, in milliseconds. */
export const QUEUE_PATIENCE = 8000

type Asked = { readonly method: string; readonly offline: Pick<OfflinePolicy, 'kind'>; readonly files?: true }

/** The patience that a call deserves. */
export function patienceOf({ method, offline, files }: Asked): Patience {
  if (files === true) return PATIENCE.files
  if (offline.kind !== 'never') return PATIENCE[offline.kind]
  return method === 'GET' ? PATIENCE.read : PATIENCE.write
}
