import type { SavedWish } from './shapes/savedSearch.ts'
import { DEFAULT_SEARCH } from './shapes/searchDefaults.ts'

/** A search of which only what was chosen is said. */
type Said = { [Field in keyof SavedWish]?: SavedWish[Field] | undefined }

/** Lists whose order means nothing stand sorted, each thing once. */
const inOrder = (list: readonly number[] = []): number[] => [...new Set(list)].sort((a, b) => a - b)
/** A list that is younger than the first saved searches: without entries it is not said, as in those. */
const younger = (list: readonly string[] = []): string[] | undefined =>
  list.length === 0 ? undefined : [...new Set(list)].sort()

/** The same text for the same search, whatever the order of its fields, and whether its defaults are said or not. */
export const sameSearch = (search: Said): string =>
  JSON.stringify({
    project_area_id:
      search.project_area_id === undefined ? DEFAULT_SEARCH.project_area_id : search.project_area_id,
    from_day: search.from_day,
    to_day: search.to_day,
    number_of_adult: search.number_of_adult ?? DEFAULT_SEARCH.number_of_adult,
    number_of_school_aged_child: search.number_of_school_aged_child ?? 0,
    number_of_toddler_child: search.number_of_toddler_child ?? 0,
    number_of_room: search.number_of_room ?? DEFAULT_SEARCH.number_of_room,
    search_content: (search.search_content ?? '').trim(),
    resort_type: inOrder(search.resort_type),
    from_price: search.from_price ?? 0,
    to_price: search.to_price,
    list_service: inOrder(search.list_service),
    list_benefit: inOrder(search.list_benefit),
    within: search.within,
    list_term: younger(search.list_term),
    from_rate: search.from_rate,
    number_of_bedroom: search.number_of_bedroom,
    // A filter that is new has its line here, or this does not compile: without it two searches would be one.
  } satisfies Record<keyof SavedWish, unknown>)
