import 'temporal-polyfill/global'

/** Where the server learns what time it is. Every deadline is measured by one of these, never by the machine's own clock. */
export interface Clock {
  now(): Temporal.Instant
}

export const systemClock: Clock = { now: () => Temporal.Now.instant() }

/** A clock that stands still until somebody moves it. */
export interface SettableClock extends Clock {
  set(instant: Temporal.Instant | string): void
  advance(by: Temporal.DurationLike): void
}

/** A clock for tests and simulations, standing at `start` (ISO 8601 with a zone when it is a string). */
export function settableClock(start: Temporal.Instant | string): SettableClock {
  let current = Temporal.Instant.from(start)
  return {
    now: () => current,
    set: (instant) => {
      current = Temporal.Instant.from(instant)
    },
    advance: (by) => {
      current = current.add(by)
    },
  }
}
