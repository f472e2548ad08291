import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import {
  parsePictureFile,
  pictureAddress,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureWidth,
} from '#contract/picture.ts'
import { ARRIVAL_CACHE } from '#contract/worker.ts'
import { Expiring } from './expiring.ts'
import { inTime, isPicture } from './files.ts'

/** How many public pictures of each width stay on the device: 40 MB together. Of each, what lay unused longest goes first. */
const MOST: Readonly<Record<PictureWidth, number>> = { 384: 800, 768: 200, 1280: 60 }
const cacheOf = (width: PictureWidth) => `ghe-photos-${width}`
export const PHOTO_CACHES: readonly string[] = PICTURE_WIDTHS.map(cacheOf)

/** A picture that is somebody's own is not kept where others of this device could find it. */
const isPrivate = (response: Response) => /no-store/.test(response.headers.get('cache-control') ?? '')

/** The picture that an address is for; null when it is none. */
export function pictureOf({ pathname }: URL) {
  const picture = parsePictureFile(pathname.slice(pathname.lastIndexOf('/') + 1))
  return picture !== null && pictureAddress(picture.id, picture.width, picture.format) === pathname
    ? picture
    : null
}

/** The same picture in another size, the largest first. */
async function anotherSize(url: string): Promise<Response | undefined> {
  const id = pictureOf(new URL(url))?.id
  if (id === undefined) return undefined
  for (const width of [...PICTURE_WIDTHS].reverse())
    for (const format of PICTURE_FORMATS) {
      const found = await caches.match(new URL(pictureAddress(id, width, format), url))
      if (found !== undefined) return found
    }
  return undefined
}

const pictures: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await caches.match(request, { cacheName: ARRIVAL_CACHE })),
  async fetchDidSucceed({ request, response }) {
    // Somebody else's page in a picture's place is no picture; our own refusal is passed on.
    if (response.ok && !isPicture(response)) throw new TypeError(`No picture: ${request.url}`)
    return response
  },
  cacheWillUpdate: async ({ response }) => (isPicture(response) && !isPrivate(response) ? response : null),
  // Without a network another size is better than none.
  handlerDidError: ({ request }) => anotherSize(request.url),
}

/** Pictures never change behind their address: once seen, always from the device, `most` of each width. */
export function createPhotos(most = MOST): RouteHandlerCallback {
  const strategies = new Map(
    PICTURE_WIDTHS.map((width) => {
      const expiring = new Expiring({ maxEntries: most[width], purgeOnQuotaError: true })
      const plugins = [inTime(), expiring, pictures]
      return [width, new CacheFirst({ cacheName: cacheOf(width), plugins })] as const
    }),
  )
  return async ({ request, url, event }) => {
    const strategy = strategies.get(pictureOf(url)?.width ?? PICTURE_WIDTHS[0])
    if (strategy === undefined) throw new TypeError(`No picture: ${request.url}`)
    const [answer, kept] = strategy.handleAll({ request, event })
    // A picture that a full device does not keep is shown all the same.
    event.waitUntil(kept.catch(() => undefined))
    return await answer
  }
}
