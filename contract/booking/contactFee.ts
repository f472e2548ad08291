import { CONTACT_EDIT_FEE, CONTACT_FREE_MINUTES } from '../numbers.ts'
import type { Status } from '../statuses.ts'

/** What happened to a booking, oldest first, as far as this asks. */
type Happened = readonly { readonly at: string | Temporal.Instant; readonly to: Status }[]

/** Until when the contact of a booking is corrected free of charge: some minutes after it was booked; null before that. */
export function contactFreeUntil(history: Happened): Temporal.Instant | null {
  const booked = history.find(({ to }) => to === 'ORDERED')
  return booked ? Temporal.Instant.from(booked.at).add({ minutes: CONTACT_FREE_MINUTES }) : null
}

/** What a guest pays for another contact at a moment, VND. */
export function contactFeeAt(history: Happened, now: Temporal.Instant): number {
  const free = contactFreeUntil(history)
  return free !== null && Temporal.Instant.compare(now, free) < 0 ? 0 : CONTACT_EDIT_FEE
}
