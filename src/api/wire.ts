import { API_BASE, ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'

/** What the client needs to know of a call to make it. */
export type Wire = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  idempotent: boolean
  /** Whether answers are public and may be kept by the page for its next start. */
  lookup: boolean
}

/** A table over the names of all calls. */
const overNames = <T>(make: (name: EndpointName) => T): Record<EndpointName, T> => {
  const table: Partial<Record<EndpointName, T>> = {}
  for (const name of Object.keys(ENDPOINTS).filter((key): key is EndpointName => key in ENDPOINTS))
    table[name] = make(name)
  const whole = (candidate: typeof table): candidate is Record<EndpointName, T> =>
    Object.keys(ENDPOINTS).every((name) => name in candidate)
  if (!whole(table)) throw new TypeError('A call is missing from the table.')
  return table
}

/** The endpoint table without its schemas. The browser's build works this out beforehand (scripts/vite/slimCalls.ts). */
export const WIRE: Record<EndpointName, Wire> = overNames((name) => {
  const { method, path, offline, ...rest } = ENDPOINTS[name]
  return {
    method,
    path,
    idempotent: 'idempotent' in rest,
    lookup: offline.kind === 'lookup',
  }
})

/** The base of every call. */
export const BASE = API_BASE
