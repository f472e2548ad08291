import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** A text that is the same as long as the process lives: compressed once, when it is first asked for, and never again. */
export type Fixed = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export function fixedText(text: string, type: string): Fixed {
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  const ways = { br: () => brotli(text, quality), gzip: () => zip(text) }
  const made = new Map<keyof typeof ways, Promise<Buffer>>()
  return async (request, reply) => {
    reply
      .header('cache-control', 'no-cache')
      .header('etag', etag)
      .header('vary', 'accept-encoding')
      .type(type)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const accepts = request.headers['accept-encoding'] ?? ''
    const way = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : null
    if (way === null) return reply.send(Buffer.from(text))
    const bytes = made.get(way) ?? ways[way]()
    made.set(way, bytes)
    return reply.header('content-encoding', way).send(await bytes)
  }
}
