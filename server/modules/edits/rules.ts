import { nightsOf } from '#contract/nights.ts'
import type { EditTerms } from './tables.ts'

type Stay = Pick<EditTerms, 'checkIn' | 'checkOut' | 'rooms'>
/** Units of one room in one night. */
export type NightChange = { roomId: string; night: string; count: number; units: number }

const keyed = (stay: Stay): Map<string, NightChange> =>
  new Map(
    stay.rooms.flatMap(({ roomId, count, units }) =>
      nightsOf(stay.checkIn, stay.checkOut).map((night) => [
        `${roomId} ${night}`,
        { roomId, night, count, units },
      ]),
    ),
  )

/** What a stay would need beyond another one, night by night; turned round it is what it no longer needs. */
export function nightChanges(from: Stay, to: Stay): NightChange[] {
  const had = keyed(from)
  return [...keyed(to)].flatMap(([key, wanted]) => {
    const count = wanted.count - (had.get(key)?.count ?? 0)
    return count > 0 ? [{ ...wanted, count }] : []
  })
}
