import type { SavedWish } from '#contract/shapes/savedSearch.ts'
import { DEFAULT_SEARCH } from '#contract/shapes/searchDefaults.ts'
import type { RoomSearch } from '#src/api/staySearch.ts'

/** A saved search as an address of results says it: what is as it is for everybody is left out. */
export function asAddress(search: SavedWish): RoomSearch {
  const some = <T>(list: T[]) => (list.length > 0 ? list : undefined)
  return {
    ...search,
    project_area_id:
      search.project_area_id === DEFAULT_SEARCH.project_area_id ? undefined : search.project_area_id,
    number_of_school_aged_child: search.number_of_school_aged_child || undefined,
    number_of_toddler_child: search.number_of_toddler_child || undefined,
    search_content: search.search_content || undefined,
    resort_type: some(search.resort_type),
    list_service: some(search.list_service),
    list_benefit: some(search.list_benefit),
    list_term: some(search.list_term),
  }
}
