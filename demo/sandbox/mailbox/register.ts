import type { FastifyInstance } from 'fastify'
import { STYLE } from '../vnpay/style.ts'
import type { Mailbox } from '#server/ports/post.ts'
import { MAILBOX } from '#server/standIns.ts'
import { MAILBOX_STYLE, mailboxPage } from './page.ts'

/** A letter is shown as a mail program shows it: its own inline styles and nothing else, in a frame without any rights. */
const LETTER_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The page where the stand-in shows what was sent, and the same as data (`?to=` for one address). */
export function registerMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get<{ Querystring: { to?: string } }>(MAILBOX, (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(mailboxPage(mailbox.sent(request.query.to))),
  )
  app.get(`${MAILBOX}/mailbox.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE + MAILBOX_STYLE),
  )
  app.get<{ Querystring: { to?: string } }>(`${MAILBOX}/messages.json`, (request, reply) =>
    reply.header('cache-control', 'no-store').send(
      mailbox.sent(request.query.to).map(({ at, files, ...sent }) => ({
        ...sent,
        at: at.toString(),
        files: files.map(({ name, type }) => ({ name, type })),
      })),
    ),
  )
  app.get<{ Params: { id: string; name: string } }>(`${MAILBOX}/:id/:name`, ({ params }, reply) => {
    const file = mailbox.byId(params.id)?.files.find(({ name }) => name === params.name)
    if (file === undefined) return reply.code(404).send()
    const { name, type, content } = file
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type(type)
      .send(typeof content === 'string' ? content : Buffer.from(content))
  })
  app.get<{ Params: { id: string } }>(`${MAILBOX}/:id`, (request, reply) => {
    const sent = mailbox.byId(request.params.id)
    return reply
      .code(sent?.html ? 200 : 404)
      .header('cache-control', 'no-store')
      .header('content-security-policy', LETTER_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(sent?.html ?? '<!doctype html><title>404</title>')
  })
}
