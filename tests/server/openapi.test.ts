import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { API_BASE, ENDPOINTS, ENDPOINT_NAMES } from '#contract/endpoints.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['query', 'header', 'path']) })),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), content: z.record(z.string(), z.unknown()) }),
  ),
  'x-limit-per-minute': z.number(),
  'x-who': z.string(),
})
const document = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.enum(['get', 'post', 'delete']), operation.optional())),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())

describe('the API, described', () => {
  it('says of every call its address, who, limit and how it fails', async () => {
    const text = (await server.app.inject(`${API_BASE}/openapi.json`)).body
    const { paths, components } = document.parse(JSON.parse(text))
    for (const name of ENDPOINT_NAMES) {
      const { path, method, limit, who, fails } = ENDPOINTS[name]
      const said = operation.parse(
        Object.entries(paths[path] ?? {}).find(([way]) => way === method.toLowerCase())?.[1],
      )
      expect(said.operationId).toBe(name)
      expect([said['x-limit-per-minute'], said['x-who']]).toEqual([limit, who])
      const told = Object.values(said.responses)
        .map(({ description }) => description)
        .join('\n')
      for (const code of fails) expect(told).toContain(`${code}:`)
      expect(said.parameters.some(({ name: header }) => header === 'idempotency-key')).toBe(
        'idempotent' in ENDPOINTS[name],
      )
    }
    for (const [, reference] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
      expect(components.schemas).toHaveProperty(reference ?? '')
    expect(text).not.toContain('"$defs"')
  })

  it('is a page without scripts, every call on it', async () => {
    const page = await server.app.inject(`${API_BASE}/docs`)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).not.toMatch(/<script|style=|onclick/)
    for (const name of ENDPOINT_NAMES) expect(page.body).toContain(`id="${name}"`)
  })
})
