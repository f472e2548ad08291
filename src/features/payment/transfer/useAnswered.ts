import { useQueryClient } from '@tanstack/react-query'
import { isProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { putAnswer } from '#src/api/query.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'

/** What an act on a booking names, and what its answer changes on the screen: the booking itself, and the lists it stands in. */
export function useAnswered({ id, version }: BookingDetail) {
  const queryClient = useQueryClient()
  return {
    seen: { booking_id: id, version },
    take: (fresh: BookingDetail) => {
      putAnswer(queryClient, 'booking.detail', { booking_id: id }, fresh)
      void outdated(queryClient, 'booking.list')
    },
    stale: (error: Error) => {
      if (isProblem(error, 409)) void outdated(queryClient, 'booking.detail', 'booking.list')
    },
  }
}
