import { msg } from '@lingui/core/macro'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { axeClean } from '../support/axe.ts'
import { answerHome } from '../support/frame.ts'
import { open } from '../support/open.tsx'
import { answerTrips, dayFrom } from '../support/trips.ts'

const HERE = aBooking({ checkIn: dayFrom(-1), checkOut: dayFrom(1) })

describe.each(LANGUAGES)('W2: in %s', (language) => {
  test('home carries the stay that is now, with its code one tap away', async () => {
    answerTrips([HERE])
    answerHome()
    const { words, at } = await open('/', { as: 'guest', language })
    const code = page.getByRole('link', { name: words(msg`Mã nhận phòng`) })
    await expect.element(code).toBeVisible()
    await code.click()
    await expect.poll(at).toBe(`/booking/${HERE.id}/checkin`)
  })

  test('the trips begin with it: when, where, its code, the way and the host', async () => {
    answerTrips([HERE])
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
    answerTrips([HERE])
    const { words } = await open('/booking/now', { as: 'guest', language })
    await expect.element(page.getByRole('heading', { name: words(msg`Mã nhận phòng`) })).toBeVisible()
  })

  test('the shortcut leads to the trips when no stay is ahead', async () => {
    answerTrips([])
    const { words } = await open('/booking/now', { as: 'guest', language })
    await expect
      .element(page.getByRole('heading', { name: words(msg`Chưa có chuyến nào sắp tới`) }))
      .toBeVisible()
    await axeClean()
  })
})

test('W2: home stays as it is for who travels in a week', async () => {
  answerTrips([aBooking({ checkIn: dayFrom(7), checkOut: dayFrom(8) })])
  answerHome()
  await open('/', { as: 'guest', language: 'vi' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Mã nhận phòng' })).not.toBeInTheDocument()
})
