import type { Page } from '@playwright/test'
import { call } from '../support/caller.ts'
import { expect, test } from '../support/journey.ts'
import { answering, newcomer } from '../support/newcomer.ts'
import { twoNights } from '../support/nights.ts'
import { paidStay } from '../support/own.ts'
import { workerReady } from '../support/phone.ts'

const segment = (page: Page, name: string) =>
  page.getByRole('search').locator('summary', { hasText: name }).locator('visible=true')
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'chỗ ở phù hợp' })

test.describe('from the search to the booking form', () => {
  for (const width of [360, 1280])
    test(`everything chosen is carried along, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await segment(page, 'Khách và phòng').click()
      await page.getByRole('button', { name: 'Thêm một người lớn' }).click()
      // On a phone the choice is a sheet.
      if (width < 992) await page.getByRole('search').getByRole('button', { name: 'Đóng' }).click()
      await page.getByRole('button', { name: 'Tìm chỗ ở' }).click()
      await page.waitForURL(/\/list-room\?.*number_of_adult=3/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chỗ ở tại Đà Lạt')
      const all = await status(page).textContent()

      const fold = page.getByRole('button', { name: 'Bộ lọc', exact: true })
      if (await fold.isVisible()) await fold.click()
      await page.getByRole('checkbox', { name: 'Villa' }).check()
      await expect(status(page)).not.toHaveText(all ?? '')
      await expect(page.getByRole('button', { name: 'Bỏ lọc Villa' })).toBeAttached()
      const shown = page.getByRole('button', { name: /^Xem \d+ chỗ ở/ })
      if (await shown.isVisible()) await shown.click()
      await page.reload()
      await expect(page.getByRole('checkbox', { name: 'Villa', includeHidden: true })).toBeChecked()

      const card = page.locator('main article h2 a[href^="/villa/"]').first()
      const name = (await card.textContent()) ?? ''
      await card.click()
      await page.waitForURL(/\/villa\/[\da-f-]{36}\?.*number_of_adult=3/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

      await page.getByRole('link', { name: 'Chọn ngày' }).click()
      await page
        .locator('#nights')
        .getByRole('button', { name: 'Sau' })
        .or(page.locator('#nights [slot=next]'))
        .first()
        .click()
      const [arrival, leaving] = await twoNights(page.locator('#nights'), 4)
      await arrival.click()
      await leaving.click()
      await page.waitForURL(/from_day=\d{4}-\d\d-\d\d&to_day=/)
      const { searchParams: chosen } = new URL(page.url())
      const card2 = page.getByRole('complementary', { name: 'Đặt phòng' })
      await expect(card2.getByText(/đêm, đã gồm phụ thu/)).toBeVisible()
      const price =
        (await card2
          .getByText(/^[\d.]+\s₫$/)
          .last()
          .textContent()) ?? ''

      await card2.getByRole('link', { name: 'Đặt phòng' }).click()
      await page.waitForURL(/\/villa\/booking\//)
      const summary = page.getByRole('region', { name })
      await expect(summary).toContainText('3 khách')
      await expect(summary.locator('time')).toHaveAttribute('datetime', chosen.get('from_day') ?? '')
      await expect(page.getByText(price).first()).toBeVisible()
    })
})

test('of the pages of the results the one that is shown is the current one, and no other', async ({
  page,
}) => {
  for (const path of ['/list-room?project_area_id=all', '/list-room?project_area_id=all&page_number=3']) {
    await page.goto(path)
    await answering(page)
    const number = new URL(page.url()).searchParams.get('page_number') ?? '1'
    const pages = page.getByRole('navigation', { name: 'Các trang kết quả' })
    await expect(pages.locator('[aria-current]')).toHaveText([number])
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('searching, filtering and opening a place are plain forms and links', async ({ page }) => {
    await page.goto('/')
    await segment(page, 'Khách và phòng').click()
    await page.locator('input[name=number_of_adult]').fill('4')
    await page.getByRole('button', { name: 'Tìm chỗ ở' }).click()
    await expect(page).toHaveURL(/\/list-room\?.*number_of_adult=4/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chỗ ở tại Đà Lạt')
    const all = await status(page).textContent()

    await page.getByRole('checkbox', { name: 'Khách sạn' }).check()
    await page.getByRole('radio', { name: 'Dưới 1 triệu ₫' }).check()
    await page.getByRole('checkbox', { name: 'Hủy miễn phí' }).check()
    await page
      .getByRole('radiogroup', { name: 'Điểm khách đánh giá' })
      .getByRole('radio', { name: '4+' })
      .check()
    await page.getByRole('button', { name: 'Lọc kết quả' }).click()
    await expect(page).toHaveURL(/number_of_adult=4/)
    await expect(page.getByRole('checkbox', { name: 'Khách sạn' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Dưới 1 triệu ₫' })).toBeChecked()
    await expect(status(page)).not.toHaveText(all ?? '')
    // The page as the server sends it says how many each choice finds: of what is chosen, as many as were found.
    const found = Number.parseInt((await status(page).textContent()) ?? '', 10)
    for (const choice of [
      page.getByRole('checkbox', { name: 'Khách sạn' }),
      page.getByRole('radio', { name: 'Dưới 1 triệu ₫' }),
      page.getByRole('checkbox', { name: 'Hủy miễn phí' }),
      page.getByRole('radio', { name: '4+', checked: true }),
    ])
      await expect(choice).toHaveAttribute('aria-description', `${found} chỗ ở`)

    await page.locator('main article a').first().click()
    await expect(page).toHaveURL(/\/hotel\/[\da-f-]{36}\?.*number_of_adult=4/)
    await expect(page.getByRole('heading', { name: 'Chọn phòng' })).toBeVisible()
  })
})

test('another language takes effect at once and keeps what was typed and opened', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/list-room')
  await page.getByRole('searchbox').pressSequentially('hồ Tuyền Lâm')
  await segment(page, 'Khách và phòng').click()
  await page.getByRole('button', { name: 'Thêm một người lớn' }).click()
  await page.getByRole('button', { name: 'Ngôn ngữ, tiền tệ và giao diện' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places to stay in Đà Lạt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('summary', { hasText: 'Guests and rooms' })).toContainText('3 guests, 1 room')
  await expect(page.getByRole('searchbox')).toHaveValue('hồ Tuyền Lâm')
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('results that were seen come back without a network, and say how old they are', async ({
    page,
    context,
  }) => {
    await page.goto('/list-room?resort_type=1')
    await workerReady(page)
    await page.reload()
    const name = (await page.locator('main article h2 a').first().textContent()) ?? ''
    await page.getByRole('link', { name: 'Trang chủ' }).first().click()
    await context.setOffline(true)
    await page.goto('/list-room?resort_type=1')
    // A page that is opened without a network is told so by the browser, but not always where the network is played.
    await context.setOffline(false)
    await context.setOffline(true)
    await expect(page.getByText(/Kết quả này được lưu/)).toBeVisible()
    await expect(page.locator('main article h2 a').first()).toHaveText(name)
  })
})

test('nights that are gone say so, and lead to the next free ones', async ({ page, request, house }) => {
  await newcomer({ request })
  const { checkIn: from, checkOut: to } = await paidStay({ request }, house.place, { from: house.from() })
  await page.goto(`${house.place.path}?from_day=${from}&to_day=${to}`)
  await expect(page.getByText('Hết chỗ cho những ngày này')).toBeVisible()
  const card = page.getByRole('complementary', { name: 'Đặt phòng' })
  await expect(card.getByRole('link', { name: 'Đổi ngày' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Đặt phòng' })).toHaveCount(0)
  await card.getByRole('button', { name: /^Còn trống/ }).click()
  await expect(page).not.toHaveURL(new RegExp(`from_day=${from}`))
  await expect(card.getByRole('link', { name: 'Đặt phòng' })).toBeVisible()
})

test('a place that does not exist is not found, and there is a way on', async ({ page }) => {
  const answer = await page.goto('/villa/00000000-0000-7000-8000-000000000000')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không tìm thấy trang này')
  await page.getByRole('main').getByRole('link', { name: 'Tìm chỗ ở' }).click()
  await expect(page).toHaveURL(/\/list-room/)
})

test('pictures open large and are gone through by keyboard', async ({ page }) => {
  const { data } = await call(page, 'search.resorts', { resort_type: [1] })
  await page.goto(`/villa/${data[0]?.resortId ?? ''}`)
  await page
    .getByRole('button', { name: /^Xem ảnh lớn/ })
    .first()
    .click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('1 / 5')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 / 5')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})
