import { axeClean, expect } from '../support/journey.ts'
import { codeTo, freshPhone } from '../support/mailbox.ts'
import { ownGuest, ownHost, ownPlace, paidStay } from '../support/own.ts'
import { test } from '../support/taps.ts'

test('a booked stay is sent to who travels along: they see it without an account, until the guest ends it', async ({
  page,
  request,
  browser,
  playwright,
  baseURL,
}) => {
  await ownHost({ request })
  const place = await ownPlace({ request })
  const guest = { request: await playwright.request.newContext({ baseURL: baseURL ?? '' }) }
  const person = await ownGuest(guest)
  await paidStay(guest, place, { from: 3 })
  // A phone without a sheet of its own for sharing: the link is copied.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])

  await page.goto('/')
  await page.getByRole('navigation', { name: 'Thanh dưới' }).getByRole('link', { name: 'Tài khoản' }).tap()
  await page.locator('input[name=identifier]').fill(person.email)
  await page.locator('input[name=password]').fill(person.password)
  await page.locator('form button[type=submit]').first().tap()
  await page.getByRole('navigation', { name: 'Thanh dưới' }).getByRole('link', { name: 'Chuyến đi' }).tap()
  // The account's page names the stay as well, with the way to its code.
  await expect(page.getByRole('heading', { level: 1, name: 'Chuyến đi của tôi' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: place.name }).first().tap()
  await page.getByRole('button', { name: 'Gửi cho người đi cùng' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Gửi cho người đi cùng' })
  await sheet.getByRole('button', { name: 'Tạo liên kết' }).tap()
  await sheet.getByRole('button', { name: 'Gửi liên kết' }).tap()
  await expect(sheet.getByRole('button', { name: 'Đã chép liên kết' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toBe('/shared-stay')

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const friend = await context.newPage()
  const told: string[] = []
  friend.on('request', (one) => told.push(one.url()))
  await friend.goto(link)
  await expect(friend.getByRole('heading', { level: 1, name: place.name })).toBeVisible()
  await expect(friend.getByRole('heading', { name: 'Đường đến và liên hệ' })).toBeVisible()
  await expect(friend.getByRole('main')).not.toContainText('₫')
  await expect(friend.getByRole('main')).not.toContainText(person.name)
  await expect(friend.getByRole('main').locator('svg[role=img]')).toHaveCount(0)
  await axeClean(friend)
  // The token is in no address that went out.
  const token = new URL(link).hash.slice(1)
  expect(told.filter((url) => new URL(url).href.split('#')[0]?.includes(token))).toEqual([])

  await sheet.getByRole('button', { name: 'Dừng chia sẻ' }).tap()
  await expect(sheet.getByRole('button', { name: 'Tạo liên kết', exact: true })).toBeVisible()
  await friend.reload()
  await expect(friend.getByRole('heading', { level: 1, name: 'Liên kết này đã dừng' })).toBeVisible()
  await context.close()
})

test('a question to staff goes out without an account: written first, then the phone is asked for', async ({
  page,
  request,
}) => {
  const phone = freshPhone()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hỗ trợ' }).tap()
  await page.getByLabel('Câu hỏi của bạn').fill('Tôi có cần đặt cọc không?')
  await page.getByRole('button', { name: 'Gửi câu hỏi' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Xác nhận số điện thoại' })
  await sheet.getByLabel('Số điện thoại').fill(phone)
  await sheet.getByRole('button', { name: 'Gửi mã' }).tap()
  await sheet.getByLabel('Mã xác minh').fill(await codeTo(request, `+84${phone.slice(1)}`))
  await sheet.getByRole('button', { name: 'Xác minh và gửi câu hỏi' }).tap()
  await sheet.getByLabel('Họ và tên').fill('Phạm Thu Trà')
  await sheet.getByRole('button', { name: 'Tạo tài khoản' }).tap()
  await expect(page.getByRole('log').getByText('Tôi có cần đặt cọc không?')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Tin nhắn cho/ })).toHaveValue('')
})
