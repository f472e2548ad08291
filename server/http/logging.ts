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
