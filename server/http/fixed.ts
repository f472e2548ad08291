import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { packed, packingFor, type Packing } from './packing.ts'

/** It is paid once. */
const BROTLI_QUALITY = 9

type Fixed = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * A text that is the same as long as the process lives: made and compressed when it is first asked for, and never again. The
 * answer to a request for it.
 */
export function fixedText(make: () => string, type: string): Fixed {
  let known: { text: string; etag: string } | null = null
  const made = new Map<Packing, Promise<Buffer>>()
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
    const way = packingFor(request.headers['accept-encoding'])
    if (way === null) return reply.send(Buffer.from(text))
    const bytes = made.get(way) ?? packed(text, way, BROTLI_QUALITY)
    made.set(way, bytes)
    return reply.header('content-encoding', way).send(await bytes)
  }
}
