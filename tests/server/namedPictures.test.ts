import { like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureAddress, pictureId, SCENE_KINDS } from '#contract/picture.ts'
import { homeBlocks } from '#contract/shapes/home.ts'
import { searchAnswer } from '#contract/shapes/search.ts'
import { drawnPictures } from '#server/modules/pictures/tables.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
})
afterAll(() => server.close())

const statusOf = async (id: string, address = '203.0.113.9') =>
  (await server.app.inject({ url: pictureAddress(id, 384, 'webp'), remoteAddress: address })).statusCode
/** Every drawn picture that an answer names. */
const namedIn = (value: unknown): string[] =>
  [
    ...JSON.stringify(value).matchAll(
      /"((?:area|resort|room|news|banner|video|avatar|slide)-[a-z]+-[\da-f]+-\d(?:-\d)?)"/g,
    ),
  ].map(([, id]) => id ?? '')

describe('a drawn picture', () => {
  it('S3: is drawn where the database names it: whatever the pages show is there', async () => {
    const home = namedIn(z.parse(homeBlocks, (await server.call('home.blocks')).body.data))
    const { body } = await server.call('search.resorts', { project_area_id: null, page_size: 50 })
    const found = namedIn(z.parse(searchAnswer, body.data))
    const news = namedIn((await server.call('news.list')).body)
    const services = namedIn((await server.call('service.search', {})).body)
    const named = new Set((await server.services.db.select().from(drawnPictures)).map(({ id }) => id))
    const shown = [...home, ...found, ...news, ...services]
    expect([home, found, news, services].map((ids) => ids.length > 0)).toEqual([true, true, true, true])
    expect(shown.filter((id) => !named.has(id))).toEqual([])
    expect(await statusOf(found[0] ?? '')).toBe(200)
  })

  it('S3: that somebody made up is not drawn', async () => {
    for (const scene of SCENE_KINDS)
      expect(
        await statusOf(pictureId({ kind: 'resort', scene, seed: 0xabcdef1, view: 2, resortType: 1 })),
      ).toBe(404)
  })

  it('S3: is waited for by so many of one network at once, and by others all the same', async () => {
    const faces = await server.services.db
      .select()
      .from(drawnPictures)
      .where(like(drawnPictures.id, 'avatar-%'))
      .limit(16)
    const files = faces.flatMap(({ id }) =>
      PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => pictureAddress(id, width, format))),
    )
    const ask = async (url: string, remoteAddress: string) =>
      (await server.app.inject({ url, remoteAddress })).statusCode
    const crowd = Promise.all(files.map((file) => ask(file, '203.0.113.10')))
    const other = await ask(files.at(-1) ?? '', '198.51.100.10')
    const told = await crowd
    expect(new Set(told)).toEqual(new Set([200, 503]))
    expect(told.filter((status) => status === 503).length).toBeLessThanOrEqual(files.length - 60)
    expect(other).toBe(200)
  })
})
