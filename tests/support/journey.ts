import { expect, test as base, type Page } from '@playwright/test'
import { call, type Caller } from './caller.ts'
import { journeyPort } from './journeyPort.ts'
import { keepLastSeen } from './lastSeen.ts'
import type { Newcomer } from './newcomer.ts'
import { ownBankAccount, ownHost, ownPlace, type OwnPlace } from './own.ts'
import { PASSWORD, PEOPLE } from './people.ts'

/** What a person never sees but must not happen: errors on the console, broken scripts, refused content. */
function watch(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    const failedLoad = /^Failed to load resource|Part missing: /.test(message.text())
    if (message.type() === 'error' && !failedLoad) found.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`page: ${error.message}`))
  return found
}

/** A villa with its host, for all journeys of a worker: 1,500,000 VND a night, booked at once, with an account to transfer to. */
export type House = {
  place: OwnPlace
  /** The host, signed in at no page. */
  host: Caller & Newcomer
  /** So many days from now two nights that no other journey here takes. */
  from: () => number
}

/** Playwright's `test`, which also fails on console errors, page errors and content-policy violations. */
export const test = base.extend<{ journey: void }, { house: House }>({
  baseURL: ({ baseURL }, give, { parallelIndex }) =>
    give(baseURL ?? `http://localhost:${journeyPort(parallelIndex)}`),
  house: [
    async ({ playwright }, give, { parallelIndex }) => {
      const request = await playwright.request.newContext({
        baseURL: `http://localhost:${journeyPort(parallelIndex)}`,
      })
      const host = { request, ...(await ownHost({ request })) }
      await ownBankAccount(host, host)
      let next = 40
      await give({ host, place: await ownPlace(host), from: () => (next += 3) })
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  journey: [
    async ({ context, browser }, use, info) => {
      const found: string[] = []
      context.on('page', (page) => {
        const own = watch(page)
        page.on('close', () => found.push(...own.splice(0)))
      })
      await use()
      if (info.status !== info.expectedStatus)
        await keepLastSeen(
          browser.contexts().flatMap((one) => one.pages()),
          info,
        )
      await Promise.all(context.pages().map((page) => page.close()))
      // Other people of this journey leave with it: an open page goes on asking for news.
      const others = browser.contexts().filter((other) => other !== context)
      await Promise.all(others.map((other) => other.close()))
      expect(found).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Signs one of the demo's people in by one call, which costs a hundredth of what the screen costs, with a session of its own:
 * two contexts that share one would take each other's tokens for stolen. `then`: the page that is opened afterwards.
 */
export async function signIn(page: Page, person: keyof typeof PEOPLE, then?: string): Promise<void> {
  await call(page, 'account.login', { identifier: PEOPLE[person], password: PASSWORD })
  if (then !== undefined) await page.goto(then)
}

/** Signs a person in by the sign-in page, for journeys that are about it, and waits until they are in. */
export async function signInOnScreen(
  page: Page,
  { email, password }: { email: string; password: string },
  back = '/booking',
): Promise<void> {
  await page.goto(`/login?back=${encodeURIComponent(back)}`)
  await page.locator('input[name=identifier]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').first().click()
  await page.waitForURL((address) => address.pathname === back)
}

/** Signs the demo's guest out by the menu of the header, and waits until this browser has no session. */
export async function signOutOnScreen(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Nguyễn Minh Anh|Tài khoản/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('signed_in')
}

export { expect } from '@playwright/test'
export { axeClean } from './axeClean.ts'
export { PASSWORD, PEOPLE } from './people.ts'
