import type { Page } from '@playwright/test'
import { agreeToMore, askForMore } from '../support/changes.ts'
import { axeClean, expect, test } from '../support/journey.ts'
import { agreedStay, payAtGateway, someone } from '../support/twoPeople.ts'

/** What the booking's page tells of its past, the newest first. */
const history = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Lịch sử', exact: true }) })
    .getByRole('listitem')

test('a change that costs more is paid by transfer, another at the gateway: the host sees the money, both hold, and the history says so', async ({
  browser,
}) => {
  const host = await someone(browser, 'host', '/host', 360)
  const guest = await someone(browser, 'guest', '/booking', 1024)
  const { id, code } = await agreedStay(guest, host, 190)
  await askForMore(guest, id)
  await agreeToMore(host, id)

  await guest.goto(`/booking/${id}`)
  await guest.getByRole('link', { name: 'Chuyển khoản', exact: true }).click()
  const title = guest.getByRole('heading', { level: 1, name: /^Chuyển khoản / })
  await expect(title).toBeVisible()
  const due = (await title.locator('data').textContent()) ?? ''
  const vietQr = guest.getByRole('img', { name: /^Mã VietQR/ })
  await expect(vietQr).toHaveAccessibleName(new RegExp(`${due}, nội dung ${code.replace('-', '')}$`))
  await expect(guest.getByRole('timer')).toBeVisible()
  await axeClean(guest)
  await guest.getByRole('button', { name: 'Tôi đã chuyển khoản' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Đã báo cho chủ nhà' })).toBeVisible()
  await guest.getByRole('link', { name: 'Xem đặt phòng' }).click()
  await expect(guest.getByRole('heading', { name: `Bạn đã báo chuyển ${due}` })).toBeVisible()
  await expect(history(guest)).toContainText(['Bạn báo đã chuyển phần chênh lệch', 'Chủ nhà đồng ý sửa'])
  await axeClean(guest)

  await expect(host.getByText(/^Xem tiền về chưa/)).toBeVisible({ timeout: 20_000 })
  await expect(history(host)).toContainText(['Khách báo đã chuyển phần chênh lệch', 'Bạn đồng ý sửa'])
  await host.getByRole('button', { name: 'Đã nhận chuyển khoản' }).click()
  const sheet = host.getByRole('dialog', { name: 'Tiền chuyển khoản đã về?' })
  await sheet.getByRole('radio', { name: `Đúng ${due}` }).check()
  await axeClean(host)
  await sheet.getByRole('button', { name: 'Xác nhận thay đổi' }).click()
  await expect(sheet).toBeHidden()
  await expect(history(host)).toContainText([
    'Khách đã trả phần chênh lệch',
    'Khách báo đã chuyển phần chênh lệch',
    'Bạn đồng ý sửa',
    'Khách yêu cầu sửa',
  ])

  await expect(guest.getByText('Lần sửa gần nhất')).toBeVisible({ timeout: 20_000 })
  await expect(guest.getByText('Đã đặt', { exact: true }).first()).toBeVisible()
  await expect(history(guest)).toContainText([
    'Đã trả phần chênh lệch',
    'Bạn báo đã chuyển phần chênh lệch',
    'Chủ nhà đồng ý sửa',
    'Bạn yêu cầu sửa',
  ])

  await test.step('another stay, whose change is paid at the gateway', async () => {
    const next = await agreedStay(guest, host, 160)
    await askForMore(guest, next.id)
    await agreeToMore(host, next.id)
    await guest.goto(`/booking/${next.id}`)
    await expect(guest.getByRole('timer')).toBeVisible()
    await payAtGateway(guest)
    await guest.goto(`/booking/${next.id}`)
    await expect(guest.getByText('Đã đặt').first()).toBeVisible()
    await expect(guest.getByText('Lần sửa gần nhất')).toBeVisible()
  })
})
