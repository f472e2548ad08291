import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isDecided } from '#src/api/act.ts'
import { call } from '#src/api/call.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { outdated, putAnswer } from '#src/api/query.ts'
import type { Input } from '#contract/endpoints.ts'
import type { ServiceBookingDetail } from '#contract/shapes/serviceBooking.ts'
import { keepTicketDraft, type TicketDraft } from './draft.ts'

type Wanted = Input<'serviceBooking.create'>

/** A fingerprint of what is sent, which says nothing of it. */
async function fingerprintOf(input: Wanted): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(input)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Buys the tickets, once. The key of a send whose answer got lost is kept in the draft, on the device: pressing again, even
 * after a restart, asks for that same booking.
 */
export function useBuy(draft: TicketDraft, change: (changes: Partial<TicketDraft>) => void) {
  const queryClient = useQueryClient()
  // Two taps can come before the screen has changed once: what is known of the intent must not wait for it.
  const known = useRef(draft.intent)
  return useMutation<ServiceBookingDetail, ApiProblem, Wanted>({
    mutationKey: ['serviceBooking.create'],
    mutationFn: async (input) => {
      const fingerprint = await fingerprintOf(input)
      const intent =
        known.current?.fingerprint === fingerprint ? known.current : { fingerprint, key: crypto.randomUUID() }
      known.current = intent
      await keepTicketDraft({ ...draft, intent })
      change({ intent })
      try {
        const booking = await call('serviceBooking.create', input, { idempotencyKey: intent.key })
        await keepTicketDraft({ ...draft, intent: null, bookingId: booking.id })
        change({ intent: null, bookingId: booking.id })
        putAnswer(queryClient, 'serviceBooking.detail', { booking_id: booking.id }, booking)
        void outdated(queryClient, 'serviceBooking.list', 'service.slots')
        return booking
      } catch (error) {
        if (isDecided(error)) {
          known.current = null
          change({ intent: null })
        }
        throw error
      }
    },
  })
}
