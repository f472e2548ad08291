import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { PROGRESS } from '#contract/numbers.ts'
import { useDelayed } from '#src/app/state/useDelayed.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the bar waits for 200 ms, and once it shows it is seen for 200 ms', async () => {
  expect(PROGRESS.throttleMilliseconds).toBe(200)
  const bar = await renderHook((props?: { active: boolean }) => useDelayed(props?.active ?? true, 200, 200))
  const after = (milliseconds: number) => bar.act(() => vi.advanceTimersByTime(milliseconds))
  await after(199)
  expect(bar.result.current).toBe(false)
  await after(1)
  expect(bar.result.current).toBe(true)
  await bar.rerender({ active: false })
  await after(199)
  expect(bar.result.current).toBe(true)
  await after(1)
  expect(bar.result.current).toBe(false)
})
