import { API_BASE, ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'

/** Makes a call and gives its answer; throws where it is refused. */
export type Caller = (name: EndpointName, input?: object) => Promise<unknown>

/** Calls of a node, as nobody or as who has a token. */
export function callerOf(origin: string, token?: string): Caller {
  return async (name, input = {}) => {
    const { method, path } = ENDPOINTS[name]
    const query =
      method === 'GET'
        ? `?${new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value)])).toString()}`
        : ''
    const answer = await fetch(origin + API_BASE + path + query, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
    })
    const body: unknown = await answer.json()
    if (!answer.ok)
      throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(body).slice(0, 200)}`)
    return body
  }
}
