import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { axeClean, expect, signIn } from '../support/journey.ts'
import { test } from '../support/languages.ts'

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ language })

    test('a host finds the tickets of their services, who comes, and which are used', async ({
      page,
      words,
    }) => {
      await signIn(page, 'host', '/host/bookings')
      await page.getByRole('link', { name: words('Vé tại các trải nghiệm của bạn') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Vé của khách'))
      await page.getByRole('link', { name: words('Đã bán') }).click()
      await expect(page).toHaveURL(/tab=ordered/)
      const first = page.locator('article h2 a, li h2 a').first()
      const guest = (await first.textContent()) ?? ''
      await axeClean(page)
      await first.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest)
      await expect(page.getByRole('heading', { name: words('Từng vé') })).toBeVisible()
      await expect(page.getByText(words('Chưa dùng')).first()).toBeVisible()
      await axeClean(page)
      await page.goto('/host/tickets/00000000-0000-7000-8000-000000000000')
      await expect(page.getByText(words('Chưa dùng'))).toHaveCount(0)
    })
  })
