import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import type { Output } from '#contract/endpoints.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { aTicketBooking } from '../support/aTicketBooking.ts'
import { open } from '../support/open.tsx'

const GUEST = { guestName: 'Nguyễn Minh Anh', guestPhone: '+84912345678' }
const booking: Output<'host.ticketBookings'>['bookings'][number] = { ...aTicketBooking(2), ...GUEST }
const detail: Output<'host.ticketBooking'> = {
  ...booking,
  note: 'Có trẻ nhỏ',
  passes: aTicketBooking(2).codes.map(({ id, number, typeName }, place) => ({
    id,
    number,
    typeName,
    usedAt: place === 0 ? NOW : null,
    cancelledAt: null,
    scans: place === 0 ? [{ at: NOW, byMe: true }] : [],
  })),
  serverNow: NOW,
}

test.each(LANGUAGES)(
  'in %s, a host finds the tickets that were sold, who comes, and which are used; the codes are not among it',
  async (language) => {
    const asked = answer('host.ticketBookings', ({ tab }) => ({
      bookings: tab === 'ordered' ? [booking] : [],
      next: null,
      counts: { all: 1, waiting_payment: 0, ordered: 1, used: 0, cancelled: 0 },
      serverNow: NOW,
    }))
    answer('host.ticketBooking', ({ booking_id }, refuse) =>
      booking_id === detail.id ? detail : refuse('G_404'),
    )
    const { words, at } = await open('/host/tickets', { as: 'host', language })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(words(msg`Vé của khách`))
    await page.getByRole('link', { name: words(msg`Đã bán`) }).click()
    await expect.poll(at).toContain('tab=ordered')
    await expect.poll(() => asked.at(-1)?.tab).toBe('ordered')
    await axeClean()
    await page.getByRole('link', { name: GUEST.guestName }).click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(GUEST.guestName)
    await expect.element(page.getByRole('heading', { name: words(msg`Từng vé`) })).toBeVisible()
    await expect.element(page.getByText(words(msg`Chưa dùng`))).toBeVisible()
    await expect.element(page.getByText('Có trẻ nhỏ')).toBeVisible()
    expect(document.body.textContent).not.toContain('CODE OF A TICKET')
    await axeClean()
  },
)

test('tickets of somebody else are as if there were none', async () => {
  answer('host.ticketBooking', (_input, refuse) => refuse('G_404'))
  await open('/host/tickets/00000000-0000-7000-8000-000000000000', { as: 'host' })
  await expect.element(page.getByText(CODES.G_404.vi)).toBeVisible()
  await expect.element(page.getByText('Chưa dùng')).not.toBeInTheDocument()
})
