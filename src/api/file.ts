import type { ENDPOINTS, EndpointName, Input } from '#contract/endpoints.ts'
import { ourBody } from '#contract/envelope.ts'
import { PATIENCE } from '#contract/patience.ts'
import { ENDPOINT_HEADER } from '#contract/worker.ts'
import { request } from './call.ts'
import { offlineProblem, problemFrom } from './problem.ts'
import { refreshSession } from './refresh.ts'
import { sessionMark } from './session.ts'
import { browserTransport } from './transport.ts'

/** The calls that answer with a file. */
export type FileName = {
  [N in EndpointName]: (typeof ENDPOINTS)[N] extends { file: string } ? N : never
}[EndpointName]

/**
 * Fetches a file that the server makes. What is not this call's answer (the page of a network that wants a sign-in, say) is as
 * good as no network; a refusal is thrown as an ApiProblem.
 */
export async function callFile<N extends FileName>(name: N, input: Input<N> & object): Promise<Blob> {
  const asked = sessionMark()
  const ask = async () => {
    const [address, init] = request(name, input, {})
    const limit = AbortSignal.timeout(PATIENCE.file.whole)
    const response = await browserTransport(address, { ...init, signal: limit }).catch(() => null)
    if (response === null) throw offlineProblem()
    return response
  }
  let response = await ask()
  if (response.status === 401 && (await refreshSession(asked))) response = await ask()
  if (response.ok && response.headers.get(ENDPOINT_HEADER) === name)
    return response.blob().catch(() => Promise.reject(offlineProblem()))
  const text = await response.text().catch(() => '')
  const body = ourBody(response.status, response.headers.get('content-type'), text)
  throw body === null || response.ok ? offlineProblem() : problemFrom(response.status, body)
}
