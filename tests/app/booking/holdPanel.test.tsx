import { expect, test, vi } from 'vitest'
import { HoldPanel } from '#src/features/booking/form/HoldPanel.tsx'
import { aBooking } from '#tests/support/aBooking.ts'
import { onPage } from '#tests/support/onPage.tsx'
import { answer, NOW } from '../support/answers.ts'

const CATALOGS = ['booking', 'stay', 'charged', 'changing', 'payment'] as const
const panel = (onAgain: () => void = () => undefined) =>
  onPage(<HoldPanel bookingId={aBooking().id} onAgain={onAgain} onDone={() => undefined} />, CATALOGS)

test('a server that does not answer just then ends no hold: the booking is asked for once more', async () => {
  let answers = false
  const held = aBooking({
    status: 'PENDING',
    paid: 0,
    holdUntil: Temporal.Instant.from(NOW).add({ minutes: 20 }).toString(),
  })
  answer('booking.detail', (_input, refuse) => (answers ? held : refuse('errorOccurred')))
  const screen = await panel()
  await expect.element(screen.getByText('Chưa mở được đặt phòng'), { timeout: 10_000 }).toBeVisible()
  await expect.element(screen.getByText('Đã hết giờ giữ chỗ')).not.toBeInTheDocument()
  answers = true
  await screen.getByRole('button', { name: 'Thử lại' }).click()
  await expect.element(screen.getByRole('heading', { name: /đang được giữ cho bạn/ })).toBeVisible()
})

test('a hold that is not there any more is over, and begins again with what was typed', async () => {
  answer('booking.detail', (_input, refuse) => refuse('G_404'))
  const again = vi.fn()
  const screen = await panel(again)
  await expect.element(screen.getByText('Đã hết giờ giữ chỗ')).toBeVisible()
  await screen.getByRole('button', { name: 'Đặt lại với thông tin đã nhập' }).click()
  expect(again).toHaveBeenCalledOnce()
})
