import { publicPages } from '../../scripts/pages.ts'
import { expect, signIn, test } from '../support/journey.ts'
import { walker } from '../support/walk.ts'

// Each walk has a page of its own, and changes nothing.
test.describe.configure({ mode: 'parallel' })

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
      const look = walker(page)
      const paths = [
        ...(await publicPages(baseURL ?? '')).map(({ path }) => path),
        '/news?show=past',
        '/list-room?map=true&project_area_id=all',
        '/operating-regulations?version=1.0',
        '/register',
        '/forgot-password',
        '/callback/vnpay',
        '/callback/facebook',
        '/callback/apple',
        '/shared-stay',
        '/404',
        '/villa/00000000-0000-7000-8000-000000000000',
      ]
      for (const path of ofPart(paths, part)) await look(path)
    })

    test('a guest’s pages', async ({ page }) => {
      const look = walker(page)
      await signIn(page, 'guest')
      const paths = [
        '/',
        '/booking',
        '/booking/now',
        '/booking?tab=cancelled',
        '/profile',
        '/profile/user-profile',
        '/profile/security',
        '/profile/security/change-password',
        '/profile/security/verify-otp',
        '/profile/favorite-place',
        '/profile/saved',
        '/profile/comment',
        '/profile/remove_user',
        '/chat/chat-owner',
        '/chat/chat-support',
        '/notification',
        '/notification/settings',
        '/list-booking-service?tab=ordered',
        '/villa/booking/00000000-0000-7000-8000-000000000000',
        '/desk',
      ]
      for (const path of ofPart(paths, part)) await look(path)
      await page.goto('/booking?tab=booked')
      const href = (await page.locator('article h2 a').first().getAttribute('href')) ?? ''
      await look(href)
      await look(`${href}/checkin`)
      await page.goto('/list-booking-service?tab=ordered')
      await look((await page.locator('main h2 a').first().getAttribute('href')) ?? '')
    })

    test('a host’s pages', async ({ page }) => {
      const look = walker(page)
      await signIn(page, 'host')
      const paths = [
        '/host',
        '/host/bookings',
        '/host/calendar',
        '/host/places',
        '/host/places/new',
        '/host/earnings',
        '/host/reviews',
        '/host/gate',
        '/host/chat',
        '/host/tickets',
      ]
      for (const path of ofPart(paths, part)) await look(path)
      for (const list of ['/host/bookings?tab=booked', '/host/places', '/host/tickets?tab=ordered']) {
        await page.goto(list)
        const first = page.locator(':is(article, li) :is(h2, h3) a').first()
        await look((await first.getAttribute('href')) ?? '')
      }
    })

    test('the desk’s pages', async ({ page }) => {
      const look = walker(page)
      await look('/desk/login')
      await signIn(page, 'admin')
      const paths = [
        '/desk',
        '/desk/admin',
        '/desk/admin/users',
        '/desk/admin/roles',
        '/desk/admin/vouchers',
        '/desk/admin/home',
        '/desk/admin/keys',
        '/desk/admin/security',
        '/desk/letters',
        '/desk/find',
        '/desk/queue/refunds',
        '/desk/queue/complaints',
      ]
      for (const path of ofPart(paths, part)) await look(path)
      await signIn(page, 'investor')
      await look('/investor')
      await expect(page.getByRole('img').first()).toBeVisible()
    })
  })
}
