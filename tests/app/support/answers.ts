import { afterEach, expect, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { safeParse } from 'zod/mini'
import { CODES, type Code } from '#contract/codes.ts'
import {
  API_BASE,
  ENDPOINT_NAMES,
  ENDPOINTS,
  type Endpoint,
  type EndpointName,
  type Output,
  type Parsed,
} from '#contract/endpoints.ts'
import { LANGUAGE_CODES } from '#contract/shapes/primitives.ts'
import { IDEMPOTENCY_HEADER, LANGUAGE_HEADER, SAVED_AT_HEADER } from '#contract/worker.ts'
import { fieldProblems, queryOf, queryReader } from '#server/http/input.ts'
import { problemOf } from '#server/http/problem.ts'
import { Refusal, type RefusalDetails } from '#server/refusal.ts'

/** What the server may refuse any call with, beside the call's own `fails`. */
type AnyCall = 'G_401' | 'G_403' | 'G_429' | 'G_503' | 'G_RUNNING' | 'G_CONFIRM_AGAIN' | 'errorOccurred'
type Fails<N extends EndpointName> = Extract<(typeof ENDPOINTS)[N]['fails'][number] | AnyCall, Code>

/** Ends a call with a code that the contract lists for it, told in the words that the server would use. */
type Refuse<N extends EndpointName> = (
  code: Fails<N>,
  params?: readonly (string | number)[],
  details?: RefusalDetails,
) => never

/** What the server would do: gets the input as the server reads it, answers in the call's own shape. */
type Handler<N extends EndpointName> = (input: Parsed<N>, refuse: Refuse<N>) => Output<N> | Promise<Output<N>>

type Told = { status: number; body: unknown }
type Row = { name: EndpointName; path: RegExp; fields: readonly string[] }

const ROWS: readonly Row[] = ENDPOINT_NAMES.map((name) => {
  const { path } = ENDPOINTS[name]
  const fields = [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field)
  return { name, path: new RegExp(`^${API_BASE}${path.replace(/\{\w+\}/g, '([^/?]+)')}(?:\\?|$)`), fields }
})

const handlers = new Map<EndpointName, (raw: unknown, language: 'vi' | 'en') => Promise<Told>>()
const usual = new Set<EndpointName>()
/** Calls that nobody said an answer for: a screen that asks them proves nothing. */
const unanswered: string[] = []
let line: 'there' | 'kept' | 'cut' = 'there'
const readers = new Map<EndpointName, ReturnType<typeof queryReader>>()

const readerOf = (name: EndpointName) => {
  const reader = readers.get(name) ?? queryReader(ENDPOINTS[name].input)
  readers.set(name, reader)
  return reader
}

/**
 * Says how a call is answered until the test ends; a later word takes the place of an earlier one. What was sent is read with
 * the call's own input shape and refused as the server refuses it; what is answered must have its output shape. Returns what
 * was asked so far, read, in order.
 */
export function answer<N extends EndpointName>(name: N, handler: Output<N> | Handler<N>): Parsed<N>[] {
  const asked: Parsed<N>[] = []
  const endpoint: Endpoint = ENDPOINTS[name]
  const isInput = (read: { success: boolean; data?: unknown }): read is { success: true; data: Parsed<N> } =>
    read.success
  const isHandler = (given: Output<N> | Handler<N>): given is Handler<N> => typeof given === 'function'
  const refuse: Refuse<N> = (code, params, details) => {
    throw new Refusal(code, params, details)
  }
  usual.delete(name)
  handlers.set(name, async (raw, language) => {
    try {
      const read = safeParse(endpoint.input, raw)
      if (!isInput(read))
        throw new Refusal('G_INPUT', [], { fields: fieldProblems(read.error?.issues ?? [], raw) })
      asked.push(read.data)
      const data = isHandler(handler) ? await handler(read.data, refuse) : handler
      const checked = safeParse(endpoint.output, data)
      if (!checked.success) {
        unanswered.push(`${name} was answered with another shape: ${JSON.stringify(checked.error.issues)}`)
        return { status: 500, body: null }
      }
      return { status: 200, body: endpoint.raw ? data : { status: 200, data } }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const problem = problemOf(error, language, 'test')
      return { status: problem.status, body: problem }
    }
  })
  return asked
}

/** As {@link answer}, for what every frame asks: whatever the test says of the call itself, before or after, counts. */
export function usually<N extends EndpointName>(name: N, handler: Output<N> | Handler<N>): void {
  if (handlers.has(name) && !usual.has(name)) return
  answer(name, handler)
  usual.add(name)
}

/** The line is cut: every call fails, and the browser knows that it has no network. */
export function cutLine(): void {
  line = 'cut'
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
}

/** Without a network, on a device that has kept it all: every answer is a copy, and tells nothing of the server's time. */
export function answerFromDevice(): void {
  line = 'kept'
}

/** The moment of the server's clock when a file's tests begin: the app goes by it, whatever day it is outside. */
export const NOW = '2029-12-20T03:00:00Z'
const ahead = Date.parse(NOW) - Date.now()
const date = () => new Date(Date.now() + ahead).toUTCString()

const browserFetch = globalThis.fetch.bind(globalThis)

const parsedBody = (body: unknown): object => {
  const read: unknown = typeof body === 'string' ? JSON.parse(body) : {}
  return typeof read === 'object' && read !== null ? read : {}
}

/** Idempotent writes go with a key; the answer to a key stays the same, and another thing under it is refused. */
const keptAnswers = new Map<string, { body: unknown; answered: Told }>()
let losing = false

/** The server does what it is asked next by its key, and its answer is lost on the way. */
export function loseAnswer(): void {
  losing = true
}

async function told(address: string, init: RequestInit): Promise<Told> {
  const method = init.method ?? 'GET'
  const row = ROWS.find(({ name, path }) => ENDPOINTS[name].method === method && path.test(address))
  const handle = row && handlers.get(row.name)
  if (!row || !handle) {
    unanswered.push(`${row?.name ?? `${method} ${address}`} was asked and not answered`)
    return { status: 404, body: null }
  }
  const headers = new Headers(init.headers)
  const key = headers.get(IDEMPOTENCY_HEADER)
  const { idempotent }: Endpoint = ENDPOINTS[row.name]
  if (idempotent === true && key === null) unanswered.push(`${row.name} went without a key`)
  const before = key === null ? undefined : keptAnswers.get(key)
  if (before && before.body !== init.body)
    return { status: 422, body: { status: 422, code: 'G_422', message: CODES.G_422.vi } }
  if (before) return before.answered
  const inPath = row.path.exec(address)?.slice(1) ?? []
  const named = Object.fromEntries(
    row.fields.map((field, index) => [field, decodeURIComponent(inPath[index] ?? '')]),
  )
  const raw =
    method === 'GET'
      ? { ...readerOf(row.name)(queryOf(address)), ...named }
      : { ...parsedBody(init.body), ...named }
  const language = headers.get(LANGUAGE_HEADER) === String(LANGUAGE_CODES.en) ? 'en' : 'vi'
  const answered = await handle(raw, language)
  if (key === null) return answered
  if (answered.status < 500) keptAnswers.set(key, { body: init.body, answered })
  if (!losing) return answered
  losing = false
  throw new TypeError('Failed to fetch')
}

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
  const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
  if (!address.startsWith(API_BASE)) return browserFetch(input, init)
  // Whoever asked is gone, perhaps with the test before.
  init.signal?.throwIfAborted()
  if (line === 'cut') throw new TypeError('Failed to fetch')
  const { status, body } = await told(address, init)
  return Response.json(body, {
    status,
    headers: line === 'kept' ? { [SAVED_AT_HEADER]: date() } : { date: date() },
  })
})

afterEach(async () => {
  // A page that is still there goes on asking.
  await cleanup()
  const wrong = unanswered.splice(0)
  handlers.clear()
  usual.clear()
  keptAnswers.clear()
  losing = false
  line = 'there'
  vi.restoreAllMocks()
  expect(wrong).toEqual([])
})
