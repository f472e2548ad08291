import * as z from 'zod/mini'
import { count, id, instant, money } from './primitives.ts'
import { searchRequest } from './search.ts'

/** What of a search is kept: all that says which places it finds. In which order and on which page they stood is not. */
export const savedWish = z.omit(searchRequest, {
  sort_by_field: true,
  sort_order: true,
  page_size: true,
  page_number: true,
})
export type SavedWish = z.infer<typeof savedWish>
/** The same as it was saved: a filter that is younger is not said. */
export type KeptWish = z.input<typeof savedWish>

/** `tells`: the person wants to hear of it, said by them; without a word they hear nothing. */
export const saveSearchRequest = z.object({ search: savedWish, tells: z._default(z.boolean(), false) })
/** The same search saved twice is one; saving it again never takes a wish to hear of it back. */
export const savedSearchKept = z.object({ savedSearchId: id, tells: z.boolean() })

export const savedSearchOf = z.object({ saved_search_id: id })
export const tellSearchRequest = z.object({ saved_search_id: id, tells: z.boolean() })

/**
 * What a search found: how many places that are free then, and what the cheapest stay costs in all (a night, for a search
 * without dates). Null where none is free.
 */
const findings = z.object({ places: count, lowest: z.nullable(money) })

/** A search of mine. `now` is null once its dates have passed: it has ended, and only stands to be looked at or taken away. */
const savedSearch = z.object({
  savedSearchId: id,
  /** Made of where, when, who and the filters, in the reader's language. */
  name: z.string(),
  search: savedWish,
  savedAt: instant,
  tells: z.boolean(),
  atFirst: findings,
  now: z.nullable(findings),
})
export type SavedSearch = z.infer<typeof savedSearch>
/** All of them, the latest first. */
export const savedSearches = z.object({ searches: z.array(savedSearch) })
