import type { Language } from '#contract/shapes/primitives.ts'
import { markOf, SHARE_HEIGHT, SHARE_WIDTH } from '#server/modules/shares/shares.ts'
import type { Services } from '#server/services.ts'
import { addressIn, alternatesOf, isOldVersion, publicPageOf } from './addresses.ts'
import type { LinkedData } from './linkedData.ts'
import { homeData, subjectsOf } from './subjects.ts'

/** The picture of pages without a subject of their own. */
const COVER = '/icons/og.png'
const LOCALES = { vi: 'vi_VN', en: 'en_US' } as const

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Data inside a document must not end the element it stands in; being no script, it needs no leave of the content policy. */
const dataBlock = (data: LinkedData): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** The title and description as the page itself wrote them, escaped as they are. */
function saidIn(head: string): { title: string; description: string } {
  return {
    title: /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '',
  }
}

/** What keeps a page out of every list of results: for a document without a head of its own, and as a tag. */
export const HIDDEN_HEADER = ['x-robots-tag', 'noindex'] as const
const HIDDEN = '<meta name="robots" content="noindex"/>'

export type FoundRequest = {
  /** Path and query as they were asked for. */
  address: string
  language: Language
  /** 200 for a page that is there. */
  status: number
  /** What the page put into its head. */
  head: string
}

/**
 * What a rendered page tells those who find it or paste its link: its one address in each language, a picture with name and
 * price, and what it is about in the words of schema.org. A page that is nobody else's business asks not to be listed.
 */
export function foundHead(services: Services) {
  const { publicAddress: origin } = services.settings
  const subjectOf = subjectsOf(services)
  return async ({ address, language, status, head }: FoundRequest): Promise<string> => {
    const page = publicPageOf(address)
    if (page === null || status !== 200) return HIDDEN
    const here = addressIn(origin, page, language)
    const subject = await subjectOf(page.path, language)
    const picture = origin + (subject ? `/share/${subject.name}-${markOf(subject.share)}.jpg` : COVER)
    const { title, description } = saidIn(head)
    const tags: [string, string, string][] = [
      ['property', 'og:type', subject?.kind ?? 'website'],
      ['property', 'og:site_name', 'Ghé'],
      ['property', 'og:url', escaped(here)],
      ['property', 'og:title', title],
      ['property', 'og:description', description],
      ['property', 'og:locale', LOCALES[language]],
      ['property', 'og:locale:alternate', LOCALES[language === 'vi' ? 'en' : 'vi']],
      ['property', 'og:image', picture],
      ['property', 'og:image:width', String(SHARE_WIDTH)],
      ['property', 'og:image:height', String(SHARE_HEIGHT)],
      ['property', 'og:image:alt', subject ? escaped(altOf(subject.share.words)) : title],
      ['name', 'twitter:card', 'summary_large_image'],
    ]
    const data = subject ? subject.data(here, picture, origin) : page.path === '/' ? homeData(origin) : []
    return [
      isOldVersion(address) ? HIDDEN : '',
      `<link rel="canonical" href="${escaped(here)}"/>`,
      ...alternatesOf(origin, page).map(
        (other) => `<link rel="alternate" hreflang="${other.language}" href="${escaped(other.address)}"/>`,
      ),
      ...tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${content}"/>`),
      ...data.map(dataBlock),
    ].join('')
  }
}

const altOf = ({ title, figure, note }: { title: string; figure: string; note: string }): string =>
  [title, figure, note].filter((part) => part !== '').join(', ')
