import type { Page } from '@playwright/test'
import { axeClean, expect, PASSWORD, PEOPLE, signIn, test } from '../support/journey.ts'

/** Comes in by the staff's own door. */
async function atDesk(page: Page, person: keyof typeof PEOPLE): Promise<void> {
  await page.goto('/desk/login')
  await page.locator('input[name=identifier]').fill(PEOPLE[person])
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.locator('form button[type=submit]').click()
}

/** Answers the question that is open: what else it asks for, then the reason, then its button. */
async function answer(page: Page, button: string, fields: Record<string, string> = {}): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const [label, text] of Object.entries({ ...fields, 'Lý do': 'Đã xem ảnh và gọi hai bên' }))
    await dialog.getByLabel(label).fill(text)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('staff decides a complaint, sends the part that goes back another way, and the guest sees it arrive', async ({
  page,
  browser,
}) => {
  await atDesk(page, 'staff')
  await expect(page.getByRole('heading', { level: 1, name: 'Bàn làm việc' })).toBeVisible()
  await axeClean(page)
  await page.locator('main').getByRole('link', { name: 'Khiếu nại' }).click()
  await page.getByRole('link', { name: 'Mở đặt phòng' }).first().click()
  await page.getByRole('button', { name: 'Giải quyết khiếu nại' }).click()
  await axeClean(page)
  await page.getByRole('dialog').getByText('Hoàn một phần').click()
  await answer(page, 'Quyết định', { 'Số tiền hoàn': '300000' })
  await expect(page.getByText('Khiếu nại: hoàn một phần hoặc không hoàn')).toBeVisible()
  // The stand-in gateway knows nothing of a payment of the past and refuses it: staff sends it by transfer.
  const transferred = page.getByRole('button', { name: 'Đã chuyển khoản' })
  await expect(async () => {
    await page.reload()
    await expect(transferred).toBeVisible({ timeout: 2000 })
  }).toPass()
  await transferred.click()
  await answer(page, 'Đã chuyển khoản', { 'Mã giao dịch của ngân hàng': 'FT26325001' })
  await page.getByRole('button', { name: 'Tiền đã về khách' }).click()
  await answer(page, 'Tiền đã về khách')
  await expect(page.getByText('Xác nhận tiền hoàn đã về')).toBeVisible()
  await axeClean(page)
  const path = new URL(page.url()).pathname.replace('/desk', '')
  const guest = await browser.newPage()
  await signIn(guest, 'guest')
  await guest.goto(path)
  await expect(guest.getByText('Mã giao dịch: FT26325001.')).toBeVisible()
  await guest.close()
})

test('the desk and the investors’ figures open for nobody else', async ({ page }) => {
  await page.goto('/desk/queue/refunds')
  await expect(page).toHaveURL(/\/desk\/login/)
  await atDesk(page, 'guest')
  await expect(page.getByText('Tài khoản này không phải của nhân viên')).toBeVisible()
  await axeClean(page)
  for (const path of ['/desk', '/desk/admin/users', '/investor']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Bạn chưa có quyền mở trang này' })).toBeVisible()
  }
  await page.context().clearCookies()
  await signIn(page, 'investor')
  await page.goto('/investor')
  await expect(page.getByRole('img', { name: /Doanh thu theo tháng/ })).toBeVisible()
  await axeClean(page)
})

test('a role that somebody holds cannot be deleted, one that nobody holds can, with who and why', async ({
  page,
}) => {
  await atDesk(page, 'admin')
  await page.getByRole('navigation', { name: 'Trang của nhân viên' }).getByText('Quản trị').click()
  await page.getByRole('link', { name: 'Vai trò' }).click()
  const role = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(role('CSH').getByText('nên không xóa được')).toBeVisible()
  await expect(role('CSH').getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'Xóa vai trò Hỗ trợ' }).click()
  await answer(page, 'Xóa vai trò')
  await expect(role('OTG').getByText('Đã xóa', { exact: true })).toBeVisible()
  await role('OTG').getByText('Các lần thay đổi').click()
  await expect(role('OTG').getByText('Đã xem ảnh và gọi hai bên')).toBeVisible()
  await axeClean(page)
  await page.getByRole('button', { name: 'Khôi phục vai trò Hỗ trợ' }).click()
  await answer(page, 'Khôi phục')
  await expect(role('OTG').getByText('Đã xóa', { exact: true })).toBeHidden()
})
