import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ZONE } from '#contract/nights.ts'
import { todayAt } from '#server/today.ts'

test('the day of a moment is the resort’s, in whatever order moments are asked about', () => {
  const midnight = Temporal.Instant.from('2026-11-20T17:00:00Z').epochMilliseconds
  const moments = fc.oneof(
    fc.integer({ min: -3, max: 3 }).map((apart) => midnight + apart),
    fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000),
  )
  fc.assert(
    fc.property(fc.array(moments, { minLength: 1, maxLength: 20 }), (asked) => {
      for (const at of asked) {
        const now = Temporal.Instant.fromEpochMilliseconds(at)
        // As the platform's own calendar says it.
        const day = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(at)
        expect(todayAt(now)).toBe(day)
      }
    }),
  )
})
