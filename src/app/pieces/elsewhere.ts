import type { StaySearch } from '#src/api/staySearch.ts'

interface Stay {
  readonly checkIn: string
  readonly checkOut: string
  readonly adults: number
  readonly children: number
  readonly toddlers: number
}

/** Dates and people of a stay, as a search knows them. */
export const searchOf = ({ checkIn, checkOut, adults, children, toddlers }: Stay): StaySearch => ({
  from_day: checkIn,
  to_day: checkOut,
  number_of_adult: adults,
  ...(children > 0 ? { number_of_school_aged_child: children } : {}),
  ...(toddlers > 0 ? { number_of_toddler_child: toddlers } : {}),
})

/** Other places for a stay: in the same area, which is not the one that a search begins with. */
export const elsewhere = (stay: Stay & { readonly projectAreaId: number }) => ({
  ...searchOf(stay),
  project_area_id: stay.projectAreaId,
})
