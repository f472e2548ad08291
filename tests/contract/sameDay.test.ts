import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAt, momentAt } from '#contract/nights.ts'
import { HOST_LEAST_MINUTES } from '#contract/numbers.ts'
import { arrivalFrom, hostAnswersBefore, takesBooking, type SameDayTerms } from '#contract/sameDay.ts'
import { CONFIRMATION_POLICIES } from '#contract/shapes/resort.ts'

const TODAY = '2026-12-07'
const place = (changes: Partial<SameDayTerms> = {}): SameDayTerms => ({
  confirmationPolicy: 'INSTANT',
  checkInTime: '14:00',
  sameDayUntil: null,
  ...changes,
})
const asked = (changes: Partial<SameDayTerms> = {}) =>
  place({ confirmationPolicy: 'REQUEST_THEN_PAY', ...changes })

describe('M12: a place takes bookings for the same day', () => {
  test.each<[string, SameDayTerms, string, boolean]>([
    ['at once, a minute before 22:00', place(), '21:59', true],
    ['at once, at 22:00', place(), '22:00', false],
    ['at once, just before midnight', place(), '23:56', false],
    ['where the host is asked, a minute before 20:00', asked(), '19:59', true],
    ['where the host is asked, at 20:00', asked(), '20:00', false],
    ['paid and then confirmed, at 20:00', place({ confirmationPolicy: 'PAY_THEN_CONFIRM' }), '20:00', false],
    ['until its host’s own time', place({ sameDayUntil: '18:30' }), '18:29', true],
    ['until its host’s own time, and not then', place({ sameDayUntil: '18:30' }), '18:30', false],
    ['late by its host’s wish, with half an hour to answer', asked({ sameDayUntil: '23:00' }), '21:30', true],
    ['late by its host’s wish, with less', asked({ sameDayUntil: '23:00' }), '21:31', false],
    ['at once as late as its host wants', place({ sameDayUntil: '23:30' }), '23:29', true],
  ])('%s', (_, terms, time, open) => {
    expect(takesBooking(terms, TODAY, momentAt(TODAY, time))).toBe(open)
    expect(takesBooking(terms, '2026-12-08', momentAt(TODAY, time))).toBe(true)
  })

  test.each([
    ['the day before', '2026-12-06', '20:00', '2026-12-07', '14:00'],
    ['that morning', TODAY, '12:45', TODAY, '14:00'],
    ['half an hour before check-in', TODAY, '13:30', TODAY, '14:00'],
    ['later than that', TODAY, '13:31', TODAY, '22:00'],
    ['in the evening', TODAY, '19:00', TODAY, '22:00'],
  ])('who books %s should arrive', (_, day, time, arrivesOn, arrivesAt) => {
    const arrives = arrivalFrom({ checkIn: TODAY, checkInTime: '14:00' }, momentAt(day, time))
    expect(arrives.toString()).toBe(momentAt(arrivesOn, arrivesAt).toString())
  })

  test('and whoever is asked has half an hour, before the guest should arrive', () => {
    const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => {
      const two = (number: number) => String(number).padStart(2, '0')
      return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...CONFIRMATION_POLICIES),
        time,
        fc.option(time),
        time,
        fc.integer({ min: 0, max: 3 }),
        (confirmationPolicy, checkInTime, sameDayUntil, at, days) => {
          const terms = { confirmationPolicy, checkInTime, sameDayUntil }
          const now = momentAt(TODAY, at)
          const checkIn = Temporal.PlainDate.from(TODAY).add({ days }).toString()
          const stay = { checkIn, checkInTime }
          const by = hostAnswersBefore(stay, now)
          expect(now.until(by).total('minutes')).toBeGreaterThanOrEqual(HOST_LEAST_MINUTES)
          if (!takesBooking(terms, checkIn, now)) {
            expect(days).toBe(0)
            return
          }
          if (confirmationPolicy === 'INSTANT') return
          expect(by.toString()).toBe(arrivalFrom(stay, now).toString())
          expect(dayAt(by)).toBe(checkIn)
        },
      ),
    )
  })
})
