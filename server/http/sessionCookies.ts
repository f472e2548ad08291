import { randomUUID } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_HEADER } from '#contract/worker.ts'
import type { SessionHolder } from '#server/handlers.ts'

/**
 * Says to a page that somebody is signed in, without a call; never who. Its value is new with every new token, so that a tab
 * that waited sees that another has renewed the session.
 */
const HINT = 'signed_in'
/** Browsers keep a cookie no longer than 400 days (RFC 6265bis, section 5.5). */
const DEVICE_DAYS = 400

/** Over https the prefix lets no other host or plain page set these cookies (RFC 6265bis, section 4.1.3). */
const names = (secure: boolean) => ({
  access: secure ? '__Host-ghe_access' : 'ghe_access',
  refresh: secure ? '__Host-ghe_refresh' : 'ghe_refresh',
  device: secure ? '__Host-ghe_device' : 'ghe_device',
})

const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer ([\w.~+/=-]{1,500})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

/**
 * Whether a page of ours made this request: a header that no other site can send along, and the browser's own word that page
 * and server are of one origin (for a browser that does not say, the Origin header).
 */
function isFromOurPage(request: FastifyRequest): boolean {
  const { headers } = request
  if (headers[PAGE_HEADER] === undefined) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const origin = headers.origin
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host
}

/** Whether a browser says that another site made this request. */
export function isFromElsewhere(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

export type Presented = {
  accessToken: string | null
  /** The session's cookies are there; they count for writes only when a page of ours sent them. */
  cookies: boolean
  holder: SessionHolder
}

/** What a request brings to prove who it is, and where new tokens go. A Bearer token beats the cookies. */
export function presentedBy(request: FastifyRequest, reply: FastifyReply, secure: boolean): Presented {
  const { access, refresh, device } = names(secure)
  const bearer = bearerOf(request)
  const cookies = request.cookies[access] !== undefined || request.cookies[refresh] !== undefined
  const trusted = request.method === 'GET' || request.method === 'HEAD' || isFromOurPage(request)
  const cookie = (name: string) => (trusted && bearer === null ? (request.cookies[name] ?? null) : null)
  const options: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure }
  const accessToken = bearer ?? cookie(access)
  return {
    accessToken,
    cookies: bearer === null && cookies,
    holder: {
      byCookie: isFromOurPage(request),
      accessToken,
      refreshToken: cookie(refresh),
      device: cookie(device),
      keep: (tokens) => {
        if (!isFromOurPage(request)) return
        const until = (end: Temporal.Instant) => new Date(end.epochMilliseconds)
        const secret = { ...options, httpOnly: true }
        void reply.setCookie(access, tokens.access, { ...secret, expires: until(tokens.accessEnds) })
        void reply.setCookie(refresh, tokens.refresh, { ...secret, expires: until(tokens.refreshEnds) })
        // Last: who sees the new mark has the new tokens, too.
        void reply.setCookie(HINT, `1.${randomUUID()}`, { ...options, expires: until(tokens.refreshEnds) })
      },
      keepDevice: (secret) => {
        if (!isFromOurPage(request)) return
        const maxAge = DEVICE_DAYS * 86_400
        void reply.setCookie(device, secret, { ...options, httpOnly: true, maxAge })
      },
      forget: () => {
        // What lies in the browser's own cache goes; the shell, which is everybody's, stays.
        void reply.header('clear-site-data', '"cache"')
        // Only what the request brought: an answer to a question asked before a sign-in takes nothing from the one signed in.
        for (const name of [access, refresh, HINT])
          if (request.cookies[name] !== undefined) void reply.clearCookie(name, options)
      },
    },
  }
}
