import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addresses, emptyCaches, eventOf, network } from './scope.ts'
import { PATIENCE } from '#contract/patience.ts'
import { pictureAddress, type PictureWidth } from '#contract/picture.ts'
import { ARRIVAL_CACHE } from '#contract/worker.ts'
import { createPhotos, PHOTO_CACHES, pictureOf } from '#sw/photos.ts'

const picture = (seed: number, width: PictureWidth) =>
  new Request(new URL(pictureAddress(`resort-karst-${seed.toString(16)}-0-1`, width, 'avif'), location.href))
const drawn = (headers: Record<string, string> = {}) =>
  new Response('x', { headers: { 'content-type': 'image/avif', ...headers } })
const cut = () => network(() => Promise.reject(new TypeError('Failed to fetch')))
const MOST = { 384: 2, 768: 1, 1280: 1 }

let answer: ReturnType<typeof createPhotos>
beforeEach(async () => {
  await emptyCaches()
  answer = createPhotos(MOST)
})
afterEach(() => vi.useRealTimers())

const seen = async (request: Request): Promise<Response | null> => {
  const event = eventOf('fetch')
  const response = await answer({ request, event, url: new URL(request.url) }).catch(() => null)
  await event.settled()
  return response
}
const saved = async () => (await Promise.all(PHOTO_CACHES.map(addresses))).flat()
const pathOf = ({ url }: Request) => new URL(url).pathname

describe('pictures', () => {
  it('once seen come from the device', async () => {
    const loaded = network(() => drawn())
    await seen(picture(1, 384))
    expect((await seen(picture(1, 384)))?.status).toBe(200)
    expect(loaded).toHaveLength(1)
    cut()
    expect((await seen(picture(1, 384)))?.status).toBe(200)
  })

  it('that are looked for leave no cache of a person who has left', async () => {
    network(() => drawn())
    await seen(picture(1, 384))
    cut()
    await seen(picture(2, 384))
    await seen(picture(1, 1280))
    expect(await caches.keys()).not.toContain(ARRIVAL_CACHE)
  })

  it('stay within what is kept of each width: what lay unused longest goes', async () => {
    network(() => drawn())
    const order = [picture(1, 384), picture(2, 384), picture(5, 1280), picture(1, 384), picture(3, 384)]
    for (const request of order) await seen(request)
    await expect.poll(async () => (await saved()).length).toBe(3)
    expect((await saved()).toSorted()).toEqual(
      [picture(1, 384), picture(3, 384), picture(5, 1280)].map(pathOf).toSorted(),
    )
  })

  it('in another size are better than none without a network', async () => {
    network(() => drawn())
    await seen(picture(1, 384))
    cut()
    expect((await seen(picture(1, 1280)))?.status).toBe(200)
    expect(await seen(picture(2, 1280))).toBeNull()
  })

  it('are shown on a full device', async () => {
    network(() => drawn())
    const full = vi.spyOn(Cache.prototype, 'put')
    full.mockRejectedValue(new DOMException('The quota is exceeded.', 'QuotaExceededError'))
    expect((await seen(picture(4, 384)))?.status).toBe(200)
    full.mockRestore()
    await seen(picture(4, 384))
    expect(await saved()).toEqual([pathOf(picture(4, 384))])
  })

  it('S9: that are somebody’s own are shown and not kept', async () => {
    network(() => drawn({ 'cache-control': 'private, no-store' }))
    expect((await seen(picture(1, 384)))?.status).toBe(200)
    expect(await saved()).toEqual([])
  })

  it('W3: a page in a picture’s place is none: not kept, and another size is shown', async () => {
    network(() => drawn())
    await seen(picture(1, 384))
    network(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
    expect(await seen(picture(2, 384))).toBeNull()
    expect((await seen(picture(1, 1280)))?.headers.get('content-type')).toBe('image/avif')
    expect(await saved()).toEqual([pathOf(picture(1, 384))])
  })

  it('W8: that never come are given up', async () => {
    network(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new TypeError('given up')))),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asking = seen(picture(2, 384))
    await vi.waitUntil(() => vi.getTimerCount() > 0, { interval: 0 })
    vi.advanceTimersByTime(PATIENCE.file.begins)
    vi.useRealTimers()
    expect(await asking).toBeNull()
  })

  it('are told from everything else', () => {
    expect(pictureOf(new URL(picture(1, 384).url))).toMatchObject({ width: 384 })
    expect(pictureOf(new URL('/pictures/x-500.avif', location.href))).toBeNull()
    expect(pictureOf(new URL('/elsewhere/resort-karst-1-0-1-384.avif', location.href))).toBeNull()
  })
})
