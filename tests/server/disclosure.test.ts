import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contentPolicy } from '#server/rendering/policy.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ settings: { rateLimitFactor: 1 } })
})
afterAll(() => server.close())

const report = (type: string, body: unknown, address = '203.0.113.1') =>
  server.app.inject({
    method: 'POST',
    url: '/policy-reports',
    remoteAddress: address,
    headers: { 'content-type': type },
    payload: JSON.stringify(body),
  })

describe('who finds a hole', () => {
  it('S15: reads where to tell of it, and that this is not out of date', async () => {
    const { statusCode, headers, body } = await server.app.inject('/.well-known/security.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toContain('Contact: mailto:security@localhost\n')
    const expires = Temporal.Instant.from(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')
    expect(Temporal.Instant.compare(expires, server.clock.now())).toBe(1)
    expect(Temporal.Instant.compare(expires, server.clock.now().add({ hours: 366 * 24 }))).toBe(-1)
  })
})

describe('what a content policy stops', () => {
  it('S15: is told of by browsers of both ages', async () => {
    const { headers } = await server.app.inject('/healthz')
    expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"')
    const policy = contentPolicy({
      scripts: [],
      styles: [],
      secure: true,
      push: false,
      frames: [],
      films: [],
    })
    expect(policy).toContain('report-uri /policy-reports; report-to policy')
    const old = {
      'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'https://evil.example/x?who=me' },
    }
    const fresh = [{ type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } }]
    expect((await report('application/csp-report', old)).statusCode).toBe(204)
    expect((await report('application/reports+json', fresh)).statusCode).toBe(204)
  })

  it('S15: is bounded: small, so many a minute, and nonsense is no error', async () => {
    for (const nonsense of [null, [], {}, { 'csp-report': 1 }, [{ type: 'x' }], 'text'])
      expect((await report('application/csp-report', nonsense, '203.0.113.2')).statusCode).toBe(204)
    expect(
      (await report('application/csp-report', { a: 'x'.repeat(20_000) }, '203.0.113.3')).statusCode,
    ).toBe(413)
    const told = []
    for (let time = 0; time < 35; time++)
      told.push((await report('application/csp-report', {}, '203.0.113.4')).statusCode)
    expect(told.filter((status) => status === 204)).toHaveLength(30)
  })
})

describe('what this is made of', () => {
  it('S15: is listed by one command', () => {
    const listed = z.parse(
      z.object({ bomFormat: z.string(), components: z.array(z.object({ name: z.string() })) }),
      JSON.parse(
        execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
      ),
    )
    expect(listed.bomFormat).toBe('CycloneDX')
    expect(listed.components.map(({ name }) => name)).toContain('fastify')
  })
})
