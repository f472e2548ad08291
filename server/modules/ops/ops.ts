import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { sendRefusal } from '#server/http/errors.ts'
import { Refusal } from '#server/refusal.ts'
import type { Clock } from '#server/ports/clock.ts'
import { signsOfLife } from './tables.ts'

/**
 * Where a process stands: it listens and waits for its database or its tables; it works; it was told to end, still answers,
 * and says that it is to be asked no more.
 */
export type Stage = 'preparing' | 'open' | 'closing'
type OpsParts = { db: Database; clock: Clock; stage: () => Stage }

const PATHS = { alive: '/healthz', ready: '/readyz' } as const
/** How long an answer about the database is believed, in ms: whoever asks often must not become its load. */
const BELIEVED = 500
/** Seconds after which it is worth asking again. */
const AGAIN = { preparing: 1, closing: 5, away: 2 } as const

/** Whether the database takes a write; asked at most twice a second, by however many. */
export function canWrite({ db, clock }: Pick<OpsParts, 'db' | 'clock'>): () => Promise<void> {
  let asked: { at: number; answer: Promise<void> } | null = null
  const write = async (): Promise<void> => {
    const at = clock.now()
    await db
      .insert(signsOfLife)
      .values({ name: 'ready', at })
      .onConflictDoUpdate({ target: signsOfLife.name, set: { at } })
  }
  return () => {
    const now = performance.now()
    if (asked === null || now - asked.at > BELIEVED) asked = { at: now, answer: write() }
    return asked.answer
  }
}

/**
 * Whether the process lives (/healthz) and whether it can do its work (/readyz): a node that prepares, closes or cannot write
 * is not ready. While it prepares every other call waits outside; while it closes each answer ends its line, so that proxies
 * and browsers open their next one elsewhere.
 */
export function addOps(app: FastifyInstance, parts: OpsParts): void {
  const { stage } = parts
  const written = canWrite(parts)

  app.addHook('onRequest', async (request, reply) => {
    const path = request.routeOptions.url
    if (stage() === 'preparing' && path !== PATHS.alive && path !== PATHS.ready)
      return sendRefusal(request, reply, new Refusal('G_503', [], { retryAfter: AGAIN.preparing }))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stage() === 'closing') reply.header('connection', 'close')
  })

  app.get(PATHS.alive, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get(PATHS.ready, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const now = stage()
    if (now !== 'open') return reply.code(503).header('retry-after', String(AGAIN[now])).send({ status: now })
    try {
      await written()
      return await reply.send({ status: 'ready' })
    } catch (error) {
      request.log.warn({ err: error }, 'the database takes no writes')
      return reply.code(503).header('retry-after', String(AGAIN.away)).send({ status: 'no database' })
    }
  })
}
