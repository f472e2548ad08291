import { UUID } from '#contract/uuid.ts'
import { NEWS_SHOWN, type NewsShown } from '#contract/newsShown.ts'
import { BEDROOMS_FROM, BOOKING_TERMS, RATES_FROM } from '#contract/shapes/searchDefaults.ts'
import { TABS, type Tab } from '#contract/tabs.ts'
import type { BookingStart, RoomSearch, StaySearch } from '#src/api/staySearch.ts'

/**
 * Reads what stands in an address. Whatever does not make sense is left out, so that a mangled link shows the defaults
 * and never an error. By hand, since these few lines are on every page and a schema library is not.
 */
type Raw = Record<string, unknown>

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const whole = (value: unknown, least: number, most: number): number | undefined => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined
}
const text = (value: unknown, most: number): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' && String(value).length <= most
    ? String(value)
    : undefined
const day = (value: unknown): string | undefined =>
  typeof value === 'string' && DAY.test(value) ? value : undefined
const oneOf = <T extends string | number>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value || String(choice) === value)
const several = <T>(value: unknown, read: (one: unknown) => T | undefined): T[] | undefined => {
  const all: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value]
  const good = all.map(read).filter((one) => one !== undefined)
  return good.length > 0 ? good : undefined
}

/*
 * The router lays what is read over what stands in the address: a field that makes no sense has to be undefined here,
 * and not missing, to be gone.
 */

/** A piece of the map, `[west, south, east, north]`. */
function box(value: unknown): RoomSearch['within'] {
  if (!Array.isArray(value) || value.length !== 4) return undefined
  const [west, south, east, north] = value.map((one: unknown) =>
    typeof one === 'number' && Math.abs(one) <= 180 ? one : NaN,
  )
  return west !== undefined &&
    south !== undefined &&
    east !== undefined &&
    north !== undefined &&
    west < east &&
    south < north &&
    south >= -90 &&
    north <= 90
    ? [west, south, east, north]
    : undefined
}

const stay = (raw: Raw) => ({
  from_day: day(raw.from_day),
  to_day: day(raw.to_day),
  number_of_adult: whole(raw.number_of_adult, 1, 30),
  number_of_school_aged_child: whole(raw.number_of_school_aged_child, 0, 30),
  number_of_toddler_child: whole(raw.number_of_toddler_child, 0, 30),
  number_of_room: whole(raw.number_of_room, 1, 30),
})

/** Dates and people. */
export const readStay = (raw: Raw): StaySearch => stay(raw)

/** What a night may cost; a form without a script sends a band as one field, `price=1000000-2000000`. */
function band(raw: Raw) {
  const [from, to] = typeof raw.price === 'string' ? raw.price.split('-') : [raw.from_price, raw.to_price]
  return { from_price: whole(from, 0, 1_000_000_000), to_price: whole(to, 0, 1_000_000_000) }
}

/** The whole search of rooms; `all` as the area means everywhere. */
export const readRoomSearch = (raw: Raw): RoomSearch & { price?: undefined } => ({
  ...stay(raw),
  project_area_id:
    raw.project_area_id === 'all' || raw.project_area_id === null
      ? null
      : whole(raw.project_area_id, 1, 1_000_000),
  search_content: text(raw.search_content, 100),
  resort_type: several(raw.resort_type, (one) => oneOf(one, [1, 2, 3] as const)),
  ...band(raw),
  price: undefined,
  list_service: several(raw.list_service, (one) => whole(one, 1, 1_000_000)),
  list_benefit: several(raw.list_benefit, (one) => whole(one, 1, 1_000_000)),
  list_term: several(raw.list_term, (one) => oneOf(one, BOOKING_TERMS)),
  from_rate: oneOf(raw.from_rate, RATES_FROM),
  number_of_bedroom: oneOf(raw.number_of_bedroom, BEDROOMS_FROM),
  sort_by_field: oneOf(raw.sort_by_field, ['recommended', 'price', 'rate', 'newest'] as const),
  sort_order: oneOf(raw.sort_order, ['asc', 'desc'] as const),
  within: box(raw.within),
  page_number: whole(raw.page_number, 1, 1000),
})

/** The list of rooms, and whether its map is open. */
export const readRoomList = (raw: Raw): RoomSearch & { map?: true | undefined } => ({
  ...readRoomSearch(raw),
  map: raw.map === true || raw.map === 1 ? true : undefined,
})

/** Which resort's tour; undefined when no id was named. */
export const readResort = ({ resort_id }: Raw): { resort_id?: string | undefined } => ({
  resort_id: typeof resort_id === 'string' && UUID.test(resort_id) ? resort_id : undefined,
})

/** What a booking starts from. */
export const readBookingStart = (raw: Raw): BookingStart => ({
  ...stay(raw),
  resort_id: text(raw.resort_id, 40),
  rooms: text(raw.rooms, 500),
})

/** The way back after signing in: only a path of ours, never another site. */
export function readBack(raw: Raw): { back?: string | undefined } {
  const { back } = raw
  const ours = typeof back === 'string' && /^\/(?![/\\])/.test(back) && back.length <= 2000
  return { back: ours ? back : undefined }
}

/** A tab of the booking list. */
export const readTab = (raw: Raw): { tab?: Tab | undefined } => ({ tab: oneOf(raw.tab, TABS) })

/** Which of the host's bookings are shown: those of a list, or those that a code, name or number is about. */
export const readHostStays = (raw: Raw): { tab?: Tab | undefined; text?: string | undefined } => ({
  ...readTab(raw),
  text: text(raw.text, 100),
})

/** What of the news is shown, and which page of it. */
export const readNews = (raw: Raw): { show?: NewsShown | undefined; page_number?: number | undefined } => ({
  show: oneOf(raw.show, NEWS_SHOWN),
  page_number: whole(raw.page_number, 1, 1000),
})

/** The version of a document; undefined is the one in force. */
export const readVersion = ({ version }: Raw): { version?: string | undefined } => ({
  // The router reads 1.1 as a number, and 1.10 must not become it.
  version: typeof version === 'number' ? version.toFixed(1) : text(version, 7),
})

/** Which address is to be changed; undefined when none that there is was named. */
export const readChange = (raw: Raw): { change?: 'email' | 'phone' | undefined } => ({
  change: oneOf(raw.change, ['email', 'phone'] as const),
})

const month = (value: unknown): string | undefined => {
  const found = text(value, 7)
  return found !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(found) ? found : undefined
}

/** A month, `YYYY-MM`. */
export const readMonth = (raw: Raw): { month?: string | undefined } => ({ month: month(raw.month) })

/** How a host looks at the calendar, at whose, and from when. */
export const readHostCalendar = (
  raw: Raw,
): {
  view?: 'rooms' | 'month' | undefined
  resort?: string | undefined
  room?: string | undefined
  month?: string | undefined
  from?: string | undefined
} => ({
  view: oneOf(raw.view, ['rooms', 'month'] as const),
  resort: text(raw.resort, 40),
  room: text(raw.room, 40),
  month: month(raw.month),
  from: day(raw.from),
})
