import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '#server/handlers.ts'
import { readRenewable, readSession } from '#server/modules/accounts/accounts.ts'
import type { Services } from '#server/services.ts'
import { presentedBy } from './sessionCookies.ts'

/** Who asks for something that is no call, such as a picture; null for nobody. */
export type ReaderOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Person | null>

/**
 * Knows a page by its access token, and by its refresh token where the other is just over: a page renews its session before a
 * call, but not before a picture.
 */
export function readerOf(services: Services): ReaderOf {
  const [byAccess, byRefresh] = [readSession(services), readRenewable(services)]
  return async (request, reply) => {
    const { accessToken, holder } = presentedBy(request, reply, services.settings.secure)
    const known = accessToken === null ? null : await byAccess(accessToken)
    return known ?? (holder.refreshToken === null ? null : await byRefresh(holder.refreshToken))
  }
}
