import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, holdToasts, releaseToasts, toast, TOASTS_AT_MOST, toastStore } from '#src/ui/toasts.ts'

const texts = () => toastStore.read().map((each) => each.text)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const each of toastStore.read()) dismissToast(each.id)
  vi.useRealTimers()
})

test('a toast stays for two seconds', () => {
  toast.success('Đã lưu')
  vi.advanceTimersByTime(1999)
  expect(texts()).toEqual(['Đã lưu'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('at most twenty stand at once, and the oldest gives way', () => {
  for (let count = 1; count <= TOASTS_AT_MOST + 5; count++) toast.error(`Lỗi ${count}`)
  expect(texts()).toHaveLength(20)
  expect(texts()[0]).toBe('Lỗi 6')
  vi.advanceTimersByTime(2000)
  expect(texts()).toEqual([])
})

test('while someone reads them their time stands still', () => {
  toast.info('Có mạng trở lại')
  vi.advanceTimersByTime(1200)
  holdToasts()
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['Có mạng trở lại'])
  releaseToasts()
  vi.advanceTimersByTime(799)
  expect(texts()).toEqual(['Có mạng trở lại'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('one that comes while others are read waits with them', () => {
  toast.info('Một')
  holdToasts()
  toast.info('Hai')
  vi.advanceTimersByTime(10_000)
  expect(texts()).toEqual(['Một', 'Hai'])
  releaseToasts()
  vi.advanceTimersByTime(2000)
  expect(texts()).toEqual([])
})
