import { expect, inLanguage, test } from '#tests/support/languages.ts'
import { workerReady } from '#tests/support/phone.ts'

// The worker is part of it.
test.use({ serviceWorkers: 'allow' })

inLanguage('vi', () => {
  test('what is on is chosen, read, passed on, and read again without a network', async ({
    page,
    context,
    baseURL,
    words,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/news')
    await expect(page.getByRole('heading', { level: 1, name: words('Tin tức và sự kiện') })).toBeVisible()
    const items = page.locator('main article')

    await page.getByRole('link', { name: words('Đã qua') }).click()
    await expect(page).toHaveURL(/show=past$/)
    await expect(items.first()).toContainText(words('Đã qua'))
    expect(await items.count()).toBe(await items.filter({ hasText: words('Đã qua') }).count())

    await page.getByRole('link', { name: words('Bài viết') }).click()
    await expect(page).toHaveURL(/show=articles$/)
    await expect(items.first()).toContainText(words('Tin tức'))
    const title = await items.first().getByRole('heading').innerText()
    await items.first().getByRole('link').first().click()
    const heading = page.getByRole('heading', { level: 1, name: title })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: words('Đọc tiếp') })).toBeVisible()

    await page.getByRole('button', { name: words('Chia sẻ') }).click()
    await expect(page.getByText(words('Đã chép liên kết')).first()).toBeAttached()
    const { pathname } = new URL(page.url())
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${pathname}`)

    await workerReady(page)
    await page.reload()
    await expect(heading).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.locator('main article p').nth(2)).not.toBeEmpty()
    await context.setOffline(false)
  })
})
