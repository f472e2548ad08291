import type { Input } from '#contract/endpoints.ts'
import type { Alternative } from '#contract/shapes/booking.ts'
import type { Language, Localized } from '#contract/shapes/primitives.ts'
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
import { MORE_PICTURES, RESULTS_A_PAGE } from '#contract/shapes/searchDefaults.ts'
import { givenAgain } from '#server/givenAgain.ts'
import { searchKey } from '#server/modules/lookups/lookups.ts'
import { RESORT_TYPE_NAMES, shownPosition, type Catalogue } from '#server/modules/resorts/resorts.ts'
import type { Services } from '#server/services.ts'
import { keptAnswers } from './answers.ts'
import { cardOf } from './card.ts'
import { allOf, finder } from './find.ts'
import { homeChoiceOf, type HomeChoice } from './homeChoice.ts'
import type { Hits } from './look.ts'
import { promotedOf, sorted, standing } from './order.ts'
import { stayOf } from './rules.ts'

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

type World = Pick<Services, 'db' | 'clock'>

/** A place that fits a search: what the stay costs in its cheapest room (a night without dates), and whether one is free then. */
export type Watched = { id: string; name: Localized; total: number; free: boolean }

const ALTERNATIVES = 3
/** Fewer letters than this name nothing. */
const LETTERS = 2

/** The search: nights and places from memory, brought to how they stand when somebody asks. */
export function searchEngine(services: World) {
  const { index, find } = finder(services)
  const kept = keptAnswers(index.left)
  const { choice, keep } = homeChoiceOf(services)

  /** One page of what is found. The request has been checked by `searchProblems`. */
  async function search(request: SearchRequest, language: Language): Promise<SearchAnswer> {
    const current = await index.now(stayOf(request))
    const again = kept.again(request, language, services.clock.now(), current)
    if (again) return again
    const finding = await find(request, { counting: true, current })
    const { now, hits, found, asked, counts } = finding
    const start = (request.page_number - 1) * request.page_size
    const end = start + request.page_size
    const ahead = promotedOf(finding, request.sort_by_field)
    const promoted = new Set(ahead)
    const others = sorted(finding, request, { most: end }).filter((hit) => !promoted.has(hit))
    // A map asks for a hundred, and shows one picture of one.
    const pictures = request.page_size > RESULTS_A_PAGE ? 0 : MORE_PICTURES
    const page = [...ahead, ...others].slice(start, end)
    const answer = givenAgain<SearchAnswer>({
      total_rows: hits.places.length,
      data: page.map((hit) =>
        cardOf(now, found(hit), asked, language, { promoted: promoted.has(hit), pictures }),
      ),
      counts,
    })
    const lowest = page.length === request.page_size ? page.at(-1) : undefined
    const last = lowest === undefined || promoted.has(lowest) ? null : standing(finding, request)(lowest)
    kept.keep(request, language, { answer, last }, finding)
    return answer
  }

  /** Every place that fits a search, also those that are sold out then; the cheapest first. */
  async function watched(request: SearchRequest): Promise<Watched[]> {
    const { columns, hits, fitting } = await find(request, { sold: true })
    const placeOf = (its: Hits, hit: number) => its.places[hit] ?? 0
    const free = new Set(hits.places)
    const seen = (its: Hits, hit: number): Watched[] => {
      const place = columns.places[placeOf(its, hit)]
      const total = its.costs[hit] ?? 0
      return place ? [{ id: place.row.id, name: place.row.name, total, free: its === hits }] : []
    }
    const sold = allOf(fitting).filter((hit) => !free.has(placeOf(fitting, hit)))
    return [
      ...allOf(hits).flatMap((hit) => seen(hits, hit)),
      ...sold.flatMap((hit) => seen(fitting, hit)),
    ].sort((a, b) => a.total - b.total || (a.id < b.id ? -1 : 1))
  }

  /** The names of the areas, for who says a search in words. */
  const areaNames = async (): Promise<Catalogue['lookups']['areas']> => (await index.now()).now.lookups.areas

  /** Up to three other places that are free: of the same kind in the same area first. Empty for an unknown resort. */
  async function alternatives(wanted: WantedElsewhere, language: Language): Promise<Alternative[]> {
    const here = (await index.now()).now.resorts.get(wanted.resortId)
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
    const finding = await find(request)
    const { now, columns, hits, found, asked } = finding
    const others = sorted(finding, { sort_by_field: 'recommended', sort_order: 'desc' }).filter(
      (hit) => columns.places[hits.places[hit] ?? 0]?.row.id !== here.row.id,
    )
    const alike = (hit: number) => columns.type[hits.places[hit] ?? 0] === here.row.type
    const nearest = [...others.filter(alike), ...others.filter((hit) => !alike(hit))].slice(0, ALTERNATIVES)
    return nearest
      .map((hit) => cardOf(now, found(hit), asked, language))
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

  /** The offers of the home page, without dates, and what it tells of areas. None where nothing costs less. */
  async function home(language: Language): Promise<{ offers: SearchCard[]; areas: HomeChoice['areas'] }> {
    const { now, offers, areas } = await choice()
    const asked = { days: null, now: services.clock.now().epochMilliseconds }
    return { offers: offers.map((one) => cardOf(now, one, asked, language)), areas }
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
    const resort = (await index.now()).now.resorts.get(resortId)
    if (resort === undefined || resort.rooms.length === 0) return null
    const request = searchRequest.parse({ ...stay, project_area_id: resort.row.projectAreaId })
    const dateless = searchRequest.parse({ project_area_id: resort.row.projectAreaId, number_of_adult: 1 })
    for (const wish of [request, dateless]) {
      const { now, hits, found, asked } = await find(wish, { among: [resort] })
      if (hits.places.length > 0)
        return {
          card: cardOf(now, found(0), asked, language, { pictures: MORE_PICTURES }),
          free: wish === request,
        }
    }
    return null
  }

  /** Reads what searches need, before somebody waits for it. */
  const warm = async () => {
    // The places first: their nights are then read into arrays of the right size.
    await keep()
    await index.left.sync()
  }

  /** Places whose names have what was typed, the most recommended first. */
  async function suggestions(typed: string, language: Language): Promise<Suggestion[]> {
    if (searchKey(typed).length < LETTERS) return []
    const among = (await index.now()).columns.named(typed)
    const finding = await find(searchRequest.parse({ project_area_id: null, number_of_adult: 1 }), { among })
    const best = { sort_by_field: 'recommended', sort_order: 'desc' } as const
    const rows = sorted(finding, best, { most: MAX_SUGGESTIONS }).map((hit) => finding.found(hit).resort.row)
    return rows.map((row) => ({
      resortId: row.id,
      resortType: row.type,
      resortTypeName: RESORT_TYPE_NAMES[row.type][language],
      resortName: row.name[language],
      projectAreaName: finding.now.lookups.areas.get(row.projectAreaId)?.name[language] ?? '',
    }))
  }

  /** Where the areas lie, as anybody may know it: nothing but points that are shown goes into it. */
  async function areas(): Promise<{ id: number; position: Position }[]> {
    return [...(await index.now()).now.byArea].flatMap(([id, places]) => {
      const shown = places.flatMap(({ row }) => shownPosition(row) ?? [])
      const mean = (side: keyof Position) =>
        Math.round((shown.reduce((sum, at) => sum + at[side], 0) / shown.length) * 1000) / 1000
      return shown.length === 0 ? [] : [{ id, position: { lat: mean('lat'), lng: mean('lng') } }]
    })
  }

  return { search, warm, watched, areaNames, alternatives, home, place, suggestions, areas }
}
