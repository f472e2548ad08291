import { firstRoom, saveHouseRequest } from '#contract/shapes/saidHouse.ts'
import type { HouseDraft, RoomWords } from './draft.ts'

/** Field → the code of what is wrong with it, or the server's sentence. A room's among several is `rooms.0.name`. */
export type Wrong = Readonly<Record<string, string>>

/** The field of a form that a part of what is sent belongs to: both languages of a text are one, and so are its pictures. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path
    .slice(0, path[0] === 'rooms' ? 3 : 1)
    .map(String)
    .join('.')

/** What the server says, by the fields of a form. */
export const wrongOf = (fields: Readonly<Record<string, string>> | undefined): Wrong =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([path, text]) => [fieldOf(path.split('.')), text]))

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** What the contract's own shape refuses. What it has no code for is C_004, as on the server. */
function refused(issues: readonly Issue[] = []): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const { path, message } of issues) wrong[fieldOf(path)] ??= /^\w+$/.test(message) ? message : 'C_004'
  return wrong
}

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
  const wrong = refused(saveHouseRequest.safeParse(sent).error?.issues)
  if (draft.project_area_id === 0) wrong.project_area_id = 'C_002'
  if (draft.area === 0) wrong.area = 'C_001'
  for (const [index, room] of rooms?.entries() ?? []) Object.assign(wrong, roomGaps(room, `rooms.${index}.`))
  return wrong
}

/** The same of a room of a place that is there. */
export const roomMistakes = (draft: RoomWords): Wrong => ({
  ...refused(firstRoom.safeParse(draft).error?.issues),
  ...roomGaps(draft),
})

/** Puts the cursor into the first field of a form whose name has something wrong; false where there is none. */
export function focusWrong(form: HTMLFormElement, wrong: Wrong): boolean {
  for (const field of form.elements)
    if (
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      field.name in wrong
    ) {
      field.focus()
      return true
    }
  return false
}
