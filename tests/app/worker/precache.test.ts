import { beforeEach, describe, expect, it } from 'vitest'
import { addresses, emptyCaches, eventOf, network } from './scope.ts'
import { packPath } from '#contract/worker.ts'
import { createPrecache, proofOf, SHELL_CACHE, type Entry } from '#sw/precache.ts'

const at = (path: string) => new URL(path, location.href).href
const proof = async (content: string) => proofOf(new TextEncoder().encode(content).slice().buffer)
const page = () => new Response('<html>Bảo trì', { headers: { 'content-type': 'text/html' } })
const refused = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => String(error))
type Precache = ReturnType<typeof createPrecache>
/** Loads everything: what comes first, then the rest. */
async function install(precache: Precache): Promise<void> {
  await precache.install(eventOf('install'))
  await precache.complete(eventOf('message'), async () => undefined)
}
const given = async ({ route }: Precache, path: string): Promise<string | null> => {
  const [request, url, event] = [new Request(at(path)), new URL(at(path)), eventOf('fetch')]
  const params: unknown = route.match({ request, url, event, sameOrigin: true })
  if (typeof params !== 'object' || params === null) return null
  return await (await route.handler.handle({ request, url, event, params })).text()
}

beforeEach(emptyCaches)

describe('the files of a version', () => {
  const version = (mark: string): Entry[] => [
    { url: '/index.html', revision: mark },
    { url: `/assets/app-${mark}.js`, revision: null },
    { url: '/assets/same.js', revision: null },
  ]

  it('are all there, or the version is not installed', async () => {
    network(() => new Response('', { status: 500 }))
    expect(await refused(install(createPrecache(version('a'))))).toContain('Not to be had')
    expect(await addresses(SHELL_CACHE)).toEqual([])
  })

  it('serve the version before until it is cleaned away, and what did not change is loaded once', async () => {
    const loaded = network(({ url }) => new Response(url))
    const before = createPrecache(version('a'))
    await install(before)
    const after = createPrecache(version('b'))
    await install(after)
    expect(loaded.filter((url) => url.endsWith('same.js'))).toHaveLength(1)
    network(() => Response.error())
    expect(await given(before, '/index.html')).toBe(at('/index.html'))
    expect(await given(before, '/assets/app-a.js')).toBe(at('/assets/app-a.js'))
    await after.activate(eventOf('activate'))
    expect(await refused(given(before, '/assets/app-a.js'))).toContain('Error')
    expect(await given(after, '/assets/app-b.js')).toBe(at('/assets/app-b.js'))
    expect(await addresses(SHELL_CACHE)).toHaveLength(3)
    expect(await given(after, '/assets/app-a.js')).toBeNull()
    expect(await given(after, '/other.js')).toBeNull()
  })
})

describe('W3, W12: a file', () => {
  const text = (url: string) => `the file ${new URL(url).pathname}`
  const entries = async (): Promise<Entry[]> => [
    { url: '/index.html', revision: 'a', proof: await proof(text(at('/index.html'))) },
    { url: '/assets/app.js', revision: null, proof: await proof(text(at('/assets/app.js'))) },
  ]

  it.each(['/index.html', '/assets/app.js'])('%s is never a stranger’s page', async (file) => {
    network(({ url }) => (url.endsWith(file) ? page() : new Response(text(url))))
    const precache = createPrecache(await entries())
    expect(await refused(install(precache))).toContain('Not to be had')
    expect(await addresses(SHELL_CACHE)).not.toContain(file)
    expect(await refused(given(precache, file))).toContain('Not to be had')
  })

  it('that the browser’s own cache holds a stranger’s page for is asked for past it', async () => {
    network(({ url, cache }) => (cache === 'default' ? page() : new Response(text(url))))
    const precache = createPrecache(await entries())
    await install(precache)
    expect(await given(precache, '/assets/app.js')).toBe('the file /assets/app.js')
  })

  it('that the device lost comes back, alone; nothing is loaded when nothing is missing', async () => {
    const loaded = network(({ url }) => new Response(text(url)))
    const precache = createPrecache(await entries())
    await install(precache)
    await (await caches.open(SHELL_CACHE)).delete('/assets/app.js')
    await install(precache)
    await install(precache)
    expect(loaded.map((url) => new URL(url).pathname)).toEqual([
      '/index.html',
      '/assets/app.js',
      '/assets/app.js',
    ])
    await caches.delete(SHELL_CACHE)
    await install(precache)
    expect(await addresses(SHELL_CACHE)).toHaveLength(2)
  })
})

describe('the files of a workplace', () => {
  const version = (mark: string): Entry[] => [
    { url: '/index.html', revision: mark },
    { url: `/assets/host/today-${mark}.js`, revision: null },
    { url: `/assets/desk/queue-${mark}.js`, revision: null },
  ]

  it('are kept once somebody works there, and through every update', async () => {
    network(({ url }) => new Response(url))
    const guest = createPrecache(version('a'))
    await install(guest)
    expect(await addresses(SHELL_CACHE)).toEqual(['/index.html'])
    await guest.equip(eventOf('message'), 'host')
    expect(await addresses(SHELL_CACHE)).toEqual(['/index.html', '/assets/host/today-a.js'])
    const update = createPrecache(version('b'))
    await install(update)
    await update.activate(eventOf('activate'))
    expect(await addresses(SHELL_CACHE)).toEqual(['/index.html', '/assets/host/today-b.js'])
  })
})

describe('W15: in stages', () => {
  const version = (mark: string): Entry[] => [
    { url: '/index.html', revision: mark, first: true },
    { url: '/assets/host/gate.js', revision: null, first: true },
    { url: `/assets/news-${mark}.js`, revision: null },
  ]

  it('a first worker stands with what comes first; the rest comes in its turn', async () => {
    network(({ url }) => new Response(url))
    const precache = createPrecache(version('a'))
    await precache.install(eventOf('install'))
    expect(await addresses(SHELL_CACHE)).toEqual(['/index.html'])
    await precache.heal(eventOf('fetch'))
    expect(await addresses(SHELL_CACHE)).toEqual(['/index.html'])
    let turns = 0
    await precache.complete(eventOf('message'), async () => void (turns += 1))
    expect(turns).toBe(1)
    expect(await addresses(SHELL_CACHE)).toEqual(['/index.html', '/assets/news-a.js'])
  })

  it('comes in one file; what is missing there, or cannot prove itself, is loaded by itself', async () => {
    const text = (url: string) => `the file ${new URL(url).pathname}`
    const first = async (url: string): Promise<Entry> => ({
      url,
      revision: null,
      proof: await proof(text(at(url))),
      first: true,
      pack: 'first',
    })
    const files = ['/assets/home.js', '/assets/home.css', '/assets/trips.js', '/assets/words.js']
    const packed = Object.fromEntries(files.slice(0, 2).map((file) => [file, text(at(file))]))
    const loaded = network(({ url }) =>
      new URL(url).pathname === packPath('first')
        ? Response.json({ ...packed, '/assets/trips.js': 'a stranger’s', '/assets/other.js': 'nobody asked' })
        : new Response(text(url)),
    )
    const precache = createPrecache(await Promise.all(files.map(first)))
    await precache.install(eventOf('install'))
    expect(loaded.map((url) => new URL(url).pathname)).toEqual([
      packPath('first'),
      '/assets/trips.js',
      '/assets/words.js',
    ])
    for (const file of files) expect(await given(precache, file)).toBe(text(at(file)))
    expect((await addresses(SHELL_CACHE)).toSorted()).toEqual(files.toSorted())
    const cache = await caches.open(SHELL_CACHE)
    const types = await Promise.all(
      files.slice(0, 2).map(async (file) => (await cache.match(file))?.headers.get('content-type')),
    )
    expect(types).toEqual(['text/javascript', 'text/css'])
  })

  it('the rest comes in packs, each in its turn; one of which little is missing is left alone', async () => {
    const text = (url: string) => `the file ${new URL(url).pathname}`
    const listed = async (pack: string, url: string): Promise<Entry> => ({
      url,
      revision: null,
      proof: await proof(text(at(url))),
      pack,
    })
    const names = ['/assets/news.js', '/assets/rules.js', '/assets/tickets.js', '/assets/host/today.js']
    const packs: Record<string, readonly string[]> = {
      [packPath('1')]: names.slice(0, 3),
      [packPath('host')]: names.slice(3),
    }
    const loaded = network(({ url }) => {
      const files = packs[new URL(url).pathname]
      return files === undefined
        ? new Response(text(url))
        : Response.json(Object.fromEntries(files.map((file) => [file, text(at(file))])))
    })
    const asked = () => loaded.splice(0).map((url) => new URL(url).pathname)
    const precache = createPrecache([
      ...(await Promise.all(names.slice(0, 3).map((name) => listed('1', name)))),
      await listed('host', '/assets/host/today.js'),
    ])
    let turns = 0
    const complete = () => precache.complete(eventOf('message'), async () => void (turns += 1))
    await complete()
    expect([turns, asked()]).toEqual([1, [packPath('1')]])
    expect(await addresses(SHELL_CACHE)).toHaveLength(3)
    await precache.equip(eventOf('message'), 'host')
    expect(asked()).toEqual([packPath('host')])
    await (await caches.open(SHELL_CACHE)).delete('/assets/rules.js')
    await complete()
    expect(asked()).toEqual(['/assets/rules.js'])
    for (const name of names) expect(await given(precache, name)).toBe(text(at(name)))
    await complete()
    expect(asked()).toEqual([])
  })

  it('an update is whole before it takes the place of the version before', async () => {
    network(({ url }) => new Response(url))
    await createPrecache(version('a')).install(eventOf('install'))
    await createPrecache(version('b')).install(eventOf('install'))
    expect(await addresses(SHELL_CACHE)).toContain('/assets/news-b.js')
  })

  it('is told of what is asked for and is not there any more', async () => {
    network(({ url }) => new Response(url))
    let missed = 0
    const precache = createPrecache(version('a'), () => (missed += 1))
    await install(precache)
    await given(precache, '/index.html')
    expect(missed).toBe(0)
    await caches.delete(SHELL_CACHE)
    await given(precache, '/index.html')
    expect(missed).toBe(1)
  })

  it('what the device lost of what comes first comes back at once', async () => {
    network(({ url }) => new Response(url))
    const precache = createPrecache(version('a'))
    await install(precache)
    await caches.delete(SHELL_CACHE)
    await precache.heal(eventOf('fetch'))
    expect(await addresses(SHELL_CACHE)).toEqual(['/index.html'])
  })
})
