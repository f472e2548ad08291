import { expect } from '../support/journey.ts'
import { codeTo, freshPhone } from '../support/mailbox.ts'
import { twoNights } from '../support/nights.ts'
import { test } from '../support/taps.ts'

/** From home to a paid stay: the most taps that it may take who has no account. Filling in a field is not one. */
const MOST = 14

test('nobody’s account stands before a stay: from home, by taps and a code to the phone, to paid', async ({
  page,
  request,
  house,
}) => {
  const phone = freshPhone()
  // Fingers that came down, in whatever page: also in the gateway's.
  let taps = 0
  await page.exposeFunction('tapped', () => {
    taps += 1
  })
  await page.addInitScript(() => {
    addEventListener(
      'touchstart',
      () => void Reflect.apply(Reflect.get(globalThis, 'tapped'), null, []),
      true,
    )
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Tìm chỗ ở' }).tap()
  await page.getByRole('button', { name: 'Bộ lọc', exact: true }).tap()
  await page.getByRole('searchbox').fill(house.place.name)
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('button', { name: 'Xem 1 chỗ ở' }).tap()
  await page.locator('main article').getByRole('link', { name: house.place.name }).tap()
  const card = page.getByRole('complementary', { name: 'Đặt phòng' })
  await card.getByRole('link', { name: 'Chọn ngày' }).tap()
  const nights = page.locator('#nights')
  await nights.locator('[data-next]').tap()
  const [arrival, leaving] = await twoNights(nights, 10)
  await arrival.tap()
  await leaving.tap()
  await card.getByRole('link', { name: 'Đặt phòng' }).tap()

  await page.waitForURL(/\/villa\/booking\/[\da-f-]{36}$/)
  const form = page.url()
  await page.getByLabel('Họ và tên').fill('Phạm Thu Trà')
  await page.getByLabel('Ngày sinh').fill('17/02/1990')
  await page.getByLabel('Số điện thoại').fill(phone)
  await page.getByLabel('Email').fill('tra@example.com')
  await page.getByRole('checkbox', { name: /nội quy/ }).tap()
  await page.getByRole('button', { name: 'Tiếp tục' }).locator('visible=true').tap()
  await page
    .getByRole('dialog', { name: 'Xác nhận thanh toán' })
    .getByRole('button', { name: /Giữ chỗ/ })
    .tap()
  const sheet = page.getByRole('dialog', { name: 'Xác nhận số điện thoại' })
  await expect(sheet.getByLabel('Mã xác minh')).toBeFocused()
  expect(page.url()).toBe(form)
  await sheet.getByLabel('Mã xác minh').fill(await codeTo(request, `+84${phone.slice(1)}`))
  await sheet.getByRole('button', { name: 'Xác minh và giữ chỗ' }).tap()
  await page.locator('button[value=pay]').tap()
  await expect(page.getByRole('heading', { level: 1, name: /Xong rồi/ })).toBeVisible()
  test.info().annotations.push({ type: 'taps', description: String(taps) })
  expect(taps, `${taps} taps from home to paid`).toBeGreaterThan(10)
  expect(taps, `${taps} taps from home to paid`).toBeLessThanOrEqual(MOST)

  // The account is there, by the name of the booking, and knows the stay.
  await page.getByRole('link', { name: 'Mở mã nhận phòng' }).tap()
  await expect(page.locator('svg[role=img] path')).toBeVisible()
})
