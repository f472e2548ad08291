import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { expect, signIn, signOutOnScreen, test } from '../support/journey.ts'
import { answering } from '../support/newcomer.ts'

test('what is not there says so, to machines too', async ({ page, request }) => {
  for (const path of ['/no-such-page', '/hotel/nonsense', '/villa/00000000-0000-7000-8000-000000000000']) {
    expect((await request.get(path, { headers: { accept: 'text/html' } })).status()).toBe(404)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Không tìm thấy trang này' })).toBeVisible()
    await expect(page).toHaveTitle(/^Không tìm thấy trang này · /)
    await expect(page.getByRole('link', { name: 'Quay lại trang chủ' })).toHaveAttribute('href', '/')
  }
})

test('a page of one’s own asks to sign in and comes back; signed in, the sign-in page leads home', async ({
  page,
}) => {
  await page.goto('/booking?tab=booked')
  await expect(page).toHaveURL(/\/login\?back=%2Fbooking%3Ftab%3Dbooked/)
  await signIn(page, 'guest')
  await page.goto('/login')
  await expect(page).toHaveURL(/\/$/)
})

test('who signs out goes on reading the page that was open', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 740 })
  await signIn(page, 'guest')
  await page.goto('/')
  // What is below is taken over by the app when it is looked at: it must not need to be asked for anew.
  await page.route(`**${API_BASE}${ENDPOINTS['home.blocks'].path}*`, (route) => route.abort())
  await signOutOnScreen(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('main [data-coming]')).toHaveCount(0)
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /Đà Lạt/ })
      .first(),
  ).toBeVisible()
})

test('another language comes at once and takes nothing away', async ({ page }) => {
  await page.goto('/login')
  await answering(page)
  await page.locator('input[name=identifier]').fill('an@example.com')
  await page.getByRole('button', { name: 'Ngôn ngữ, tiền tệ và giao diện' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Sign in · Ghé')
  await expect(page.locator('input[name=identifier]')).toHaveValue('an@example.com')
})

test('another language reaches a page of which the last parts do not answer yet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/list-room')
  await page.getByRole('searchbox').fill('hồ')
  await answering(page)
  await page.getByRole('button', { name: 'Ngôn ngữ, tiền tệ và giao diện' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places to stay in Đà Lạt')
  // What wakes only now finds the page in another language than the server wrote it in; a mismatch would be an error.
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.locator('footer')).toContainText('Terms')
  await expect(page.getByRole('searchbox')).toHaveValue('hồ')
})

test('the title is read out and the focus starts anew after a change of page', async ({ page }) => {
  await page.goto('/news')
  await answering(page)
  // Within the page: a link of the frame may load it anew while the frame is still to be taken over, and then the browser announces it.
  const article = page.locator('main a[href^="/new/"]').first()
  await article.click()
  await expect(page).toHaveURL(/\/new\//)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText('Tin tức và sự kiện')
  const title = await heading.innerText()
  await expect(page.getByRole('status').filter({ hasText: `${title} · Ghé` })).toBeAttached()
  await expect(page.locator('main')).toBeFocused()
})

test('a page of the server is cut off from other windows; the shell, which the worker opens without waiting, is not', async ({
  request,
}) => {
  const opener = async (path: string) =>
    (await request.get(path, { headers: { accept: 'text/html' } })).headers()['cross-origin-opener-policy']
  for (const path of ['/', '/login', '/booking']) expect(await opener(path), path).toBe('same-origin')
  expect(await opener('/index.html')).toBe('unsafe-none')
})
