import { useState } from 'react'
import type { StaySearch } from '#src/api/staySearch.ts'
import type { Room } from '#contract/shapes/resort.ts'
import { DEFAULT_SEARCH } from '#contract/shapes/searchDefaults.ts'

/** How many of each room are chosen. */
export interface Choice {
  readonly counts: ReadonlyMap<string, number>
  readonly choose: (roomId: string, count: number) => void
  readonly rooms: readonly { readonly room_id: string; readonly count: number }[]
  /** As the address of the booking form says it: `id:count`, joined by commas. */
  readonly text: string
}

/** Everybody who is to sleep there. */
export const guestsOf = (stay: StaySearch): number =>
  (stay.number_of_adult ?? DEFAULT_SEARCH.number_of_adult) +
  (stay.number_of_school_aged_child ?? 0) +
  (stay.number_of_toddler_child ?? 0)

/** What is chosen at first: the smallest room that takes everybody, as often as rooms were asked for. */
function first(rooms: readonly Room[], stay: StaySearch): Map<string, number> {
  const wanted = stay.number_of_room ?? DEFAULT_SEARCH.number_of_room
  const bySize = rooms.toSorted((a, b) => a.rates.maxGuests - b.rates.maxGuests)
  const count = (room: Room) => Math.min(room.units, room.entireProperty ? 1 : wanted)
  const fitting = bySize.find((room) => room.rates.maxGuests * count(room) >= guestsOf(stay)) ?? bySize.at(-1)
  return new Map(fitting ? [[fitting.id, count(fitting)]] : [])
}

/** The rooms a person takes of a resort. */
export function useChoice(rooms: readonly Room[], stay: StaySearch): Choice {
  const [changed, setChanged] = useState<ReadonlyMap<string, number> | null>(null)
  const counts = changed ?? first(rooms, stay)
  const chosen = rooms.flatMap(({ id }) => {
    const count = counts.get(id) ?? 0
    return count > 0 ? [{ room_id: id, count }] : []
  })
  return {
    counts,
    choose: (roomId, count) => setChanged(new Map([...counts, [roomId, count]])),
    rooms: chosen,
    text: chosen.map(({ room_id, count }) => `${room_id}:${count}`).join(','),
  }
}
