import type { RoomSearch } from '#src/api/staySearch.ts'
import { bandChanges } from '../bands.ts'

const COUNTS = [
  'number_of_adult',
  'number_of_school_aged_child',
  'number_of_toddler_child',
  'number_of_room',
] as const

const ticked = ({ checked, defaultChecked }: HTMLInputElement) => checked && !defaultChecked
const counted = ({ value, defaultValue, validity }: HTMLInputElement) =>
  value !== defaultValue && value !== '' && validity.valid

/** What a person chose in the plain form before the app answered: whatever differs from what the server wrote. */
export function chosenEarly(form: HTMLFormElement): Partial<RoomSearch> {
  const chosen: Partial<RoomSearch> = {}
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue
    const { name, value, type } = field
    if (type === 'radio' && ticked(field)) {
      if (name === 'project_area_id') chosen.project_area_id = value === 'all' ? null : Number(value)
      if (name === 'price') Object.assign(chosen, bandChanges(value))
    }
    if (name === 'from_day' || name === 'to_day') chosen[name] = value || undefined
    const count = COUNTS.find((one) => one === name)
    if (count !== undefined && counted(field)) chosen[count] = Number(value)
  }
  return chosen
}
