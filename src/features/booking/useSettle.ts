import { useQueryClient } from '@tanstack/react-query'
import { isProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { putAnswer } from '#src/api/query.ts'
import { toast } from '#src/ui/toasts.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'

/**
 * What follows an act on a booking. Done: the answer is shown at once and everything about it asked again, since its check-in
 * code comes only to those who ask. Refused because it is not as the screen said (409): the booking as it is takes its place.
 */
export function useSettle(bookingId: string) {
  const client = useQueryClient()
  const anew = () =>
    void outdated(
      client,
      'booking.detail',
      'booking.list',
      'booking.coming',
      'booking.cancelQuote',
      'payment.state',
    )
  return {
    done: (fresh: BookingDetail) => {
      putAnswer(client, 'booking.detail', { booking_id: bookingId }, fresh)
      anew()
    },
    anew,
    /** True: it was stale. The dialog that asked can go; what is said here stays long enough to be read. */
    refused: (error: unknown): boolean => {
      if (!isProblem(error, 409)) return false
      toast.info(error.message)
      anew()
      return true
    },
  }
}
