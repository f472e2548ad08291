import { PAGE_HEADER, REFRESH_LOCK } from '#contract/worker.ts'
import { sessionEnded, sessionMark } from './session.ts'
import { browserTransport } from './transport.ts'
import { BASE, WIRE } from './wire.ts'

async function renew(asked: string): Promise<boolean> {
  const now = sessionMark()
  if (now !== '' && now !== asked) return true
  const { method, path } = WIRE['account.refresh']
  const response = await browserTransport(BASE + path, {
    method,
    headers: { 'content-type': 'application/json', [PAGE_HEADER]: '1' },
    body: '{}',
  }).catch(() => null)
  if (response === null) return false
  if (response.ok) return true
  // Only our own refusal says that it is over: a busy server or somebody else's page on the way says nothing.
  const body: unknown = response.status === 401 ? await response.json().catch(() => null) : null
  if (typeof body === 'object' && body !== null && 'code' in body) sessionEnded()
  return false
}

/**
 * Asks for new tokens, once for all tabs and the worker: who waited for the lock finds that another has just done it.
 * `asked` is the session's mark before the refused call was made. A cookie carries it, since all tabs see the cookies of an
 * answer at once; what another tab wrote into its storage they see some time later. False: not renewed (offline, or signed
 * out, which listeners hear of).
 */
export async function refreshSession(asked: string): Promise<boolean> {
  if (!('locks' in navigator)) return await renew(asked)
  return await navigator.locks.request(REFRESH_LOCK, () => renew(asked))
}
