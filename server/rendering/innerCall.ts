import type { FastifyInstance } from 'fastify'
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
