import { expect, test } from 'vitest'
import type { Room } from '#contract/shapes/resort.ts'
import { first } from '#src/features/resort/choosing.ts'

const room = (id: string, maxGuests: number, units: number, entireProperty = false): Room => ({
  id,
  resortId: 'resort',
  name: id,
  description: '',
  pictureIds: [],
  area: 20,
  beds: '',
  bedrooms: 1,
  bathrooms: 1,
  units,
  entireProperty,
  benefitIds: [],
  rates: {
    basePrice: 1_000_000,
    weekendPrice: null,
    seasons: [],
    nights: {},
    discountPercent: 0,
    includedAdults: 2,
    adultSurcharge: 0,
    childSurcharge: 0,
    extraBedPrice: 0,
    maxExtraBeds: 0,
    minGuests: 1,
    maxGuests,
  },
})
const chosen = (rooms: Room[], stay: Parameters<typeof first>[1]) => [...first(rooms, stay)]
const hotel = [room('suite', 4, 2), room('double', 2, 10), room('triple', 3, 5)]

test('two people get the smallest room that takes them', () => {
  expect(chosen(hotel, {})).toEqual([['double', 1]])
})

test('more people get a larger room, or as many rooms as they asked for', () => {
  expect(chosen(hotel, { number_of_adult: 3 })).toEqual([['triple', 1]])
  expect(chosen(hotel, { number_of_adult: 4, number_of_room: 2 })).toEqual([['double', 2]])
  expect(chosen(hotel, { number_of_adult: 2, number_of_toddler_child: 2 })).toEqual([['suite', 1]])
})

test('a group that no room takes gets the largest one as often as it needs and there is', () => {
  expect(chosen(hotel, { number_of_adult: 7 })).toEqual([['suite', 2]])
  expect(chosen(hotel, { number_of_adult: 20 })).toEqual([['suite', 2]])
})

test('an entire house is there once, however many rooms are asked for', () => {
  expect(chosen([room('villa', 8, 1, true)], { number_of_adult: 6, number_of_room: 3 })).toEqual([
    ['villa', 1],
  ])
  expect(chosen([], {})).toEqual([])
})

test('M14: the page begins with the room that the search offered: the cheapest that is free', () => {
  const prices = [1_500_000, 1_000_000, 900_000]
  const rooms = hotel.map((one, index) => ({
    ...one,
    rates: { ...one.rates, basePrice: prices[index] ?? 0 },
  }))
  const days = { from_day: '2026-12-07', to_day: '2026-12-09' }
  expect(chosen(rooms, days)).toEqual([['triple', 1]])
  expect([...first(rooms, days, new Map([['triple', 0]]))]).toEqual([['double', 1]])
  expect([...first(rooms, days, new Map(rooms.map(({ id }) => [id, 0])))]).toEqual([['triple', 1]])
})
