import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Code } from '#contract/codes.ts'
import { ENDPOINTS, ENDPOINT_NAMES } from '#contract/endpoints.ts'
import type { Meter } from '#server/seeing/meter.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The code with which it was refused. */
    refusedWith?: Code
  }
}

const STREAMS: ReadonlySet<string> = new Set(ENDPOINT_NAMES.filter((name) => 'stream' in ENDPOINTS[name]))

/**
 * What a request asked for, of a list that ends: a call of the contract, else the first part of its route (each file of the
 * build is a route), else a page. Never what stands in the address.
 */
function askedFor({ routeOptions }: FastifyRequest): string {
  const { config, url } = routeOptions
  if (config.endpoint !== undefined) return config.endpoint
  if (url === undefined) return 'nothing'
  if (url === '/*') return 'page'
  return /^\/([\w-]+)\//.exec(url)?.[1] ?? 'file'
}

/** Counts and times every answer. */
export function addCallMeter(app: FastifyInstance, meter: Meter): void {
  app.addHook('onResponse', async (request, reply) => {
    const call = askedFor(request)
    if (request.refusedWith) meter.count('ghe_refusals_total', { call, code: request.refusedWith })
    if (!STREAMS.has(call))
      meter.took('ghe_call_seconds', { call, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
}
