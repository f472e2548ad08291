import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBooking } from '#tests/support/aBooking.ts'
import { aHotel } from '#tests/support/aHotel.ts'
import { ADULT, aTicketQuote, SERVICE, SLOT } from '../support/aTicketBooking.ts'
import { answer, NOW } from '../support/answers.ts'
import { open } from '../support/open.tsx'

const stay = aBooking()

// What is refused is asked for again, perhaps when the next test has begun.
beforeEach(() => void answer('resort.reviews', (_, refuse) => refuse('G_503')))

test('rooms that were chosen on a place’s page are there when one comes back from the form', async () => {
  answer('resort.detail', aHotel(stay))
  answer('resort.calendar', { roomId: null, nights: [] })
  answer('booking.quote', {
    quote: stay.quote,
    available: true,
    left: 3,
    voucherProblem: null,
    ways: ['VNPAY'],
    services: [],
    alternatives: [],
    serverNow: NOW,
  })
  const { at, router } = await open(
    `/hotel/${stay.resortId}?from_day=2030-01-04&to_day=2030-01-06&number_of_adult=2`,
    { width: 1280 },
  )
  const rooms = () => document.querySelector<HTMLInputElement>('#rooms input')?.value
  const book = page.getByRole('link', { name: 'Đặt phòng', exact: true })
  await page.getByRole('button', { name: 'Thêm một Phòng Superior' }).click()
  await expect.poll(rooms).toBe('2')
  await book.click()
  await expect.poll(at).toMatch(/^\/hotel\/booking\//)
  router.history.back()
  await expect.poll(at).toContain(`/hotel/${stay.resortId}`)
  await expect.poll(rooms).toBe('2')
  // Opened anew, the page begins with what fits.
  await book.click()
  await expect.poll(at).toMatch(/^\/hotel\/booking\//)
  await router.navigate({
    to: '/hotel/$id',
    params: { id: stay.resortId },
    search: { from_day: '2030-01-04', to_day: '2030-01-06' },
  })
  await expect.poll(rooms).toBe('1')
})

test('the day, the time and the counts of tickets are there when one comes back from the checkout', async () => {
  const later = { ...SLOT, date: '2029-12-26', time: '15:00', endTime: '17:00' }
  answer('service.detail', SERVICE)
  answer('service.quote', ({ tickets }) => aTicketQuote(tickets[0]?.quantity ?? 0))
  answer('service.slots', {
    slots: [
      { ...SLOT, left: 10 },
      { ...later, time: '09:00', endTime: '11:00', left: 10 },
      { ...later, left: 10 },
    ],
    serverNow: NOW,
  })
  const { at, router } = await open(`/services/${SERVICE.id}`)
  const goOn = page.getByRole('link', { name: 'Tiếp tục', exact: true })
  const asked = () =>
    new URL(goOn.element().getAttribute('href') ?? '', location.origin).searchParams.get('booking_time')
  await expect.element(goOn).toBeVisible()
  await page.getByRole('radio', { name: /(^|\D)26 / }).click()
  await page.getByRole('radio', { name: /15:00/ }).click()
  await page.getByRole('button', { name: `Thêm một vé ${ADULT.name}` }).click()
  await expect.poll(asked).toBe('2029-12-26 15:00')
  await goOn.click()
  await expect.poll(at).toMatch(/^\/booking-service\/detail\//)
  router.history.back()
  await expect.element(goOn).toHaveAttribute('href', expect.stringMatching(/%3A3(&|$)/))
  expect(asked()).toBe('2029-12-26 15:00')
})
