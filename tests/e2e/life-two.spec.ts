import type { Page } from '@playwright/test'
import { ENDPOINTS, type Output } from '#contract/endpoints.ts'
import { axeClean, expect, test } from '../support/journey.ts'
import { familyRoomOf, post, reportedStay, roomOf, someone } from '../support/twoPeople.ts'

/** A stay that both sides have agreed on, so many days from now; each journey takes days of its own. */
async function agreedStay(guest: Page, host: Page, from: number): Promise<Output<'booking.create'>> {
  const reported = await reportedStay(guest, await familyRoomOf(host), from)
  const { id, version, total } = reported
  const confirmed = await post(host, 'host.confirm', {
    booking_id: id,
    version,
    received_amount: total,
  })
  expect(ENDPOINTS['host.confirm'].output.parse(confirmed).status).toBe('ORDERED')
  return reported
}

/** The guest asks to bring a child, which costs more. */
async function askForMore(guest: Page, id: string): Promise<void> {
  await guest.goto(`/booking/${id}`)
  await guest.getByRole('link', { name: 'Sửa đặt chỗ' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: /Sửa đặt chỗ ở/ })).toBeVisible()
  await guest.getByRole('button', { name: 'Thêm một trẻ em' }).click()
  await expect(guest.getByText(/^Bạn trả thêm/)).toBeVisible()
  await guest.getByRole('button', { name: 'Xem lại thay đổi' }).click()
  await guest.getByRole('button', { name: 'Gửi chủ nhà' }).click()
  await expect(guest.getByRole('heading', { name: 'Yêu cầu sửa đang chờ chủ nhà' })).toBeVisible()
}

test('a change that costs more: the host agrees, the guest pays, and it holds', async ({ browser }) => {
  const host = await someone(browser, 'host', '/host', 360)
  const guest = await someone(browser, 'guest', '/booking', 1024)
  const { id } = await agreedStay(guest, host, 160)
  await askForMore(guest, id)
  await host.goto(`/host/bookings/${id}`)
  await expect(host.getByText(/Khách muốn sửa/).first()).toBeVisible()
  await axeClean(host)
  await host.getByRole('button', { name: 'Đồng ý sửa', exact: true }).click()
  const sheet = host.getByRole('dialog', { name: 'Đồng ý sửa đặt phòng?' })
  await expect(sheet.getByText(/Khách trả thêm/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Đồng ý sửa' }).click()
  await expect(host.getByText('Chờ khách trả phần chênh lệch')).toBeVisible()

  await guest.goto(`/booking/${id}`)
  await expect(guest.getByRole('timer')).toBeVisible()
  await guest.getByRole('button', { name: 'Thanh toán qua VNPay' }).click()
  await guest.waitForURL(/\/sandbox\/vnpay\//)
  await guest.locator('button[value=pay]').click()
  await guest.waitForURL(/\/callback\/vnpay/)
  await guest.goto(`/booking/${id}`)
  await expect(guest.getByText('Đã đặt').first()).toBeVisible()
  await expect(guest.getByText('Lần sửa gần nhất')).toBeVisible()
})

test('a change refused leaves the stay as it was; a host who asks to cancel is refused in turn', async ({
  browser,
}) => {
  const host = await someone(browser, 'host', '/host', 360)
  const guest = await someone(browser, 'guest', '/booking', 1024)
  const { id } = await agreedStay(guest, host, 170)
  await askForMore(guest, id)
  await host.goto(`/host/bookings/${id}`)
  await host.getByRole('button', { name: 'Không đồng ý sửa' }).click()
  const refusing = host.getByRole('dialog', { name: 'Không đồng ý sửa?' })
  await refusing.getByLabel('Lý do').fill('Nhà chỉ đủ giường cho số khách ban đầu')
  await refusing.getByRole('button', { name: 'Trả lời khách' }).click()
  await expect(refusing).toBeHidden()
  await expect(guest.getByRole('heading', { name: 'Yêu cầu sửa đang chờ chủ nhà' })).toBeHidden({
    timeout: 20_000,
  })
  await expect(guest.getByText('Đã đặt').first()).toBeVisible()
  await guest.getByText('Lần sửa gần nhất').click()
  await expect(guest.getByText(/Nhà chỉ đủ giường/).first()).toBeVisible()

  await host.getByRole('button', { name: 'Xin hủy' }).click()
  const asking = host.getByRole('dialog', { name: 'Xin khách hủy đặt phòng này?' })
  await asking.getByLabel('Lý do').fill('Mái nhà bị dột sau bão')
  await asking.getByRole('checkbox', { name: 'Tôi đã đọc và đồng ý' }).check()
  await asking.getByRole('button', { name: 'Gửi yêu cầu hủy' }).click()
  await expect(asking).toBeHidden()
  await expect(guest.getByRole('heading', { name: 'Chủ nhà xin hủy chuyến này' })).toBeVisible({
    timeout: 20_000,
  })
  await axeClean(guest)
  await guest.getByRole('button', { name: 'Giữ đặt chỗ' }).click()
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Giữ đặt chỗ' }).click()
  await expect(guest.getByText('Đặt chỗ được giữ nguyên').first()).toBeVisible()
  await expect(host.getByText('Khách giữ đặt phòng').first()).toBeVisible({ timeout: 20_000 })
})

test('a host who cannot take a guest says why, and the money goes back', async ({ browser }) => {
  const host = await someone(browser, 'host', '/host', 360)
  const guest = await someone(browser, 'guest', '/booking', 1024)
  const { id } = await reportedStay(guest, await roomOf(host), 180)
  await host.goto(`/host/bookings/${id}`)
  await host.getByRole('button', { name: 'Từ chối' }).click()
  const sheet = host.getByRole('dialog', { name: 'Từ chối đặt phòng này?' })
  await sheet.getByLabel('Lý do').fill('Nhà đang sửa bếp')
  await sheet.getByRole('radio', { name: /Đã về đủ/ }).check()
  await sheet.getByRole('button', { name: 'Từ chối', exact: true }).click()
  await expect(sheet).toBeHidden()
  await guest.goto(`/booking/${id}`)
  await expect(guest.getByText(/Nhà đang sửa bếp/).first()).toBeVisible()
  await expect(guest.getByRole('list', { name: /Tiến trình hoàn/ })).toBeVisible()
  await axeClean(guest)
})
