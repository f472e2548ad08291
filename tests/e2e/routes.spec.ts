import type { Page } from '@playwright/test'
import { ROUTES } from '../../scripts/coverage/routes.ts'
import { expect, signIn, test } from '../support/journey.ts'

const NOWHERE = '00000000-0000-7000-8000-000000000000'

/** A heading stands on the page, and the page knows its address. */
async function opens(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('h1').first(), address).toBeVisible()
}

test('every address of the specification opens a page', async ({ page, request }) => {
  const addresses = ROUTES.flatMap(({ rows }) => rows.map(([address]) => address))
  // A build has no page of components.
  for (const address of addresses.filter((one) => one.startsWith('/test')))
    expect((await request.get(address)).status(), address).toBe(404)
  const mine = addresses.filter((one) => !one.startsWith('/test'))
  for (const address of mine.filter((one) => /^\/(login|register|forgot-password|callback)/.test(one)))
    await opens(page, address)
  await signIn(page, 'guest')
  const signedOut = /^\/(login|register|forgot-password|callback)/
  for (const address of mine.filter((one) => !signedOut.test(one))) {
    const plain = address.replace(/\/\{\w+\?\}$/, '')
    await opens(page, plain.replace(/\{\w+\}$/, NOWHERE))
  }
})
