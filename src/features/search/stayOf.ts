import type { RoomSearch, StaySearch } from '#src/api/staySearch.ts'

/** Dates and people of a search: what a resort's page opens with. */
export const stayOf = ({
  from_day,
  to_day,
  number_of_adult,
  number_of_school_aged_child,
  number_of_toddler_child,
  number_of_room,
}: RoomSearch): StaySearch => ({
  from_day,
  to_day,
  number_of_adult,
  number_of_school_aged_child,
  number_of_toddler_child,
  number_of_room,
})
