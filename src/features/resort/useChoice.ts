import { useState } from 'react'
import type { StaySearch } from '#src/api/staySearch.ts'
import type { Room } from '#contract/shapes/resort.ts'
import { DEFAULT_SEARCH } from '#contract/shapes/searchDefaults.ts'

/** How many of each room are chosen. */
export interface Choice {
  readonly counts: ReadonlyMap<string, number>
  readonly choose: (roomId: string, count: number) => void
  readonly rooms: readonly { readonly room_id: string; readonly count: number }[]
  /** How many people the chosen rooms hold, and how many rooms they are. */
  readonly places: number
  readonly units: number
  /** As the address of the booking form says it: `id:count`, joined by commas. */
  readonly text: string
}

export const adultsOf = (stay: StaySearch): number => stay.number_of_adult ?? DEFAULT_SEARCH.number_of_adult

/** Everybody who is to sleep there. */
export const guestsOf = (stay: StaySearch): number =>
  adultsOf(stay) + (stay.number_of_school_aged_child ?? 0) + (stay.number_of_toddler_child ?? 0)

/**
 * What is chosen at first: the smallest room that takes everybody, as often as rooms were asked for; where none does,
 * the largest one as often as it takes and there is.
 */
export function first(rooms: readonly Room[], stay: StaySearch): Map<string, number> {
  const guests = guestsOf(stay)
  const wanted = stay.number_of_room ?? DEFAULT_SEARCH.number_of_room
  const bySize = rooms.toSorted((a, b) => a.rates.maxGuests - b.rates.maxGuests)
  const limit = (room: Room, count: number) => Math.min(room.units, room.entireProperty ? 1 : count)
  const fitting = bySize.find((room) => room.rates.maxGuests * limit(room, wanted) >= guests)
  if (fitting) return new Map([[fitting.id, limit(fitting, wanted)]])
  const largest = bySize.at(-1)
  if (!largest) return new Map()
  const needed = Math.max(wanted, Math.ceil(guests / largest.rates.maxGuests))
  return new Map([[largest.id, limit(largest, needed)]])
}

/** The rooms a person takes of a resort: what fits, until they choose themselves. */
export function useChoice(rooms: readonly Room[], stay: StaySearch): Choice {
  const [changed, setChanged] = useState<ReadonlyMap<string, number> | null>(null)
  const counts = changed ?? first(rooms, stay)
  const taken = rooms.flatMap((room) => {
    const count = counts.get(room.id) ?? 0
    return count > 0 ? [{ room, count }] : []
  })
  const chosen = taken.map(({ room, count }) => ({ room_id: room.id, count }))
  return {
    counts,
    choose: (roomId, count) => setChanged(new Map([...counts, [roomId, count]])),
    rooms: chosen,
    places: taken.reduce((sum, { room, count }) => sum + room.rates.maxGuests * count, 0),
    units: taken.reduce((sum, { count }) => sum + count, 0),
    text: chosen.map(({ room_id, count }) => `${room_id}:${count}`).join(','),
  }
}
