import { eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { homeBlocks } from '#contract/shapes/home.ts'
import { parsePictureId } from '#contract/picture.ts'
import { transact } from '#server/db/transact.ts'
import { showOnHome } from '#server/modules/home/home.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { projectAreas } from '#server/modules/lookups/tables.ts'
import { resorts, rooms } from '#server/modules/resorts/tables.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
})
afterAll(() => server.close())

const blocks = async (language: 0 | 1) =>
  z.parse(homeBlocks, (await server.call('home.blocks', {}, { language })).body.data)

describe('the home page', () => {
  it('has every block, with pictures that can be drawn', async () => {
    const home = await blocks(0)
    expect(home.banners.map(({ link }) => link)).toEqual(['ROOM', 'SERVICE'])
    expect(home.areas.length).toBeGreaterThanOrEqual(12)
    expect(home.areas[0]).toMatchObject({ id: 20, name: 'Đà Lạt', resorts: 24 })
    expect(home.areas.reduce((sum, { resorts }) => sum + resorts, 0)).toBe(240)
    expect(home.attractiveOffers).toHaveLength(8)
    for (const { room } of home.attractiveOffers) expect(room.priceAfterDiscount).toBeLessThan(room.price)
    expect(new Set(home.attractiveOffers.map(({ projectAreaId }) => projectAreaId)).size).toBe(8)
    expect(home.videoReviews.length).toBeGreaterThanOrEqual(4)
    expect(home.testimonials.length).toBeGreaterThanOrEqual(5)
    expect(home.newsAndEvents).toHaveLength(6)
    const pictures = [
      ...home.banners.map(({ pictureId }) => pictureId),
      ...home.areas.map(({ pictureId }) => pictureId),
      ...home.attractiveOffers.map(({ pictureId }) => pictureId),
      ...home.videoReviews.map(({ pictureId }) => pictureId),
      ...home.testimonials.map(({ avatarId }) => avatarId),
      ...home.newsAndEvents.map(({ pictureId }) => pictureId),
    ]
    expect(pictures.filter((id) => parsePictureId(id) === null)).toEqual([])
  })

  it('fills the place of news that staff takes off it with the next', async () => {
    const { db } = server.services
    const ids = async () => (await blocks(0)).newsAndEvents.map(({ id }) => id)
    const before = await ids()
    const [id = ''] = before
    await transact(db, (tx) => showOnHome(tx, { kind: 'news', id, shown: false }))
    const after = await ids()
    expect([after.length, after.includes(id)]).toEqual([before.length, false])
    await transact(db, (tx) => showOnHome(tx, { kind: 'news', id, shown: true }))
    expect(await ids()).toEqual(before)
  })

  it('U13: says for every area as many places as the page behind the number finds', async () => {
    const { db } = server.services
    const [empty] = await db.select().from(resorts).where(eq(resorts.projectAreaId, 20)).limit(1)
    // A place without a room is nowhere to stay.
    await db.delete(rooms).where(eq(rooms.resortId, empty?.id ?? ''))
    await transact(db, (tx) => raiseCatalogueVersion(tx))
    for (const { id, resorts: count } of (await blocks(0)).areas) {
      const { data } = (await server.call('search.resorts', { project_area_id: id })).body
      expect(data, String(id)).toMatchObject({ total_rows: count })
    }
    expect((await blocks(0)).areas.find(({ id }) => id === 20)?.resorts).toBe(23)
  })

  it('shows an area that has no picture by its first place, and leaves out one that has neither', async () => {
    const { db } = server.services
    const name = { vi: 'Chưa có nhà', en: 'No house yet' }
    await transact(db, async (tx) => {
      await tx.update(projectAreas).set({ pictureId: '' }).where(eq(projectAreas.id, 20))
      await tx.insert(projectAreas).values({ id: 777, name, position: 0, pictureId: '' })
      await raiseCatalogueVersion(tx)
    })
    const { areas } = await blocks(0)
    const places = await db.select().from(resorts).where(eq(resorts.projectAreaId, 20))
    expect(areas.map(({ id }) => id)).not.toContain(777)
    expect(places.flatMap(({ pictureIds }) => pictureIds.slice(0, 1))).toContain(
      areas.find(({ id }) => id === 20)?.pictureId,
    )
  })

  it('offers only what costs less than usual', async () => {
    const { db } = server.services
    const [offered] = (await blocks(0)).attractiveOffers
    const area = eq(resorts.projectAreaId, offered?.projectAreaId ?? 0)
    await transact(db, async (tx) => {
      const places = tx.select({ id: resorts.id }).from(resorts).where(area)
      await tx.update(rooms).set({ discountPercent: 0 }).where(notInArray(rooms.resortId, places))
      await raiseCatalogueVersion(tx)
    })
    const left = (await blocks(0)).attractiveOffers
    expect(left.map(({ projectAreaId }) => projectAreaId)).toEqual([offered?.projectAreaId])
  })

  it('tells of events that are on or to come, the soonest first, then the newest articles', async () => {
    const { newsAndEvents } = await blocks(0)
    const events = newsAndEvents.filter(({ kind }) => kind === 'EVENT')
    expect(newsAndEvents.slice(0, events.length)).toEqual(events)
    expect(events.every(({ to }) => to !== null && to >= '2026-11-21')).toBe(true)
    const starts = events.map(({ from }) => from)
    expect(starts).toEqual(starts.toSorted())
  })

  it('says everything in English too', async () => {
    const [vi, en] = [await blocks(0), await blocks(1)]
    expect(en.banners.map(({ title }) => title)).not.toEqual(vi.banners.map(({ title }) => title))
    for (const [index, { text }] of en.testimonials.entries())
      expect(text).not.toBe(vi.testimonials[index]?.text)
    for (const [index, { title }] of en.newsAndEvents.entries())
      expect(title).not.toBe(vi.newsAndEvents[index]?.title)
  })
})

describe('the name of a project area', () => {
  it('is said in the asked language, also when the request speaks another', async () => {
    const name = await server.call(
      'home.projectAreaName',
      { locationCode: 20, languageType: 0 },
      { language: 1 },
    )
    expect(name.body.data).toEqual({ name: 'Đà Lạt' })
    const unknown = await server.call('home.projectAreaName', { locationCode: 999, languageType: 1 })
    expect(unknown.body).toMatchObject({ status: 404, code: 'G_404' })
  })
})
