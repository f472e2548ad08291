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

/** The last searches of this device, the last one first; none where it keeps nothing, and none on the server. */
export function useRecents(): readonly RoomSearch[] {
  const text = useSyncExternalStore(searchesHere.subscribe, searchesHere.read, () => '')
  return useMemo(() => parse(text), [text])
}

/** Remembers where, when and who of a search; the same one once. */
export function keepSearch(search: RoomSearch): void {
  const { project_area_id = DEFAULT_SEARCH.project_area_id } = search
  const kept = { project_area_id, ...stayOf(search) }
  const others = parse(searchesHere.read()).filter((one) => JSON.stringify(one) !== JSON.stringify(kept))
  writeSearches(JSON.stringify([kept, ...others].slice(0, KEPT)))
}

/** A search as it can be made today: days that have begun to pass are left out. */
export const asOf = (today: string, search: RoomSearch): RoomSearch =>
  search.from_day !== undefined && search.from_day < today
    ? { ...search, from_day: undefined, to_day: undefined }
    : search
