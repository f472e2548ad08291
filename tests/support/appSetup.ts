import { afterEach, beforeEach, expect, vi } from 'vitest'

// All files share one browser's store: what an earlier one left there (how far off the server's clock is, say) is nobody's.
localStorage.clear()
beforeEach(() => localStorage.clear())

/**
 * The router asks for a page's script with `use` and not again once it is there; where it comes in between, React says so, in
 * development alone. Nothing of ours gives `use` a promise.
 */
const OF_THE_ROUTER = 'https://react.dev/warnings/conditional-use-of-use'

// What React reproaches a component with is a mistake here as it is in the journeys.
const errors = vi.spyOn(console, 'error')
afterEach(() => {
  const said = errors.mock.calls.map((words) => words.map(String).join(' '))
  errors.mockClear()
  expect(said.filter((words) => !words.includes(OF_THE_ROUTER))).toEqual([])
})
