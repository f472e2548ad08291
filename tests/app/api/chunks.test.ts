import { beforeEach, expect, it, vi } from 'vitest'
import { isChunkFailure, reloadForChunk } from '#src/api/chunks.ts'

beforeEach(() => {
  sessionStorage.clear()
})

it('knows a part of the app that could not be loaded, in every browser’s words', () => {
  for (const words of [
    'Failed to fetch dynamically imported module: https://ghe.test/assets/a.js',
    'error loading dynamically imported module: https://ghe.test/assets/a.js',
    'Importing a module script failed.',
  ])
    expect(isChunkFailure(new TypeError(words))).toBe(true)
  expect(isChunkFailure(new Error('Booking not found'))).toBe(false)
})

it('loads the page anew once in a minute', () => {
  const reload = vi.fn<() => void>()
  expect(reloadForChunk(1_000_000, reload)).toBe(true)
  expect(reloadForChunk(1_059_999, reload)).toBe(false)
  expect(reloadForChunk(1_060_000, reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('never does so without a network', () => {
  const reload = vi.fn<() => void>()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(reloadForChunk(9_000_000, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
