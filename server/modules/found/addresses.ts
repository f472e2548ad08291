import { LANGUAGES, type Language } from '#contract/shapes/primitives.ts'

/** A public page as robots know it: its path and what of its query makes it another page. */
export type PublicPage = { path: string; query: string }

const ID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'

/** The pages that may be found, each with the fields of its query that make it another page. */
const PUBLIC: readonly { path: RegExp; fields: readonly string[] }[] = [
  { path: /^\/$/, fields: [] },
  { path: /^\/list-room$/, fields: ['project_area_id'] },
  { path: /^\/list-service$/, fields: ['project_area_id'] },
  { path: /^\/news$/, fields: ['show', 'page_number'] },
  { path: new RegExp(`^/(?:villa|apartment|hotel|services|new)/${ID}$`), fields: [] },
  { path: /^\/(?:policy|operating-regulations|login)$/, fields: [] },
]

/** Whether and as what a page may be found; null for a person's own pages, forms and whatever else is nobody's business. */
export function publicPageOf(address: string): PublicPage | null {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const known = PUBLIC.find(({ path }) => path.test(pathname))
  if (!known) return null
  const kept = known.fields.flatMap((field) => {
    const value = searchParams.get(field)
    return value === null || !/^[\w-]{1,30}$/.test(value) ? [] : [`${field}=${value}`]
  })
  return { path: pathname, query: kept.join('&') }
}

/** Whether an address names an older version of a document: readable, but not what should be found. */
export const isOldVersion = (address: string): boolean =>
  new URL(address, 'http://localhost').searchParams.has('version')

/** The address of a page in a language: Vietnamese is plain, English says so. */
export function addressIn(origin: string, { path, query }: PublicPage, language: Language): string {
  const fields = [query, language === 'vi' ? '' : `lang=${language}`].filter((part) => part !== '')
  return `${origin}${path}${fields.length === 0 ? '' : `?${fields.join('&')}`}`
}

/** A page in every language, and what to show whose language is neither. */
export const alternatesOf = (origin: string, page: PublicPage): { language: string; address: string }[] => [
  ...LANGUAGES.map((language) => ({ language, address: addressIn(origin, page, language) })),
  { language: 'x-default', address: addressIn(origin, page, 'vi') },
]
