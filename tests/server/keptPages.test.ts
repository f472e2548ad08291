import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { transact } from '#server/db/transact.ts'
import { setClosed } from '#server/modules/inventory/inventory.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { resorts, rooms } from '#server/modules/resorts/tables.ts'
import { updateReview, reviewsOfResorts } from '#server/modules/reviews/reviews.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { createRenderer } from '#server/render.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'
import { eq } from 'drizzle-orm'

/** An app whose pages say how often anything was rendered, with what, and what the call in their address answered. */
const APP = `
let times = 0
export async function render({ address, language, cookies, call }) {
  times += 1
  const path = new URL(address, 'http://localhost').searchParams.get('call')
  const answers = path === null ? [] : [await call(path, { method: 'GET', headers: {} })]
  const body = JSON.stringify({ times, language, cookies, answers })
  return { kind: 'page', status: 200, head: '', body, data: '', routeFiles: [], catalogs: { now: [], later: [] }, theme: null }
}`

let server: TestApp
let site: FastifyInstance
/** Whether the database says nothing any more of what changed. */
let isSilent = false
const dist = mkdtempSync(join(tmpdir(), 'ghe-dist-'))
beforeAll(async () => {
  mkdirSync(join(dist, 'client/.vite'), { recursive: true })
  mkdirSync(join(dist, 'ssr'))
  writeFileSync(join(dist, 'client/index.html'), '<html><!--head--><div id="root"></div></html>')
  writeFileSync(join(dist, 'client/.vite/manifest.json'), '{}')
  writeFileSync(join(dist, 'client/.vite/deferred.json'), '[]')
  writeFileSync(join(dist, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(dist, 'ssr/entry-server.js'), APP)
  server = await startApp({ open: openDemoDatabase })
  const { db } = server.services
  const services = {
    ...server.services,
    db: new Proxy(db, {
      get: (real, name): unknown =>
        name === 'execute' && isSilent ? () => new Promise(() => {}) : Reflect.get(real, name),
    }),
  }
  const render = await createRenderer({ app: server.app, services, dist })
  site = fastify()
  await site.register(cookie)
  site.get('/*', (request, reply) => render(request, reply))
  // Before everything is in memory nothing is kept.
  await searchEngine(services).warm()
})
afterAll(async () => {
  await site.close()
  await server.close()
  rmSync(dist, { recursive: true })
})

type Told = { times: number; language: string; cookies: string; answers: { status: number; body: string }[] }
const pathOf = (name: 'resort.detail' | 'resort.reviews' | 'service.slots', input: Record<string, string>) =>
  `${API_BASE}${ENDPOINTS[name].path}?${new URLSearchParams(input).toString()}`
/** Opens a page that makes a call. */
async function open(call: string | null, headers: Record<string, string> = {}, other = ''): Promise<Told> {
  const query = new URLSearchParams({ other, ...(call !== null && { call }) })
  const { payload } = await site.inject({ url: `/list-room?${query.toString()}`, headers })
  return JSON.parse(/<div id="root">(.*)<\/div>/.exec(payload)?.[1] ?? '')
}

it('is rendered once for everybody who asks for the same, and again for who asks for something else', async () => {
  const crowd = await Promise.all(Array.from({ length: 20 }, () => open(null)))
  const [first] = crowd
  expect(new Set(crowd.map(({ times }) => times))).toEqual(new Set([first?.times]))
  expect((await open(null)).times).toBe(first?.times)
  expect(await open(null, { cookie: 'lang=en' })).toMatchObject({ language: 'en' })
  expect(await open(null, { cookie: 'theme=dark; ghe_access=secret; signed_in=1.7c5e' })).toMatchObject({
    cookies: 'theme=dark; signed_in=1',
  })
  expect((await open(null, { cookie: 'signed_in=1.0a1b; theme=dark' })).times).toBe(
    (await open(null, { cookie: 'theme=dark; ghe_access=other; signed_in=1.7c5e' })).times,
  )
  expect((await open(null, {}, 'another')).times).not.toBe(first?.times)
})

it('comes packed as the browser asks', async () => {
  const ways = ['br', 'gzip', undefined]
  for (const _again of [false, true])
    for (const way of ways) {
      const { headers } = await site.inject({
        url: '/',
        headers: way === undefined ? {} : { 'accept-encoding': way },
      })
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        vary: 'accept-encoding, cookie',
        'content-security-policy': expect.stringContaining('script-src'),
      })
      expect(headers['content-encoding']).toBe(way)
    }
})

it('says at once what a host or a guest has just changed', async () => {
  const { db } = server.services
  const [room] = await db.select().from(rooms).limit(1)
  const resort_id = room?.resortId ?? ''
  const [detail, reviewed] = [
    pathOf('resort.detail', { resort_id }),
    pathOf('resort.reviews', { resort_id, page_size: '50' }),
  ]
  const same = async (path: string) => (await open(path)).times === (await open(path)).times
  expect([await same(detail), await same(reviewed)]).toEqual([true, true])

  const name = { vi: 'Tên vừa đổi', en: 'A name just changed' }
  await transact(db, async (tx) => {
    await tx.update(resorts).set({ name }).where(eq(resorts.id, resort_id))
    await raiseCatalogueVersion(tx)
  })
  expect((await open(detail)).answers[0]?.body).toContain(name.vi)

  const before = (await open(detail)).times
  const night = { roomId: room?.id ?? '', night: '2026-12-24', units: room?.units ?? 1 }
  await transact(db, (tx) => setClosed(tx, resort_id, [night], true))
  expect((await open(detail)).times).toBeGreaterThan(before)

  const [review] = await reviewsOfResorts(db, [resort_id], { before: null, limit: 1 })
  if (!review) throw new Error('The demo has reviews of every place.')
  const reply = 'Cảm ơn anh chị đã ghé!'
  expect(await same(reviewed)).toBe(true)
  await transact(db, (tx) => updateReview(tx, review, { reply, replyTranslations: null }))
  expect((await open(reviewed)).answers[0]?.body).toContain(reply)
})

it('is not given to others when a call was refused, or asked for what no version tells', async () => {
  const missing = pathOf('resort.detail', { resort_id: '00000000-0000-7000-8000-000000000000' })
  expect((await open(missing)).answers[0]?.status).toBe(404)
  const slots = pathOf('service.slots', { service_id: '00000000-0000-7000-8000-000000000000' })
  for (const path of [missing, slots]) expect((await open(path)).times).not.toBe((await open(path)).times)
})

it('of a person’s own is answered while the database is silent', async () => {
  isSilent = true
  const { statusCode } = await site.inject({ url: '/profile' })
  expect(statusCode).toBe(200)
})
