import type { StaySearch } from '#src/api/staySearch.ts'
import { keptOnPage } from '#src/app/state/keptOnPage.ts'
import type { Room } from '#contract/shapes/resort.ts'
import { first } from './choosing.ts'
import { useLeft } from './useLeft.ts'

/** How many of each room are chosen. */
export interface Choice {
  readonly counts: ReadonlyMap<string, number>
  /** How many of each are free on the chosen dates, where that is known. */
  readonly left: ReadonlyMap<string, number>
  readonly choose: (roomId: string, count: number) => void
  readonly rooms: readonly { readonly room_id: string; readonly count: number }[]
  /** How many people the chosen rooms hold, and how many rooms they are. */
  readonly places: number
  readonly units: number
  /** As the address of the booking form says it: `id:count`, joined by commas. */
  readonly text: string
}

const useChanged = keptOnPage<ReadonlyMap<string, number>>()

/** The rooms a person takes of a resort: what fits, until they choose themselves. */
export function useChoice(resortId: string, rooms: readonly Room[], stay: StaySearch): Choice {
  const [changed, setChanged] = useChanged(resortId)
  const left = useLeft(rooms, stay)
  const counts = changed ?? first(rooms, stay, left)
  const taken = rooms.flatMap((room) => {
    const count = counts.get(room.id) ?? 0
    return count > 0 ? [{ room, count }] : []
  })
  const chosen = taken.map(({ room, count }) => ({ room_id: room.id, count }))
  return {
    counts,
    left,
    choose: (roomId, count) => setChanged(new Map([...counts, [roomId, count]])),
    rooms: chosen,
    places: taken.reduce((sum, { room, count }) => sum + room.rates.maxGuests * count, 0),
    units: taken.reduce((sum, { count }) => sum + count, 0),
    text: chosen.map(({ room_id, count }) => `${room_id}:${count}`).join(','),
  }
}
