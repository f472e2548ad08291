import { msg } from '@lingui/core/macro'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { TABS } from '#contract/tabs.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

const dayFrom = (days: number) =>
  Temporal.Instant.from(NOW).toZonedDateTimeISO('Asia/Ho_Chi_Minh').toPlainDate().add({ days }).toString()
const HERE = aBooking({ checkIn: dayFrom(-1), checkOut: dayFrom(1) })

const NONE = ENDPOINTS['booking.list'].output.parse({
  bookings: [],
  next: null,
  counts: Object.fromEntries(TABS.map((tab) => [tab, 0])),
  serverNow: NOW,
})

function home(): void {
  answer('helper.projectAreas', [])
  answer('home.blocks', {
    banners: [],
    areas: [],
    attractiveOffers: [],
    videoReviews: [],
    testimonials: [],
    newsAndEvents: [],
  })
}

function trips(...coming: ReturnType<typeof aBooking>[]): void {
  answer('booking.coming', { bookings: coming, codesFrom: null })
  answer('booking.list', NONE)
  for (const booking of coming) answer('booking.detail', booking)
}

describe.each(LANGUAGES)('W2: in %s', (language) => {
  test('home carries the stay that is now, with its code one tap away', async () => {
    trips(HERE)
    home()
    const { words, at } = await open('/', { as: 'guest', language })
    const code = page.getByRole('link', { name: words(msg`Mã nhận phòng`) })
    await expect.element(code).toBeVisible()
    await code.click()
    await expect.poll(at).toBe(`/booking/${HERE.id}/checkin`)
  })

  test('the trips begin with it: when, where, its code, the way and the host', async () => {
    trips(HERE)
    const { words } = await open('/booking', { as: 'guest', language })
    const card = page.getByRole('region', { name: HERE.resortName })
    await expect.element(card.getByRole('link', { name: words(msg`Mã nhận phòng`) })).toBeVisible()
    await expect.element(card.getByText(HERE.arrival.address)).toBeVisible()
    await expect
      .element(card.getByRole('link', { name: words(msg`Gọi chủ nhà`) }))
      .toHaveAttribute('href', `tel:${HERE.arrival.hostPhone}`)
    await axeClean()
  })

  test('the shortcut opens the code at once, and says so when there is none ahead', async () => {
    trips(HERE)
    const { words } = await open('/booking/now', { as: 'guest', language })
    await expect.element(page.getByRole('heading', { name: words(msg`Mã nhận phòng`) })).toBeVisible()
  })

  test('the shortcut leads to the trips when no stay is ahead', async () => {
    trips()
    const { words } = await open('/booking/now', { as: 'guest', language })
    await expect
      .element(page.getByRole('heading', { name: words(msg`Chưa có chuyến nào sắp tới`) }))
      .toBeVisible()
    await axeClean()
  })
})

test('W2: home stays as it is for who travels in a week', async () => {
  trips(aBooking({ checkIn: dayFrom(7), checkOut: dayFrom(8) }))
  home()
  await open('/', { as: 'guest', language: 'vi' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Mã nhận phòng' })).not.toBeInTheDocument()
})
