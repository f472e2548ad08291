import type { FavouriteStay } from '#contract/shapes/favourite.ts'
import { stayProblems } from '#contract/shapes/search.ts'

/** What a place is looked at with on a day: dates that cannot be any more are left out, the people stay. */
export function stayNow(stay: FavouriteStay, today: string): FavouriteStay {
  const { from_day, to_day, ...people } = stay
  return from_day === undefined || to_day === undefined || stayProblems(from_day, to_day, today).length > 0
    ? people
    : stay
}
