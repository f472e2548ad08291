import { ourBody } from '#contract/envelope.ts'
import { PATIENCE } from '#contract/patience.ts'
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
    signal: AbortSignal.timeout(PATIENCE.write.begins),
  }).catch(() => null)
  const text = await response?.text().catch(() => null)
  const ours =
    response !== null && ourBody(response.status, response.headers.get('content-type'), text ?? '') !== null
  // Only our own refusal ends a session: a stranger's page is no network.
  if (ours && response.status === 401) sessionEnded()
  return ours && response.ok
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
