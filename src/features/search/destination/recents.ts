import { useMemo, useSyncExternalStore } from 'react'
import { searchesHere, writeSearches } from '#src/api/recentSearches.ts'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { DEFAULT_SEARCH } from '#contract/shapes/searchDefaults.ts'
import { stayOf } from '../stayOf.ts'

const KEPT = 5
const DAY = /^\d{4}-\d\d-\d\d$/

const isSearch = (value: unknown): value is RoomSearch =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([field, one]) =>
    field.endsWith('_day') ? typeof one === 'string' && DAY.test(one) : one === null || Number.isInteger(one),
  )

function parse(text: string): RoomSearch[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isSearch) : []
  } catch {
    return []
  }
}

/** Where, when and who of a search as it can be made today: days that have begun to pass are left out. */
function asOf(today: string, search: RoomSearch): RoomSearch {
  const { project_area_id = DEFAULT_SEARCH.project_area_id } = search
  const { from_day, to_day, ...others } = stayOf(search)
  const isPast = from_day !== undefined && from_day < today
  return { project_area_id, ...(isPast ? {} : { from_day, to_day }), ...others }
}

/** Each once, the last one first, and no more than are kept. */
const eachOnce = (today: string, searches: readonly RoomSearch[]): RoomSearch[] =>
  [
    ...new Map(searches.map((one) => asOf(today, one)).map((one) => [JSON.stringify(one), one])).values(),
  ].slice(0, KEPT)

/** The last searches of this device as they can be made today; none where it keeps nothing, and none on the server. */
export function useRecents(today: string): readonly RoomSearch[] {
  const text = useSyncExternalStore(searchesHere.subscribe, searchesHere.read, () => '')
  return useMemo(() => eachOnce(today, parse(text)), [text, today])
}

/** Remembers where, when and who of a search; the same one once. */
export const keepSearch = (search: RoomSearch, today: string): void =>
  writeSearches(JSON.stringify(eachOnce(today, [search, ...parse(searchesHere.read())])))
