import { PAGE_HEADER } from '#contract/worker.ts'
import { browserTransport } from './transport.ts'
import { BASE, WIRE } from './wire.ts'

const LAST_REFRESH = 'ghe.refreshed'
/** A cookie beside the session's own, which no script can read: it says that somebody is signed in, never who. */
const HINT = /(?:^|;\s*)signed_in=1/

/** Whether cookies hint at a session. Only a hint: the server decides at every call. */
export const hasHint = (cookies: string): boolean => HINT.test(cookies)
/** Whether this browser was signed in when last heard of; never while a page is rendered on the server. */
export const hasSessionHint = (): boolean => typeof document !== 'undefined' && hasHint(document.cookie)
/** Somebody signed out here, perhaps without a network, so that the server could not take the hint away itself. */
export function dropSessionHint(): void {
  document.cookie = 'signed_in=; Path=/; Max-Age=0; SameSite=Lax'
}

type Listener = () => void
const ended = new Set<Listener>()
const changed = new Set<Listener>()

/** Calls `listener` when somebody may have signed in or out, also in another tab. Returns how to stop. */
export function onSessionChange(listener: Listener): () => void {
  changed.add(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    changed.delete(listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Says that somebody has just signed in or out. */
export function sessionChanged(): void {
  for (const listener of changed) listener()
}

/** Calls `listener` when a session could not be renewed: what was shown of the person has to go. Returns how to stop. */
export function onSessionEnd(listener: Listener): () => void {
  ended.add(listener)
  return () => ended.delete(listener)
}

const renewedSince = (moment: number): boolean => Number(localStorage.getItem(LAST_REFRESH) ?? 0) > moment

async function renew(asked: number): Promise<boolean> {
  if (renewedSince(asked)) return true
  const { method, path } = WIRE['account.refresh']
  const response = await browserTransport(BASE + path, {
    method,
    headers: { 'content-type': 'application/json', [PAGE_HEADER]: '1' },
    body: '{}',
  }).catch(() => null)
  if (response === null || response.status >= 500) return false
  if (!response.ok) {
    for (const listener of ended) listener()
    sessionChanged()
    return false
  }
  localStorage.setItem(LAST_REFRESH, String(Date.now()))
  return true
}

/**
 * Asks for new tokens, once for all tabs: a tab that waited for the lock finds that another has just done it.
 * `asked` is when the refused call was made. False: not renewed (offline, or signed out, which listeners hear of).
 */
export async function refreshSession(asked: number): Promise<boolean> {
  if (!('locks' in navigator)) return await renew(asked)
  return await navigator.locks.request('ghe.refresh', () => renew(asked))
}
