import { firstRoom, saveHouseRequest } from '#contract/shapes/saidHouse.ts'
import { refusedBy, type Wrong } from '#src/app/work/mistakes.ts'
import type { HouseDraft, RoomWords } from './draft.ts'

/**
 * The field of a form that a part of what is sent belongs to: both languages of a text are one, and so are its pictures. A
 * room's among several is `rooms.0.name`.
 */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path
    .slice(0, path[0] === 'rooms' ? 3 : 1)
    .map(String)
    .join('.')

/** What the server says, by the fields of a form. */
export const wrongOf = (fields: Readonly<Record<string, string>> | undefined): Wrong =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([path, text]) => [fieldOf(path.split('.')), text]))

/** What of a room is not written at all, or does not go together. */
function roomGaps(room: RoomWords, at = ''): Wrong {
  return {
    ...(room.area === 0 ? { [`${at}area`]: 'C_001' } : {}),
    ...(room.base_price === 0 ? { [`${at}base_price`]: 'C_001' } : {}),
    ...(room.included_adults > room.max_guests ? { [`${at}included_adults`]: 'C_004' } : {}),
  }
}

/** What is missing or wrong in what is said of a place, and of the rooms it is made with. */
export function houseMistakes(draft: HouseDraft, rooms?: readonly RoomWords[]): Wrong {
  const sent = rooms ? { ...draft, rooms: [...rooms] } : draft
  const wrong = refusedBy(saveHouseRequest, sent, fieldOf)
  if (draft.project_area_id === 0) wrong.project_area_id = 'C_002'
  if (draft.area === 0) wrong.area = 'C_001'
  for (const [index, room] of rooms?.entries() ?? []) Object.assign(wrong, roomGaps(room, `rooms.${index}.`))
  return wrong
}

/** The same of a room of a place that is there. */
export const roomMistakes = (draft: RoomWords): Wrong => ({
  ...refusedBy(firstRoom, draft, fieldOf),
  ...roomGaps(draft),
})
