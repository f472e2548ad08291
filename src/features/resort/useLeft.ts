import { useQueries } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import type { StaySearch } from '#src/api/staySearch.ts'
import type { Room } from '#contract/shapes/resort.ts'

/** How many of each room are free on every night of the stay; nothing of a room without dates and while it is not known. */
export function useLeft(rooms: readonly Room[], stay: StaySearch): ReadonlyMap<string, number> {
  const { from_day: from, to_day: to } = stay
  const enabled = from !== undefined && to !== undefined && from < to
  return useQueries({
    queries: rooms.map(({ resortId, id }) => ({
      ...query('resort.calendar', {
        resort_id: resortId,
        room_id: id,
        from_day: from ?? '',
        to_day: to ?? '',
      }),
      enabled,
    })),
    combine: (answers) =>
      new Map(
        rooms.flatMap(({ id }, index): [string, number][] => {
          const nights = enabled ? (answers[index]?.data?.nights ?? []) : []
          return nights.length === 0 ? [] : [[id, Math.min(...nights.map(({ left }) => left))]]
        }),
      ),
  })
}
