import { RENDERED_COOKIES } from '#contract/rendering.ts'
import { LANGUAGES, type Language } from '#contract/shapes/primitives.ts'

/** The language a browser chose, from its cookies: Vietnamese when it chose none. */
export const languageOf = (cookies: string): Language => (/(?:^|;\s*)lang=en/.test(cookies) ? 'en' : 'vi')

/** Of a browser's cookies those that change what is rendered. A session's mark is left out: it is one person's. */
export const renderedCookies = (cookies: Readonly<Record<string, string | undefined>>): string =>
  RENDERED_COOKIES.flatMap((name) => {
    const [value] = cookies[name]?.split('.') ?? []
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]
  }).join('; ')

const YEAR_IN_SECONDS = 31_536_000

/**
 * A language in the address (`?lang=en`): what it chooses, the cookie that keeps the choice, and the address without it.
 * Null when nothing is chosen.
 */
export function withChosenLanguage(
  url: string,
): { language: Language; cookie: string; address: string } | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const language = LANGUAGES.find((one) => one === searchParams.get('lang'))
  if (language === undefined) return null
  searchParams.delete('lang')
  const rest = searchParams.toString()
  return {
    language,
    cookie: `lang=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`,
    address: `/${pathname.replace(/^\/+/, '')}${rest === '' ? '' : `?${rest}`}`,
  }
}

/**
 * Whether a person chose it on a page of ours: then the address loses it. Who comes from elsewhere, a robot or a person who
 * found the page, gets it at the address they asked for: that is how each language can be found.
 */
export const choseHere = (headers: { 'sec-fetch-site'?: string | string[] | undefined }): boolean =>
  headers['sec-fetch-site'] === 'same-origin'
