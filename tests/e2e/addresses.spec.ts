import type { Page } from '@playwright/test'
import { ROUTES } from '../../scripts/specification/routes.ts'
import { publicPages } from '../../scripts/pages.ts'
import { expect, signIn, test } from '../support/journey.ts'

/** Addresses without a page of their own: one says that there is none, the others are there while developing only. */
const NO_PAGE = new Set(['/404', '/test', '/test/example'])
/** Addresses for whoever is not signed in: with a session they lead on. */
const SIGNED_OUT = new Set(['/login', '/register', '/forgot-password'])
const NOT_FOUND = 'Không tìm thấy trang này'

const addresses = ROUTES.flatMap(({ rows }) => rows.map(([address]) => address))
/** With and without what may be left out. */
const both = (address: string, id: string) =>
  /\{\w+\?\}$/.test(address)
    ? [address.replace(/\/\{\w+\?\}$/, ''), address.replace(/\{\w+\?\}$/, id)]
    : [address.replace(/\{\w+\}$/, id)]

async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const heading = page.locator('h1').first()
  await expect(heading, path).toBeVisible()
  if (NO_PAGE.has(path)) await expect(heading, path).toHaveText(NOT_FOUND)
  else await expect(heading, path).not.toHaveText(NOT_FOUND)
}

/** The first link of a list that leads to one of it. */
async function firstOf(page: Page, list: string, link: RegExp): Promise<string> {
  await page.goto(list)
  const hrefs = page.locator('main a')
  await expect
    .poll(() =>
      hrefs
        .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
        .then((all) => all.some((href) => link.test(href))),
    )
    .toBe(true)
  const all = await hrefs.evaluateAll((links) => links.map((a) => a.getAttribute('href') ?? ''))
  return link.exec(all.find((href) => link.test(href)) ?? '')?.[1] ?? ''
}

test('every address of the specification opens, with and without what may be left out', async ({
  page,
  baseURL,
}) => {
  // Some eighty pages, a second or two each.
  test.setTimeout(400_000)
  for (const address of SIGNED_OUT) await opens(page, address)
  const known = new Map<string, string>()
  for (const { path } of await publicPages(baseURL ?? '')) {
    const [, list = '', id = ''] = /^\/(villa|apartment|hotel|new|services)\/(.+)$/.exec(path) ?? []
    known.set(`/${list}/{id?}`, id)
  }
  await signIn(page, 'guest')
  known.set('/booking/{id}', await firstOf(page, '/booking?tab=booked', /^\/booking\/([\da-f-]{36})$/))
  const service = await firstOf(page, '/list-booking-service', /^\/booking-service\/([\da-f-]{36})$/)
  known.set('/booking-service/{id}', service)
  for (const address of addresses.filter((one) => !SIGNED_OUT.has(one)))
    for (const path of both(address, known.get(address) ?? '00000000-0000-7000-8000-000000000000'))
      await opens(page, path)
})

test('the short address of one’s own details leads there', async ({ page }) => {
  await signIn(page, 'guest')
  for (const address of ['/user-profile', '/profile']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/profile\/user-profile$/)
  }
})
