import { useQueryClient } from '@tanstack/react-query'
import { useBookOnce } from '#src/api/bookOnce.ts'
import { outdated } from '#src/api/outdated.ts'
import { putAnswer } from '#src/api/query.ts'
import { keepDraft, type Draft } from '../draft.ts'

/** Makes the booking of a draft, once. */
export function useCreate(draft: Draft, change: (changes: Partial<Draft>) => void) {
  const queryClient = useQueryClient()
  return useBookOnce('booking.create', draft, {
    keep: keepDraft,
    change,
    onBooked: (booking) => {
      putAnswer(queryClient, 'booking.detail', { booking_id: booking.id }, booking)
      void outdated(queryClient, 'booking.list')
    },
  })
}
