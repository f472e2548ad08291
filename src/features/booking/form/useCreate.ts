import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isDecided } from '#src/api/act.ts'
import { call } from '#src/api/call.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { outdated, putAnswer } from '#src/api/query.ts'
import type { Input } from '#contract/endpoints.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { keepDraft, type Draft } from '../draft.ts'

type Wanted = Input<'booking.create'>

/** A fingerprint of what is sent, which says nothing of it. */
async function fingerprintOf(input: Wanted): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(input)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Makes the booking, once. The key of a send whose answer got lost is kept in the draft, on the device: pressing again,
 * even after a restart, asks for that same booking.
 */
export function useCreate(draft: Draft, change: (changes: Partial<Draft>) => void) {
  const queryClient = useQueryClient()
  // Two taps can come before the screen has changed once: what is known of the intent must not wait for it.
  const known = useRef(draft.intent)
  return useMutation<BookingDetail, ApiProblem, Wanted>({
    mutationKey: ['booking.create'],
    mutationFn: async (input) => {
      const fingerprint = await fingerprintOf(input)
      const intent =
        known.current?.fingerprint === fingerprint ? known.current : { fingerprint, key: crypto.randomUUID() }
      known.current = intent
      await keepDraft({ ...draft, intent })
      change({ intent })
      try {
        const booking = await call('booking.create', input, { idempotencyKey: intent.key })
        // The page may leave for the gateway at once: who comes back by the browser finds what the device kept.
        await keepDraft({ ...draft, intent: null, bookingId: booking.id })
        change({ intent: null, bookingId: booking.id })
        putAnswer(queryClient, 'booking.detail', { booking_id: booking.id }, booking)
        void outdated(queryClient, 'booking.list')
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
