import { expect, test } from 'vitest'
import { BookingActions } from '#src/features/booking/detail/BookingActions.tsx'
import { StatusStory } from '#src/features/booking/detail/StatusStory.tsx'
import { BookingCard } from '#src/features/booking/list/BookingCard.tsx'
import { STATUSES } from '#contract/statuses.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { onPage } from '#tests/support/onPage.tsx'

const CATALOGS = ['booking', 'stay', 'charged', 'changing'] as const
const in_ = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const unpaid = (seconds: number) => aBooking({ status: 'PENDING', paid: 0, holdUntil: in_(seconds) })

test('U11: a hold that has just ended says so and leads to booking again, not only to cancelling', async () => {
  const screen = await onPage(<BookingActions booking={unpaid(-5)} />, CATALOGS)
  await expect.element(screen.getByText(/^Hết giờ giữ chỗ lúc/)).toBeVisible()
  const again = screen.getByRole('link', { name: 'Đặt lại chỗ này' })
  await expect
    .element(again)
    .toHaveAttribute('href', expect.stringMatching(/^\/hotel\/booking\?.*from_day=2030-01-04/))
  await expect.element(screen.getByRole('button', { name: 'Hủy đặt phòng' })).not.toBeInTheDocument()
})

test('U11: a card of the list counts down and leads to paying; once it is over, to booking again', async () => {
  const held = await onPage(<BookingCard booking={unpaid(600)} />, CATALOGS)
  await expect.element(held.getByRole('timer')).toHaveTextContent(/^(10:00|09:5\d)$/)
  await expect
    .element(held.getByRole('link', { name: 'Thanh toán' }))
    .toHaveAttribute('href', `/booking/${aBooking().id}`)
  await held.unmount()
  const over = await onPage(<BookingCard booking={unpaid(-5)} />, CATALOGS)
  await expect.element(over.getByText(/^Hết giờ giữ lúc/)).toBeVisible()
  await expect
    .element(over.getByRole('link', { name: 'Đặt lại' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/hotel\/.*from_day=2030-01-04/))
  await expect.element(over.getByRole('timer')).not.toBeInTheDocument()
})

test('U15: no sentence speaks of an answer below before the buttons for it are there', async () => {
  for (const status of STATUSES) {
    const screen = await onPage(<StatusStory booking={aBooking({ status })} />, CATALOGS)
    expect(screen.container.textContent, status).not.toContain('trả lời ngay dưới đây')
    await screen.unmount()
  }
  const asked = await onPage(<StatusStory booking={aBooking({ status: 'CSH_REQUEST_CANCEL' })} />, CATALOGS)
  expect(asked.container.textContent).toBe('')
})
