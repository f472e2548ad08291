import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Input, Output } from '#contract/endpoints.ts'
import { isDecided } from './act.ts'
import { call } from './call.ts'
import { intentOf, type Intent } from './intent.ts'
import type { ApiProblem } from './problem.ts'

type Booking = 'booking.create' | 'serviceBooking.create'
type Sent = { intent: Intent | null; bookingId: string | null }
type Changes = Pick<Sent, 'intent'> & Partial<Sent>

type Ways<N extends Booking, D extends Sent> = {
  /** Keeps the draft on the device. */
  readonly keep: (draft: D) => Promise<unknown>
  readonly change: (changes: Changes) => void
  readonly onBooked: (booking: Output<N>) => void
}

/** Makes the booking of a draft, once. The draft on the device knows of the send before it, and of the booking after it. */
export function useBookOnce<N extends Booking, D extends Sent>(
  name: N,
  draft: D,
  { keep, change, onBooked }: Ways<N, D>,
) {
  // Two taps can come before the screen has changed once: what is known of the intent must not wait for it.
  const known = useRef(draft.intent)
  return useMutation<Output<N>, ApiProblem, Input<N> & object>({
    mutationKey: [name],
    mutationFn: async (input) => {
      const intent = await intentOf(input, known.current)
      known.current = intent
      await keep({ ...draft, intent })
      change({ intent })
      try {
        const booking = await call(name, input, { idempotencyKey: intent.key })
        const made = { intent: null, bookingId: booking.id }
        // The page may leave for the gateway at once: who comes back by the browser finds what the device kept.
        await keep({ ...draft, ...made })
        change(made)
        onBooked(booking)
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
