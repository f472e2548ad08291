import * as z from 'zod/mini'
import { daysAfter, nightsBetween } from '../days.ts'
import { count, id, line, money, MAX_PAGE_SIZE, plainDate, whole } from './primitives.ts'
import { mapBox, position } from './position.ts'
import { resortType } from './resortKinds.ts'
import {
  BEDROOMS_FROM,
  BOOKING_TERMS,
  DEFAULT_SEARCH,
  MAX_DAYS_AHEAD,
  MAX_GUESTS,
  MAX_NIGHTS,
  MAX_ROOMS,
  MORE_PICTURES,
  RATES_FROM,
  RESULTS_A_PAGE,
} from './searchDefaults.ts'

export {
  BEDROOMS_FROM,
  BOOKING_TERMS,
  MAX_DAYS_AHEAD,
  MAX_GUESTS,
  MAX_NIGHTS,
  MAX_ROOMS,
  PRICE_BANDS,
  priceKey,
  RATES_FROM,
} from './searchDefaults.ts'

const SORT_FIELDS = ['recommended', 'price', 'rate', 'newest'] as const
const sortField = z.enum(SORT_FIELDS)
const sortOrder = z.enum(['asc', 'desc'])

const people = z
  .int({ error: 'C_004' })
  .check(z.gte(0, { error: 'C_004' }), z.lte(MAX_GUESTS, { error: 'C_004' }))
const price = money.check(z.gte(0, { error: 'C_004' }))
const ids = z.array(whole).check(z.maxLength(50))

/**
 * The search of rooms. The five specified fields keep their names; every filter is optional and unknown fields
 * are ignored. Rules across fields (dates in the past, more than 60 nights, more than 30 guests) stand in `searchProblems`.
 */
export const searchRequest = z.object({
  project_area_id: z._default(z.nullable(whole), DEFAULT_SEARCH.project_area_id),
  from_day: z.optional(plainDate),
  to_day: z.optional(plainDate),
  number_of_adult: z._default(people.check(z.gte(1, { error: 'B_021' })), DEFAULT_SEARCH.number_of_adult),
  number_of_school_aged_child: z._default(people, 0),
  number_of_toddler_child: z._default(people, 0),
  number_of_room: z._default(
    z.int({ error: 'C_004' }).check(z.gte(1, { error: 'C_004' }), z.lte(MAX_ROOMS, { error: 'C_004' })),
    DEFAULT_SEARCH.number_of_room,
  ),
  search_content: z._default(line(100), ''),
  resort_type: z._default(z.array(resortType).check(z.maxLength(10, { error: 'C_004' })), []),
  from_price: z.optional(price),
  to_price: z.optional(price),
  list_service: z._default(ids, []),
  list_benefit: z._default(ids, []),
  /** Places of which all of these hold. */
  list_term: z._default(
    z.array(z.enum(BOOKING_TERMS, { error: 'C_004' })).check(z.maxLength(10, { error: 'C_004' })),
    [],
  ),
  from_rate: z.optional(z.literal(RATES_FROM, { error: 'C_004' })),
  number_of_bedroom: z.optional(z.literal(BEDROOMS_FROM, { error: 'C_004' })),
  /** A piece of the map. A house lies in it where it is shown, which tells nothing more of where it is. */
  within: z.optional(mapBox),
  sort_by_field: z._default(sortField, 'recommended'),
  sort_order: z._default(sortOrder, 'desc'),
  page_size: z._default(z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE)), RESULTS_A_PAGE),
  page_number: z._default(z.int().check(z.gte(1), z.lte(1000)), 1),
})
export type SearchRequest = z.infer<typeof searchRequest>

export const searchCard = z.object({
  resortId: id,
  roomId: id,
  resortType,
  resortTypeName: z.string(),
  resortName: z.string(),
  projectAreaId: z.int(),
  projectAreaName: z.string(),
  rate: z.number(),
  reviewCount: count,
  /** 1: shown in the recommended block, marked as promoted. */
  promote_in_search_page: z.union([z.literal(0), z.literal(1)]),
  /** How many rooms the resort has in all. */
  number_of_room: count,
  /** Rooms of this kind still free for the asked dates; null without dates. */
  left: z.nullable(count),
  pictureId: z.string(),
  /** The next of its pictures in the order of its host, to swipe through; none where more than a page of the list was asked for. */
  morePictureIds: z._default(z.array(z.string()).check(z.maxLength(MORE_PICTURES)), []),
  /** Where it is on a map, as anybody may know it; null where its host has not said. */
  position: z._default(z.nullable(position), null),
  benefits: z.array(z.string()),
  instant: z.boolean(),
  freeCancellation: z.boolean(),
  /** What the asked stay costs in all, in so many rooms of this kind, with its people, and without the promotion; null without dates. */
  stay: z._default(z.nullable(z.object({ rooms: count, nights: count, total: money, was: money })), null),
  room: z.object({
    id,
    name: z.string(),
    /** VND a night and room before and after the promotion: the mean of the asked stay with its people; the plain price without dates. */
    price: money,
    priceAfterDiscount: money,
    minGuests: count,
    maxGuests: count,
    area: z.number(),
  }),
})
export type SearchCard = z.infer<typeof searchCard>

/** How many places each choice finds; one that is not named finds none. */
const choices = z.record(z.string(), count)
/**
 * How many places the same search finds with another choice: of kinds, prices, marks and bedrooms with that one alone (a price
 * band by its `priceKey`, any of them by ''), of services, amenities and terms with that one beside those that are chosen. Those
 * that may be missing are so where an older server answered.
 */
const searchCounts = z.object({
  resort_type: choices,
  price: choices,
  list_service: choices,
  list_benefit: choices,
  list_term: z.optional(choices),
  from_rate: z.optional(choices),
  number_of_bedroom: z.optional(choices),
})
export type SearchCounts = z.infer<typeof searchCounts>

/** `counts` is missing where a server before them answered. */
export const searchAnswer = z.object({
  total_rows: count,
  data: z.array(searchCard),
  counts: z.optional(searchCounts),
})
export type SearchAnswer = z.infer<typeof searchAnswer>

/** Places whose names begin as somebody types, the best known first. */
export const MAX_SUGGESTIONS = 6
export const suggestionsRequest = z.object({ search_content: line(100) })
export const suggestions = z
  .array(
    z.object({
      resortId: id,
      resortType,
      resortTypeName: z.string(),
      resortName: z.string(),
      projectAreaName: z.string(),
    }),
  )
  .check(z.maxLength(MAX_SUGGESTIONS))
export type Suggestion = z.infer<typeof suggestions>[number]

/** The middle of each project area's places; areas without a place on the map are left out. */
export const areaPositions = z.array(z.object({ id: z.int(), position }))

/** A field and the code of what is wrong with it. */
export type FieldProblem = {
  field: string
  code:
    | 'C_004'
    | 'C_002'
    | 'G_DATE_PAST'
    | 'G_DATE_ORDER'
    | 'G_TOO_MANY_NIGHTS'
    | 'G_TOO_FAR'
    | 'G_TOO_MANY_GUESTS'
    | 'A_013'
  /** What the words of the code name; the field itself when left out. */
  params?: readonly (string | number)[]
}

/** Stay dates that cannot be: in the past, reversed, longer than 60 nights, or beyond the calendar. `today` is the resort's day. */
export function stayProblems(
  from: string | undefined,
  to: string | undefined,
  today: string,
): FieldProblem[] {
  if (from === undefined && to === undefined) return []
  if (from === undefined) return [{ field: 'from_day', code: 'C_002' }]
  if (to === undefined) return [{ field: 'to_day', code: 'C_002' }]
  if (from < today) return [{ field: 'from_day', code: 'G_DATE_PAST' }]
  if (to <= from) return [{ field: 'to_day', code: 'G_DATE_ORDER' }]
  if (nightsBetween(from, to) > MAX_NIGHTS) return [{ field: 'to_day', code: 'G_TOO_MANY_NIGHTS' }]
  return to > daysAfter(today, MAX_DAYS_AHEAD) ? [{ field: 'to_day', code: 'G_TOO_FAR' }] : []
}

/** One limit of people for searching, pricing, booking and changing alike. */
export function guestProblems(guests: number): FieldProblem[] {
  if (guests <= MAX_GUESTS) return []
  return [{ field: 'number_of_adult', code: 'G_TOO_MANY_GUESTS', params: [MAX_GUESTS] }]
}

/** Rules of a search that span fields. */
export function searchProblems(request: SearchRequest, today: string): FieldProblem[] {
  const problems = stayProblems(request.from_day, request.to_day, today)
  const guests =
    request.number_of_adult + request.number_of_school_aged_child + request.number_of_toddler_child
  problems.push(...guestProblems(guests))
  const { from_price, to_price } = request
  if (from_price !== undefined && to_price !== undefined && to_price <= from_price)
    problems.push({ field: 'to_price', code: 'A_013', params: ['to_price', 'from_price'] })
  return problems
}
