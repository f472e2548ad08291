import { answer, atDesk, press } from '../support/desk.ts'
import { axeClean, expect, signIn, test } from '../support/journey.ts'
import { someone } from '../support/twoPeople.ts'

test('staff decides a complaint, sends what the bank gave back another way, and the guest sees both on their way; tickets are cancelled with a reason', async ({
  page,
  browser,
}) => {
  await page.goto('/desk/queue/refunds')
  await expect(page).toHaveURL(/\/desk\/login/)
  await atDesk(page, 'staff')
  await expect(page.getByRole('heading', { level: 1, name: /việc đang chờ$/ })).toBeVisible()
  await axeClean(page)
  await page.locator('main').getByRole('link', { name: 'Khiếu nại' }).click()
  await page.getByRole('link', { name: 'Mở đặt phòng' }).first().click()
  await page.getByRole('button', { name: 'Giải quyết khiếu nại' }).click()
  await page.getByRole('dialog').getByText('Hoàn một phần').click()
  await answer(page, 'Quyết định', { 'Số tiền hoàn': '300000' })
  await expect(page.getByText('Khiếu nại: hoàn một phần hoặc không hoàn')).toBeVisible()
  const path = new URL(page.url()).pathname.replace('/desk', '')
  const guest = await someone(browser, 'guest', path, 360)
  await expect(async () => {
    await guest.reload()
    await expect(guest.getByText(/^Đã gửi ngân hàng lúc .* bạn đã trả/)).toBeVisible({ timeout: 2000 })
  }).toPass()

  // A refund of the demo that the bank sent back goes by transfer.
  await page.goto('/desk/queue/refunds')
  const sentBack = page.getByRole('row').filter({ hasText: 'Bị trả lại vì: Thẻ đã đóng' })
  await sentBack.click()
  await page.getByRole('link', { name: 'Mở đặt phòng' }).click()
  const transferred = page.getByRole('button', { name: 'Đã chuyển khoản' })
  await transferred.click()
  await answer(page, 'Đã chuyển khoản', { 'Mã giao dịch của ngân hàng': 'FT26325001' })
  await page.getByRole('button', { name: 'Tiền đã về khách' }).click()
  await answer(page, 'Tiền đã về khách')
  await expect(page.getByText('Xác nhận tiền hoàn đã về')).toBeVisible()
  await axeClean(page)
  await guest.goto(new URL(page.url()).pathname.replace('/desk', ''))
  await expect(guest.getByText('Mã giao dịch: FT26325001.')).toBeVisible()

  await test.step('tickets are found and cancelled, and what goes back stands there', async () => {
    await page.goto('/desk/find')
    await page.getByLabel('Mã, tên, email hoặc số điện thoại').fill('khach@ghe.test')
    await page.getByRole('button', { name: 'Tìm', exact: true }).click()
    const mine = page
      .locator('main li', { hasText: /GHV-/ })
      .filter({ hasText: 'Đã có vé', hasNotText: /Săn mây|Bốn đảo/ })
    await mine.last().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: /^GHV-/ })).toBeVisible()
    await page.getByRole('button', { name: 'Hủy vé và hoàn đủ' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^Khách được hoàn đủ [\d.]+/)).toBeVisible()
    await dialog.getByLabel('Lý do').fill('Bão số 7, điểm đến đóng cửa')
    await press(page, /^Hủy vé và hoàn [\d.]+/)
    await expect(page.getByText('Ghé hủy vé, hoàn đủ')).toBeVisible()
    await expect(page.getByText('Bão số 7, điểm đến đóng cửa')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Hoàn tiền' })).toBeVisible()
  })
})

test('an administrator deletes a role that nobody holds and brings it back, and signs somebody out on every device', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin', '/desk')
  await page.getByRole('navigation', { name: 'Trang của nhân viên' }).getByText('Quản trị').click()
  await page.getByRole('link', { name: 'Vai trò' }).click()
  const role = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(role('CSH').getByText('nên không xóa được')).toBeVisible()
  await page.getByRole('button', { name: 'Xóa vai trò Hỗ trợ' }).click()
  await answer(page, 'Xóa vai trò')
  await expect(role('OTG').getByText('Đã xóa', { exact: true })).toBeVisible()
  await role('OTG').getByText('Các lần thay đổi').click()
  await expect(role('OTG').getByText('Đã xem ảnh và gọi hai bên')).toBeVisible()
  await page.getByRole('button', { name: 'Khôi phục vai trò Hỗ trợ' }).click()
  await answer(page, 'Khôi phục')
  await expect(role('OTG').getByText('Đã xóa', { exact: true })).toBeHidden()

  await test.step('somebody is signed out everywhere, and their device asks them to sign in', async () => {
    const guest = await someone(browser, 'guest', '/profile/user-profile', 360)
    await page.goto('/desk/admin/users')
    await page.getByLabel('Tên, email hoặc số điện thoại').fill('khach@ghe.test')
    await page.getByRole('button', { name: 'Tìm', exact: true }).click()
    // The only one with this address.
    await page.getByRole('button', { name: /^Đăng xuất mọi thiết bị của / }).click()
    await answer(page, 'Đăng xuất')
    await page.getByText('Các lần thay đổi').click()
    await expect(page.getByText('Đăng xuất mọi thiết bị', { exact: true }).last()).toBeVisible()
    await guest.goto('/profile/security')
    await expect(guest).toHaveURL(/\/login/)
    await signIn(guest, 'guest', '/profile/security')
    await expect(guest).toHaveURL(/\/profile\/security/)
  })
})
