import type { Input } from '#contract/endpoints.ts'
import { takesBooking } from '#contract/sameDay.ts'
import type { Alternative } from '#contract/shapes/booking.ts'
import type { Language, Localized } from '#contract/shapes/primitives.ts'
import type { Position } from '#contract/shapes/position.ts'
import {
  MAX_ROOMS,
  MAX_SUGGESTIONS,
  searchRequest,
  type SearchAnswer,
  type SearchCard,
  type SearchCounts,
  type SearchRequest,
  type Suggestion,
} from '#contract/shapes/search.ts'
import { MORE_PICTURES, RESULTS_A_PAGE } from '#contract/shapes/searchDefaults.ts'
import { leftNights, type LeftNights } from '#server/modules/inventory/inventory.ts'
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
import { cardOf } from './card.ts'
import { tally } from './counts.ts'
import { inTurns } from './inTurns.ts'
import { costOf, finder, promotedOf, sorted, type Found } from './rules.ts'
import type { Asked } from './terms.ts'

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
const OFFERS = 8
/** Fewer letters than this name nothing. */
const LETTERS = 2

const indexes = new WeakMap<Services['db'], LeftNights>()

/** The units left of a database, one copy for every search. */
function leftOf(services: World, catalogue: () => Promise<Catalogue>): LeftNights {
  const known = indexes.get(services.db)
  if (known) return known
  const left = leftNights(services, async () => [...(await catalogue()).resorts.keys()].toSorted())
  indexes.set(services.db, left)
  return left
}

/** The search: nights and places from memory, brought to how they stand when somebody asks. */
export function searchEngine(services: World) {
  const catalogue = catalogueOf(services)
  const left = leftOf(services, catalogue)

  /**
   * `fitting`: what fits whether or not it is free, where `sold` asks for it; else what is found. `counts`: what other choices
   * would find, where `counting` asks for it.
   */
  async function find(
    request: SearchRequest,
    { among, counting, sold }: { among?: readonly CatalogueResort[]; counting?: true; sold?: true } = {},
  ): Promise<{
    now: Catalogue
    found: Found[]
    fitting: Found[]
    asked: Asked
    counts: SearchCounts | undefined
  }> {
    const { project_area_id: area, from_day: from, to_day: to } = request
    const days = from !== undefined && to !== undefined ? { from, to } : null
    if (days) await left.sync()
    const now = await catalogue()
    const stay = days && { first: dayNumber(days.from), nights: dayNumber(days.to) - dayNumber(days.from) }
    const free = stay ? left.of(stay.first, stay.nights) : new Map<string, number>()
    const places = among ?? (area === null ? [...now.resorts.values()] : (now.byArea.get(area) ?? []))
    const moment = services.clock.now()
    const asked = { days, now: moment.epochMilliseconds }
    const counted = counting && tally(asked)
    // Only today can be too late: a moment is worked out for each place.
    const open =
      days?.from === now.today
        ? ({ row }: CatalogueResort) => takesBooking(row, days.from, moment)
        : undefined
    const found = await inTurns(places, finder(request, stay, free, asked, open, counted))
    // Of the same moment: what is sold out is told from what has just come.
    const fitting =
      sold && stay ? await inTurns(places, finder(request, stay, new Map(), asked, open)) : found
    return { now, found, fitting, asked, counts: counted?.counts() }
  }

  let plain: { revision: number; found: Promise<Found[]> } | null = null
  /** What a search without a wish finds, kept until a place changes. */
  async function findPlain(): Promise<{ now: Catalogue; found: Found[] }> {
    const now = await catalogue()
    if (plain?.revision !== now.revision) {
      const fresh = {
        revision: now.revision,
        found: find(searchRequest.parse({ project_area_id: null })).then(({ found }) => found),
      }
      plain = fresh
      fresh.found.catch(() => {
        if (plain === fresh) plain = null
      })
    }
    return { now, found: await plain.found }
  }

  /** One page of what is found. The request has been checked by `searchProblems`. */
  async function search(request: SearchRequest, language: Language): Promise<SearchAnswer> {
    const { now, found, asked, counts } = await find(request, { counting: true })
    const start = (request.page_number - 1) * request.page_size
    const end = start + request.page_size
    const ahead = promotedOf(found, request.sort_by_field)
    const others = sorted(found, request.sort_by_field, request.sort_order, end).filter(
      (one) => !ahead.has(one),
    )
    // A map asks for a hundred, and shows one picture of one.
    const pictures = request.page_size > RESULTS_A_PAGE ? 0 : MORE_PICTURES
    return {
      total_rows: found.length,
      data: [...ahead, ...others]
        .slice(start, end)
        .map((one) => cardOf(now, one, asked, language, { promoted: ahead.has(one), pictures })),
      counts,
    }
  }

  /** Every place that fits a search, also those that are sold out then; the cheapest first. */
  async function watched(request: SearchRequest): Promise<Watched[]> {
    const seen = ({ resort: { row }, offer }: Found, free: boolean): Watched => ({
      id: row.id,
      name: row.name,
      total: costOf(offer),
      free,
    })
    const { found, fitting } = await find(request, { sold: true })
    const free = found.map((one) => seen(one, true))
    const ids = new Set(free.map(({ id }) => id))
    const sold = fitting.filter(({ resort }) => !ids.has(resort.row.id)).map((one) => seen(one, false))
    return [...free, ...sold].sort((a, b) => a.total - b.total || (a.id < b.id ? -1 : 1))
  }

  /** The names of the areas, for who says a search in words. */
  const areaNames = async (): Promise<Catalogue['lookups']['areas']> => (await catalogue()).lookups.areas

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
    const { now, found, asked } = await find(request)
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

  /** The largest promotions, one an area, the best rated first where they are alike; without dates. None where nothing costs less. */
  async function offers(language: Language): Promise<SearchCard[]> {
    const { now, found } = await findPlain()
    const asked = { days: null, now: services.clock.now().epochMilliseconds }
    const better = (a: Found, b: Found) =>
      b.room.rates.discountPercent - a.room.rates.discountPercent ||
      b.resort.rates.rate - a.resort.rates.rate ||
      (a.resort.row.id < b.resort.row.id ? -1 : 1)
    const best = new Map<number, Found>()
    for (const one of found) {
      if (one.room.rates.discountPercent <= 0) continue
      const known = best.get(one.resort.row.projectAreaId)
      if (!known || better(one, known) < 0) best.set(one.resort.row.projectAreaId, one)
    }
    return [...best.values()]
      .sort(better)
      .slice(0, OFFERS)
      .map((one) => cardOf(now, one, asked, language))
  }

  /** How many places a search without dates finds in each area: those that the page behind the number lists. */
  async function countsByArea(): Promise<ReadonlyMap<number, number>> {
    const { found } = await findPlain()
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
    for (const wish of [request, dateless]) {
      const { now, found, asked } = await find(wish, { among: [resort] })
      const [one] = found
      if (one)
        return {
          card: cardOf(now, one, asked, language, { pictures: MORE_PICTURES }),
          free: wish === request,
        }
    }
    return null
  }

  /** Reads what searches need, before somebody waits for it. */
  const warm = async () => {
    await left.sync()
    await findPlain()
  }

  /** Places whose names have what was typed, the most recommended first. */
  async function suggestions(typed: string, language: Language): Promise<Suggestion[]> {
    if (searchKey(typed).length < LETTERS) return []
    const named = keyMatcher(typed)
    const among = [...(await catalogue()).resorts.values()].filter(({ row: { name } }) =>
      named(searchKey(`${name.vi} ${name.en}`)),
    )
    const { now, found } = await find(searchRequest.parse({ project_area_id: null, number_of_adult: 1 }), {
      among,
    })
    return sorted(found, 'recommended', 'desc', MAX_SUGGESTIONS).map(({ resort: { row } }) => ({
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

  return { search, warm, watched, areaNames, alternatives, offers, countsByArea, place, suggestions, areas }
}
