import type { Page } from '@playwright/test'
import { expect } from '../support/journey.ts'
import { test } from '../support/taps.ts'

const field = (page: Page) => page.getByRole('search').getByRole('combobox')
const destination = (page: Page) =>
  page.getByRole('search').locator('summary', { hasText: 'Điểm đến' }).locator('visible=true')

test('an area is found by what people call it, without marks, and searched again from where one looked before', async ({
  page,
}) => {
  await page.goto('/')
  await destination(page).tap()
  await field(page).pressSequentially('pho co')
  await page.getByRole('option', { name: /^Hội An.*Phố cổ/ }).tap()
  await expect(destination(page)).toContainText('Hội An')
  await page.getByRole('button', { name: 'Tìm chỗ ở' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chỗ ở tại Hội An')
  const found = page.locator('main article').first()
  await expect(found).toContainText('Hội An')

  await page.getByRole('button', { name: /Đổi$/ }).tap()
  await destination(page).tap()
  await page.getByRole('radio', { name: 'Phú Quốc' }).check()
  await destination(page).tap()
  await page
    .getByRole('region', { name: 'Tìm gần đây' })
    .getByRole('button', { name: /^Hội An/ })
    .tap()
  await expect(destination(page)).toContainText('Hội An')

  // A place by its name, without the marks of it.
  const name = (await found.getByRole('link').first().textContent()) ?? ''
  await destination(page).tap()
  await field(page).fill(name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase())
  await page.getByRole('option').filter({ hasText: name }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('what is typed before the script of the destination is there is not lost', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await destination(page).tap()
  await field(page).pressSequentially('pho')
  release()
  await expect(page.getByRole('option', { name: /^Hội An/ })).toBeVisible()
  await expect(field(page)).toHaveValue('pho')
})
