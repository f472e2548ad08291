import type { RoomSearch } from '#src/api/staySearch.ts'
import { DEFAULT_SEARCH } from '#contract/shapes/searchDefaults.ts'

/** Everybody who travels, by the three ages. */
export const peopleOf = (search: RoomSearch): number =>
  (search.number_of_adult ?? DEFAULT_SEARCH.number_of_adult) +
  (search.number_of_school_aged_child ?? 0) +
  (search.number_of_toddler_child ?? 0)
