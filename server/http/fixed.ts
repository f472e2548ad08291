import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

type Fixed = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * A text that is the same as long as the process lives: made and compressed when it is first asked for, and never again. The
 * answer to a request for it.
 */
export function fixedText(make: () => string, type: string): Fixed {
  let known: { text: string; etag: string } | null = null
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  const ways = { br: (text: string) => brotli(text, quality), gzip: (text: string) => zip(text) }
  const made = new Map<keyof typeof ways, Promise<Buffer>>()
  const textOnce = () => {
    const text = make()
    return { text, etag: `W/"${createHash('sha1').update(text).digest('base64url')}"` }
  }
  return async (request, reply) => {
    const { text, etag } = (known ??= textOnce())
    reply
      .header('cache-control', 'no-cache')
      .header('etag', etag)
      .header('vary', 'accept-encoding')
      .type(type)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const accepts = request.headers['accept-encoding'] ?? ''
    const way = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : null
    if (way === null) return reply.send(Buffer.from(text))
    const bytes = made.get(way) ?? ways[way](text)
    made.set(way, bytes)
    return reply.header('content-encoding', way).send(await bytes)
  }
}
