import type { NewsShown, NewsTime } from '#contract/shapes/news.ts'

/** What decides where a piece of news stands. Days are the resort's calendar days, both included. */
export type Told = { kind: 'NEWS' | 'EVENT'; fromDay: string; toDay: string | null }

/** When an event is, seen from `today`; null for an article. */
export function timeOf({ kind, fromDay, toDay }: Told, today: string): NewsTime {
  if (kind === 'NEWS') return null
  if (today < fromDay) return 'coming'
  return today <= (toDay ?? fromDay) ? 'now' : 'past'
}

const RANKS = { now: 0, coming: 1, past: 2 } as const

/** Events that are on, ending soonest first; then those to come, soonest first; then articles and what is past, newest first. */
export function inOrder<T extends Told>(all: readonly T[], today: string): T[] {
  const rank = (one: Told) => RANKS[timeOf(one, today) ?? 'past']
  const last = ({ fromDay, toDay }: Told) => toDay ?? fromDay
  return all.toSorted((a, b) => {
    const [first, second] = [rank(a), rank(b)]
    if (first !== second) return first - second
    const time = timeOf(a, today)
    if (time === 'now') return last(a).localeCompare(last(b))
    if (time === 'coming') return a.fromDay.localeCompare(b.fromDay)
    return last(b).localeCompare(last(a))
  })
}

/** Whether a piece of news belongs to what is asked for. */
export function isShown(one: Told, show: NewsShown, today: string): boolean {
  if (show === 'all') return true
  return show === 'articles' ? one.kind === 'NEWS' : timeOf(one, today) === show
}
