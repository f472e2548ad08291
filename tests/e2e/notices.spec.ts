import { expect, signIn, test } from '#tests/support/journey.ts'
import { newcomer } from '#tests/support/newcomer.ts'
import { paidStay } from '#tests/support/own.ts'
import { workerReady } from '#tests/support/phone.ts'

const bell = /^Thông báo/
const PAGE = '/notification'

test('the bell counts, its panel lists by pages, opening reads and leads on', async ({ page }) => {
  await signIn(page, 'host', '/booking')
  const button = page.getByRole('banner').getByRole('button', { name: bell })
  await expect(button).toHaveAccessibleName(/\d+ chưa đọc/)
  const countOf = async () => Number(/\d+/.exec((await button.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
  const before = await countOf()
  await button.click()
  const panel = page.getByRole('dialog', { name: 'Thông báo' })
  const items = panel.getByRole('listitem')
  await expect(items).toHaveCount(10)
  await panel.getByRole('button', { name: 'Xem thêm' }).click()
  await expect(items).toHaveCount(20)
  await panel.getByRole('listitem').filter({ hasText: 'chưa đọc' }).first().getByRole('link').click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/(host|booking)/)
  await expect.poll(countOf).toBe(before - 1)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('all can be marked at once, and what was read stays readable without a network', async ({
    page,
    context,
    house,
  }) => {
    await signIn(page, 'investor', PAGE)
    await expect(page.getByRole('heading', { level: 1, name: 'Thông báo' })).toBeVisible()
    await context.clearCookies()
    await newcomer(page)
    await paidStay(page, house.place, { from: house.from() })
    await page.goto(PAGE)
    await workerReady(page)
    await page.reload()
    const list = page.getByRole('main').getByRole('listitem')
    await expect(list.first()).toBeVisible()
    const titles = await list.allInnerTexts()
    const markAll = page.getByRole('button', { name: 'Đánh dấu đã đọc hết' })
    await markAll.click()
    await expect(page.getByText('Bạn đã đọc hết')).toBeVisible()
    await expect(markAll).toBeHidden()
    await context.setOffline(true)
    await page.reload()
    await expect(list.first()).toBeVisible()
    await expect(page.getByText(/Không có mạng. Bản đã lưu/)).toBeVisible()
    expect(await list.count()).toBe(titles.length)
    await context.setOffline(false)
  })
})

test('settings say what this device can do, and a choice is kept', async ({ page }) => {
  await newcomer(page)
  await page.goto('/notification/settings')
  await expect(page.getByRole('heading', { name: 'Máy này' })).toBeVisible()
  const offers = page.getByRole('switch', { name: /Ưu đãi/ })
  await expect(offers).not.toBeChecked()
  const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
  await page.getByRole('switch', { name: /Không báo trong giờ này/ }).check()
  await saved
  await page.reload()
  await expect(page.getByLabel('Từ')).toHaveValue('22:00')
})
