import type { RoomSearch } from '#src/api/staySearch.ts'

type Field = keyof RoomSearch

const FIELDS = [
  'project_area_id',
  'from_day',
  'to_day',
  'number_of_adult',
  'number_of_school_aged_child',
  'number_of_toddler_child',
  'number_of_room',
  'search_content',
  'resort_type',
  'from_price',
  'to_price',
  'list_service',
  'list_benefit',
  'sort_by_field',
  'sort_order',
] as const satisfies readonly Field[]

/** What a search says beside the fields a form has itself, so that a form sent without a script loses nothing. */
export function HiddenFields({
  search,
  but,
}: {
  readonly search: RoomSearch
  /** The fields the form has. */
  readonly but: readonly Field[]
}) {
  return FIELDS.filter((field) => !but.includes(field)).flatMap((field) => {
    const value = search[field]
    if (value === undefined || value === '') return []
    const values = Array.isArray(value) ? value : [value ?? 'all']
    return values.map((one) => <input key={`${field} ${one}`} type="hidden" name={field} value={one} />)
  })
}
