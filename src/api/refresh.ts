import { PAGE_HEADER, REFRESH_LOCK } from '#contract/worker.ts'
import { sessionEnded } from './session.ts'
import { browserTransport } from './transport.ts'
import { BASE, WIRE } from './wire.ts'

const LAST_REFRESH = 'ghe.refreshed'

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
    sessionEnded()
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
  return await navigator.locks.request(REFRESH_LOCK, () => renew(asked))
}
