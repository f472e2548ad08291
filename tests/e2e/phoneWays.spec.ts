import type { Page } from '@playwright/test'
import { publicPages } from '../../scripts/pages.ts'
import { fixedInSight } from '../support/fixed.ts'
import { expect, signIn, test } from '../support/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Thanh dưới' })

test('U1: the price and the way to book stand at the bottom of the first screen of every kind of place', async ({
  page,
  baseURL,
}) => {
  const places = (await publicPages(baseURL ?? '')).filter(({ path }) =>
    /^\/(villa|apartment|hotel|services)\//.test(path),
  )
  expect(places.length).toBeGreaterThanOrEqual(4)
  for (const { path } of places) {
    await page.goto(path)
    const bar = page.locator('[data-bottom-bar]')
    await expect(bar, path).toBeInViewport({ ratio: 1 })
    const edge = await bar.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom)
    expect(Math.abs(edge), path).toBeLessThanOrEqual(1)
    await fixedInSight(page)
    // Still there further down, and with the app awake.
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
    await page.mouse.wheel(0, 1500)
    await expect(bar, path).toBeInViewport({ ratio: 1 })
  }
})

test('U2: from within a booking or a notice, the inbox is the inbox', async ({ page }) => {
  await signIn(page, 'guest', '/booking')
  await page.goto('/booking?tab=booked')
  await page.locator('article h2 a').first().click()
  await expect(page).toHaveURL(/\/booking\/[\da-f-]{36}$/)
  await bottomBar(page).getByRole('link', { name: 'Hộp thư' }).click()
  await expect(page).toHaveURL(/\/notification$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thông báo')
  // A notice that is gone leads out of itself.
  await page.goto('/notification/00000000-0000-7000-8000-000000000000')
  await page.getByRole('main').getByRole('link', { name: 'Tất cả thông báo' }).click()
  await expect(page).toHaveURL(/\/notification$/)
})

test('U2: from a guest’s booking, a host comes to all conversations and to all tickets', async ({ page }) => {
  await signIn(page, 'host', '/host/bookings')
  await page.goto('/host/bookings?tab=booked')
  await page.locator('article :is(h2, h3) a').first().click()
  await expect(page).toHaveURL(/\/host\/bookings\/[\da-f-]{36}$/)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Tin nhắn/ })
    .click()
  await expect(page).toHaveURL(/\/host\/chat$/)
  await page.goto('/host/tickets')
  await page.locator('article h2 a').first().click()
  await expect(page).toHaveURL(/\/host\/tickets\/[\da-f-]{36}$/)
  await page.getByRole('main').getByRole('link', { name: 'Vé của khách' }).click()
  await expect(page).toHaveURL(/\/host\/tickets$/)
})

test('U3: the arrow above a conversation leads back to the list, and the bars are there again', async ({
  page,
}) => {
  await signIn(page, 'guest', '/booking')
  await page.goto('/booking?tab=booked')
  await page.locator('article h2 a').first().click()
  await page.getByRole('main').getByRole('link', { name: 'Nhắn chủ nhà' }).click()
  await expect(page).toHaveURL(/\/chat\/chat-owner\/[\da-f-]{36}\/[\da-f-]{36}$/)
  await page.getByRole('link', { name: 'Về danh sách' }).click()
  await expect(page).toHaveURL(/\/chat\/chat-owner$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.getByRole('banner')).toBeInViewport()
  await expect(bottomBar(page)).toBeInViewport()
  // Another conversation is that one's alone, not about the booking before.
  await page.getByRole('list', { name: 'Cuộc trò chuyện' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/chat\/chat-owner\/[\da-f-]{36}$/)
})
