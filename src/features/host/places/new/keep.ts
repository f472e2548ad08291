import { DAY } from '#contract/days.ts'
import { PICTURE_WAITS_DAYS } from '#contract/numbers.ts'
import type { Intent } from '#src/api/intent.ts'
import { keepText, readText } from '#src/api/draftStore.ts'
import { emptyHouse, emptyRoom, type HouseDraft, type RoomWords } from '../draft.ts'

/** A place that somebody has begun to describe; it survives a restart of the device. */
export type NewPlace = {
  /** Its own: another one is another draft. */
  readonly key: string
  /** A sending whose answer is not known: sent again as it was, it is the same place. */
  readonly intent: Intent | null
  readonly house: HouseDraft
  readonly rooms: readonly RoomWords[]
  readonly english: boolean
  /** When each picture arrived, in ms by this device: it waits a week for its place. */
  readonly arrived: Readonly<Record<string, number>>
}

export const beginPlace = (): NewPlace => ({
  key: crypto.randomUUID(),
  intent: null,
  house: emptyHouse,
  rooms: [emptyRoom],
  english: false,
  arrived: {},
})

/** Whether a kept value is built as a sample is; what is null in the sample may be anything but an object of many parts. */
function isLike(sample: unknown, value: unknown): boolean {
  if (sample === null) return value === null || typeof value !== 'undefined'
  if (Array.isArray(sample)) return Array.isArray(value)
  if (typeof sample !== 'object') return typeof sample === typeof value
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(sample).every(([field, one]) => isLike(one, Reflect.get(value, field)))
}
const isPlace = (value: unknown): value is NewPlace => {
  if (!isLike(beginPlace(), value) || typeof value !== 'object' || value === null) return false
  const rooms: unknown = Reflect.get(value, 'rooms')
  return Array.isArray(rooms) && rooms.length > 0 && rooms.every((room) => isLike(emptyRoom, room))
}

/** Pictures are given up an hour before the server does. */
const LEAST_LEFT = 3_600_000
const isThere = (at: number | undefined) =>
  at !== undefined && Date.now() - at < PICTURE_WAITS_DAYS * DAY - LEAST_LEFT

export const nameOf = (personId: string) => `new place ${personId}`

/** A place that was found on this device; whether pictures of it waited too long. */
export type Begun = { readonly place: NewPlace; readonly gone: boolean }

/** What a person has begun on this device, without the pictures that are not kept any more. */
export async function readPlace(personId: string): Promise<Begun | null> {
  const kept: unknown = JSON.parse((await readText(nameOf(personId))) ?? 'null')
  // What earlier builds kept knows of no intent.
  const read: unknown = typeof kept === 'object' && kept !== null ? { intent: null, ...kept } : kept
  if (!isPlace(read)) return null
  const still = (ids: readonly string[]) => ids.filter((id) => isThere(read.arrived[id]))
  const { house, rooms } = read
  const picture_ids = still(house.picture_ids)
  return {
    place: {
      ...read,
      house: { ...house, picture_ids },
      rooms: rooms.map((room) => ({ ...room, picture_ids: still(room.picture_ids) })),
    },
    gone: picture_ids.length < house.picture_ids.length,
  }
}

/** Keeps it as it is now; pictures that are new in it have arrived now. */
export function keepPlace(personId: string, place: NewPlace): Promise<boolean> {
  const arrived = Object.fromEntries(
    place.house.picture_ids.map((id) => [id, place.arrived[id] ?? Date.now()]),
  )
  return keepText(nameOf(personId), JSON.stringify({ ...place, arrived }))
}
