import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { networksOf } from '#server/network.ts'
import { refuse } from '#server/refusal.ts'

/** Ends every stream of a server that is about to close: nobody would end them otherwise. */
export type Streams = {
  send: (
    reply: FastifyReply,
    caller: StreamCaller,
    follow: (gone: AbortSignal) => AsyncIterable<unknown>,
  ) => FastifyReply
}

/** Who follows: each open stream is a line and a timer that somebody else cannot have. */
type StreamCaller = { userId: string; address: string }
/** Streams of one person (tabs and devices), and of all people of one network, at once. */
export const STREAMS_AT_ONCE = { person: 20, network: 300 } as const
const LATER = 30

/** Server-sent events, as `EventSource` of every browser reads them. A proxy must not hold them back. */
export function streamsOf(app: FastifyInstance): Streams {
  const open = new Set<AbortController>()
  const held = new Map<string, number>()
  app.addHook('preClose', async () => {
    for (const one of open) one.abort()
  })

  async function* written(events: AsyncIterable<unknown>): AsyncGenerator<string> {
    yield 'retry: 5000\n\n'
    for await (const event of events)
      yield event === null ? ': here\n\n' : `data: ${JSON.stringify(event)}\n\n`
  }

  return {
    send: (reply, caller, follow) => {
      const places: [string, number][] = [
        [`person ${caller.userId}`, STREAMS_AT_ONCE.person],
        [`network ${networksOf(caller.address).near}`, STREAMS_AT_ONCE.network],
      ]
      if (places.some(([name, most]) => (held.get(name) ?? 0) >= most))
        refuse('G_429', [LATER], { retryAfter: LATER })
      for (const [name] of places) held.set(name, (held.get(name) ?? 0) + 1)
      const gone = new AbortController()
      open.add(gone)
      reply.raw.once('close', () => {
        gone.abort()
        open.delete(gone)
        for (const [name] of places) {
          const left = (held.get(name) ?? 1) - 1
          if (left > 0) held.set(name, left)
          else held.delete(name)
        }
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
