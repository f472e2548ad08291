import { beforeEach, describe, expect, it } from 'vitest'
import { PATIENCE } from '#contract/patience.ts'
import { pictureAddress, type PictureWidth } from '#contract/picture.ts'
import { createPhotos, PHOTO_CACHE, pictureOf } from '#sw/photos.ts'
import { ORIGIN, testWorld, type TestWorld } from './support.ts'

const picture = (seed: number, width: PictureWidth) =>
  new Request(ORIGIN + pictureAddress(`resort-karst-${seed.toString(16)}-0-1`, width, 'avif'))
const BUDGET = 5500

let test: TestWorld
let photos: ReturnType<typeof createPhotos>
beforeEach(() => {
  test = testWorld()
  photos = createPhotos(test.world, BUDGET)
})

const seen = async (request: Request) => {
  const response = await photos.answer(request, test.later)
  await test.settle()
  test.pass(1)
  return response
}
const saved = () => test.caches.addresses(PHOTO_CACHE)

describe('pictures', () => {
  it('once seen come from the device', async () => {
    await seen(picture(1, 384))
    test.cut()
    expect((await seen(picture(1, 384))).status).toBe(200)
    expect(test.loaded).toHaveLength(1)
  })

  it('that are looked for leave no cache of a person who has left', async () => {
    await seen(picture(1, 384))
    test.cut()
    await seen(picture(2, 384))
    expect(test.caches.names()).toEqual([PHOTO_CACHE])
  })

  it('stay within the budget: the large sizes go first, then what lay unused longest', async () => {
    const order = [picture(1, 384), picture(2, 1280), picture(3, 768), picture(4, 384), picture(5, 384)]
    for (const request of order) await seen(request)
    expect(saved()).toHaveLength(5)
    await seen(picture(6, 384))
    expect(saved()).toHaveLength(4)
    expect(saved()).not.toContain(picture(2, 1280).url)
    expect(saved()).not.toContain(picture(3, 768).url)
    photos = createPhotos(test.world, BUDGET)
    await seen(picture(1, 384))
    await seen(picture(7, 384))
    await seen(picture(8, 384))
    expect(saved()).toContain(picture(1, 384).url)
    expect(saved()).not.toContain(picture(4, 384).url)
    expect(test.device.count('pictures')).toBe(saved().length)
  })

  it('in another size are better than none without a network', async () => {
    await seen(picture(1, 384))
    test.cut()
    expect((await seen(picture(1, 1280))).status).toBe(200)
    expect((await photos.answer(picture(2, 1280), test.later)).type).toBe('error')
  })

  it('are shown on a full device, which makes room for what is looked at next', async () => {
    for (const request of [picture(1, 384), picture(2, 1280), picture(3, 768)]) await seen(request)
    test.caches.fill()
    expect((await seen(picture(4, 384))).status).toBe(200)
    expect(saved()).toEqual([picture(1, 384).url, picture(3, 768).url])
    test.cut()
    expect((await seen(picture(1, 384))).status).toBe(200)
  })

  it('are shown when the device cannot save', async () => {
    test.device.break()
    expect((await seen(picture(1, 384))).status).toBe(200)
  })

  it('S9: that are somebody’s own are shown and not kept', async () => {
    const headers = { 'content-type': 'image/avif', 'cache-control': 'private, no-store' }
    photos = createPhotos({ ...test.world, load: async () => new Response('x', { headers }) }, BUDGET)
    expect((await seen(picture(1, 384))).status).toBe(200)
    expect(saved()).toEqual([])
  })

  it('W3: a page in a picture’s place is none: not kept, and another size is shown', async () => {
    await seen(picture(1, 384))
    const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
    photos = createPhotos({ ...test.world, load: async () => page() }, BUDGET)
    expect((await seen(picture(2, 384))).type).toBe('error')
    expect((await seen(picture(1, 1280))).headers.get('content-type')).toBe('image/avif')
    expect(saved()).toEqual([picture(1, 384).url])
  })

  it('W8: that never come are given up', async () => {
    photos = createPhotos({ ...test.world, load: () => new Promise(() => {}) }, BUDGET)
    const asking = photos.answer(picture(2, 384), test.later)
    let type = ''
    void asking.then((answer) => {
      type = answer.type
    })
    await expect.poll(() => (test.pass(PATIENCE.file.begins), type)).toBe('error')
  })

  it('are told from everything else', () => {
    expect(pictureOf(new URL(picture(1, 384).url))).toMatchObject({ width: 384 })
    expect(pictureOf(new URL(`${ORIGIN}/pictures/x-500.avif`))).toBeNull()
    expect(pictureOf(new URL(`${ORIGIN}/elsewhere/resort-karst-1-0-1-384.avif`))).toBeNull()
  })
})
