import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { newcomer } from '../support/newcomer.ts'
import { paidStay } from '../support/own.ts'

/** Every file of the map that a page asks for. */
function mapFiles(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/assets/map/') || /maplibre|ground/.test(pathname)) asked.push(pathname)
  })
  return asked
}
const foreign = (page: Page, asked: string[]) =>
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (!request.url().startsWith('blob:') && !page.url().startsWith(origin)) asked.push(request.url())
  })
/** The place's map stands far down its page, and comes when it is looked at. */
const lookDown = (page: Page) =>
  expect(async () => {
    // Beside everything: a pointer on the button is a wish.
    await page.mouse.move(1, 300)
    await page.mouse.wheel(0, 2000)
    await expect(page.getByRole('heading', { name: 'Vị trí' })).toBeVisible({ timeout: 500 })
  }).toPass()

test('results on a map: not a byte before it is wanted, pins in the order of the list, a piece of the map searched, back closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const files = mapFiles(page)
  const others: string[] = []
  await page.goto('/list-room')
  await expect(page.getByRole('status').filter({ hasText: 'chỗ ở phù hợp' })).toBeVisible()
  foreign(page, others)
  const open = page.getByRole('button', { name: 'Bản đồ', exact: true })
  await page.mouse.wheel(0, 3000)
  await expect(open).toBeVisible()
  expect(files).toEqual([])
  await open.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/map=true/)
  const dialog = page.getByRole('dialog', { name: 'Bản đồ' })
  const pins = dialog.getByRole('list', { name: 'Các chỗ trên bản đồ' }).getByRole('button')
  await expect(pins.first()).toBeVisible()
  expect(files.length).toBeGreaterThan(2)

  // Until single places stand apart, then one of them.
  const single = dialog.locator('button[aria-pressed]')
  const groups = pins.filter({ hasText: /^\d{1,2}$/ })
  await expect(pins.first()).toBeAttached()
  if ((await single.count()) === 0) await groups.first().press('Enter')
  await expect(single.first()).toBeVisible()
  await single.first().press('Enter')
  await expect(single.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible()

  await dialog.getByRole('button', { name: 'Thu nhỏ' }).press('Enter')
  await dialog.getByRole('button', { name: 'Tìm ở khu vực này' }).press('Enter')
  await page.waitForURL(/within=/)
  await expect(pins.first()).toBeVisible()
  expect(others).toEqual([])

  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/map=/)
})

test('an address keeps the map and the piece of it that was searched', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/list-room?map=true&project_area_id=all&within=%5B108.3%2C11.8%2C108.6%2C12.1%5D')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chỗ ở trong vùng bản đồ')
  const map = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('region', { name: 'Bản đồ kết quả' }) })
  await expect(map.getByText('Quần đảo Hoàng Sa (Việt Nam)')).toBeAttached()
  await expect(map.getByText('Quần đảo Trường Sa (Việt Nam)')).toBeAttached()
  await expect(map.getByRole('list').getByRole('button').first()).toBeVisible()
})

test('a place’s map waits for a tap, and a house’s tells its area alone', async ({ page }) => {
  const files = mapFiles(page)
  await page.goto('/list-room')
  await page.locator('main article a[href^="/villa/"]').first().click()
  await page.waitForURL(/\/villa\//)
  await lookDown(page)
  const show = page.getByRole('button', { name: 'Xem bản đồ' })
  await expect(show).toBeVisible()
  expect(files).toEqual([])
  await expect(page.getByRole('link', { name: 'Chỉ đường' })).toHaveCount(0)
  await show.press('Enter')
  await expect(page.getByRole('region', { name: /^Bản đồ: khu vực của/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Xung quanh' })).toBeVisible()
})

test('a hotel’s map shows where it stands, and the way there', async ({ page }) => {
  await page.goto('/list-room?project_area_id=all&resort_type=%5B3%5D')
  await page.locator('main article a[href^="/hotel/"]').first().click()
  await page.waitForURL(/\/hotel\//)
  await lookDown(page)
  await page.getByRole('button', { name: 'Xem bản đồ' }).click()
  await expect(page.getByRole('region', { name: /^Bản đồ: (?!khu vực)/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Chỉ đường' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=\d+\.\d+,\d+\.\d+$/,
  )
})

test('who has booked a house sees where it stands, on a map and on the way there', async ({
  page,
  house,
}) => {
  await newcomer(page)
  await paidStay(page, house.place, { from: house.from() })
  await page.goto('/booking?tab=booked')
  await page.getByRole('article').getByRole('link', { name: house.place.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(house.place.name)
  await expect(page.getByRole('link', { name: 'Chỉ đường' })).toBeVisible()
  await page.getByRole('button', { name: 'Xem bản đồ' }).click()
  await expect(page.getByRole('region', { name: /^Bản đồ: (?!khu vực)/ })).toBeVisible()
})

test('a map that does not come leaves a way on: its files, its ground, a device that cannot draw', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const missing = async (files: RegExp) => {
    await page.unrouteAll()
    await page.route(files, (route) => route.abort())
  }
  await missing(/\/assets\/map\/.*\.js$/)
  await page.goto('/list-room?project_area_id=all')
  await page.getByRole('button', { name: 'Bản đồ', exact: true }).click()
  const again = page.getByRole('button', { name: 'Chưa tải được bản đồ, thử lại' })
  await expect(again).toBeVisible()
  await expect(page.locator('main article').first()).toBeVisible()

  await missing(/ground.*\.json$/)
  await again.click()
  const map = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('region', { name: 'Bản đồ kết quả' }) })
  const pins = map.getByRole('list').getByRole('button')
  await expect(pins.first()).toBeVisible()
  const told = map.getByText('Nền bản đồ chưa tải hết.')
  await expect(told).toBeVisible()

  await page.unrouteAll()
  await map.getByRole('button', { name: 'Thử lại' }).click()
  await expect(told).toBeHidden()
  await expect(pins.first()).toBeVisible()

  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.reload()
  await expect(page.getByText('Thiết bị này chưa vẽ được bản đồ.')).toBeVisible()
  await page.getByRole('button', { name: 'Đóng bản đồ' }).click()
  await expect(page).not.toHaveURL(/map=/)
})
