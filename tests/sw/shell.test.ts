import { describe, expect, it } from 'vitest'
import { API_BASE } from '#contract/endpoints.ts'
import { heard } from '#sw/messages.ts'
import { opensApp } from '#sw/navigation.ts'
import { createPrecache, integrityOf, SHELL_CACHE, type Entry } from '#sw/precache.ts'
import { memoryCaches, ORIGIN } from './support.ts'

describe('a navigation', () => {
  it.each([
    '/',
    '/list-room',
    '/villa/0190',
    '/booking',
    '/booking/0190/check-in',
    '/callback/vnpay',
    '/desk',
    '/host/x',
  ])('to %s opens the app', (path) => expect(opensApp(new URL(`${path}?a=b.c`, ORIGIN))).toBe(true))
  it.each([
    `${API_BASE}/openapi.json`,
    `${API_BASE}/docs`,
    '/pictures/x-384.avif',
    '/sandbox/mailbox',
    '/panorama/0193c0de-0000-7000-8000-000000000000',
    '/healthz',
    '/readyz',
    '/robots.txt',
  ])('to %s is the server’s', (path) => expect(opensApp(new URL(path, ORIGIN))).toBe(false))
})

describe('the files of a version', () => {
  const one: Entry[] = [
    { url: 'index.html', revision: 'a' },
    { url: 'assets/app-1.js', revision: null },
    { url: 'assets/same.js', revision: null },
  ]
  const two: Entry[] = [
    { url: 'index.html', revision: 'b' },
    { url: 'assets/app-2.js', revision: null },
    { url: 'assets/same.js', revision: null },
  ]
  const loading = (status = 200) => {
    const loaded: string[] = []
    return { loaded, load: async ({ url }: Request) => (loaded.push(url), new Response(url, { status })) }
  }
  const at = (path: string) => new URL(path, ORIGIN)

  it('are all there, or the version is not installed', async () => {
    const caches = memoryCaches()
    const { load } = loading(500)
    await expect(createPrecache(one, { origin: ORIGIN, caches, load }).install()).rejects.toThrow(
      'Not to be had',
    )
    expect(caches.addresses(SHELL_CACHE)).toEqual([])
  })

  it('serve the version before until it is cleaned away, and what did not change is loaded once', async () => {
    const caches = memoryCaches()
    const { load, loaded } = loading()
    const before = createPrecache(one, { origin: ORIGIN, caches, load })
    await before.install()
    const after = createPrecache(two, { origin: ORIGIN, caches, load })
    await after.install()
    expect(loaded.filter((url) => url.endsWith('same.js'))).toHaveLength(1)
    expect(await (await before.file(at('/index.html')))?.text()).toBe(`${ORIGIN}/index.html`)
    expect(await before.file(at('/assets/app-1.js'))).not.toBeNull()
    await after.clean()
    expect(await before.file(at('/assets/app-1.js'))).toBeNull()
    expect(await after.file(at('/assets/app-2.js'))).not.toBeNull()
    expect(caches.addresses(SHELL_CACHE)).toHaveLength(3)
    expect(after.has(at('/assets/app-1.js'))).toBe(false)
    expect(await after.file(at('/other.js'))).toBeNull()
  })
})

describe('W3, W12: a file', () => {
  const text = (url: string) => `the file ${url}`
  const address = `${ORIGIN}/assets/app-1.js`
  const entries = async (): Promise<Entry[]> => [
    { url: 'index.html', revision: 'a', integrity: await hash(text(`${ORIGIN}/index.html`)) },
    { url: 'assets/app-1.js', revision: null, integrity: await hash(text(address)) },
  ]
  const hash = (content: string) => integrityOf(new TextEncoder().encode(content).slice().buffer)
  const page = () => new Response('<html>Bảo trì', { headers: { 'content-type': 'text/html' } })

  it.each(['index.html', 'assets/app-1.js'])('%s is never a stranger’s page', async (file) => {
    const caches = memoryCaches()
    const load = async ({ url }: Request) => (url.endsWith(file) ? page() : new Response(text(url)))
    const precache = createPrecache(await entries(), { origin: ORIGIN, caches, load })
    await expect(precache.install()).rejects.toThrow('Not to be had')
    expect(await precache.file(new URL(file, ORIGIN))).toBeNull()
  })

  it('that the browser’s own cache holds a stranger’s page for is asked for past it', async () => {
    const caches = memoryCaches()
    const load = async ({ url, cache }: Request) => (cache === 'default' ? page() : new Response(text(url)))
    const precache = createPrecache(await entries(), { origin: ORIGIN, caches, load })
    await precache.install()
    expect(await (await precache.file(new URL(address)))?.text()).toBe(text(address))
  })

  it('that the device lost comes back, alone; nothing is loaded when nothing is missing', async () => {
    const caches = memoryCaches()
    const loaded: string[] = []
    const load = async ({ url }: Request) => (loaded.push(url), new Response(text(url)))
    const precache = createPrecache(await entries(), { origin: ORIGIN, caches, load })
    await precache.install()
    await (await caches.open(SHELL_CACHE)).delete(address)
    await precache.install()
    await precache.install()
    expect(loaded.filter((url) => url === address)).toHaveLength(2)
    expect(loaded).toHaveLength(3)
    await caches.delete(SHELL_CACHE)
    await precache.install()
    expect(caches.addresses(SHELL_CACHE)).toHaveLength(2)
  })
})

describe('the files of a workplace', () => {
  const version = (mark: string): Entry[] => [
    { url: 'index.html', revision: mark },
    { url: `assets/host/today-${mark}.js`, revision: null },
    { url: `assets/desk/queue-${mark}.js`, revision: null },
  ]
  const at = (path: string) => new URL(path, ORIGIN)

  it('are kept once somebody works there, and through every update', async () => {
    const caches = memoryCaches()
    const load = async ({ url }: Request) => new Response(url)
    const guest = createPrecache(version('a'), { origin: ORIGIN, caches, load })
    await guest.install()
    expect(caches.addresses(SHELL_CACHE)).toHaveLength(1)
    expect(await guest.file(at('/assets/host/today-a.js'))).toBeNull()
    await guest.equip('host')
    expect(await guest.file(at('/assets/host/today-a.js'))).not.toBeNull()
    expect(await guest.file(at('/assets/desk/queue-a.js'))).toBeNull()
    const update = createPrecache(version('b'), { origin: ORIGIN, caches, load })
    await update.install()
    await update.clean()
    expect(await update.file(at('/assets/host/today-b.js'))).not.toBeNull()
    expect(await update.file(at('/assets/desk/queue-b.js'))).toBeNull()
    expect(caches.addresses(SHELL_CACHE)).toHaveLength(2)
  })
})

describe('a page’s message', () => {
  it('is understood, or means nothing', () => {
    expect(heard({ type: 'forget' })).toEqual({ type: 'forget' })
    expect(heard({ type: 'skipWaiting' })).toEqual({ type: 'skipWaiting' })
    expect(heard({ type: 'dance' })).toBeNull()
    expect(heard({ type: 'equip', workplace: 'host' })).toEqual({ type: 'equip', workplace: 'host' })
    expect(heard({ type: 'equip', workplace: 'moon' })).toBeNull()
    expect(heard('forget')).toBeNull()
    expect(heard(null)).toBeNull()
    const answers = [{ name: 'home.blocks', input: {}, language: 1, data: 1 }, { name: 3 }, null]
    expect(heard({ type: 'handOver', answers })).toEqual({
      type: 'handOver',
      answers: [{ name: 'home.blocks', input: {}, language: '1', data: 1 }],
    })
  })
})
