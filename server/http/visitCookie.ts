import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VisitSecret } from '#server/handlers.ts'

const MINUTES = 10
/** A browser brings two at most by itself; what is more was put there. */
const MOST = 4

/** The browser's side of a visit to another site and back: Lax, so that it comes along when that site sends people back. */
export function visitSecretOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): VisitSecret {
  const prefix = secure ? '__Host-ghe_visit_' : 'ghe_visit_'
  const options = { path: '/', sameSite: 'lax', secure, httpOnly: true } as const
  const brought = Object.entries(request.cookies)
    .flatMap(([name, value]) => (name.startsWith(prefix) && value ? [{ name, value }] : []))
    .slice(0, MOST)
  return {
    values: brought.map(({ value }) => value),
    keep: () => {
      const { name, value } = brought[0] ?? {
        name: prefix + randomBytes(4).toString('hex'),
        value: randomBytes(32).toString('base64url'),
      }
      reply.setCookie(name, value, { ...options, maxAge: MINUTES * 60 })
      return value
    },
    forget: () => {
      for (const { name } of brought) reply.clearCookie(name, options)
    },
  }
}
