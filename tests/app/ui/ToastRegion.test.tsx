import '#src/styles/paper.css'
import '#src/styles/index.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToastRegion } from '#src/ui/ToastRegion.tsx'
import { dismissToast, toast, toastStore } from '#src/ui/toasts.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  for (const each of toastStore.read()) dismissToast(each.id)
  vi.useRealTimers()
})

test('a toast is read out, stays while one points at it, and goes when closed', async () => {
  const screen = await render(<ToastRegion label="Thông báo nhanh" closeText="Đóng thông báo" />)
  toast.error('Chưa gửi được, bạn thử lại nhé')
  const log = screen.getByRole('log')
  await expect.element(log).toHaveTextContent('Chưa gửi được, bạn thử lại nhé')
  await userEvent.hover(screen.getByText('Chưa gửi được, bạn thử lại nhé'))
  vi.advanceTimersByTime(60_000)
  await expect.element(log).toHaveTextContent('Chưa gửi được, bạn thử lại nhé')
  await screen.getByRole('button', { name: 'Đóng thông báo' }).click()
  await expect.element(log).toHaveTextContent('')
  expect(toastStore.read()).toEqual([])
})
