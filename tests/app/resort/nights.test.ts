import { expect, test } from 'vitest'
import { nextFree, togetherNights } from '#src/features/resort/nights.ts'

const nights = (...left: number[]) =>
  left.map((count, index) => ({
    date: `2027-01-0${index + 1}`,
    left: count,
    price: 1_100_000,
    priceAfterDiscount: 1_000_000,
  }))

test('a night is free for several rooms when each is free as often as it is taken, and costs them together', () => {
  const both = togetherNights([
    { nights: nights(2, 1, 2), count: 2 },
    { nights: nights(1, 1, 0), count: 1 },
  ])
  expect(both.map(({ free }) => free)).toEqual([true, false, false])
  expect(both[0]?.price).toBe(3_000_000)
})

test('the next free stay is the first run of as many free nights, on or after the asked day', () => {
  const month = togetherNights([{ nights: nights(1, 0, 1, 1, 1, 0, 1, 1), count: 1 }])
  expect(nextFree(month, '2027-01-01', 1)).toEqual({ from: '2027-01-01', to: '2027-01-02' })
  expect(nextFree(month, '2027-01-01', 2)).toEqual({ from: '2027-01-03', to: '2027-01-05' })
  expect(nextFree(month, '2027-01-04', 3)).toBeNull()
  expect(nextFree(month, '2027-01-05', 2)).toEqual({ from: '2027-01-07', to: '2027-01-09' })
  expect(nextFree([], '2027-01-01', 1)).toBeNull()
})
