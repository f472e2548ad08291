import type { ServiceSearch } from '#src/api/serviceSearch.ts'
import { SERVICE_KINDS } from '#contract/serviceKinds.ts'

type Raw = Readonly<Record<string, unknown>>
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const MOST = 1_000_000_000

const whole = (value: unknown, least: number, most: number): number | undefined => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined
}
const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

/** What a ticket may cost; a form without a script sends a band as one field, `price=300000-600000`. */
function band(raw: Raw) {
  const [from, to] =
    typeof raw['price'] === 'string' ? raw['price'].split('-') : [raw['from_price'], raw['to_price']]
  return { from_price: whole(from, 0, MOST), to_price: whole(to, 0, MOST) }
}

const SORTS = ['recommended', 'price', 'newest'] as const
const ORDERS = ['asc', 'desc'] as const

/**
 * Reads what stands in an address. Whatever does not make sense is left out, so that a mangled link shows the defaults
 * and never an error.
 */
export function readServiceSearch(raw: Raw): ServiceSearch {
  const kinds = SERVICE_KINDS.filter((kind) => list(raw['service_kind']).includes(kind))
  const content = typeof raw['search_content'] === 'string' ? raw['search_content'].trim().slice(0, 100) : ''
  const day = raw['booking_day']
  const search: { [Field in keyof ServiceSearch]: ServiceSearch[Field] | undefined } = {
    project_area_id: whole(raw['project_area_id'], 1, 1_000_000),
    service_kind: kinds.length > 0 ? kinds : undefined,
    booking_day: typeof day === 'string' && DAY.test(day) ? day : undefined,
    ...band(raw),
    search_content: content === '' ? undefined : content,
    sort_by_field: SORTS.find((sort) => sort === raw['sort_by_field']),
    sort_order: ORDERS.find((order) => order === raw['sort_order']),
    page_number: whole(raw['page_number'], 1, 1000),
  }
  return withoutGaps(search)
}

/** The search without fields that say nothing, so that one search always is one question. */
function withoutGaps(search: {
  [Field in keyof ServiceSearch]: ServiceSearch[Field] | undefined
}): ServiceSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
