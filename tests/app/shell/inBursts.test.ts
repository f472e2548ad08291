import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inBursts } from '#src/app/inBursts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of a burst the first is done at once, the rest together, and nothing that came last is missed', () => {
  let asked = 0
  const seen: number[] = []
  const ask = inBursts(1000, () => seen.push(asked))
  const burst = (count: number) => {
    for (let one = 0; one < count; one++) {
      asked += 1
      ask()
    }
  }
  burst(300)
  expect(seen).toEqual([1])
  vi.advanceTimersByTime(1000)
  expect(seen).toEqual([1, 300])
  vi.advanceTimersByTime(999)
  burst(5)
  vi.advanceTimersByTime(1)
  expect(seen).toEqual([1, 300, 305])
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual([1, 300, 305])
  burst(1)
  expect(seen).toEqual([1, 300, 305, 306])
})
