import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { ADULT, aTicketBooking, aTicketQuote, SERVICE, SLOT } from '../support/aTicketBooking.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

/** Two people stay from the 23rd to the 25th; tickets are there before, too. */
const STAY = aBooking({ checkIn: '2029-12-23', checkOut: '2029-12-25' })
const BEFORE = { ...SLOT, date: '2029-12-21' }
const ALONE = 'Mua riêng, không kèm chuyến đi'
const goOn = page.getByRole('link', { name: 'Tiếp tục', exact: true })

async function aService() {
  answer('booking.detail', STAY)
  answer('service.detail', SERVICE)
  answer('service.slots', {
    slots: [
      { ...BEFORE, left: 10 },
      { ...SLOT, left: 10 },
    ],
    serverNow: NOW,
  })
  await open(`/services/${SERVICE.id}?booking_id=${STAY.id}`, { as: 'guest' })
}

/** The checkout of so many tickets on a day, for the stay. */
async function aCheckout(date: string, count: number) {
  answer('service.detail', SERVICE)
  answer('service.quote', ({ tickets }) => aTicketQuote(tickets[0]?.quantity ?? 0))
  answer('serviceBooking.detail', aTicketBooking(count))
  const start = new URLSearchParams({
    service_id: SERVICE.id,
    booking_time: `${date} ${SLOT.time}`,
    tickets: `${ADULT.id}:${count}`,
    booking_id: STAY.id,
  })
  return open(`/booking-service/detail?${start}`, { as: 'guest' })
}

test('a service opens on a day of the stay, and says at once when another day is not in it', async () => {
  await aService()
  const day = (number: string) => page.getByRole('radio', { name: new RegExp(`(^|\\D)${number} `) }).first()
  await expect.element(day('24')).toBeChecked()
  await expect.element(goOn).toHaveAttribute('href', expect.stringContaining(`booking_id=${STAY.id}`))
  await day('21').click()
  await expect.element(page.getByText(CODES.C_080.vi)).toBeVisible()
  await expect.element(goOn).not.toBeInTheDocument()
  await axeClean()
  await page.getByRole('link', { name: ALONE }).click()
  await expect.element(page.getByText(CODES.C_080.vi)).not.toBeInTheDocument()
  await expect.element(goOn).toHaveAttribute('href', expect.not.stringContaining('booking_id'))
  await expect.element(goOn).toHaveAttribute('href', expect.stringContaining(BEFORE.date))
})

test('more tickets than people stay are told of where they are counted', async () => {
  await aService()
  const more = page.getByRole('button', { name: `Thêm một vé ${ADULT.name}` })
  await expect.element(goOn).toBeVisible()
  await more.click()
  await expect.element(page.getByText(CODES.B_022.vi)).toBeVisible()
  await expect.element(goOn).not.toBeInTheDocument()
  await page.getByRole('button', { name: `Bớt một vé ${ADULT.name}` }).click()
  await expect.element(goOn).toBeVisible()
})

test('the checkout says it before anything is typed, asks nobody, and has a way on', async () => {
  answer('booking.detail', STAY)
  const made = answer('serviceBooking.create', aTicketBooking(2))
  const { at } = await aCheckout(BEFORE.date, 2)
  await expect.element(page.getByText(CODES.C_080.vi)).toBeVisible()
  await axeClean()
  const buy = page.getByRole('button', { name: /^Giữ vé và trả/ })
  await buy.click()
  await expect.poll(() => document.activeElement?.id).toBe('ticket-obstacle')
  expect(made).toEqual([])
  await page.getByRole('button', { name: ALONE }).click()
  await expect.element(page.getByText(CODES.C_080.vi)).not.toBeInTheDocument()
  await buy.click()
  await expect.poll(at).toBe(`/booking-service/${aTicketBooking().id}`)
  expect(made.map(({ booking_id }) => booking_id)).toEqual([undefined])
})

test('a stay that this device knows nothing of is judged by the server, with the same way on', async () => {
  answer('booking.detail', (_input, refuse) => refuse('G_404'))
  const made = answer('serviceBooking.create', ({ booking_id }, refuse) =>
    booking_id === undefined ? aTicketBooking(3) : refuse('B_022'),
  )
  const { at } = await aCheckout(SLOT.date, 3)
  const buy = page.getByRole('button', { name: /^Giữ vé và trả/ })
  await buy.click()
  await expect.element(page.getByText(CODES.B_022.vi)).toBeVisible()
  await page.getByRole('button', { name: ALONE }).click()
  await expect.element(page.getByText(CODES.B_022.vi)).not.toBeInTheDocument()
  await buy.click()
  await expect.poll(at).toBe(`/booking-service/${aTicketBooking().id}`)
  expect(made).toHaveLength(2)
})
