import * as z from 'zod/mini'
import { id, instant, plainDate } from './primitives.ts'
import { searchCard } from './search.ts'
import { MAX_GUESTS, MAX_ROOMS } from './searchDefaults.ts'

const upTo = (least: number, most: number) =>
  z.optional(
    z.int({ error: 'C_004' }).check(z.gte(least, { error: 'C_004' }), z.lte(most, { error: 'C_004' })),
  )

/** The dates and people that a place was looked at with; the names are the search's. */
const favouriteStay = z.object({
  from_day: z.optional(plainDate),
  to_day: z.optional(plainDate),
  number_of_adult: upTo(1, MAX_GUESTS),
  number_of_school_aged_child: upTo(0, MAX_GUESTS),
  number_of_toddler_child: upTo(0, MAX_GUESTS),
  number_of_room: upTo(1, MAX_ROOMS),
})
export type FavouriteStay = z.infer<typeof favouriteStay>

/**
 * Wants a place among the favourites, or no longer. `wished_at` is when the person said so: of two wishes for one place the
 * later one holds, whichever arrives first. One from the future counts as of now.
 */
export const wishRequest = z.object({
  resort_id: id,
  wanted: z.boolean(),
  wished_at: instant,
  stay: z.optional(favouriteStay),
})
/** How it stands after a wish. */
export const wishAnswer = z.object({ resort_id: id, wanted: z.boolean() })

/**
 * A place of mine. FREE: a room is free on the dates it was kept with. FULL: none is. ANY: kept without dates, or they have
 * passed. GONE: it is no longer on offer, so there is no card, only the name that it had.
 */
const favourite = z.object({
  resortId: id,
  name: z.string(),
  keptAt: instant,
  state: z.enum(['FREE', 'FULL', 'ANY', 'GONE']),
  /** What the place is looked at with now; dates that have passed are left out. */
  stay: favouriteStay,
  card: z.nullable(searchCard),
})
export type Favourite = z.infer<typeof favourite>
/** All of them, the latest first. */
export const favourites = z.object({ places: z.array(favourite) })
export const favouriteIds = z.object({ resort_ids: z.array(id) })
