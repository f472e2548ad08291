import type { RoomSearch } from '#src/api/staySearch.ts'

/** No filter at all; where, when and who stay as they are. */
export const NO_FILTERS = {
  resort_type: undefined,
  list_service: undefined,
  list_benefit: undefined,
  list_term: undefined,
  from_rate: undefined,
  number_of_bedroom: undefined,
  from_price: undefined,
  to_price: undefined,
  search_content: undefined,
  within: undefined,
} as const satisfies Partial<RoomSearch>

/** How many filters are on; a price band counts once. */
export const countChosen = (search: RoomSearch): number =>
  (search.resort_type?.length ?? 0) +
  (search.list_service?.length ?? 0) +
  (search.list_benefit?.length ?? 0) +
  (search.list_term?.length ?? 0) +
  (search.from_rate === undefined ? 0 : 1) +
  (search.number_of_bedroom === undefined ? 0 : 1) +
  (search.from_price === undefined && search.to_price === undefined ? 0 : 1) +
  (search.search_content ? 1 : 0) +
  (search.within === undefined ? 0 : 1)

/** A list with one taken out; a list without entries is no list. */
export function without<T>(list: readonly T[] | undefined, gone: T): T[] | undefined {
  const left = (list ?? []).filter((one) => one !== gone)
  return left.length === 0 ? undefined : left
}
