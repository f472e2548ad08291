import type { APIRequestContext } from '@playwright/test'
import { API_BASE, ENDPOINTS, type EndpointName, type Input, type Output } from '#contract/endpoints.ts'
import { IDEMPOTENCY_HEADER, PAGE_HEADER } from '#contract/worker.ts'

/** Whoever can call the server: a page or a context with its browser's cookies, or a caller without a page, with cookies of its own. */
export type Caller = { request: APIRequestContext }

/** What tells the server that a page of ours calls, in the place of a browser that says so. */
export const FROM_OUR_PAGE = { [PAGE_HEADER]: '1', 'sec-fetch-site': 'same-origin' } as const

/** Without a token the call is made with the caller's cookies; null: as nobody, and nothing is kept. */
type As = { token?: string | null }

/** Makes one call by its name as a page of the site makes it, or with a token in the place of cookies; its raw answer. */
export async function callRaw(
  { request }: Caller,
  name: EndpointName,
  input: object = {},
  { token }: As = {},
) {
  const { method, path } = ENDPOINTS[name]
  const who = token === undefined ? FROM_OUR_PAGE : token === null ? {} : { authorization: `Bearer ${token}` }
  const headers = { ...who, [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
  if (method !== 'GET') return await request.post(API_BASE + path, { headers, data: input })
  const given = Object.entries(input).map(([field, value]) => [field, String(value)])
  return await request.get(`${API_BASE + path}?${new URLSearchParams(given)}`, { headers })
}

/** Whether this is the answer of the call; one of another shape throws. */
function isAnswer<N extends EndpointName>(name: N, body: unknown): body is { data: Output<N> } {
  if (typeof body !== 'object' || body === null || !('data' in body)) return false
  ENDPOINTS[name].output.parse(body.data)
  return true
}

/** As {@link callRaw}, and answers with the data. Throws what the server said where it refused. */
export async function call<N extends EndpointName>(
  caller: Caller,
  name: N,
  input: Input<N> & object,
  options: As = {},
): Promise<Output<N>> {
  const response = await callRaw(caller, name, input, options)
  const body: unknown = await response.json()
  if (!response.ok() || !isAnswer(name, body)) throw new Error(`${name}: ${JSON.stringify(body)}`)
  return body.data
}
