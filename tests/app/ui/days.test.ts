import { expect, test } from 'vitest'
import { isDayBlocked, isStayPossible, nightsBetween } from '#src/ui/days.ts'

const rules = { unavailable: new Set(['2027-02-12', '2027-02-13']), minNights: 1, maxNights: 60 }

test('the nights of a stay leave out the day of going home', () => {
  expect(nightsBetween('2027-02-27', '2027-03-02')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
  expect(nightsBetween('2027-03-02', '2027-02-27')).toEqual([])
})

test('a taken night cannot be the first, but one may leave on its morning', () => {
  expect(isDayBlocked('2027-02-12', null, rules)).toBe(true)
  expect(isDayBlocked('2027-02-12', '2027-02-10', rules)).toBe(false)
  expect(isStayPossible({ from: '2027-02-10', to: '2027-02-12' }, rules)).toBe(true)
})

test('no stay reaches across a taken night, forwards or backwards', () => {
  expect(isDayBlocked('2027-02-13', '2027-02-10', rules)).toBe(true)
  expect(isDayBlocked('2027-02-15', '2027-02-10', rules)).toBe(true)
  expect(isDayBlocked('2027-02-11', '2027-02-15', rules)).toBe(true)
  expect(isDayBlocked('2027-02-14', '2027-02-15', rules)).toBe(false)
})

test('a stay is as long as the rules allow', () => {
  const three = { unavailable: new Set<string>(), minNights: 2, maxNights: 3 }
  expect(isStayPossible({ from: '2027-02-01', to: '2027-02-02' }, three)).toBe(false)
  expect(isStayPossible({ from: '2027-02-01', to: '2027-02-04' }, three)).toBe(true)
  expect(isStayPossible({ from: '2027-02-01', to: '2027-02-05' }, three)).toBe(false)
  expect(isDayBlocked('2027-02-05', '2027-02-01', three)).toBe(true)
})
