import { dayAt } from '#contract/nights.ts'
import { searchRequest, type SearchRequest } from '#contract/shapes/search.ts'

/** As they are, but each another one: nobody asked for its prices before. */
export const eachAnother = (all: readonly SearchRequest[], turn: number): SearchRequest => ({
  ...searchRequest.parse({}),
  ...all[turn % all.length],
  from_price: 100_000 + turn,
})

/** What people look for: mostly one area and two nights, sometimes everywhere, with filters or another order. */
export function mixedRequests(today = dayAt(Temporal.Now.instant())): SearchRequest[] {
  const day = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
  const areas = [20, 20, 20, 2, 7, 8, 10, 15, null]
  return Array.from({ length: 500 }, (_none, index) =>
    searchRequest.parse({
      project_area_id: areas[index % areas.length] ?? null,
      from_day: day(1 + ((index * 7) % 120)),
      to_day: day(2 + ((index * 7) % 120) + (index % 4)),
      number_of_adult: 1 + (index % 4),
      sort_by_field: index % 3 === 0 ? 'price' : 'recommended',
      sort_order: index % 3 === 0 ? 'asc' : 'desc',
      ...(index % 5 === 0 ? { from_price: 500_000, to_price: 2_000_000 } : {}),
      ...(index % 7 === 0 ? { list_benefit: [5] } : {}),
      ...(index % 11 === 0 ? { search_content: 'khach san' } : {}),
    }),
  )
}
