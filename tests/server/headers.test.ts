import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_BASE } from '#contract/endpoints.ts'
import { drawnPictures } from '#server/modules/pictures/tables.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('every answer', () => {
  it.each([
    '/healthz',
    '/readyz',
    '/nothing',
    `${API_BASE}/docs`,
    `${API_BASE}/openapi.json`,
    `${API_BASE}/v1/Account/app_guest`,
    '/pictures/none.avif',
    '/sandbox/vnpay/gateway.css',
  ])('%s carries what protects it', async (url) => {
    const { headers } = await get(url)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=(self)')
    expect(headers['permissions-policy']).toContain('geolocation=(self)')
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('text', () => {
  it('is compressed as the browser likes it best, and small answers are not', async () => {
    const plain = await get(`${API_BASE}/openapi.json`)
    const small = await get(`${API_BASE}/openapi.json`, { 'accept-encoding': 'gzip, deflate, br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.headers['vary']).toContain('accept-encoding')
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(
      (await get(`${API_BASE}/openapi.json`, { 'accept-encoding': 'gzip' })).headers['content-encoding'],
    ).toBe('gzip')
    expect((await get('/healthz', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })
})

describe('a picture', () => {
  it('is drawn, typed and kept for ever', async () => {
    await server.services.db.insert(drawnPictures).values({ id: 'resort-karst-1f3a-2-1' })
    const { statusCode, headers, rawPayload } = await get('/pictures/resort-karst-1f3a-2-1-384.webp')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/webp')
    expect(headers['cache-control']).toContain('immutable')
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  })
  it.each(['resort-karst-1f3a-2-1-385.webp', 'no-such-384.webp', '..%2f..%2fpackage.json', '%00'])(
    '%s is none',
    async (name) => {
      const { statusCode, headers } = await get(`/pictures/${name}`)
      expect([400, 404]).toContain(statusCode)
      expect(headers['content-type']).toContain('application/json')
    },
  )
})

describe('a node', () => {
  it('says whether it lives and whether it can work', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  })
})
