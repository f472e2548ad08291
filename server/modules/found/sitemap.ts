import { RESORT_SEGMENTS } from '#contract/resortTypes.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { storiesOut } from '#server/modules/news/news.ts'
import { catalogueOf } from '#server/modules/resorts/resorts.ts'
import { openLibrary } from '#server/modules/documents/documents.ts'
import { DOCUMENT_NAMES } from '#contract/shapes/document.ts'
import { servicesKept } from '#server/modules/services/services.ts'
import type { Services } from '#server/services.ts'
import { addressIn, alternatesOf, type PublicPage } from './addresses.ts'

/** A page with the day or the moment it last changed, which costs time to write out; null when nobody knows. */
type Listed = PublicPage & { changed: string | Temporal.Instant | null }

/**
 * How many pages one file lists, each in both languages. The protocol allows 50,000 addresses; whoever asks for something else
 * meanwhile waits until a file is written.
 */
const PAGES_A_PART = 400
const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Pages of a kind: all that there are, of which a part is told at a time. */
type Kind = { count: number; told: (start: number, end: number) => Listed[] }
const kindOf = <Row>(rows: readonly Row[], listed: (row: Row) => Listed): Kind => ({
  count: rows.length,
  told: (start, end) => rows.slice(start, end).map(listed),
})

/** Every page that may be found, by part. */
function listOf(services: Services) {
  const catalogue = catalogueOf(services)
  const library = openLibrary()
  const sold = servicesKept(services)
  const page = (path: string, changed: Listed['changed'], query = ''): Listed => ({ path, query, changed })

  async function pages(): Promise<Kind> {
    const { lookups } = await catalogue()
    const listed = [
      page('/', null),
      page('/list-room', null),
      ...[...lookups.areas.keys()].map((id) => page('/list-room', null, `project_area_id=${id}`)),
      page('/list-service', null),
      page('/news', null),
      ...DOCUMENT_NAMES.map((name) => page(`/${name}`, library(name, undefined, 'vi')?.from ?? null)),
    ]
    return kindOf(listed, (one) => one)
  }
  const stays = async (): Promise<Kind> => {
    const offered = [...(await catalogue()).resorts.values()].filter(({ rooms }) => rooms.length > 0)
    return kindOf(offered, ({ row }) =>
      page(`/${RESORT_SEGMENTS[row.type]}/${row.id}`, Temporal.Instant.fromEpochMilliseconds(row.createdAt)),
    )
  }
  const stories = async (): Promise<Kind> =>
    kindOf(await storiesOut(services.db), ({ id, publishedAt }) => page(`/new/${id}`, publishedAt))
  const experiences = async (): Promise<Kind> =>
    kindOf([...(await sold()).values()], ({ row }) => page(`/services/${row.id}`, row.createdAt))
  return { pages, stays, services: experiences, news: stories }
}

const lastmod = (changed: Listed['changed']): string =>
  changed === null ? '' : `<lastmod>${changed.toString()}</lastmod>`

/** One file of the site map: each page in both languages, each naming the other. */
function partOf(origin: string, listed: readonly Listed[]): string {
  const urls = listed.flatMap((one) => {
    const links = alternatesOf(origin, one).map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`,
    )
    const rest = `${lastmod(one.changed)}${links.join('')}</url>`
    return LANGUAGES.map((language) => `<url><loc>${escaped(addressIn(origin, one, language))}</loc>${rest}`)
  })
  return `${XML}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}

/** The site map: an index, and parts named `<kind>-<number>`. A part there is not is null. */
export function sitemapOf(services: Services) {
  const { publicAddress: origin } = services.settings
  const list = listOf(services)
  return {
    index: async (): Promise<string> => {
      const parts: string[] = []
      for (const [kind, pagesOf] of Object.entries(list)) {
        const { count, told } = await pagesOf()
        for (let part = 0; part * PAGES_A_PART < count; part += 1) {
          const newest = told(part * PAGES_A_PART, (part + 1) * PAGES_A_PART).reduce<string | null>(
            (last, { changed }) => {
              const day = changed?.toString() ?? null
              return day !== null && (last === null || day > last) ? day : last
            },
            null,
          )
          parts.push(
            `<sitemap><loc>${origin}/sitemap/${kind}-${part + 1}.xml</loc>${lastmod(newest)}</sitemap>`,
          )
        }
      }
      return `${XML}<sitemapindex xmlns="${SITEMAPS}">${parts.join('')}</sitemapindex>`
    },
    part: async (name: string): Promise<string | null> => {
      const [, kind, number] = /^(pages|stays|services|news)-([1-9]\d{0,3})\.xml$/.exec(name) ?? []
      const pagesOf = Object.entries(list).find(([name]) => name === kind)?.[1]
      if (pagesOf === undefined) return null
      const start = (Number(number) - 1) * PAGES_A_PART
      const listed = (await pagesOf()).told(start, start + PAGES_A_PART)
      return listed.length === 0 ? null : partOf(origin, listed)
    },
  }
}
