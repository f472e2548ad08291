import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parsePictureId } from '#contract/picture.ts'
import { NEWS_A_PAGE, NEWS_SHOWN, newsArticle, newsPage, type NewsShown } from '#contract/shapes/news.ts'
import { inOrder, timeOf } from '#server/modules/news/rules.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
})
afterAll(() => server.close())

const list = async (show: NewsShown, page = 1, language: 0 | 1 = 0) =>
  z.parse(newsPage, (await server.call('news.list', { show, page_number: page }, { language })).body.data)
const article = async (id: string, language: 0 | 1 = 0) =>
  z.parse(newsArticle, (await server.call('news.article', { news_id: id }, { language })).body.data)

describe('when an event is', () => {
  const event = { kind: 'EVENT', fromDay: '2026-11-20', toDay: '2026-11-22' } as const
  it.each([
    ['2026-11-19', 'coming'],
    ['2026-11-20', 'now'],
    ['2026-11-22', 'now'],
    ['2026-11-23', 'past'],
  ])('on %s it is %s', (today, time) => expect(timeOf(event, today)).toBe(time))

  it('lasts a day when no last day is said, and an article has no such time', () => {
    expect(timeOf({ ...event, toDay: null }, '2026-11-21')).toBe('past')
    expect(timeOf({ ...event, kind: 'NEWS' }, '2026-11-21')).toBeNull()
  })

  it('orders what is on by its end, what comes by its start, the rest newest first', () => {
    const told = (kind: 'NEWS' | 'EVENT', fromDay: string, toDay: string | null) => ({ kind, fromDay, toDay })
    const all = [
      told('EVENT', '2026-01-01', '2026-01-03'),
      told('EVENT', '2026-12-24', '2026-12-26'),
      told('NEWS', '2026-11-01', null),
      told('EVENT', '2026-11-01', '2026-11-30'),
      told('EVENT', '2026-11-10', '2026-11-22'),
      told('EVENT', '2026-12-01', '2026-12-31'),
    ]
    expect(inOrder(all, '2026-11-21').map(({ fromDay }) => fromDay)).toEqual([
      '2026-11-10',
      '2026-11-01',
      '2026-12-01',
      '2026-12-24',
      '2026-11-01',
      '2026-01-01',
    ])
  })
})

describe('the list of news', () => {
  it('tells everything once over its pages', async () => {
    const first = await list('all')
    const pages = Math.ceil(first.total_rows / NEWS_A_PAGE)
    expect(pages).toBeGreaterThanOrEqual(2)
    const ids: string[] = []
    for (let page = 1; page <= pages; page += 1)
      ids.push(...(await list('all', page)).rows.map(({ id }) => id))
    expect(new Set(ids).size).toBe(first.total_rows)
    expect(await list('all', pages + 1)).toEqual({ total_rows: first.total_rows, rows: [] })
  })

  it('shows of each kind only what belongs there, and together they are everything', async () => {
    const totals = new Map<NewsShown, number>()
    for (const show of NEWS_SHOWN) {
      const { rows, total_rows } = await list(show)
      totals.set(show, total_rows)
      expect(rows.length).toBeGreaterThan(0)
      if (show !== 'all') expect(new Set(rows.map(({ time }) => time ?? 'articles'))).toEqual(new Set([show]))
    }
    const sum = NEWS_SHOWN.filter((show) => show !== 'all').reduce(
      (all, show) => all + (totals.get(show) ?? 0),
      0,
    )
    expect(sum).toBe(totals.get('all'))
  })

  it('follows the calendar: what is coming is on one day', async () => {
    const [next] = (await list('coming')).rows
    server.clock.set(`${next?.from ?? ''}T05:00:00Z`)
    expect((await list('now')).rows.map(({ id }) => id)).toContain(next?.id)
    server.clock.set('2026-11-21T05:00:00Z')
  })

  it('answers nonsense with the field', async () => {
    expect((await server.call('news.list', { show: 'everything' })).status).toBe(400)
    expect((await server.call('news.list', { page_number: 0 })).status).toBe(400)
  })
})

describe('an article', () => {
  it('is told whole in both languages, with the same parts and pictures that can be drawn', async () => {
    const pages = Math.ceil((await list('all')).total_rows / NEWS_A_PAGE)
    for (let page = 1; page <= pages; page += 1)
      for (const { id } of (await list('all', page)).rows) {
        const [vi, en] = [await article(id), await article(id, 1)]
        expect(en.title).not.toBe(vi.title)
        expect(en.body.map(({ kind }) => kind)).toEqual(vi.body.map(({ kind }) => kind))
        expect(JSON.stringify(vi.body)).not.toMatch(/<[a-z]/)
        const pictures = [
          vi.pictureId,
          ...vi.body.flatMap((block) => (block.kind === 'picture' ? [block.pictureId] : [])),
        ]
        expect(pictures.filter((picture) => parsePictureId(picture) === null)).toEqual([])
        expect(vi.more.map((one) => one.id)).not.toContain(id)
        for (const place of vi.places) expect(place.priceAfterDiscount).toBeGreaterThan(0)
        expect(vi.places.length > 0).toBe(vi.area !== null)
      }
  })

  it('of nobody is missing', async () => {
    const missing = await server.call('news.article', { news_id: '00000000-0000-7000-8000-000000000000' })
    expect(missing.body).toMatchObject({ status: 404, code: 'G_404' })
    expect((await server.call('news.article', { news_id: 'x' })).status).toBe(400)
  })
})
