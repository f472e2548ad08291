import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { EndpointName } from '#contract/endpoints.ts'
import * as shape from '#contract/shapes/administration.ts'
import { homeBlocks } from '#contract/shapes/home.ts'
import { savedSearches } from '#contract/shapes/savedSearch.ts'
import { searchAnswer, type SearchCard } from '#contract/shapes/search.ts'
import { serviceSearchAnswer } from '#contract/shapes/service.ts'
import { areaMonths } from '#server/modules/investor/tables.ts'
import { news } from '#server/modules/news/tables.ts'
import { services } from '#server/modules/services/tables.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
let admin = ''
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
  admin = await server.confirmedTokenOf('admin')
}, 180_000)
afterAll(() => server.close())

const ask = (name: EndpointName, input: object = {}, token = admin) =>
  server.call(name, input, { token, key: crypto.randomUUID() })
const reason = 'Theo phiếu yêu cầu'
const areas = async () =>
  z.parse(shape.entryList, (await ask('desk.entries', { list: 'areas' })).body.data).entries
const area = async (id: number) => (await areas()).find((entry) => entry.id === id)
const save = async (id: number | null, name: { vi: string; en: string }) => {
  const version = id === null ? 0 : (await area(id))?.version
  expect(
    (await ask('desk.saveEntry', { list: 'areas', id, version, name, position: 50, group: '', reason }))
      .status,
  ).toBe(200)
}
const add = async (vi: string): Promise<number> => {
  await save(null, { vi, en: vi })
  return (await areas()).find(({ name }) => name.vi === vi)?.id ?? 0
}
const remove = async (id: number) => {
  const { body } = await ask('desk.removeEntry', {
    list: 'areas',
    id,
    version: (await area(id))?.version,
    reason,
  })
  return body.code ?? 'removed'
}

describe('an area that is renamed', () => {
  const offers = async () =>
    z.parse(homeBlocks, (await server.call('home.blocks')).body.data).attractiveOffers
  const rooms = async (search_content: string): Promise<SearchCard[]> =>
    z.parse(
      searchAnswer,
      (await server.call('search.resorts', { project_area_id: null, search_content })).body.data,
    ).data
  const tickets = async (search_content: string) =>
    z.parse(serviceSearchAnswer, (await server.call('service.search', { search_content })).body.data).data

  it('is found by its new name, its places and its tickets with it', async () => {
    const [before] = await offers()
    const id = before?.projectAreaId ?? 0
    const [ticket] = await server.services.db.select().from(services).limit(1)
    await server.services.db
      .update(services)
      .set({ projectAreaId: id })
      .where(eq(services.id, ticket?.id ?? ''))
    expect([await rooms('thung lung xanh'), await tickets('thung lung xanh')]).toEqual([[], []])
    await save(id, { vi: 'Thung lũng Xanh', en: 'Green Valley' })
    const found = await rooms('thung lung xanh')
    expect(new Set(found.map(({ projectAreaId }) => projectAreaId))).toEqual(new Set([id]))
    expect((await rooms('green valley')).length).toBe(found.length)
    expect((await tickets('thung lung xanh')).map(({ serviceId }) => serviceId)).toContain(ticket?.id)
    expect((await offers()).find(({ roomId }) => roomId === before?.roomId)?.projectAreaName).toBe(
      'Thung lũng Xanh',
    )
  })

  it('has its new name on the home page also where it is typed as before', async () => {
    const [before] = await offers()
    await save(before?.projectAreaId ?? 0, { vi: 'Thung Lũng XANH', en: 'Green Valley' })
    expect((await offers())[0]?.projectAreaName).toBe('Thung Lũng XANH')
  })
})

describe('an area that is deleted', () => {
  it('is one that neither tickets, nor news, nor the figures of investors are of', async () => {
    const { db } = server.services
    const id = await add('Cồn Phụng')
    const [ticket] = await db.select().from(services).limit(1)
    const [story] = await db.select().from(news).limit(1)
    const ofTicket = eq(services.id, ticket?.id ?? '')
    const ofStory = eq(news.id, story?.id ?? '')
    await db.update(services).set({ projectAreaId: id }).where(ofTicket)
    expect([await remove(id), (await area(id))?.uses]).toEqual(['G_ENTRY_IN_USE', 1])
    await db.update(services).set({ projectAreaId: 1 }).where(ofTicket)
    await db.update(news).set({ areaId: id }).where(ofStory)
    expect(await remove(id)).toBe('G_ENTRY_IN_USE')
    await db.update(news).set({ areaId: null }).where(ofStory)
    const month = { month: '2026-10', areaId: id, sold: 0, offered: 0, revenue: 0 }
    await db.insert(areaMonths).values({ ...month, countedAt: server.clock.now() })
    await db.update(areaMonths).set({ sold: 3, revenue: 900_000 }).where(eq(areaMonths.areaId, id))
    expect(await remove(id)).toBe('G_ENTRY_IN_USE')
    // Every area has every month; one in which nothing was sold says nothing of it.
    await db.update(areaMonths).set({ sold: 0, revenue: 0 }).where(eq(areaMonths.areaId, id))
    expect(await remove(id)).toBe('removed')
  })

  it('leaves its number to no other, so that a search that somebody keeps never becomes one of elsewhere', async () => {
    const id = await add('Hòn Mê')
    const token = await server.tokenOf('guest')
    const wish = { search: { project_area_id: id, number_of_adult: 2 } }
    expect((await ask('savedSearch.save', wish, token)).status).toBe(200)
    const names = async () =>
      z
        .parse(savedSearches, (await server.call('savedSearch.mine', {}, { token })).body.data)
        .searches.map(({ name }) => name.split('\u00a0')[0])
    expect(await names()).toContain('Hòn Mê')
    expect(await remove(id)).toBe('removed')
    expect(await add('Hòn Nẹ')).not.toBe(id)
    expect(await names()).toContain('Nơi không còn nữa')
  })
})
