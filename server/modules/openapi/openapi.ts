import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/endpoints.ts'
import { fixedText } from '#server/http/fixed.ts'
import { openapiDocument } from './document.ts'
import { DOCS_CSS, openapiPage } from './page.ts'

/** The API as data and as a page, both made of the endpoint table when somebody first asks: a start does not wait for them. */
export function addOpenapi(app: FastifyInstance, options: { version: string; secure: boolean }): void {
  const document = fixedText(
    () => JSON.stringify(openapiDocument(options)),
    'application/json; charset=utf-8',
  )
  const page = fixedText(openapiPage, 'text/html; charset=utf-8')
  app.get(`${API_BASE}/openapi.json`, document)
  app.get(`${API_BASE}/docs`, page)
  app.get(`${API_BASE}/docs.css`, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(DOCS_CSS),
  )
}
