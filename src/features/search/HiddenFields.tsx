import type { RoomSearch } from '#src/api/staySearch.ts'

type Field = keyof RoomSearch

/** No part of a form without a script: there is no map, and another search begins at its first page. */
const LEFT: readonly string[] = ['within', 'page_number'] satisfies Field[]

/** What a search says beside the fields a form has itself, so that a form sent without a script loses nothing. */
export function HiddenFields({
  search,
  but,
}: {
  readonly search: RoomSearch
  /** The fields the form has. */
  readonly but: readonly Field[]
}) {
  return Object.entries(search).flatMap(([field, value]) => {
    if (value === undefined || value === '' || LEFT.includes(field) || but.some((own) => own === field))
      return []
    const values = Array.isArray(value) ? value : [value ?? 'all']
    return values.map((one) => <input key={`${field} ${one}`} type="hidden" name={field} value={one} />)
  })
}
