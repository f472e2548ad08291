import type { CatalogName } from './catalogs.ts'

type Match = { routeId: string; staticData: { catalogs?: readonly CatalogName[] } }

/** The catalogs that matched routes speak from, beside `app`. The home page says its own name; the names of all others are read with the first of them. */
export const pageCatalogs = (matches: readonly Match[]): CatalogName[] => [
  ...(matches.at(-1)?.routeId === '/' ? [] : (['titles'] as const)),
  ...matches.flatMap(({ staticData }) => staticData.catalogs ?? []),
]
