import { MOST_RECOMMENDED } from '#contract/numbers.ts'
import type { SearchRequest } from '#contract/shapes/search.ts'
import type { Columns } from './columns.ts'
import type { Hits } from './look.ts'

type Order = Pick<SearchRequest, 'sort_by_field' | 'sort_order'>
/** What a search found, by the numbers of its columns. */
export type Findings = { columns: Columns; hits: Hits }

const signOf = ({ sort_order: order }: Order): number => (order === 'asc' ? 1 : -1)
const idOf = ({ columns, hits }: Findings, hit: number): string =>
  columns.places[hits.places[hit] ?? 0]?.row.id ?? ''

/** What each finding is ordered by. */
function keys({ columns, hits }: Findings, field: Order['sort_by_field']): (hit: number) => number {
  if (field === 'price') return (hit) => hits.costs[hit] ?? 0
  const column = { recommended: columns.recommended, rate: columns.rate, newest: columns.created }[field]
  return (hit) => column[hits.places[hit] ?? 0] ?? 0
}

/** Where a finding stands in an order: before all that have more. */
export type Standing = { key: number; id: string }

export function standing(findings: Findings, order: Order): (hit: number) => Standing {
  const key = keys(findings, order.sort_by_field)
  const sign = signOf(order)
  return (hit) => ({ key: key(hit) * sign, id: idOf(findings, hit) })
}

export const compareStandings = (a: Standing, b: Standing): number =>
  a.key - b.key || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/**
 * Findings, by their index, sorted as asked, the first `most` of those that are `wanted`; equals by the resort's id, so that
 * pages neither repeat nor lose a place. Few of many are picked out: sorting all of them costs more than finding them.
 */
export function sorted(
  findings: Findings,
  order: Order,
  { most = Infinity, wanted }: { most?: number; wanted?: (hit: number) => boolean } = {},
): number[] {
  const { hits } = findings
  const key = keys(findings, order.sort_by_field)
  const sign = signOf(order)
  const standsAt = standing(findings, order)
  const compare = (a: number, b: number) => compareStandings(standsAt(a), standsAt(b))
  let first: number[] = []
  /** What stands behind this one is not among the first. */
  let last: number | undefined
  let farthest = Infinity
  for (let hit = 0; hit < hits.places.length; hit++) {
    if (wanted && !wanted(hit)) continue
    const place = key(hit) * sign
    if (place > farthest) continue
    if (last !== undefined && place === farthest && compare(last, hit) < 0) continue
    first.push(hit)
    if (first.length < 2 * most + 64) continue
    first = first.sort(compare).slice(0, most)
    last = first.at(-1)
    farthest = last === undefined ? Infinity : key(last) * sign
  }
  return first.sort(compare).slice(0, most)
}

/**
 * The findings that are promoted ahead of all, the most recommended first. Only where the order is ours: who sorts by price
 * wants the cheapest.
 */
export function promotedOf(findings: Findings, field: Order['sort_by_field']): number[] {
  const { columns, hits } = findings
  if (field !== 'recommended') return []
  const wanted = (hit: number) => columns.promoted[hits.places[hit] ?? 0] === 1
  return sorted(findings, { sort_by_field: field, sort_order: 'desc' }, { most: MOST_RECOMMENDED, wanted })
}
