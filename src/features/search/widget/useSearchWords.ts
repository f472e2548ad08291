import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { nightsBetween } from '#contract/days.ts'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import type { LookupItem } from '#contract/shapes/lookup.ts'
import { DEFAULT_SEARCH } from '#contract/shapes/searchDefaults.ts'
import { peopleOf } from './people.ts'

/** Where, when and who, each in a few words. Without both days there is nothing to say of when. */
export function useSearchWords(areas: readonly LookupItem[], search: RoomSearch) {
  const { t } = useLingui()
  const format = useFormat()
  const { from_day: from, to_day: to, project_area_id: asked = DEFAULT_SEARCH.project_area_id } = search
  const people = peopleOf(search)
  const rooms = search.number_of_room ?? DEFAULT_SEARCH.number_of_room
  return {
    area: areas.find(({ id }) => id === asked)?.name ?? t`Mọi nơi`,
    dates: from && to ? `${format.range(from, to)} · ${format.nights(nightsBetween(from, to))}` : null,
    people: t`${plural(people, { other: '# khách' })}, ${plural(rooms, { other: '# phòng' })}`,
  }
}
