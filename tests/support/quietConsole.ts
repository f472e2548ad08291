import { afterEach, expect, vi } from 'vitest'

// What React reproaches a component with is a mistake here as it is in the journeys.
const errors = vi.spyOn(console, 'error')
afterEach(() => {
  const said = errors.mock.calls.map((words) => words.map(String).join(' '))
  errors.mockClear()
  expect(said).toEqual([])
})
