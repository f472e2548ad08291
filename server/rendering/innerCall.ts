import type { FastifyInstance } from 'fastify'
import { API_BASE, ENDPOINTS, ENDPOINT_NAMES, type EndpointName } from '#contract/endpoints.ts'
import type { InnerCall } from '#contract/rendering.ts'

/**
 * Calls the API inside this process, without a network and as nobody: what is rendered for everybody carries nothing of
 * anybody. `address` is the visitor's, so that the limits of calls count one visitor and not all together.
 */
export const innerCall =
  (app: FastifyInstance, address: string): InnerCall =>
  async (path, { method, headers, body }) => {
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: path,
      headers,
      remoteAddress: address,
      ...(body === undefined ? {} : { payload: body }),
    })
    return { status: answer.statusCode, body: answer.body }
  }

/** Public reads whose data no version tells: how many tickets are left. */
const UNTOLD: readonly EndpointName[] = ['service.search', 'service.slots']
const TOLD = new Set(
  ENDPOINT_NAMES.filter((name) => ENDPOINTS[name].offline.kind === 'lookup' && !UNTOLD.includes(name)).map(
    (name) => API_BASE + ENDPOINTS[name].path,
  ),
)

/**
 * The same calls, and whether what came of them may be given to everybody: all were answered (a visitor may have asked too
 * much), and the data's version says when they are not as they were.
 */
export function callsForAll(call: InnerCall): { call: InnerCall; isForAll: () => boolean } {
  let all = true
  return {
    call: async (path, init) => {
      const answer = await call(path, init)
      if (answer.status !== 200 || !TOLD.has(path.split('?')[0] ?? '')) all = false
      return answer
    },
    isForAll: () => all,
  }
}
