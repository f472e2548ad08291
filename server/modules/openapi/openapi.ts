import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/endpoints.ts'
import { openapiDocument } from './document.ts'
import { DOCS_CSS, openapiPage } from './page.ts'

/** The API as data and as a page, both made of the endpoint table when somebody first asks: a start does not wait for them. */
export function addOpenapi(app: FastifyInstance, options: { version: string; secure: boolean }): void {
  let document: string | undefined
  let page: string | undefined
  app.get(`${API_BASE}/openapi.json`, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send((document ??= JSON.stringify(openapiDocument(options)))),
  )
  app.get(`${API_BASE}/docs`, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send((page ??= openapiPage())),
  )
  app.get(`${API_BASE}/docs.css`, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(DOCS_CSS),
  )
}
