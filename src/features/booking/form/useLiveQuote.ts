import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isProblem } from '#src/api/problem.ts'
import { queryKeeping } from '#src/api/query.ts'
import type { Input } from '#contract/endpoints.ts'

type Wanted = Input<'booking.quote'>

/** How long the form is left alone before the price is asked again, ms. */
const SETTLE_MS = 250

const NOTHING: Wanted = { resort_id: '', check_in: '', check_out: '', rooms: [], number_of_adult: 1 }

/** The value as it was when it last stayed the same for a moment; the first one counts at once. */
export function useSettled<T>(value: T): T {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState({ text, value })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ text, value }), SETTLE_MS)
    return () => clearTimeout(timer)
    // The text says all there is of the value, whose identity changes with every letter typed elsewhere.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text])
  return settled.value
}

/**
 * The price of what is chosen, asked anew whenever it changes; an answer that is no longer wanted is cancelled. While
 * asking, the price before stays, `stale`.
 */
export function useLiveQuote(wanted: Wanted | null) {
  const settled = useSettled(wanted)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryKeeping('booking.quote', settled ?? NOTHING),
    enabled: settled !== null,
    refetchInterval: 60_000,
  })
  const waiting = JSON.stringify(wanted) !== JSON.stringify(settled)
  return {
    answer: data ?? null,
    error: waiting ? null : error,
    stale: wanted === null || waiting || isPlaceholderData,
    asking: waiting || isFetching,
    offline: isProblem(error, 'G_OFFLINE'),
    refetch,
  }
}
export type LiveQuote = ReturnType<typeof useLiveQuote>
