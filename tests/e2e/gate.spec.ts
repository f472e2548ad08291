import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, signIn, test } from '../support/journey.ts'
import { firstPage, phone, workerReady } from '../support/phone.ts'

/** The narrowest phone that is sold. */
const NARROW = 320

test.describe('at the gate', () => {
  let directory = ''
  test.beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'phone-'))
  })
  test.afterEach(() => rmSync(directory, { recursive: true, force: true }))

  test('the check-in code opens on a phone that was switched off and has no signal, any reader reads it, and every route opens', async ({
    baseURL,
  }) => {
    const address = baseURL ?? ''
    const before = await phone(directory, address, { width: NARROW })
    const page = await firstPage(before)
    await signIn(page, 'guest', '/booking')
    await workerReady(page)

    await test.step('the app can be installed', async () => {
      const session = await before.newCDPSession(page)
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
      expect(installabilityErrors).toEqual([])
      await session.detach()
    })

    await page.goto('/booking?tab=booked')
    await page.locator('article h2 a').first().click()
    await page.waitForURL(/\/booking\/[\da-f-]{36}$/)
    const path = new URL(page.url()).pathname
    await page.goto(`${path}/checkin`)
    await expect(page.locator('svg[role=img] path')).toBeVisible()
    const code = await page.locator('strong').last().textContent()
    await before.close()

    const after = await phone(directory, address, { width: NARROW })
    await after.setOffline(true)
    const cold = await firstPage(after)
    await cold.goto(`${path}/checkin`)
    await expect(cold.locator('svg[role=img] path')).toBeVisible()
    await expect(cold.locator('strong').last()).toHaveText(code ?? '')
    await expect(cold.getByText(/đã lưu trên máy này/)).toBeVisible()

    const picture = join(directory, 'gate.png')
    await cold.screenshot({ path: picture })
    const read = execFileSync('zbarimg', ['--quiet', '--raw', picture], { encoding: 'utf8' })
    expect(read.replace(/\n$/, '')).toMatch(/^[0-9A-Z $%*+\-./:]{150,190}$/)

    await test.step('every route opens without a network', async () => {
      for (const route of [
        '/',
        '/list-room',
        '/booking',
        '/profile/user-profile',
        '/list-service',
        '/news',
        '/chat/chat-owner',
        '/nowhere-at-all',
      ]) {
        await cold.goto(route)
        await expect(cold.locator('h1').first(), route).toBeVisible()
      }
    })
    await after.close()
  })

  test('who has booked finds the way without a signal: the map of the place, and the point for a map of their own', async ({
    baseURL,
  }) => {
    const before = await phone(directory, baseURL ?? '', { width: NARROW })
    const page = await firstPage(before)
    await signIn(page, 'guest', '/booking')
    await workerReady(page)
    await page.goto('/booking?tab=booked')
    await page.locator('article h2 a').first().click()
    await page.waitForURL(/\/booking\/[\da-f-]{36}$/)
    const path = new URL(page.url()).pathname
    // Kept without anybody having looked at a map.
    const kept = () =>
      page.evaluate(async () => {
        const caught = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        )
        return caught.flat().filter(({ url }) => url.includes('/assets/map/')).length
      })
    const named = await page.evaluate(async () =>
      (await (await fetch('/sw.js')).text()).match(/assets\/map\//g),
    )
    await expect.poll(kept, { timeout: 60_000 }).toBe(named?.length)
    await before.close()

    const after = await phone(directory, baseURL ?? '', { width: NARROW })
    await after.setOffline(true)
    const cold = await firstPage(after)
    await cold.goto(path)
    const way = cold.locator('#way')
    await expect(way.getByRole('link', { name: 'Chỉ đường' })).toHaveAttribute('href', /\d+\.\d+,\d+\.\d+$/)
    await way.getByRole('button', { name: 'Xem bản đồ' }).click()
    await expect(way.getByRole('region', { name: /^Bản đồ: / })).toBeVisible()
    await expect(way.getByText('Nền bản đồ chưa tải hết.')).toBeHidden()
    await after.close()
  })
})
