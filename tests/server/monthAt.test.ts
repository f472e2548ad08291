import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ZONE } from '#contract/nights.ts'
import { monthAt } from '#server/today.ts'

const SECOND = 1_000
const moment = fc
  .date({ min: new Date('1976-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.getTime())

it('says the resort’s month of any moment, in whatever order they are asked, and at both sides of its midnight', () => {
  fc.assert(
    fc.property(fc.array(moment, { minLength: 1, maxLength: 20 }), (moments) => {
      for (const at of moments) {
        const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(ZONE)
        const begin = local.with({ day: 1 }).startOfDay().epochMilliseconds
        for (const near of [at, begin, begin - SECOND]) {
          const one = Temporal.Instant.fromEpochMilliseconds(near)
          expect(monthAt(one)).toBe(one.toZonedDateTimeISO(ZONE).toString().slice(0, 7))
        }
      }
    }),
  )
})
