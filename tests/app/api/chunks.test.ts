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
    'Unable to preload CSS for https://ghe.test/assets/a.css',
  ])
    expect(isChunkFailure(new TypeError(words))).toBe(true)
  expect(isChunkFailure(new Error('Booking not found'))).toBe(false)
})

it('loads the page anew once in a minute', async () => {
  const answers = async () => true
  const reload = vi.fn<() => void>()
  expect(await reloadForChunk(1_000_000, reload, answers)).toBe(true)
  expect(await reloadForChunk(1_059_999, reload, answers)).toBe(false)
  expect(await reloadForChunk(1_060_000, reload, answers)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('never does so without a network, or while the server does not answer', async () => {
  const reload = vi.fn<() => void>()
  expect(await reloadForChunk(9_000_000, reload, async () => false)).toBe(false)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await reloadForChunk(9_000_000, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
