import type { Page } from '@playwright/test'
import { publicPages } from '../../scripts/pages.ts'
import { expect, signIn, test } from '../support/journey.ts'
import { walker } from '../support/walk.ts'

// Each walk has a page of its own, and changes nothing.
test.describe.configure({ mode: 'parallel' })

const PHONE = { name: 'phone, light, Vietnamese', width: 360, scheme: 'light', language: 'vi' } as const
const TABLET = { name: 'tablet, dark, Vietnamese', width: 768, scheme: 'dark', language: 'vi' } as const
const DESK = { name: 'desk, dark, English', width: 1440, scheme: 'dark', language: 'en' } as const
/**
 * Each screen at the sizes, themes and languages that differ most: on a phone all of them, and every other one turned dark and
 * as wide as a tablet where it stands; at the desk the others. All of them everywhere, each opened anew, with SCREENS=all.
 */
const ALL = process.env['SCREENS'] === 'all'
const LOOKS = ALL ? [PHONE, TABLET, DESK] : [PHONE, DESK]

/** Looks at a screen; on the phone `turned`, too. */
function looker(page: Page) {
  const look = walker(page)
  const turns = !ALL && page.viewportSize()?.width === PHONE.width
  return (path: string, turned = true) => look(path, turns && turned ? TABLET : undefined)
}

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const look = looker(page)
  const isDesk = page.viewportSize()?.width === DESK.width
  for (const [index, path] of paths.entries()) {
    const isTurned = index % 2 === 0
    if (ALL || !isDesk || !isTurned) await look(path, isTurned)
  }
}

for (const { name, width, scheme, language } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme })
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])
    })

    test('public pages', async ({ page, baseURL }) => {
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
      await walk(page, paths)
    })

    test('a guest’s pages', async ({ page }) => {
      const look = looker(page)
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
      await walk(page, paths)
      await page.goto('/booking?tab=booked')
      const href = (await page.locator('article h2 a').first().getAttribute('href')) ?? ''
      await look(href)
      await look(`${href}/checkin`)
      await page.goto('/list-booking-service?tab=ordered')
      await look((await page.locator('main h2 a').first().getAttribute('href')) ?? '')
    })

    test('a host’s pages', async ({ page }) => {
      const look = looker(page)
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
      await walk(page, paths)
      for (const list of ['/host/bookings?tab=booked', '/host/places', '/host/tickets?tab=ordered']) {
        await page.goto(list)
        const first = page.locator(':is(article, li) :is(h2, h3) a').first()
        await look((await first.getAttribute('href')) ?? '')
      }
    })

    test('the desk’s pages', async ({ page }) => {
      const look = looker(page)
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
      await walk(page, paths)
      await signIn(page, 'investor')
      await look('/investor')
      await expect(page.getByRole('img').first()).toBeVisible()
    })
  })
}
