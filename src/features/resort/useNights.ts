import { useQueries } from '@tanstack/react-query'
import { daysAfter } from '#contract/days.ts'
import { query } from '#src/api/query.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { MAX_DAYS_AHEAD } from '#contract/shapes/searchDefaults.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import { togetherNights, type Night } from './nights.ts'
import type { Choice } from './useChoice.ts'

export interface Nights {
  /** The first and the last day that can be pressed, `YYYY-MM-DD`. */
  readonly today: string
  readonly last: string
  readonly nights: readonly Night[]
  readonly error: Error | null
  readonly retry: () => void
}

/** Night by night for the rooms that are chosen together; for the whole resort when none is. */
export function useNights(resort: ResortDetail, choice: Choice): Nights {
  const today = useToday()
  const last = daysAfter(today, MAX_DAYS_AHEAD)
  const days = { resort_id: resort.id, from_day: today, to_day: last }
  const calendars = useQueries({
    queries:
      choice.rooms.length === 0
        ? [query('resort.calendar', days)]
        : choice.rooms.map(({ room_id }) => query('resort.calendar', { ...days, room_id })),
  })
  const answers = calendars.map(({ data }) => data)
  const counts = choice.rooms.map(({ count }) => count)
  const known = answers.flatMap((answer, index) =>
    answer ? [{ nights: answer.nights, count: counts[index] ?? 1 }] : [],
  )
  return {
    today,
    last,
    nights: known.length === answers.length ? togetherNights(known) : [],
    error: calendars.find(({ error, data }) => error !== null && data === undefined)?.error ?? null,
    retry: () => {
      for (const { refetch } of calendars) void refetch()
    },
  }
}
