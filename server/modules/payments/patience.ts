import type { Word } from './ask.ts'

/**
 * How long after its hold a booking keeps its nights or tickets while nobody knows whether it was paid. The gateway repeats a call for
 * fifty minutes; staff decides a doubtful payment within a day. What arrives later still is a late payment: booked while
 * the nights are free, else paid back.
 */
export const PATIENCE: Record<Exclude<Word, 'ended'>, Temporal.DurationLike> = {
  pending: { minutes: 60 },
  silent: { minutes: 60 },
  doubtful: { hours: 24 },
}
export const ASK_AGAIN = { minutes: 2 }
