import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { DrizzleQueryError } from 'drizzle-orm/errors'

/** What a log says of an error: never a query's parameters or a row, which are people's data. */
export function safeError(error: Error): { type: string; message: string; stack: string; code?: string } {
  const told = error instanceof DrizzleQueryError && error.cause ? error.cause : error
  const code: unknown = Reflect.get(told, 'code')
  return {
    type: told.name,
    message: told.message.split('\n')[0] ?? '',
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .join('\n'),
    ...(typeof code === 'string' ? { code } : {}),
  }
}

/** What a proxy's or a client's own number for a call may look like; anything else is not written anywhere. */
const WELL_FORMED = /^[\w-]{8,64}$/

/** The number under which a call stands in the log and in its answer: the one that it came with, or a new one. */
export const requestIdOf = (brought: string | string[] | undefined): string =>
  typeof brought === 'string' && WELL_FORMED.test(brought) ? brought : randomUUID()

const DECIMALS = 10

/** One line for every answer: which route, how it ended, how long it took. No address, query, body, header or person. */
export function addAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.config.endpoint ?? request.routeOptions.url ?? 'page',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * DECIMALS) / DECIMALS,
    }
    if (request.routeOptions.config.endpoint === undefined && reply.statusCode < 400)
      app.log.debug(facts, 'answered')
    else app.log.info(facts, 'answered')
  })
}
