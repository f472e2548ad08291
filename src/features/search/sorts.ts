import type { RoomSearch } from '#src/api/staySearch.ts'

/** The orders of the results, each as the search says it; the recommended one is the default and not said. */
export const SORTS = {
  recommended: { sort_by_field: undefined, sort_order: undefined },
  priceUp: { sort_by_field: 'price', sort_order: 'asc' },
  priceDown: { sort_by_field: 'price', sort_order: 'desc' },
  rate: { sort_by_field: 'rate', sort_order: 'desc' },
  newest: { sort_by_field: 'newest', sort_order: 'desc' },
} as const satisfies Record<string, Pick<RoomSearch, 'sort_by_field' | 'sort_order'>>

export type Sort = keyof typeof SORTS
export const isSort = (text: string): text is Sort => Object.hasOwn(SORTS, text)

/** The order a search asks for. */
export function choiceOf({ sort_by_field: field, sort_order: order }: RoomSearch): Sort {
  if (field === 'price') return order === 'asc' ? 'priceUp' : 'priceDown'
  return field === 'rate' || field === 'newest' ? field : 'recommended'
}
