import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import type { PaymentState } from '#contract/shapes/payment.ts'

/** Pauses between two questions while the gateway has not said, seconds; the last one repeats. */
const PAUSES = [1, 2, 3, 5, 8, 13, 20, 30] as const

const pauseAfter = (asked: number): number => (PAUSES[Math.min(asked, PAUSES.length - 1)] ?? 30) * 1000

const isOpen = (answer: PaymentState | undefined): boolean =>
  answer === undefined || answer.state === 'VERIFYING'

/**
 * What is known of the payment that a person came back from. The server is asked with what the gateway sent along, and
 * then, while nobody knows, again and again with longer pauses.
 */
export function usePaymentReturn(sent: string | null) {
  const first = useQuery({
    ...query('payment.return', { query: sent ?? '' }),
    enabled: sent !== null,
  })
  const bookingId = first.data?.booking.id
  const later = useQuery({
    ...query('payment.state', { booking_id: bookingId ?? '' }),
    enabled: bookingId !== undefined && first.data?.state === 'VERIFYING',
    refetchInterval: ({ state }) =>
      isOpen(state.data) ? pauseAfter(state.dataUpdateCount + state.errorUpdateCount) : false,
    refetchIntervalInBackground: true,
  })
  return {
    payment: later.data ?? first.data ?? null,
    error: first.data ? null : first.error,
    retry: () => void first.refetch(),
  }
}
