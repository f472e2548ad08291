import type { Page } from '@playwright/test'
import { call } from '../support/caller.ts'
import { dayFromNow } from '../support/days.ts'
import { expect } from '../support/journey.ts'
import { newcomer, type Newcomer } from '../support/newcomer.ts'
import { twoNights } from '../support/nights.ts'
import { ownGuest, ownHost, ownBankAccount, ownPlace, reportedStay } from '../support/own.ts'
import { test } from '../support/taps.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Thanh dưới' })
const composer = (page: Page) => page.getByRole('textbox', { name: /^Tin nhắn cho/ })

async function signInHere(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.locator('input[name=identifier]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').first().tap()
}

test('a guest finds a place, books and pays, and reaches its code, the inbox, the chat and the trips', async ({
  page,
  request,
  house,
}) => {
  const person = await newcomer({ request })
  await page.goto('/')
  await page.getByRole('button', { name: 'Tìm chỗ ở' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: /^Chỗ ở/ })).toBeVisible()
  await page.getByRole('button', { name: 'Bộ lọc', exact: true }).tap()
  await page.getByRole('searchbox').fill(house.place.name)
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('button', { name: 'Xem 1 chỗ ở' }).tap()
  await page.locator('main article').getByRole('link', { name: house.place.name }).tap()
  await expect(page.getByRole('heading', { level: 1, name: house.place.name })).toBeVisible()

  // What it costs and the way to book it stand on the first screen, without scrolling.
  const card = page.getByRole('complementary', { name: 'Đặt phòng' })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(card.getByRole('link', { name: 'Chọn ngày' })).toBeInViewport({ ratio: 1 })
  await expect(card.locator('[data-bottom-bar]')).toContainText('₫')
  await card.getByRole('link', { name: 'Chọn ngày' }).tap()
  const nights = page.locator('#nights')
  await nights.locator('[data-next]').tap()
  const [arrival, leaving] = await twoNights(nights, 4)
  await arrival.tap()
  await leaving.tap()
  await card.getByRole('link', { name: 'Đặt phòng' }).tap()

  await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).tap()
  await signInHere(page, person)
  // The account's own name stands there before anything has to be typed.
  await expect(page.getByLabel('Họ và tên')).toHaveValue(person.name)
  await page.getByLabel('Số điện thoại').fill('0912345678')
  await page.getByLabel('Ngày sinh').fill('17/02/1990')
  await page.getByRole('checkbox', { name: /nội quy/ }).check()
  await page.getByRole('button', { name: 'Tiếp tục' }).locator('visible=true').tap()
  await page
    .getByRole('dialog', { name: 'Xác nhận thanh toán' })
    .getByRole('button', { name: /Giữ chỗ/ })
    .tap()
  await page.locator('button[value=pay]').tap()
  await expect(page.getByRole('heading', { level: 1, name: /Xong rồi/ })).toBeVisible()
  await page.getByRole('link', { name: 'Mở mã nhận phòng' }).tap()
  await expect(page.locator('svg[role=img] path')).toBeVisible()

  // The code has the screen to itself; its way back leads to the booking.
  await page.getByRole('link', { name: 'Đặt phòng', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: house.place.name })).toBeVisible()

  // From a page of one booking to pages that are about none.
  await bar(page).getByRole('link', { name: 'Hộp thư' }).tap()
  await expect(page).toHaveURL(/\/notification$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Thông báo' })).toBeVisible()
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().tap()
  await expect(page).not.toHaveURL(/\/notification/)
  await expect(page.getByRole('heading', { level: 1, name: house.place.name })).toBeVisible()
  await bar(page).getByRole('link', { name: 'Hộp thư' }).tap()
  await expect(page).toHaveURL(/\/notification$/)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()

  await bar(page).getByRole('link', { name: 'Chuyến đi' }).tap()
  await page.getByRole('article').getByRole('link', { name: house.place.name }).tap()
  await page.getByRole('link', { name: 'Nhắn chủ nhà' }).tap()
  await composer(page).fill('Nhà có bếp không ạ?')
  await composer(page).press('Enter')
  await expect(page.getByRole('log').getByText('Nhà có bếp không ạ?')).toBeVisible()
  await page.getByRole('link', { name: 'Về danh sách' }).tap()
  await expect(page).toHaveURL(/\/chat\/chat-owner$/)
  await expect(composer(page)).toBeHidden()
  await page.getByRole('listitem').filter({ hasText: 'Nhà có bếp không ạ?' }).getByRole('link').tap()
  await expect(composer(page)).toBeVisible()
  await page.getByRole('link', { name: 'Về danh sách' }).tap()
  await bar(page).getByRole('link', { name: 'Chuyến đi' }).tap()
  await expect(page.getByRole('article').filter({ hasText: house.place.name })).toHaveCount(1)
})

test('a host’s day: a request is confirmed, the calendar shows it, the gate is open, and the guest is written to', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const host = await ownHost({ request })
  await ownBankAccount({ request }, host)
  const place = await ownPlace({ request })
  const guest = { request: await playwright.request.newContext({ baseURL: baseURL ?? '' }) }
  await ownGuest(guest)
  const stay = await reportedStay(guest, place, { from: 2 })
  await call(guest, 'chat.send', {
    resort_id: place.resortId,
    about_booking: stay.id,
    message_id: crypto.randomUUID(),
    text: 'Em chuyển khoản rồi ạ',
    picture_ids: [],
  })

  await page.goto('/')
  await bar(page).getByRole('link', { name: 'Tài khoản' }).tap()
  await signInHere(page, host)
  await page.getByRole('link', { name: 'Chuyển sang chủ nhà' }).tap()
  const work = page.getByRole('navigation', { name: 'Trang của chủ nhà' })
  const card = page.getByRole('article').filter({ hasText: stay.code })
  await card.getByRole('link', { name: 'Xem và trả lời' }).tap()
  await page.getByRole('button', { name: 'Đã nhận chuyển khoản' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Tiền chuyển khoản đã về?' })
  await sheet.getByRole('radio', { name: /Đúng/ }).check()
  await sheet.getByRole('button', { name: 'Xác nhận đặt phòng' }).tap()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('article').getByText('Đã đặt').first()).toBeVisible()

  await work.getByRole('link', { name: 'Lịch' }).tap()
  const later = page.getByRole('button', { name: 'Tháng sau' })
  // In the last days of a month the stay is on the next page.
  if (!stay.checkIn.startsWith(dayFromNow(0).slice(0, 7))) await later.tap()
  await expect(page.locator(`[data-night="${stay.checkIn}"]`)).toHaveAttribute('data-state', 'sold')

  // Three nights get a price by three taps: the first, the last, the field; Enter saves it.
  await later.tap()
  const nights = page.locator('[data-night][data-state="open"]')
  await nights.nth(10).tap()
  await nights.nth(12).tap()
  const chosen = page.getByRole('region', { name: 'Các đêm đã chọn' })
  await expect(chosen).toContainText('3 đêm')
  await chosen.getByRole('textbox', { name: /^Giá một đêm/ }).tap()
  await page.keyboard.type('1750000')
  await page.keyboard.press('Enter')
  await expect(chosen).toBeHidden()
  await expect(nights.nth(11)).toHaveAccessibleName(/1\.750\.000/)

  await work.getByRole('link', { name: 'Hôm nay' }).tap()
  await page.getByRole('link', { name: 'Quét mã nhận phòng' }).tap()
  await expect(page.locator('input[type=file]')).toBeAttached()

  const talks = page.getByRole('banner').getByRole('link', { name: /^Tin nhắn/ })
  await talks.tap()
  await page.getByRole('listitem').filter({ hasText: 'Em chuyển khoản rồi ạ' }).getByRole('link').tap()
  await composer(page).fill('Cảm ơn em, chị nhận được rồi')
  await composer(page).press('Enter')
  await expect(page.getByRole('log').getByText('Cảm ơn em, chị nhận được rồi')).toBeVisible()
  await page.getByRole('link', { name: 'Về danh sách' }).tap()
  await expect(page).toHaveURL(/\/host\/chat$/)
  await expect(composer(page)).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Cảm ơn em' })).toBeVisible()
})
