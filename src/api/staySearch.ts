import type { Input } from '#contract/endpoints.ts'

/** The search of rooms as the address of /list-room says it: only what was chosen, the rest is the call's default. */
export type RoomSearch = Partial<Input<'search.resorts'>>

/** Dates and people that a person looks at a resort with. */
export type StaySearch = Pick<
  RoomSearch,
  | 'from_day'
  | 'to_day'
  | 'number_of_adult'
  | 'number_of_school_aged_child'
  | 'number_of_toddler_child'
  | 'number_of_room'
>

/** What a booking starts from: the resort and its rooms (`id:count`, joined by commas), dates and people. */
export type BookingStart = StaySearch & { resort_id?: string | undefined; rooms?: string | undefined }
