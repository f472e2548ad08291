import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Below one network packet there is nothing to win. */
const LEAST_BYTES = 1_400
const TEXT = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/

/** Compresses answers of text that nobody compressed before. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_BYTES || reply.hasHeader('content-encoding'))
      return payload
    const type = reply.getHeader('content-type')
    if (typeof type !== 'string' || !TEXT.test(type)) return payload
    const accepts = request.headers['accept-encoding'] ?? ''
    const way = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : null
    if (way === null) return payload
    const vary = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ')
    reply.header('content-encoding', way).header('vary', vary)
    reply.removeHeader('content-length')
    return way === 'br'
      ? brotli(payload, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: payload.length },
        })
      : zip(payload)
  })
}
