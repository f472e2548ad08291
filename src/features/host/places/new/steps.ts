import { ROOM_PICTURES_MAX } from '#contract/numbers.ts'
import { houseHours } from '#contract/shapes/saidHouse.ts'
import type { NewPlace } from './keep.ts'
import type { Wrong } from '#src/app/work/mistakes.ts'
import { houseMistakes } from '../mistakes.ts'
import type { RoomWords } from '../draft.ts'

/** The steps of a new place; the address names the one that is open. */
export const STEPS = ['photos', 'place', 'rooms', 'price', 'look'] as const
export type Step = (typeof STEPS)[number]

/** The step of an address: whatever makes no sense is the first. */
export const readStep = (written: unknown): Step => STEPS.find((step) => step === written) ?? 'photos'

const RULES = /^(same_day_until|confirmation_policy|cancellation_policy|house_rules)$/
const PRICE =
  /^rooms\.\d+\.(base_price|weekend_price|discount_percent|\w+_surcharge|extra_bed_price|max_extra_beds)$/

/** The step that a field stands in. */
export function stepOf(field: string): Step {
  if (field === 'picture_ids') return 'photos'
  if (field in houseHours || RULES.test(field) || PRICE.test(field)) return 'price'
  return field.startsWith('rooms') ? 'rooms' : 'place'
}

/** Whether it is let whole: every villa, no hotel, an apartment as its host says. */
export const isWhole = ({ house, rooms }: NewPlace): boolean =>
  house.type === 1 || (house.type === 2 && rooms[0]?.entire_property === true)

/** The rooms that are sent: what is let whole is one and shows the place's own pictures. Those that were written before stay in the draft. */
export function sentRooms(place: NewPlace): RoomWords[] {
  const whole = isWhole(place)
  return place.rooms.slice(0, whole ? 1 : undefined).map((room) => {
    const pictures = whole ? place.house.picture_ids.slice(0, ROOM_PICTURES_MAX) : room.picture_ids
    return { ...room, entire_property: whole, units: whole ? 1 : room.units, picture_ids: pictures }
  })
}

/** What is missing or wrong in the whole of it; pictures that are on their way are there. */
export function mistakesOf(place: NewPlace, sending: boolean): Wrong {
  const all = Object.entries(houseMistakes(place.house, sentRooms(place)))
  const ofPictures = (field: string) =>
    field === 'picture_ids' || (isWhole(place) && field.endsWith('.picture_ids'))
  // Where one is missing for the place, it is said once.
  const said = all.filter(([field]) => !ofPictures(field) || (field === 'picture_ids' && !sending))
  return Object.fromEntries(said)
}
