import { useQueryClient } from '@tanstack/react-query'
import { useBookOnce } from '#src/api/bookOnce.ts'
import { outdated } from '#src/api/outdated.ts'
import { putAnswer } from '#src/api/query.ts'
import { keepTicketDraft, type TicketDraft } from './draft.ts'

/** Buys the tickets of a draft, once. */
export function useBuy(draft: TicketDraft, change: (changes: Partial<TicketDraft>) => void) {
  const queryClient = useQueryClient()
  return useBookOnce('serviceBooking.create', draft, {
    keep: keepTicketDraft,
    change,
    onBooked: (booking) => {
      putAnswer(queryClient, 'serviceBooking.detail', { booking_id: booking.id }, booking)
      void outdated(queryClient, 'serviceBooking.list', 'service.slots')
    },
  })
}
