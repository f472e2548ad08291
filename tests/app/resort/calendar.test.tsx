import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nightsBetween } from '#contract/days.ts'
import { MAX_DAYS_AHEAD } from '#contract/shapes/searchDefaults.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { aHotel } from '#tests/support/aHotel.ts'
import { answer } from '../support/answers.ts'
import { open } from '../support/open.tsx'

beforeEach(() => void answer('resort.reviews', (_, refuse) => refuse('G_503')))

test('a place’s calendar knows every night that one can book, not the nearest alone', async () => {
  const stay = aBooking()
  answer('resort.detail', aHotel(stay))
  const asked = answer('resort.calendar', { roomId: null, nights: [] })
  await open(`/hotel/${stay.resortId}`, { width: 1280 })
  await page.getByRole('button', { name: 'Nhận phòng' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked.map(({ from_day, to_day }) => nightsBetween(from_day, to_day))).toContain(MAX_DAYS_AHEAD)
})
