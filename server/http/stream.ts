import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Ends every stream of a server that is about to close: nobody would end them otherwise. */
export type Streams = {
  send: (reply: FastifyReply, follow: (gone: AbortSignal) => AsyncIterable<unknown>) => FastifyReply
}

/** Server-sent events, as `EventSource` of every browser reads them. A proxy must not hold them back. */
export function streamsOf(app: FastifyInstance): Streams {
  const open = new Set<AbortController>()
  app.addHook('preClose', async () => {
    for (const one of open) one.abort()
  })

  async function* written(events: AsyncIterable<unknown>): AsyncGenerator<string> {
    yield 'retry: 5000\n\n'
    for await (const event of events)
      yield event === null ? ': here\n\n' : `data: ${JSON.stringify(event)}\n\n`
  }

  return {
    send: (reply, follow) => {
      const gone = new AbortController()
      open.add(gone)
      reply.raw.once('close', () => {
        gone.abort()
        open.delete(gone)
      })
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
          // The line ends with the stream: kept alive it would hold a closing server up.
          .header('connection', 'close')
          .send(Readable.from(written(follow(gone.signal)), { objectMode: false }))
      )
    },
  }
}
