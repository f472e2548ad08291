import { randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ticketCheckRequest } from '#contract/shapes/partner.ts'
import type { Clock } from '#server/ports/clock.ts'
import { STYLE } from '../vnpay/style.ts'
import { PARTNER_STYLE, partnerPage } from './page.ts'
import { SANDBOX_PARTNER, SANDBOX_PARTNER_ACCESS } from '#server/standIns.ts'
import { answerTo, newMemory } from './tickets.ts'
import { CALM, LINES, RESULTS, STATUSES, type Wishes } from './wishes.ts'

const LIFE = 3600
const SHORT_LIFE = 31
const SLOW = 3_000
const chosen = z.object({ result: z.enum(RESULTS), status: z.enum(STATUSES), line: z.enum(LINES) })
const form = z.record(z.string(), z.string())
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const same = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))
const bearerOf = ({ headers }: FastifyRequest): string => headers.authorization?.replace(/^Bearer /, '') ?? ''

/**
 * A stand-in for the ticketing partner in this process, for development, demos and tests: the two specified HTTP calls, and a
 * page that tells it what to answer. Never register it in production unless somebody asked for it by name.
 */
export async function registerSandboxPartner(app: FastifyInstance, clock: Clock): Promise<void> {
  let wishes: Wishes = CALM
  let memory = newMemory()
  const counts = { tokens: 0, checks: 0 }
  /** Tokens by the moment in which each runs out. */
  const tokens = new Map<string, number>()
  const now = () => clock.now().epochMilliseconds

  const isUs = (fields: Readonly<Record<string, string>>): boolean =>
    fields['grant_type'] === 'password' &&
    same(fields['username'] ?? '', SANDBOX_PARTNER_ACCESS.username) &&
    same(fields['password'] ?? '', SANDBOX_PARTNER_ACCESS.password) &&
    same(fields['usernameClient'] ?? '', SANDBOX_PARTNER_ACCESS.usernameClient) &&
    same(fields['passwordClient'] ?? '', SANDBOX_PARTNER_ACCESS.passwordClient) &&
    (fields['deviceID'] ?? '') !== ''

  /** Whether the line lets an answer through; what it does instead is done. */
  async function passes(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (wishes.line === 'SLOW') await wait(SLOW, undefined, { ref: false })
    if (wishes.line === 'SILENT') reply.hijack()
    else if (wishes.line === 'CUT') {
      reply.hijack()
      request.raw.socket.destroy()
    } else if (wishes.line === 'BROKEN') await reply.code(500).type('text/html').send('<h1>500</h1>')
    else return true
    return false
  }

  await app.register(
    async (scope) => {
      scope.removeContentTypeParser('application/x-www-form-urlencoded')
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
      )

      scope.post('/Token', async (request, reply) => {
        if (!(await passes(request, reply))) return reply
        const fields = form.safeParse(request.body)
        if (!same(bearerOf(request), SANDBOX_PARTNER_ACCESS.bearer) || !fields.success || !isUs(fields.data))
          return reply.code(400).send({ error: 'invalid_grant' })
        for (const [token, end] of tokens) if (end <= now()) tokens.delete(token)
        const token = randomBytes(24).toString('base64url')
        const life = wishes.line === 'SHORT' ? SHORT_LIFE : LIFE
        tokens.set(token, now() + life * 1000)
        counts.tokens++
        return reply.send({ access_token: token, token_type: 'bearer', expires_in: life })
      })

      scope.post('/api/ETickets/OTGCheckBookingEticket', async (request, reply) => {
        if (!(await passes(request, reply))) return reply
        const end = wishes.line === 'REFUSE' ? undefined : tokens.get(bearerOf(request))
        if (end === undefined || end <= now())
          return reply.code(401).send({ Message: 'Authorization has been denied.' })
        const asked = ticketCheckRequest.safeParse(request.body)
        if (!asked.success) return reply.code(400).send({ Message: 'The request is invalid.' })
        counts.checks++
        return reply.send(answerTo(asked.data, wishes, memory))
      })

      scope.get('/partner.css', (_request, reply) =>
        reply.type('text/css; charset=utf-8').send(STYLE + PARTNER_STYLE),
      )
      scope.get('/', (_request, reply) =>
        reply
          .header('cache-control', 'no-store')
          .header('content-security-policy', PAGE_POLICY)
          .type('text/html; charset=utf-8')
          .send(partnerPage(wishes, counts)),
      )
      scope.post('/choose', async (request, reply) => {
        const wish = chosen.safeParse(request.body)
        if (!wish.success) return reply.code(400).send({ error: 'invalid_request' })
        if (wish.data.line === 'FORGET') tokens.clear()
        wishes = { ...wish.data, line: wish.data.line === 'FORGET' ? 'FINE' : wish.data.line }
        memory = newMemory()
        return reply.redirect(SANDBOX_PARTNER, 303)
      })
    },
    { prefix: SANDBOX_PARTNER },
  )
}
