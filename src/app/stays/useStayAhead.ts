import { useQuery } from '@tanstack/react-query'
import { staysAhead } from '#contract/nextStay.ts'
import type { BookingSummary } from '#contract/shapes/booking.ts'
import { query } from '#src/api/query.ts'
import { useToday } from '#src/i18n/useToday.ts'

/** The stay that is now or next; null when none is ahead, undefined while that is not known. */
export function useStayAhead(): BookingSummary | null | undefined {
  const { data } = useQuery(query('booking.coming', {}))
  const [stay = null] = staysAhead(data?.bookings ?? [], useToday())
  return data && stay
}
