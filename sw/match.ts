import type { EndpointName } from '#contract/endpoints.ts'
import { LANGUAGE_HEADER, PAGE_HEADER } from '#contract/worker.ts'
import { BASE, CALLS, type Call } from './table.ts'

/** Where a path's named part begins, as in `/device/{token}`; such a path is known by what stands before it. */
const fixedPart = (path: string): string => path.split('{', 1)[0] ?? path

const BY_ADDRESS = new Map(CALLS.map((call) => [`${call.method} ${BASE}${fixedPart(call.path)}`, call]))
const BY_NAME = new Map(CALLS.map((call) => [call.name, call]))

/** The row of the endpoint table that a request is for; null when it is no call of ours. */
export const callOf = (method: string, { pathname }: URL): Call | null =>
  BY_ADDRESS.get(`${method} ${pathname}`) ??
  BY_ADDRESS.get(`${method} ${pathname.slice(0, pathname.lastIndexOf('/') + 1)}`) ??
  null

/** The row of a name, whoever says it; null when there is none. */
export const callNamed = (name: string): Call | null => {
  for (const [known, call] of BY_NAME) if (known === name) return call
  return null
}

export type LanguageCode = '0' | '1'

/** The language asked for: 1 English, everything else Vietnamese. */
export const languageOf = (request: Request): LanguageCode =>
  request.headers.get(LANGUAGE_HEADER) === '1' ? '1' : '0'

/** What is asked, read from the address or from a copy of the body; null when it cannot be read. */
export async function inputOf(call: Call, request: Request): Promise<object | null> {
  if (call.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams)
  try {
    const body: unknown = await request.clone().json()
    return typeof body === 'object' && body !== null ? body : null
  } catch {
    return null
  }
}

function spelled(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spelled).join()}]`
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number' || typeof value === 'boolean') return `"${value}"`
  if (typeof value !== 'object' || value === null) return 'null'
  const fields: [string, unknown][] = Object.entries(value)
  return `{${fields
    .filter(([, content]) => content !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, content]) => `${JSON.stringify(key)}:${spelled(content)}`)
    .join()}}`
}

/**
 * One spelling for inputs that mean the same: fields in order, numbers as their text (as in an address), what is
 * undefined left out, and in an address also what is null.
 */
export function canonical(call: Call, input: object): string {
  if (call.method !== 'GET') return spelled(input)
  return spelled(Object.fromEntries(Object.entries(input).filter(([, content]) => content !== null)))
}

/** A call that the worker makes by itself, as a page would make it. */
export function requestFor(
  origin: string,
  name: EndpointName,
  input: object,
  language: LanguageCode,
): Request {
  const call = BY_NAME.get(name)
  if (call === undefined) throw new RangeError(`Not a call: ${name}`)
  const path = call.path.replace(/\{(\w+)\}/g, (_part, field: string) =>
    encodeURIComponent(String(Reflect.get(input, field))),
  )
  const url = new URL(BASE + path, origin)
  const headers: Record<string, string> = {
    accept: 'application/json',
    [PAGE_HEADER]: '1',
    [LANGUAGE_HEADER]: language,
  }
  if (call.method !== 'GET') {
    headers['content-type'] = 'application/json'
    return new Request(url, { method: call.method, headers, body: JSON.stringify(input) })
  }
  for (const [key, value] of Object.entries(input)) url.searchParams.set(key, String(value))
  return new Request(url, { headers })
}
