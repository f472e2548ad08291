import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { serviceBookingPage } from '#contract/shapes/serviceBooking.ts'
import { ask } from '../support/asPage.ts'
import { axeClean, expect, signIn } from '../support/journey.ts'
import { test } from '../support/languages.ts'

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ language })

    test('one of several tickets is cancelled, for what stands there before the tap, and the others stay', async ({
      page,
      words,
    }) => {
      await signIn(page, 'guest')
      const list = await ask(page, 'serviceBooking.list', { tab: 'ordered', page_size: 50 })
      const { bookings } = serviceBookingPage.parse(list)
      const booking = bookings.find(({ quantity }) => quantity === 4)
      const stand = 4 - (booking?.ticketsCancelled ?? 0)
      await page.goto(`/booking-service/${booking?.id ?? ''}`)
      await page.getByRole('button', { name: words('Hủy vé'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      const boxes = dialog.getByRole('checkbox')
      await expect(boxes).toHaveCount(stand)
      for (let index = 1; index < stand; index++) await boxes.nth(index).uncheck()
      await expect(dialog.getByText(words('Đã trả cho các vé này'))).toBeVisible()
      await axeClean(page)
      await dialog.getByRole('button', { name: words('Hủy vé'), exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(words('Đã có vé'))).toBeVisible()
      // Another code still opens the gate.
      await expect(page.locator('svg[role=img]').first()).toBeVisible()
      await page.reload()
      await page.getByRole('button', { name: words('Hủy vé'), exact: true }).click()
      await expect(boxes).toHaveCount(stand - 1)
    })
  })
