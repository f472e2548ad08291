import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { journeyPort } from './journeyPort.ts'

/** What a person never sees but must not happen: errors on the console, broken scripts, refused content. */
function watch(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    const failedLoad = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !failedLoad) found.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`page: ${error.message}`))
  return found
}

/** Playwright's `test`, which also fails on console errors, page errors and content-policy violations. */
export const test = base.extend<{ journey: void }>({
  baseURL: ({ baseURL }, give, { parallelIndex }) =>
    give(baseURL ?? `http://localhost:${journeyPort(parallelIndex)}`),
  journey: [
    async ({ context, browser }, use) => {
      const found: string[] = []
      context.on('page', (page) => {
        const own = watch(page)
        page.on('close', () => found.push(...own.splice(0)))
      })
      await use()
      await Promise.all(context.pages().map((page) => page.close()))
      // Other people of this journey leave with it: an open page goes on asking for news.
      const others = browser.contexts().filter((other) => other !== context)
      await Promise.all(others.map((other) => other.close()))
      expect(found).toEqual([])
    },
    { auto: true },
  ],
})

/** No finding of axe for WCAG 2.2 A and AA on the page as it stands. */
export async function axeClean(page: Page): Promise<void> {
  // A page that starts from the empty shell has nothing to judge until its heading stands.
  await expect(page.locator('h1').first()).toBeAttached()
  // The whole page at once: parts far below are laid out only when one comes near them, and axe measures without coming.
  // From its top: a button that is scrolled half under the header is not too small.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
    scrollTo({ top: 0, behavior: 'instant' })
  })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([])
}

/** The demo's people; every one of them has this password. */
export const PASSWORD = 'Ghe@2026'
export const PEOPLE = {
  guest: 'khach@ghe.test',
  otherGuest: 'khach2@ghe.test',
  host: 'chunha@ghe.test',
  investor: 'dautu@ghe.test',
  staff: 'nhanvien@ghe.test',
  admin: 'quantri@ghe.test',
} as const

/** Signs a person in by the sign-in page and waits until they are in. */
export async function signIn(page: Page, person: keyof typeof PEOPLE, back = '/booking'): Promise<void> {
  await page.goto(`/login?back=${encodeURIComponent(back)}`)
  await page.locator('input[name=identifier]').fill(PEOPLE[person])
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.locator('form button[type=submit]').first().click()
  await page.waitForURL((address) => address.pathname === back)
}

export { expect } from '@playwright/test'
