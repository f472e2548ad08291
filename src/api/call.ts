import type { EndpointName, Input, Output } from '#contract/endpoints.ts'
import { ourBody, type OurBody } from '#contract/envelope.ts'
import { PATIENCE, type Patience } from '#contract/patience.ts'
import { IDEMPOTENCY_HEADER, LANGUAGE_HEADER, PAGE_HEADER, SAVED_AT_HEADER } from '#contract/worker.ts'
import { offlineProblem, problemFrom } from './problem.ts'
import { refreshSession } from './refresh.ts'
import { markSavedAt } from './savedAt.ts'
import { learnServerTime } from './serverClock.ts'
import { sessionMark } from './session.ts'
import { browserTransport, pageLanguage, type Transport, type TransportInit } from './transport.ts'
import { BASE, WIRE } from './wire.ts'

export type CallOptions = {
  /** One per intent, kept over retries: the server does a thing once, however often it is asked. */
  idempotencyKey?: string
  signal?: AbortSignal
  transport?: Transport
}

/** The query string of a GET: what is not there is left out. */
function queryString(input: object): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input))
    if (value !== undefined && value !== null) query.set(key, String(value))
  return query.size > 0 ? `?${query.toString()}` : ''
}

/** A path with its named parts filled in from the input. */
const addressIn = (path: string, input: object): string =>
  path.replace(/\{(\w+)\}/g, (_part, field: string) => encodeURIComponent(String(Reflect.get(input, field))))

/** Where a call goes, and how it is asked. */
export function request(name: EndpointName, input: object, options: CallOptions): [string, TransportInit] {
  const { method } = WIRE[name]
  const path = addressIn(WIRE[name].path, input)
  const headers: Record<string, string> = { accept: 'application/json', [PAGE_HEADER]: '1' }
  if (options.transport === undefined) headers[LANGUAGE_HEADER] = pageLanguage()
  if (options.idempotencyKey !== undefined) headers[IDEMPOTENCY_HEADER] = options.idempotencyKey
  const init: TransportInit = { method, headers }
  if (options.signal) init.signal = options.signal
  if (method === 'GET') return [BASE + path + queryString(input), init]
  headers['content-type'] = 'application/json'
  return [BASE + path, { ...init, body: JSON.stringify(input) }]
}

/** In development and tests an answer is held against its shape; in production the server is trusted. */
async function checked<N extends EndpointName>(name: N, data: unknown): Promise<void> {
  const { ENDPOINTS } = await import('#contract/endpoints.ts')
  ENDPOINTS[name].output.parse(data)
}

const isAnswer = <N extends EndpointName>(_name: N, body: unknown): body is { data: Output<N> } =>
  typeof body === 'object' && body !== null && 'data' in body

/** With a worker before it a page waits so much longer: the worker has limits of its own, and what the device kept. */
const WORKER_FIRST = 6000

const reads = (name: EndpointName): boolean => WIRE[name].method === 'GET' || WIRE[name].lookup

const patienceWith = (name: EndpointName): Patience => {
  const { begins, whole } = reads(name) ? PATIENCE.read : PATIENCE.write
  const more = navigator.serviceWorker?.controller ? WORKER_FIRST : 0
  return { begins: begins + more, whole: whole + more }
}

/** An answer of ours. What is none, breaks off, or does not come in its time is no network. */
async function send(
  name: EndpointName,
  input: object,
  options: CallOptions,
): Promise<{ response: Response; body: OurBody }> {
  const [address, init] = request(name, input, options)
  if (options.transport) return await read(await options.transport(address, init))
  // Who left before this began hears of no other abort.
  options.signal?.throwIfAborted()
  const given = new AbortController()
  let late = false
  const giveUp = () => {
    late = true
    given.abort()
  }
  const leave = () => given.abort()
  options.signal?.addEventListener('abort', leave)
  const { begins, whole } = patienceWith(name)
  let timer = setTimeout(giveUp, begins)
  try {
    const response = await browserTransport(address, { ...init, signal: given.signal })
    clearTimeout(timer)
    timer = setTimeout(giveUp, whole - begins)
    return await read(response)
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw offlineProblem(late && !reads(name) ? 'G_NO_ANSWER' : 'G_OFFLINE')
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', leave)
  }
}

async function read(response: Response): Promise<{ response: Response; body: OurBody }> {
  const body = ourBody(response.status, response.headers.get('content-type'), await response.text())
  if (body === null) throw offlineProblem()
  return { response, body }
}

/**
 * Makes one call. Its answer is the `data` of the envelope; everything else is thrown as an ApiProblem. A 401 asks for
 * new tokens once (one request for all tabs) and tries again; without them the person is signed out.
 */
export async function call<N extends EndpointName>(
  name: N,
  input: Input<N> & object,
  options: CallOptions = {},
): Promise<Output<N>> {
  const asked = options.transport ? '' : sessionMark()
  let { response, body } = await send(name, input, options)
  if (response.status === 401 && options.transport === undefined && name !== 'account.refresh')
    if (await refreshSession(asked)) ({ response, body } = await send(name, input, options))
  if (!response.ok || !isAnswer(name, body)) throw problemFrom(response.status, body)
  if (import.meta.env.DEV) await checked(name, body.data)
  const saved = response.headers.get(SAVED_AT_HEADER)
  markSavedAt(body.data, saved)
  if (saved === null && options.transport === undefined) learnServerTime(response.headers.get('date'))
  return body.data
}
