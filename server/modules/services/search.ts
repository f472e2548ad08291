import { dayAt } from '#contract/nights.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { MAX_DAYS_AHEAD } from '#contract/shapes/search.ts'
import type { ServiceCard, ServiceSearchAnswer, ServiceSearchRequest } from '#contract/shapes/service.ts'
import { keyMatcher } from '#server/modules/lookups/lookups.ts'
import { refuse, type RefusalDetails } from '#server/refusal.ts'
import type { KnownService } from './catalogue.ts'

/** What cannot be asked: a day that is over or too far, a price range that is none. */
export function refuseImpossible(request: ServiceSearchRequest, now: Temporal.Instant): void {
  const { booking_day: day, from_price: from, to_price: to } = request
  const today = dayAt(now)
  const last = Temporal.PlainDate.from(today).add({ days: MAX_DAYS_AHEAD }).toString()
  const fields: RefusalDetails['fields'] = {}
  if (day !== undefined && day < today) fields['booking_day'] = { code: 'G_DATE_PAST' }
  if (day !== undefined && day > last) fields['booking_day'] = { code: 'G_TOO_FAR' }
  if (from !== undefined && to !== undefined && to <= from)
    fields['to_price'] = { code: 'A_013', params: ['to_price', 'from_price'] }
  if (Object.keys(fields).length > 0) refuse('G_INPUT', [], { fields })
}

/** Services that fit; price bands are half-open, as those of rooms. */
export function matching(
  all: Iterable<KnownService>,
  request: ServiceSearchRequest,
  left: ReadonlyMap<string, number> | null,
): KnownService[] {
  const named = keyMatcher(request.search_content)
  return [...all].filter(
    ({ row, headline }) =>
      (request.project_area_id === null || row.projectAreaId === request.project_area_id) &&
      (request.service_kind.length === 0 || request.service_kind.includes(row.kind)) &&
      headline.discountPrice >= (request.from_price ?? 0) &&
      (request.to_price === undefined || headline.discountPrice < request.to_price) &&
      (left === null || left.has(row.id)) &&
      named(row.searchKey),
  )
}

const newestFirst = (one: KnownService, other: KnownService) =>
  Temporal.Instant.compare(other.row.createdAt, one.row.createdAt) || (one.row.id < other.row.id ? -1 : 1)
const ORDERS: Record<
  ServiceSearchRequest['sort_by_field'],
  (one: KnownService, other: KnownService) => number
> = {
  recommended: (one, other) =>
    Number(other.row.promoted) - Number(one.row.promoted) || newestFirst(one, other),
  newest: newestFirst,
  price: (one, other) => other.headline.discountPrice - one.headline.discountPrice || newestFirst(one, other),
}

export const sorted = (found: readonly KnownService[], request: ServiceSearchRequest): KnownService[] => {
  const order = ORDERS[request.sort_by_field]
  const turned = request.sort_order === 'asc' && request.sort_by_field !== 'recommended'
  return found.toSorted((one, other) => (turned ? order(other, one) : order(one, other)))
}

const cardOf = (
  { row, areaName, headline }: KnownService,
  language: Language,
  left: ReadonlyMap<string, number> | null,
): ServiceCard => ({
  serviceId: row.id,
  name: row.name[language],
  kind: row.kind,
  projectAreaId: row.projectAreaId,
  projectAreaName: areaName[language],
  summary: row.summary[language],
  pictureId: row.pictureIds[0] ?? '',
  durationMinutes: row.durationMinutes,
  price: headline.price,
  priceAfterDiscount: headline.discountPrice,
  ticketName: headline.name[language],
  freeCancelHours: row.freeCancelHours,
  promote_in_search_page: row.promoted ? 1 : 0,
  left: left === null ? null : (left.get(row.id) ?? 0),
})

/** A page of what was found. */
export function pageOf(
  found: readonly KnownService[],
  { page_size, page_number }: ServiceSearchRequest,
  language: Language,
  left: ReadonlyMap<string, number> | null,
): ServiceSearchAnswer {
  const start = (page_number - 1) * page_size
  return {
    total_rows: found.length,
    data: found.slice(start, start + page_size).map((one) => cardOf(one, language, left)),
  }
}
