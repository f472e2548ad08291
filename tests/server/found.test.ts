import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { newsPage } from '#contract/shapes/news.ts'
import { resortDetail } from '#contract/shapes/resort.ts'
import { searchAnswer } from '#contract/shapes/search.ts'
import { serviceDetail, serviceSearchAnswer } from '#contract/shapes/service.ts'
import { insertAll } from '#server/db/insertAll.ts'
import { transact } from '#server/db/transact.ts'
import { foundHead } from '#server/modules/found/found.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { news } from '#server/modules/news/tables.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import { lettering } from '#server/modules/shares/lettering.ts'
import { broken } from '#server/modules/shares/sheet.ts'
import { choseHere, withChosenLanguage } from '#server/rendering/choice.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
})
afterAll(() => server.close())

const ORIGIN = 'http://localhost:3000'
const TITLE = '<title>A &amp; B</title><meta name="description" content="Say &quot;hello&quot;"/>'

const aResort = async (type: 1 | 2 | 3) => {
  const found = await server.call('search.resorts', { project_area_id: null, resort_type: [type] })
  const [card] = z.parse(searchAnswer, found.body.data).data
  if (!card) throw new Error('no resort')
  return card
}
const detailOf = async (id: string, language: 0 | 1) =>
  z.parse(resortDetail, (await server.call('resort.detail', { resort_id: id }, { language })).body.data)

/** The head of a page, read by a parser, like a robot reads it. */
async function headOf(address: string, language: 'vi' | 'en', status = 200) {
  const told = await foundHead(server.services)({ address, language, status, head: TITLE })
  const { document } = new JSDOM(`<!doctype html><head>${TITLE}${told}</head>`).window
  const content = (name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((block): unknown =>
    JSON.parse(block.textContent ?? ''),
  )
  return {
    told,
    content,
    data,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    alternates: Object.fromEntries(
      [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
  }
}

/** A file of the site map, which has to be XML. */
function parse(xml: string): Document {
  const { DOMParser } = new JSDOM('').window
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  return parsed
}

describe('a link to a place', () => {
  it.each([
    [1, 'villa', 'LodgingBusiness'],
    [2, 'apartment', 'LodgingBusiness'],
    [3, 'hotel', 'Hotel'],
  ] as const)('of type %i says its name, rating and price as the call does', async (type, segment, kind) => {
    const { resortId } = await aResort(type)
    for (const [language, code] of [
      ['vi', 0],
      ['en', 1],
    ] as const) {
      const resort = await detailOf(resortId, code)
      const { content, data, canonical, alternates } = await headOf(
        `/${segment}/${resortId}?from_day=2026-12-01`,
        language,
      )
      const plain = `${ORIGIN}/${segment}/${resortId}`
      expect(canonical).toBe(language === 'vi' ? plain : `${plain}?lang=en`)
      expect(alternates).toEqual({ vi: plain, en: `${plain}?lang=en`, 'x-default': plain })
      expect(content('og:url')).toBe(canonical)
      expect(content('og:title')).toBe('A & B')
      expect(content('og:description')).toBe('Say "hello"')
      expect(content('twitter:card')).toBe('summary_large_image')
      expect(content('robots')).toBeNull()
      const lowest = Math.min(
        ...resort.rooms.map(({ rates }) =>
          rates.discountPercent === 0
            ? rates.basePrice
            : Math.round((rates.basePrice * (100 - rates.discountPercent)) / 100 / 1000) * 1000,
        ),
      )
      expect(content('og:image:alt')).toContain(resort.name)
      expect(content('og:image:alt')).toContain(lowest.toLocaleString(language === 'vi' ? 'de' : 'en'))
      expect(data[0]).toMatchObject({
        '@type': kind,
        name: resort.name,
        description: resort.summary,
        url: canonical,
        image: content('og:image'),
        checkinTime: resort.checkInTime,
        ...(resort.rates.count === 0
          ? {}
          : {
              aggregateRating: { ratingValue: resort.rate, reviewCount: resort.rates.count, bestRating: 5 },
            }),
      })
      expect(data[1]).toMatchObject({ '@type': 'BreadcrumbList' })
      const way = z.parse(
        z.object({ itemListElement: z.array(z.object({ position: z.int(), name: z.string() })) }),
        data[1],
      )
      expect(way.itemListElement.map(({ name }) => name)).toContain(resort.projectAreaName)
      expect(way.itemListElement.at(-1)).toEqual({ position: 4, name: resort.name })
    }
  })

  it('shows a picture of 1200 × 630 that is drawn once and kept', async () => {
    const { resortId } = await aResort(1)
    const { content } = await headOf(`/villa/${resortId}`, 'vi')
    const path = new URL(content('og:image') ?? '').pathname
    const first = await server.app.inject(path)
    expect(first.headers['content-type']).toBe('image/jpeg')
    const { data, info } = await sharp(first.rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 630])
    // The sheet of paper stands at the foot on the left: almost white, with dark letters on it.
    const at = (x: number, y: number) => data.readUInt8((y * info.width + x) * 3)
    const sheet = Array.from({ length: 500 }, (_none, x) => at(100 + x, 560))
    expect(Math.min(...sheet)).toBeGreaterThan(235)
    const title = Array.from({ length: 120 * 500 }, (_none, index) =>
      at(92 + (index % 500), 330 + Math.floor(index / 500)),
    )
    expect(title.filter((value) => value < 90).length).toBeGreaterThan(500)
    const again = await server.app.inject(path)
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  })

  it('of nobody has no picture, and no file of the disk is one', async () => {
    for (const file of [
      'resort-00000000-0000-7000-8000-000000000000-vi-0123456789ab.jpg',
      'resort-x-vi-0.jpg',
      '..%2f..%2fpackage.json',
    ])
      expect((await server.app.inject(`/share/${file}`)).statusCode).toBe(404)
  })
})

describe('a link to an experience', () => {
  it('says what its tickets cost', async () => {
    const [card] = z.parse(serviceSearchAnswer, (await server.call('service.search', {})).body.data).data
    const detail = await server.call('service.detail', { service_id: card?.serviceId ?? '' })
    const { ticketTypes, name } = z.parse(serviceDetail, detail.body.data)
    const prices = ticketTypes.map(({ discountPrice }) => discountPrice)
    const { data, content } = await headOf(`/services/${card?.serviceId ?? ''}`, 'vi')
    expect(data[0]).toMatchObject({
      '@type': 'Product',
      name,
      offers: { priceCurrency: 'VND', lowPrice: Math.min(...prices), highPrice: Math.max(...prices) },
    })
    expect(content('og:image:alt')).toContain(prices[0]?.toLocaleString('de'))
    const picture = await server.app.inject(new URL(content('og:image') ?? '').pathname)
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  })
})

describe('a link to news', () => {
  it('is an event with its days, or an article with its date', async () => {
    const list = async (show: string) =>
      z.parse(newsPage, (await server.call('news.list', { show })).body.data).rows[0]
    const [event, article] = [await list('now'), await list('articles')]
    const told = await headOf(`/new/${event?.id ?? ''}`, 'vi')
    expect(told.content('og:type')).toBe('article')
    expect(told.data[0]).toMatchObject({
      '@type': 'Event',
      name: event?.title,
      startDate: event?.from,
      endDate: event?.to,
      location: { address: { addressCountry: 'VN' } },
    })
    expect((await headOf(`/new/${article?.id ?? ''}`, 'vi')).data[0]).toMatchObject({
      '@type': 'NewsArticle',
      headline: article?.title,
    })
  })
})

describe('what may be found', () => {
  it('is the home page with its search', async () => {
    const { data, canonical } = await headOf('/', 'vi')
    expect(canonical).toBe(`${ORIGIN}/`)
    expect(data).toEqual([expect.objectContaining({ '@type': 'WebSite' })])
    expect(JSON.stringify(data)).toContain('search_term_string')
  })

  it.each([
    ['/list-room?project_area_id=20&from_day=2026-12-01', '/list-room?project_area_id=20'],
    ['/news?show=past&page_number=2', '/news?show=past&page_number=2'],
    ['/news?show=%22%3E%3Cscript', '/news'],
    ['/policy', '/policy'],
  ])('%s is %s', async (asked, known) => {
    expect((await headOf(asked, 'vi')).canonical).toBe(ORIGIN + known)
  })

  it.each(['/booking', '/register', '/profile/security', '/desk', '/villa/booking'])(
    '%s asks not to be listed',
    async (path) => {
      const { content, canonical } = await headOf(path, 'vi')
      expect(content('robots')).toBe('noindex')
      expect(canonical).toBeNull()
    },
  )

  it('is neither what is not there nor an older version', async () => {
    expect((await headOf('/new/x', 'vi', 404)).content('robots')).toBe('noindex')
    expect((await headOf('/policy?version=1.0', 'vi')).content('robots')).toBe('noindex')
  })

  it('cannot be broken out of by a name', async () => {
    const { told } = await headOf('/', 'vi')
    expect(told.match(/<\/script>/g)).toHaveLength(1)
    expect(told).not.toMatch(/<script(?! type="application\/ld\+json")/)
  })
})

describe('robots', () => {
  it('are told where the map is and what is private', async () => {
    const { body, headers } = await server.app.inject('/robots.txt')
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    for (const path of ['/booking', '/profile/', '/api_cus/', '/host', '/desk', '/chat/'])
      expect(body).toContain(`Disallow: ${path}\n`)
  })

  it('find every place, article and document in both languages on the map', async () => {
    const index = parse((await server.app.inject('/sitemap.xml')).body)
    const parts = [...index.querySelectorAll('sitemap > loc')].map((loc) => loc.textContent ?? '')
    expect(parts.length).toBeGreaterThanOrEqual(3)
    const addresses = new Map<string, string | null>()
    for (const part of parts) {
      const map = parse((await server.app.inject(new URL(part).pathname)).body)
      for (const url of map.querySelectorAll('url')) {
        const address = url.querySelector('loc')?.textContent ?? ''
        expect(addresses.has(address)).toBe(false)
        addresses.set(address, url.querySelector('lastmod')?.textContent ?? null)
        const links = [...url.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('hreflang'))
        expect(links).toEqual(['vi', 'en', 'x-default'])
      }
    }
    const stays = [...addresses.keys()].filter((address) => /\/(villa|apartment|hotel)\//.test(address))
    expect(stays).toHaveLength(2 * 240)
    const sold = z.parse(serviceSearchAnswer, (await server.call('service.search', {})).body.data).total_rows
    expect([...addresses.keys()].filter((address) => address.includes('/services/'))).toHaveLength(2 * sold)
    const { total_rows } = z.parse(newsPage, (await server.call('news.list')).body.data)
    expect([...addresses.keys()].filter((address) => address.includes('/new/'))).toHaveLength(2 * total_rows)
    for (const [address, changed] of addresses)
      if (/\/(villa|apartment|hotel|new)\//.test(address))
        expect([address, Number.isNaN(Date.parse(changed ?? ''))]).toEqual([address, false])
    // A page calls itself what the map calls it; one of each forty is asked.
    for (const address of [...addresses.keys()].filter((_address, place) => place % 40 < 2)) {
      const { canonical } = await headOf(
        address.slice(ORIGIN.length).replace(/[?&]lang=en$/, ''),
        address.endsWith('lang=en') ? 'en' : 'vi',
      )
      expect(canonical).toBe(address)
    }
    expect((await server.app.inject('/sitemap/stays-2.xml')).statusCode).toBe(404)
    expect((await server.app.inject('/sitemap/users-1.xml')).statusCode).toBe(404)
  })

  it('find no place without a room: nobody can stay there yet', async () => {
    const { db } = server.services
    const [hotel] = await db.select().from(resorts).where(eq(resorts.type, 3)).limit(1)
    if (!hotel) throw new Error('no hotel')
    const id = uuidv7()
    await transact(db, async (tx) => {
      await tx.insert(resorts).values({ ...hotel, id })
      await raiseCatalogueVersion(tx)
    })
    const map = (await server.app.inject('/sitemap/stays-1.xml')).body
    expect([map.includes(hotel.id), map.includes(id)]).toEqual([true, false])
    expect((await server.call('resort.detail', { resort_id: id })).body.code).toBe('G_404')
    const { told } = await headOf(`/hotel/${id}`, 'vi')
    expect(told).not.toContain('Infinity')
    await db.delete(resorts).where(eq(resorts.id, id))
  })

  it('names each of many pages in one of its parts, and in no other', async () => {
    const before = await server.services.db.select().from(news)
    const [sample] = before
    if (!sample) throw new Error('no story')
    await server.services.db.transaction((tx) =>
      insertAll(
        tx,
        news,
        Array.from({ length: 801 - before.length }, () => ({ ...sample, id: uuidv7() })),
      ),
    )
    const listed: string[][] = []
    for (const part of [1, 2, 3]) {
      const file = parse((await server.app.inject(`/sitemap/news-${part}.xml`)).body)
      listed.push([...file.querySelectorAll('loc')].map((loc) => loc.textContent ?? ''))
    }
    expect(listed.map(({ length }) => length)).toEqual([800, 800, 2])
    expect(new Set(listed.flat()).size).toBe(2 * 801)
    expect((await server.app.inject('/sitemap/news-4.xml')).statusCode).toBe(404)
  })
})

describe('a language in the address', () => {
  it('is kept, and leaves the address of who chose it here', () => {
    expect(withChosenLanguage('/news?show=past&lang=en')).toEqual({
      language: 'en',
      cookie: expect.stringContaining('lang=en'),
      address: '/news?show=past',
    })
    expect(withChosenLanguage('/news?lang=fr')).toBeNull()
    expect(withChosenLanguage('//evil.example/?lang=en')?.address).toMatch(/^\/(?!\/)/)
    expect(choseHere({ 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(choseHere({ 'sec-fetch-site': 'none' })).toBe(false)
    expect(choseHere({})).toBe(false)
  })
})

describe('letters as shapes', () => {
  it('has every letter of Vietnamese and the đồng', () => {
    const letters = 'aăâbcdđeêghiklmnoôơpqrstuưvxy'
    const marks = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323']
    const vowels = [...'aăâeêioôơuưy'].flatMap((vowel) =>
      marks.map((mark) => (vowel + mark).normalize('NFC')),
    )
    for (const weight of [400, 600] as const) {
      const face = lettering(weight)
      for (const letter of [
        ...letters,
        ...letters.toUpperCase(),
        ...vowels,
        ...vowels.map((one) => one.toUpperCase()),
        ...'0123456789.,·–…₫',
      ])
        expect([letter, face.path(letter, 40, 0, 0) !== '', face.width(letter, 40) > 0]).toEqual([
          letter,
          true,
          true,
        ])
    }
  })

  it('breaks a long name into lines that fit, and says that it goes on', () => {
    const face = lettering(600)
    const lines = broken('Khu nghỉ dưỡng '.repeat(20).trim(), 44, 500, 3, face)
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(face.width(line, 44)).toBeLessThanOrEqual(500)
    expect(lines[2]).toMatch(/…$/)
    expect(broken('Ghé', 44, 500, 3, face)).toEqual(['Ghé'])
  })
})
