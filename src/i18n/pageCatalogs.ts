import type { CatalogName } from './catalogs.ts'

type Match = {
  routeId: string
  staticData: {
    catalogs?: readonly CatalogName[]
    deferredCatalogs?: readonly CatalogName[]
    named?: true
  }
}

/** The catalogs that matched routes speak from, beside `app`: the names of pages, unless the page brings its own as the home page does, and what the page says. */
export function pageCatalogs(matches: readonly Match[]): CatalogName[] {
  const page = matches.at(-1)
  const named = page?.routeId === '/' || page?.staticData.named === true
  return [
    ...(named ? [] : (['titles'] as const)),
    ...matches.flatMap(({ staticData }) => staticData.catalogs ?? []),
  ]
}

/** The catalogs that parts of matched routes speak from, which come once the page answers. */
export const laterCatalogs = (matches: readonly Match[]): CatalogName[] =>
  matches.flatMap(({ staticData }) => staticData.deferredCatalogs ?? [])
