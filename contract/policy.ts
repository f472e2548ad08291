/**
 * What the worker does with a call when there is no network, and what it keeps.
 * never: the network or an honest error. lookup: public reads, the saved answer at once and a fresh one behind it.
 * keep: what is mine, the network first and the saved copy with its age. queue: done later, exactly once.
 */
export type OfflinePolicy =
  | { kind: 'never' }
  | { kind: 'lookup'; freshSeconds: number; keepSeconds: number }
  | { kind: 'keep'; set: KeepSet }
  | { kind: 'queue'; lifetimeSeconds: number; lane: string }

/** The stores of account data on a device. */
export type KeepSet = 'account' | 'bookings' | 'conversations' | 'favourites' | 'host' | 'notifications'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
export const never = { kind: 'never' } as const
export const lookup = (freshMinutes: number, keepDays: number) =>
  ({ kind: 'lookup', freshSeconds: freshMinutes * MINUTE, keepSeconds: keepDays * DAY }) as const
export const keep = (set: KeepSet) => ({ kind: 'keep', set }) as const
export const queue = (days: number, lane: string) =>
  ({ kind: 'queue', lifetimeSeconds: days * DAY, lane }) as const
