import { afterEach, beforeEach, expect, vi } from 'vitest'

// All files share one browser's store: what an earlier one left there (how far off the server's clock is, say) is nobody's.
localStorage.clear()
beforeEach(() => localStorage.clear())

// What React reproaches a component with is a mistake here as it is in the journeys.
const errors = vi.spyOn(console, 'error')
afterEach(() => {
  const said = errors.mock.calls.map((words) => words.map(String).join(' '))
  errors.mockClear()
  expect(said).toEqual([])
})
