import { useQuery } from '@tanstack/react-query'
import { queryKeeping } from '#src/api/query.ts'
import type { StaySearch } from '#src/api/staySearch.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import { adultsOf, guestsOf } from './choosing.ts'
import type { Choice } from './useChoice.ts'

/** How long a quote may be shown before it is asked again, in ms. */
const FRESH = 30_000

/** Why nothing can be booked as it is chosen; null when there is no reason. */
export function obstacleOf(choice: Choice, stay: StaySearch): 'noRoom' | 'tooMany' | 'tooFewAdults' | null {
  if (choice.units === 0) return 'noRoom'
  if (guestsOf(stay) > choice.places) return 'tooMany'
  return adultsOf(stay) < choice.units ? 'tooFewAdults' : null
}

/** What the chosen stay costs, by the server's own quote, and whether it is still free. Asked once there are dates. */
export function useLiveQuote(resort: ResortDetail, choice: Choice, stay: StaySearch) {
  const { from_day: from, to_day: to } = stay
  return useQuery({
    ...queryKeeping('booking.quote', {
      resort_id: resort.id,
      check_in: from ?? '',
      check_out: to ?? '',
      rooms: [...choice.rooms],
      number_of_adult: adultsOf(stay),
      number_of_school_aged_child: stay.number_of_school_aged_child ?? 0,
      number_of_toddler_child: stay.number_of_toddler_child ?? 0,
    }),
    enabled: from !== undefined && to !== undefined && obstacleOf(choice, stay) === null,
    staleTime: FRESH,
  })
}
