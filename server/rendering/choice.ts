import type { Language } from '#contract/shapes/primitives.ts'

/** The language a browser chose, from its cookies: Vietnamese when it chose none. */
export const languageOf = (cookies: string): Language => (/(?:^|;\s*)lang=en/.test(cookies) ? 'en' : 'vi')

const YEAR_IN_SECONDS = 31_536_000

/**
 * The links that choose a language (`?lang=en`) work before the app does: the choice becomes a cookie and the address
 * loses it. Null when nothing is chosen.
 */
export function withChosenLanguage(url: string): { cookie: string; address: string } | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const lang = searchParams.get('lang')
  if (lang !== 'vi' && lang !== 'en') return null
  searchParams.delete('lang')
  const rest = searchParams.toString()
  return {
    cookie: `lang=${lang}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`,
    address: `/${pathname.replace(/^\/+/, '')}${rest === '' ? '' : `?${rest}`}`,
  }
}
