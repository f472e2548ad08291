import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import type { StaySearch } from '#src/api/staySearch.ts'
import type { Room } from '#contract/shapes/resort.ts'

/** How many rooms of a kind are free on every night of the stay; null without dates and while that is not known. */
export function useLeft(room: Room, stay: StaySearch): number | null {
  const { from_day: from, to_day: to } = stay
  const { data } = useQuery({
    ...query('resort.calendar', {
      resort_id: room.resortId,
      room_id: room.id,
      from_day: from ?? '',
      to_day: to ?? '',
    }),
    enabled: from !== undefined && to !== undefined && from < to,
  })
  if (from === undefined || to === undefined || !data || data.nights.length === 0) return null
  return Math.min(...data.nights.map(({ left }) => left))
}
