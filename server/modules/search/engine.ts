import type { Input } from '#contract/endpoints.ts'
import { takesBooking } from '#contract/sameDay.ts'
import type { Alternative } from '#contract/shapes/booking.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Position } from '#contract/shapes/position.ts'
import {
  MAX_ROOMS,
  MAX_SUGGESTIONS,
  searchRequest,
  type SearchAnswer,
  type SearchCard,
  type SearchRequest,
  type Suggestion,
} from '#contract/shapes/search.ts'
import { keyMatcher, searchKey } from '#server/modules/lookups/lookups.ts'
import {
  catalogueOf,
  dayNumber,
  RESORT_TYPE_NAMES,
  shownPosition,
  type Catalogue,
  type CatalogueResort,
} from '#server/modules/resorts/resorts.ts'
import type { Services } from '#server/services.ts'
import { sharedAvailability } from './availability.ts'
import { cardOf, type Asked } from './card.ts'
import { findAll, sorted, type Found } from './rules.ts'

/** Another place is looked for: the same dates and people, not this resort. */
export type WantedElsewhere = {
  resortId: string
  checkIn: string
  checkOut: string
  guests: { adults: number; children: number; toddlers: number }
  numberOfRoom: number
}

/** Dates and people that one place is looked at with. */
export type PlaceWish = Pick<
  Input<'search.resorts'>,
  | 'from_day'
  | 'to_day'
  | 'number_of_adult'
  | 'number_of_school_aged_child'
  | 'number_of_toddler_child'
  | 'number_of_room'
>

const ALTERNATIVES = 3
const OFFERS = 8
/** Fewer letters than this name nothing. */
const LETTERS = 2

/** The search: one look at availability, everything else from the catalogue in memory. */
export function searchEngine(services: Pick<Services, 'db' | 'clock'>) {
  const catalogue = catalogueOf(services)
  const availability = sharedAvailability(services.db)

  async function find(
    request: SearchRequest,
    among?: readonly CatalogueResort[],
  ): Promise<{ now: Catalogue; found: Found[]; days: Asked['days'] }> {
    const { project_area_id: area, from_day: from, to_day: to } = request
    const now = await catalogue()
    const days = from !== undefined && to !== undefined ? { from, to } : null
    const stay = days && { first: dayNumber(days.from), nights: dayNumber(days.to) - dayNumber(days.from) }
    const free = days ? await availability(days) : new Map<string, number>()
    const places = among ?? (area === null ? [...now.resorts.values()] : (now.byArea.get(area) ?? []))
    const moment = services.clock.now()
    // Only today can be too late: a moment is worked out for each place.
    const open =
      days?.from === now.today
        ? ({ row }: CatalogueResort) => takesBooking(row, days.from, moment)
        : undefined
    return { now, found: findAll(places, request, stay, free, open), days }
  }

  /** One page of what is found. The request has been checked by `searchProblems`. */
  async function search(request: SearchRequest, language: Language): Promise<SearchAnswer> {
    const { now, found, days } = await find(request)
    const asked = { days, now: services.clock.now().epochMilliseconds }
    const start = (request.page_number - 1) * request.page_size
    return {
      total_rows: found.length,
      data: sorted(found, request.sort_by_field, request.sort_order)
        .slice(start, start + request.page_size)
        .map((one) => cardOf(now, one, asked, language)),
    }
  }

  /** Up to three other places that are free: of the same kind in the same area first. Empty for an unknown resort. */
  async function alternatives(wanted: WantedElsewhere, language: Language): Promise<Alternative[]> {
    const here = (await catalogue()).resorts.get(wanted.resortId)
    if (!here) return []
    const request = searchRequest.parse({
      project_area_id: here.row.projectAreaId,
      from_day: wanted.checkIn,
      to_day: wanted.checkOut,
      number_of_adult: wanted.guests.adults,
      number_of_school_aged_child: wanted.guests.children,
      number_of_toddler_child: wanted.guests.toddlers,
      number_of_room: Math.min(wanted.numberOfRoom, MAX_ROOMS),
    })
    const { now, found, days } = await find(request)
    const asked = { days, now: services.clock.now().epochMilliseconds }
    const others = sorted(found, 'recommended', 'desc').filter(({ resort }) => resort !== here)
    const alike = (one: Found) => one.resort.row.type === here.row.type
    const nearest = [...others.filter(alike), ...others.filter((one) => !alike(one))].slice(0, ALTERNATIVES)
    return nearest
      .map((one) => cardOf(now, one, asked, language))
      .map((card) => ({
        resortId: card.resortId,
        resortType: card.resortType,
        resortName: card.resortName,
        projectAreaName: card.projectAreaName,
        pictureId: card.pictureId,
        rate: card.rate,
        priceAfterDiscount: card.room.priceAfterDiscount,
        total: card.stay?.total ?? 0,
      }))
  }

  /** The largest promotions, one an area, the best rated first where they are alike; without dates. */
  async function offers(language: Language): Promise<SearchCard[]> {
    const { now, found } = await find(searchRequest.parse({ project_area_id: null }))
    const asked = { days: null, now: services.clock.now().epochMilliseconds }
    const best = sorted(found, 'rate', 'desc').sort(
      (a, b) => b.room.rates.discountPercent - a.room.rates.discountPercent,
    )
    const seen = new Set<number>()
    const oneEach = best.filter(
      ({ resort: { row } }) => !seen.has(row.projectAreaId) && seen.add(row.projectAreaId),
    )
    return oneEach.slice(0, OFFERS).map((one) => cardOf(now, one, asked, language))
  }

  /** How many places a search without dates finds in each area: those that the page behind the number lists. */
  async function countsByArea(): Promise<ReadonlyMap<number, number>> {
    const { found } = await find(searchRequest.parse({ project_area_id: null }))
    const counts = new Map<number, number>()
    for (const { resort } of found)
      counts.set(resort.row.projectAreaId, (counts.get(resort.row.projectAreaId) ?? 0) + 1)
    return counts
  }

  /**
   * One place for a stay: its cheapest room that fits, and whether it is free then. When none is free, or no room takes so
   * many people, the card is of the place as it is without dates. Null when it is not on offer.
   */
  async function place(
    resortId: string,
    stay: PlaceWish,
    language: Language,
  ): Promise<{ card: SearchCard; free: boolean } | null> {
    const resort = (await catalogue()).resorts.get(resortId)
    if (resort === undefined || resort.rooms.length === 0) return null
    const request = searchRequest.parse({ ...stay, project_area_id: resort.row.projectAreaId })
    const dateless = searchRequest.parse({ project_area_id: resort.row.projectAreaId, number_of_adult: 1 })
    for (const asked of [request, dateless]) {
      const { now, found, days } = await find(asked, [resort])
      const [one] = found
      if (one)
        return {
          card: cardOf(now, one, { days, now: services.clock.now().epochMilliseconds }, language),
          free: asked === request,
        }
    }
    return null
  }

  /** Places whose names have what was typed, the most recommended first. */
  async function suggestions(typed: string, language: Language): Promise<Suggestion[]> {
    if (searchKey(typed).length < LETTERS) return []
    const named = keyMatcher(typed)
    const among = [...(await catalogue()).resorts.values()].filter(({ row: { name } }) =>
      named(searchKey(`${name.vi} ${name.en}`)),
    )
    const { now, found } = await find(
      searchRequest.parse({ project_area_id: null, number_of_adult: 1 }),
      among,
    )
    return sorted(found, 'recommended', 'desc')
      .slice(0, MAX_SUGGESTIONS)
      .map(({ resort: { row } }) => ({
        resortId: row.id,
        resortType: row.type,
        resortTypeName: RESORT_TYPE_NAMES[row.type][language],
        resortName: row.name[language],
        projectAreaName: now.lookups.areas.get(row.projectAreaId)?.name[language] ?? '',
      }))
  }

  /** Where the areas lie, as anybody may know it: nothing but points that are shown goes into it. */
  async function areas(): Promise<{ id: number; position: Position }[]> {
    return [...(await catalogue()).byArea].flatMap(([id, places]) => {
      const shown = places.flatMap(({ row }) => shownPosition(row) ?? [])
      const mean = (side: keyof Position) =>
        Math.round((shown.reduce((sum, at) => sum + at[side], 0) / shown.length) * 1000) / 1000
      return shown.length === 0 ? [] : [{ id, position: { lat: mean('lat'), lng: mean('lng') } }]
    })
  }

  return { search, alternatives, offers, countsByArea, place, suggestions, areas }
}
