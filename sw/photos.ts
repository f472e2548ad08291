import { parsePictureFile, pictureAddress, PICTURE_FORMATS, PICTURE_WIDTHS } from '#contract/picture.ts'
import { ARRIVAL_CACHE } from '#contract/worker.ts'
import { PICTURES } from './tables.ts'
import { isPicture, loaded } from './files.ts'
import type { WaitUntil, World } from './world.ts'

/** The cache of public pictures. */
export const PHOTO_CACHE = 'ghe-photos'
/** How many bytes of pictures stay on the device. */
const PHOTO_BUDGET = 40_000_000
/** When the budget is passed, room is made down to this share of it. */
const AFTER_TRIM = 0.9

/** A picture that is somebody's own is not kept where others of this device could find it. */
const isPrivate = (response: Response) => /no-store/.test(response.headers.get('cache-control') ?? '')

const fileOf = (url: URL) => url.pathname.slice(url.pathname.lastIndexOf('/') + 1)

/** The picture that an address is for; null when it is none. */
export function pictureOf(url: URL) {
  const picture = parsePictureFile(fileOf(url))
  return picture !== null && pictureAddress(picture.id, picture.width, picture.format) === url.pathname
    ? picture
    : null
}

export function createPhotos(world: World, budget = PHOTO_BUDGET) {
  const touched = new Set<string>()
  let total: number | null = null

  const touch = async (file: string): Promise<void> => {
    if (touched.has(file)) return
    touched.add(file)
    await world.device.run('readwrite', [PICTURES], async (open) => {
      const known = await open(PICTURES).get(file)
      if (known !== null) await open(PICTURES).put(file, { ...known, usedAt: world.now() })
    })
  }

  /** Makes room down to `limit`: the largest sizes first, and among them what lay unused longest. */
  async function trim(limit: number): Promise<void> {
    const known = await world.device.run('readonly', [PICTURES], (open) => open(PICTURES).entries())
    if (known === null) return
    let bytes = known.reduce((sum, [, picture]) => sum + picture.bytes, 0)
    const cache = await world.caches.open(PHOTO_CACHE)
    const order = known.sort(([, one], [, other]) => other.width - one.width || one.usedAt - other.usedAt)
    for (const [file, picture] of order) {
      if (bytes <= limit) break
      const url = addressOf(file)
      if (url !== null) await cache.delete(url)
      await world.device.run('readwrite', [PICTURES], (open) => open(PICTURES).delete(file))
      bytes -= picture.bytes
    }
    total = bytes
  }

  const addressOf = (file: string): URL | null => {
    const picture = parsePictureFile(file)
    return picture === null
      ? null
      : new URL(pictureAddress(picture.id, picture.width, picture.format), world.origin)
  }

  async function save(url: URL, width: number, response: Response): Promise<void> {
    const cache = await world.caches.open(PHOTO_CACHE)
    const { size } = await response.clone().blob()
    try {
      await cache.put(url, response)
    } catch {
      return await trim(budget / 2)
    }
    const picture = { bytes: size, width, usedAt: world.now() }
    await world.device.run('readwrite', [PICTURES], (open) => open(PICTURES).put(fileOf(url), picture))
    touched.add(fileOf(url))
    if (total !== null) total += size
    if (total === null || total > budget) await trim(total === null ? budget : budget * AFTER_TRIM)
  }

  async function saved(url: URL): Promise<Response | null> {
    // Opening a cache to look into it would make it: who signed out would have an empty one of theirs again.
    for (const cacheName of [PHOTO_CACHE, ARRIVAL_CACHE]) {
      const found = await world.caches.match(url, { cacheName })
      if (found !== undefined) return found
    }
    return null
  }

  /** Without a network another size of the same picture is better than none. */
  async function anotherSize(id: string): Promise<Response | null> {
    for (const width of [...PICTURE_WIDTHS].reverse())
      for (const format of PICTURE_FORMATS) {
        const found = await saved(new URL(pictureAddress(id, width, format), world.origin))
        if (found !== null) return found
      }
    return null
  }

  /** Answers a request for a picture. */
  async function answer(request: Request, later: WaitUntil): Promise<Response> {
    const url = new URL(request.url)
    const picture = pictureOf(url)
    if (picture === null) return (await loaded(world, request)) ?? Response.error()
    const found = await saved(url).catch(() => null)
    if (found !== null) {
      later(touch(fileOf(url)))
      return found
    }
    const response = await loaded(world, request)
    // Somebody else's page in a picture's place is no picture; our own refusal is passed on.
    if (response !== null && (isPicture(response) || !response.ok)) {
      if (isPicture(response) && !isPrivate(response))
        later(save(url, picture.width, response.clone()).catch(() => undefined))
      return response
    }
    return (await anotherSize(picture.id).catch(() => null)) ?? Response.error()
  }

  return { answer }
}
