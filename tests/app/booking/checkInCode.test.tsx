import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBooking } from '#tests/support/aBooking.ts'
import { answer } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

const shown = (hostPhone: string) => {
  const booking = aBooking()
  answer('booking.detail', {
    ...booking,
    qr: { text: 'GHE', shortCode: booking.code, version: 1, issuedAt: booking.createdAt },
    arrival: { ...booking.arrival, hostPhone },
  })
  return open(`/booking/${booking.id}/checkin`, { as: 'guest', language: 'vi' })
}

test('the code’s page names the host, and calls them where a number is known', async () => {
  await shown('+84912345678')
  await expect
    .element(page.getByRole('link', { name: '+84912345678' }))
    .toHaveAttribute('href', 'tel:+84912345678')
})

test('a host without a number is named without an empty link', async () => {
  await shown('')
  await expect.element(page.getByText(/^Chủ nhà: /)).toBeVisible()
  expect(document.querySelector('a[href="tel:"]')).toBeNull()
  await axeClean()
})
