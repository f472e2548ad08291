import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { staysAhead } from '#contract/nextStay.ts'
import { ask } from '../support/asPage.ts'
import { call } from '../support/caller.ts'
import { dayFromNow } from '../support/days.ts'
import { expect, PASSWORD, PEOPLE, signIn, signInOnScreen, test } from '../support/journey.ts'
import { everythingStored, firstPage, phone, rows, wordsOnDisk, workerReady } from '../support/phone.ts'
import { startWire, type Wire } from '../support/wire.ts'

const GUEST = API_BASE + ENDPOINTS['account.guest'].path
const AREAS = API_BASE + ENDPOINTS['helper.projectAreas'].path
const DETAIL = API_BASE + ENDPOINTS['booking.detail'].path
const SEARCH = API_BASE + ENDPOINTS['search.resorts'].path

const MANIFEST = z.object({ shortcuts: z.array(z.object({ name: z.string(), url: z.string() })) })

let directory = ''
let wire: Wire
let context: BrowserContext
let page: Page

test.beforeEach(async ({ baseURL }) => {
  directory = mkdtempSync(join(tmpdir(), 'phone-'))
  wire = await startWire(baseURL ?? '')
  context = await phone(directory, wire.address)
  page = await firstPage(context)
})
test.afterEach(async () => {
  await context.close()
  await wire.stop()
  rmSync(directory, { recursive: true, force: true })
})

/** Without a network, for the worker and for what the page believes. */
async function offline(): Promise<void> {
  wire.cut()
  await context.setOffline(true)
}
async function online(): Promise<void> {
  wire.mend()
  await context.setOffline(false)
}

const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)

/** A newer version is served and found, and waits. */
async function release(): Promise<void> {
  wire.release()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect.poll(waiting).toBe('installed')
}

/** A newer version is served, found and offered; the person takes it, and the page is shown anew. */
async function update(): Promise<void> {
  await release()
  const shownAnew = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Cập nhật' }).click()
  await shownAnew
  // A browser changes workers when the old one has nothing to do: it may still wait for an answer (contract/patience.ts).
  await expect.poll(waiting, { timeout: 45_000 }).toBeUndefined()
}

const status = (address: string) => page.evaluate(async (asked) => (await fetch(asked)).status, address)

/** Signs out on the account's page, as a person does. */
async function signOut(): Promise<void> {
  await page.getByRole('navigation', { name: 'Thanh dưới' }).getByRole('link', { name: 'Tài khoản' }).click()
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  await page.waitForURL((address) => address.pathname === '/')
}

/** The first booked stay, once its arrival kit is on the phone. */
async function bookingReady(): Promise<string> {
  await signIn(page, 'guest', '/booking')
  await workerReady(page)
  await page.goto('/booking?tab=booked')
  const link = page.locator('article h2 a').first()
  await expect(link).toBeVisible()
  const path = (await link.getAttribute('href')) ?? ''
  const id = path.split('/').at(-1) ?? ''
  const asked = () => wire.answered.some((address) => address.startsWith(DETAIL) && address.includes(id))
  await expect.poll(asked).toBe(true)
  return path
}

test('after one visit home and what was seen open without a network, what was never seen says so, a new version waits, and a full device is done without', async () => {
  await page.goto('/')
  await workerReady(page)
  await expect.poll(() => rows(page, 'ghe', 'answers')).toBeGreaterThan(0)
  const card = page.locator('main article a, main li a[href*="/villa/"], main a[href*="/hotel/"]').first()
  const resort = (await card.getAttribute('href')) ?? ''
  const another = page.locator(`main article a:not([href="${resort}"])`).first()
  const [unseen, unseenName] = [
    (await another.getAttribute('href')) ?? '',
    (await another.textContent()) ?? '',
  ]
  await page.goto(resort)
  const name = (await page.locator('h1').first().textContent()) ?? ''
  expect(name).not.toBe('')
  await expect.poll(() => rows(page, 'ghe', 'answers')).toBeGreaterThan(1)

  await test.step('what was seen, and what was not', async () => {
    await offline()
    await page.goto(resort)
    await expect(page.locator('h1').first()).toHaveText(name)
    await page.goto('/')
    await expect(page.locator(`main a[href="${resort}"]`).first()).toBeAttached()
    await page.goto('/villa/01980000-0000-7000-8000-00000000ffff')
    await expect(page.getByText(/chưa được lưu trên máy|Chưa có mạng|Không có mạng/).first()).toBeVisible()
    // As soon as there is a network again, the page that could not be shown shows itself.
    await page.goto(unseen)
    await expect(page.getByText(/chưa được lưu trên máy|Chưa có mạng|Không có mạng/).first()).toBeVisible()
    await online()
    await expect(page.locator('h1').first()).toHaveText(unseenName)
    await offline()
    // A part of the app that only those who work there keep.
    await page.goto('/host/calendar')
    await expect(page.locator('h1').first()).toBeVisible()
    await online()
  })

  await test.step('a new version waits until it is asked for, and two open tabs go on', async () => {
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/list-room')
    // At rest: Chromium changes workers only while the old one has nothing to do, and is watched at that by the test.
    for (const tab of [page, other]) await tab.waitForLoadState('networkidle')
    await update()
    await offline()
    for (const tab of [page, other]) {
      await tab.goto('/list-room')
      await expect(tab.locator('h1').first()).toBeVisible()
    }
    expect(await page.evaluate(() => caches.keys())).toContain('ghe-shell')
    await online()
    await other.close()
  })

  await test.step('the store of the app’s files is lost while it is open', async () => {
    await page.evaluate(() => caches.delete('ghe-shell'))
    await page.reload()
    await workerReady(page)
    await offline()
    await page.goto('/list-room')
    await expect(page.locator('h1').first()).toBeVisible()
    await online()
  })

  await test.step('it is lost while a newer version waits, which does not take over as long as the app is open', async () => {
    await page.goto('/')
    await release()
    await page.evaluate(() => caches.delete('ghe-shell'))
    await page.reload()
    await workerReady(page)
    expect(await waiting()).toBe('installed')
  })

  await test.step('a device that is full', async () => {
    await page.goto('/')
    const session = await context.newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: wire.address, quotaSize: 1 })
    const search = (area: number) =>
      page.evaluate(
        async ([address, id]) => {
          const response = await fetch(address, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-ghe-page': '1' },
            body: JSON.stringify({ project_area_id: id, search_content: 'x'.repeat(50) }),
          })
          return response.status
        },
        [SEARCH, area] as const,
      )
    expect(await search(20)).toBe(200)
    expect(await search(21)).toBe(200)
    await page.goto('/list-room')
    await expect(page.locator('h1').first()).toBeVisible()
  })
})

test('W4: after an update the code of a stay opens without a network', async () => {
  const booking = await bookingReady()
  await update()
  await offline()
  await page.goto(`${booking}/checkin`)
  await expect(page.locator('svg[role=img] path')).toBeVisible()
  await online()
})

test('W2: after a cold start without a network today’s code is one tap from home and none from the shortcut, and every kept stay is under its tab', async () => {
  await signIn(page, 'guest', '/')
  await workerReady(page)
  const { bookings } = await call(page, 'booking.coming', {})
  const [stay] = staysAhead(bookings, dayFromNow(0))
  if (stay === undefined) throw new Error('The demo’s guest is to be at a place today.')
  await page.goto('/')
  await expect.poll(() => wire.answered.some((address) => address.includes(stay.id))).toBe(true)
  await context.close()

  wire.cut()
  context = await phone(directory, wire.address)
  await context.setOffline(true)
  page = await firstPage(context)
  const code = page.getByText(stay.code)
  await test.step('from home', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: /Mã nhận phòng/ }).click()
    await expect(code).toBeVisible()
    await expect(page).toHaveURL(`/booking/${stay.id}/checkin`)
  })
  await test.step('from the shortcut', async () => {
    const { shortcuts } = MANIFEST.parse(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')))
    const shortcut = shortcuts.find(({ name }) => name === 'Mã nhận phòng')
    await page.goto(shortcut?.url ?? '')
    await expect(code).toBeVisible()
  })
  await test.step('from a tab that was never opened', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Chuyến đi' }).click()
    await page.getByRole('link', { name: /^Đã đặt/ }).click()
    await expect(page.locator(`article a[href="/booking/${stay.id}"]`)).toBeVisible()
  })
})

test('what is mine is there without a network, unreadable in the phone’s files, and gone for the next person and after signing out', async () => {
  const personal = ['khach@ghe.test', '+84912345601', 'Nguyễn Minh Anh']

  await test.step('is kept also when it was asked for before there was a worker', async () => {
    await signIn(page, 'guest', '/booking')
    await workerReady(page)
    await expect.poll(() => rows(page, 'ghe-account', 'records')).toBeGreaterThan(2)
    const name = (await page.locator('article h2').first().textContent()) ?? ''
    await offline()
    await page.reload()
    await expect(page.locator('article h2').first()).toHaveText(name)
    await online()
  })

  await test.step('is there though only the list was seen, and also after a cold start; the fee of leaving, too', async () => {
    const list = await ask(page, 'booking.list', { tab: 'booked', page_size: 50 })
    const ahead = ENDPOINTS['booking.list'].output
      .parse(list)
      .bookings.find(({ status: now, checkIn }) => now === 'ORDERED' && checkIn > dayFromNow(3))
    await page.goto(`/booking/${ahead?.id}`)
    await expect(page.getByText(/Hủy bây giờ:/).first()).toBeVisible()
    const booking = await bookingReady()
    const name = (await page.locator('article h2').first().textContent()) ?? ''
    await offline()
    await expect.poll(() => status(`${DETAIL}?booking_id=${booking.split('/').at(-1)}`)).toBe(200)
    await page.goto(booking)
    await expect(page.locator('main')).toContainText(name)
    await page.goto('/booking?tab=booked')
    await expect(page.locator('article h2').first()).toHaveText(name)
    await context.close()
    context = await phone(directory, wire.address)
    page = await firstPage(context)
    await page.goto(booking)
    await expect(page.locator('main')).toContainText(name)
    await page.goto(`/booking/${ahead?.id}`)
    await page.getByRole('button', { name: 'Hủy đặt phòng' }).click()
    const dialog = page.getByRole('dialog', { name: /Bạn muốn hủy/ })
    await expect(dialog.getByText('Hoàn lại cho bạn')).toBeVisible()
    const cancel = dialog.getByRole('button', { name: /^Hủy/ })
    await cancel.click()
    await expect(cancel).not.toHaveAttribute('aria-busy', 'true')
    await expect(dialog.getByText(/Chưa có mạng nên chưa hủy được/)).toBeVisible()
    await online()
    const after = await ask(page, 'booking.detail', { booking_id: ahead?.id })
    expect(ENDPOINTS['booking.detail'].output.parse(after).status).toBe('ORDERED')
  })

  await test.step('is gone for the next person on the same phone', async () => {
    const booking = await bookingReady()
    const id = booking.split('/').at(-1) ?? ''
    await context.clearCookies()
    // By the screen: it is this sign-in that the worker hears of.
    await signInOnScreen(page, { email: PEOPLE.host, password: PASSWORD })
    await expect.poll(() => rows(page, 'ghe-account', 'records')).toBeGreaterThan(0)
    await offline()
    expect(await status(`${DETAIL}?booking_id=${id}`)).toBe(503)
    await page.goto(booking)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.locator('main')).not.toContainText('Nguyễn Minh Anh')
    await online()
    await context.clearCookies()
  })

  await test.step('is gone after signing out without a network, and the server hears of it later', async () => {
    await bookingReady()
    await offline()
    expect(await status(GUEST)).toBe(200)
    await signOut()
    expect(await status(GUEST)).toBe(401)
    await online()
    expect(await status(GUEST)).toBe(401)
    const cookies = (await context.cookies()).map(({ name }) => name)
    expect(cookies.filter((name) => /access|refresh|signed_in/.test(name))).toEqual([])
  })

  await test.step('cannot be read from the phone’s files, before or after signing out', async () => {
    const booking = await bookingReady()
    await page.goto(booking)
    await expect(page.locator('main')).toContainText('Nguyễn Minh Anh')
    expect(await status(AREAS)).toBe(200)
    await expect.poll(() => rows(page, 'ghe', 'answers')).toBeGreaterThan(0)
    const publicToo = async () => (await everythingStored(page)).includes('Đà Lạt')
    await expect.poll(publicToo, { message: 'public answers are found' }).toBe(true)
    const before = await everythingStored(page)
    expect(personal.filter((word) => before.includes(word))).toEqual([])
    expect(wordsOnDisk(directory, ['ghe-account'])).not.toEqual([])
    expect(wordsOnDisk(directory, personal)).toEqual([])

    await signOut()
    for (const table of ['keys', 'records']) expect(await rows(page, 'ghe-account', table)).toBe(0)
    await expect.poll(() => page.evaluate(() => caches.has('ghe-arrival'))).toBe(false)
    await context.close()
    expect(wordsOnDisk(directory, personal)).toEqual([])
  })
})
