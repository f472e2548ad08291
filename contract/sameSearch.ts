import type { SavedWish } from './shapes/savedSearch.ts'
import { DEFAULT_SEARCH } from './shapes/searchDefaults.ts'

/** A search of which only what was chosen is said. */
type Said = { [Field in keyof SavedWish]?: SavedWish[Field] | undefined }

/** Lists whose order means nothing stand sorted, each thing once. */
const inOrder = (list: readonly number[] = []): number[] => [...new Set(list)].sort((a, b) => a - b)

/** The same text for the same search, whatever the order of its fields, and whether its defaults are said or not. */
export const sameSearch = (search: Said): string =>
  JSON.stringify([
    search.project_area_id === undefined ? DEFAULT_SEARCH.project_area_id : search.project_area_id,
    search.from_day,
    search.to_day,
    search.number_of_adult ?? DEFAULT_SEARCH.number_of_adult,
    search.number_of_school_aged_child ?? 0,
    search.number_of_toddler_child ?? 0,
    search.number_of_room ?? DEFAULT_SEARCH.number_of_room,
    (search.search_content ?? '').trim(),
    inOrder(search.resort_type),
    search.from_price ?? 0,
    search.to_price,
    inOrder(search.list_service),
    inOrder(search.list_benefit),
    search.within,
  ])
