import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { systemClock, type Clock } from '#server/ports/clock.ts'

export const SANDBOX_CLOCK = '/sandbox/clock'

/** The machine's clock, ahead by what somebody asked for, in minutes. */
export interface ForwardClock extends Clock {
  forward(minutes: number): void
}

export function forwardClock(minutes = 0, clock: Clock = systemClock): ForwardClock {
  let ahead = minutes
  return {
    now: () => clock.now().add({ minutes: ahead }),
    forward: (more) => {
      ahead += more
    },
  }
}

/** At most a year at once; never back, since what has happened stays happened. */
const move = z.object({ minutes: z.int().check(z.gte(1), z.lte(366 * 24 * 60)) })

/**
 * A stand-in for waiting: moves this server's clock forward, so that what runs out can be looked at, and tells every page by
 * the answers' Date. It is never there in production, and elsewhere only where somebody asked for it by name.
 */
export function registerSandboxClock(app: FastifyInstance, clock: ForwardClock): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('date', new Date(clock.now().epochMilliseconds).toUTCString())
    return payload
  })
  app.post(SANDBOX_CLOCK, (request, reply) => {
    const wish = move.safeParse(request.body)
    if (!wish.success) return reply.code(400).send({ error: 'invalid_request' })
    clock.forward(wish.data.minutes)
    return reply.header('cache-control', 'no-store').send({ now: clock.now().toString() })
  })
}
