import type { Page } from '@playwright/test'
import { publicPages } from '../../scripts/pages.ts'
import { fixedInSight } from '../support/fixed.ts'
import { axeClean, expect, signIn, test } from '../support/journey.ts'

/** Nothing sticks out sideways. */
async function fits(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content).toBeLessThanOrEqual(window ?? 0)
}

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
  await page.waitForLoadState('networkidle')
  await fits(page)
  await fixedInSight(page)
  await axeClean(page)
}

/**
 * Each screen at the sizes, themes and languages that differ most: on a phone all of them, on the tablet and at the desk every
 * other one; all of them everywhere with SCREENS=all.
 */
const LOOKS = [
  { name: 'phone, light, Vietnamese', width: 360, scheme: 'light', language: 'vi', part: null },
  { name: 'tablet, dark, Vietnamese', width: 768, scheme: 'dark', language: 'vi', part: 0 },
  { name: 'desk, dark, English', width: 1440, scheme: 'dark', language: 'en', part: 1 },
] as const
const ALL = process.env['SCREENS'] === 'all'
const ofPart = (paths: readonly string[], part: 0 | 1 | null) =>
  part === null || ALL ? paths : paths.filter((_path, index) => index % 2 === part)

for (const { name, width, scheme, language, part } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme })
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])
    })

    test('public pages', async ({ page, baseURL }) => {
      // Some thirty pages, each judged whole.
      test.setTimeout(400_000)
      const paths = [
        ...(await publicPages(baseURL ?? '')).map(({ path }) => path),
        '/news?show=past',
        '/operating-regulations?version=1.0',
        '/register',
        '/404',
        '/villa/00000000-0000-7000-8000-000000000000',
      ]
      for (const path of ofPart(paths, part)) await look(page, path)
    })

    test('a guest’s pages', async ({ page }) => {
      await signIn(page, 'guest')
      const paths = [
        '/booking',
        '/booking?tab=cancelled',
        '/profile/user-profile',
        '/profile/security',
        '/profile/favorite-place',
        '/chat/chat-owner',
        '/chat/chat-support',
      ]
      for (const path of ofPart(paths, part)) await look(page, path)
      await page.goto('/booking?tab=booked')
      const href = (await page.locator('article h2 a').first().getAttribute('href')) ?? ''
      await look(page, href)
      await look(page, `${href}/checkin`)
    })

    test('a host’s pages', async ({ page }) => {
      await signIn(page, 'host', '/host')
      const paths = [
        '/host',
        '/host/bookings',
        '/host/calendar',
        '/host/places',
        '/host/places/new',
        '/host/earnings',
        '/host/reviews',
      ]
      for (const path of ofPart(paths, part)) await look(page, path)
      for (const list of ['/host/bookings?tab=booked', '/host/places']) {
        await page.goto(list)
        await look(page, (await page.locator('article :is(h2, h3) a').first().getAttribute('href')) ?? '')
      }
    })
  })
}
