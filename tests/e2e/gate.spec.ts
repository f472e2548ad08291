import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { chromiumLaunch } from '../support/chromium.ts'
import { expect, signIn, test } from '../support/journey.ts'

/** A phone of its own: what it stored survives a restart. */
async function phone(directory: string, address: string, width = 320): Promise<BrowserContext> {
  return await chromium.launchPersistentContext(directory, {
    ...chromiumLaunch(),
    baseURL: address,
    viewport: { width, height: 700 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  })
}

/** Waits until the worker is in charge of the page: from then on the app opens without a network. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}

test.describe('at the gate', () => {
  let directory = ''
  test.beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'phone-'))
  })
  test.afterEach(() => rmSync(directory, { recursive: true, force: true }))

  test('the check-in code opens on a phone that was switched off and has no signal, and any reader reads it', async ({
    baseURL,
  }) => {
    const address = baseURL ?? ''
    const before = await phone(directory, address)
    const page = before.pages()[0] ?? (await before.newPage())
    await signIn(page, 'guest', '/booking')
    await workerReady(page)
    await page.goto('/booking?tab=booked')
    await page.locator('article h2 a').first().click()
    await page.waitForURL(/\/booking\/[\da-f-]{36}$/)
    const path = new URL(page.url()).pathname
    await page.goto(`${path}/checkin`)
    const shown = page.locator('svg[role=img] path')
    await expect(shown).toBeVisible()
    const code = await page.locator('strong').last().textContent()
    await before.close()

    const after = await phone(directory, address)
    await after.setOffline(true)
    const cold = after.pages()[0] ?? (await after.newPage())
    await cold.goto(`${path}/checkin`)
    await expect(cold.locator('svg[role=img] path')).toBeVisible()
    await expect(cold.locator('strong').last()).toHaveText(code ?? '')
    await expect(cold.getByText(/đã lưu trên máy này/)).toBeVisible()

    const picture = join(directory, 'gate.png')
    await cold.screenshot({ path: picture })
    const read = execFileSync('zbarimg', ['--quiet', '--raw', picture], { encoding: 'utf8' })
    expect(read.replace(/\n$/, '')).toMatch(/^[0-9A-Z $%*+\-./:]{150,190}$/)
    await after.close()
  })

  test('every route opens without a network', async ({ baseURL }) => {
    const context = await phone(directory, baseURL ?? '', 360)
    const page = context.pages()[0] ?? (await context.newPage())
    await signIn(page, 'guest', '/booking')
    await workerReady(page)
    await context.setOffline(true)
    for (const path of [
      '/',
      '/list-room',
      '/booking',
      '/profile/user-profile',
      '/list-service',
      '/news',
      '/chat/chat-owner',
      '/nowhere-at-all',
    ]) {
      await page.goto(path)
      await expect(page.locator('h1').first(), path).toBeVisible()
    }
    await context.close()
  })

  test('the app can be installed', async ({ baseURL }) => {
    const context = await phone(directory, baseURL ?? '', 360)
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto('/')
    await workerReady(page)
    const session = await context.newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
    await context.close()
  })
})
