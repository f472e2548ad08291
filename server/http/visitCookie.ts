import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VisitSecret } from '#server/handlers.ts'

const MINUTES = 10

/** The browser's side of a visit to another site and back: Lax, so that it comes along when that site sends people back. */
export function visitSecretOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): VisitSecret {
  const name = secure ? '__Host-ghe_visit' : 'ghe_visit'
  const options = { path: '/', sameSite: 'lax', secure, httpOnly: true } as const
  return {
    value: request.cookies[name] ?? null,
    keep: (value) => void reply.setCookie(name, value, { ...options, maxAge: MINUTES * 60 }),
    forget: () => void reply.clearCookie(name, options),
  }
}
