import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/client.ts'

/** `isClosing`: the process was told to end and takes no new work. */
export type OpsParts = { db: Database; isClosing: () => boolean }

/** Whether the process lives (/healthz) and whether it can do its work (/readyz): a node that closes or has lost its database is not ready. */
export function addOps(app: FastifyInstance, { db, isClosing }: OpsParts): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isClosing()) return reply.code(503).header('retry-after', '5').send({ status: 'closing' })
    try {
      await db.execute(sql`select 1`)
      return await reply.send({ status: 'ready' })
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).header('retry-after', '2').send({ status: 'no database' })
    }
  })
}
