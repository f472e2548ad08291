import type { FastifyInstance } from 'fastify'
import { packed, packingFor } from './packing.ts'

/** Below one network packet there is nothing to win. */
const LEAST_BYTES = 1_400
/** Every answer pays it anew. */
const BROTLI_QUALITY = 4
const TEXT = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/

/** Compresses answers of text that nobody compressed before. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_BYTES || reply.hasHeader('content-encoding'))
      return payload
    const type = reply.getHeader('content-type')
    if (typeof type !== 'string' || !TEXT.test(type)) return payload
    const way = packingFor(request.headers['accept-encoding'])
    if (way === null) return payload
    const vary = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ')
    reply.header('content-encoding', way).header('vary', vary)
    reply.removeHeader('content-length')
    return packed(payload, way, BROTLI_QUALITY)
  })
}
