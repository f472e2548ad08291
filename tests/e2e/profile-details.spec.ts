import { axeClean, expect, signIn, test } from '../support/journey.ts'
import { answering, newcomer } from '../support/newcomer.ts'
import { picture } from '../support/pictures.ts'

test('my details: mistakes at their fields, saved together, still there after a reload', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await newcomer(page, baseURL)
  await page.goto('/user-profile')
  await expect(page).toHaveURL(/\/profile\/user-profile$/)
  await answering(page)
  await expect(page.locator('#profile-birthday')).toHaveValue('17/02/1990')
  await axeClean(page)
  await page.getByLabel('Họ và tên').fill('Lê 123')
  await page.locator('#profile-birthday').fill('31/02/1990')
  await page.getByRole('button', { name: 'Lưu thông tin' }).click()
  await expect(page.getByText('Họ và tên chỉ gồm chữ', { exact: false })).toBeVisible()
  await expect(page.getByText('Ngày sinh chưa đúng.', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Họ và tên')).toBeFocused()
  await axeClean(page)
  await page.getByLabel('Họ và tên').fill('Lê Thị Mơ Mộng')
  await page.locator('#profile-birthday').fill('01/05/1991')
  await page.getByRole('radio', { name: 'Nữ' }).check()
  await page.getByLabel('Tỉnh, thành phố').selectOption('Lâm Đồng')
  await page.getByLabel('Phường, xã').fill('Xuân Hương')
  await page.getByRole('button', { name: 'Lưu thông tin' }).click()
  await expect(page.getByText('Đã lưu thông tin')).toBeVisible()
  await page.reload()
  await answering(page)
  await expect(page.getByLabel('Họ và tên')).toHaveValue('Lê Thị Mơ Mộng')
  await expect(page.locator('#profile-birthday')).toHaveValue('01/05/1991')
  await expect(page.getByRole('radio', { name: 'Nữ' })).toBeChecked()
  await expect(page.getByLabel('Tỉnh, thành phố')).toHaveValue('68')
})

test('my picture: judged before it is sent, cut to a square by keyboard, shown in the frame', async ({
  page,
  baseURL,
}) => {
  await newcomer(page, baseURL)
  await page.goto('/profile/user-profile')
  await answering(page)
  const choose = page.getByLabel('Chọn ảnh đại diện')
  await choose.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByText('Chỉ nhận ảnh JPEG hoặc PNG.')).toBeVisible()
  const small = await picture(500, 500)
  await choose.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: small })
  await expect(page.getByText('Ảnh nhỏ quá, cần ít nhất 600 × 400 điểm ảnh.')).toBeVisible()
  const good = await picture(1200, 800, 'png')
  await choose.setInputFiles({ name: 'tôi.png', mimeType: 'image/png', buffer: good })
  const dialog = page.getByRole('dialog', { name: 'Cắt ảnh thành hình vuông' })
  await expect(dialog.getByText(/tôi\.png · PNG · .*KB · 1200 × 800/)).toBeVisible()
  await axeClean(page)
  await dialog.getByLabel('Phóng to').focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press('PageUp')
  await dialog.getByLabel('Sang trái, sang phải').focus()
  await page.keyboard.press('End')
  await dialog.getByRole('button', { name: 'Dùng ảnh này' }).press('Enter')
  await expect(page.getByText('Đã đổi ảnh đại diện')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.locator('header img[src^="/photos/photo-"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Gỡ ảnh' }).click()
  await expect(page.getByText('Đã gỡ ảnh')).toBeVisible()
  await expect(page.locator('header img[src^="/photos/"]')).toHaveCount(0)
})

test('a host sees no way to remove the account, and none opens', async ({ page }) => {
  await signIn(page, 'host')
  await page.goto('/profile/user-profile')
  const menu = page.getByRole('navigation', { name: 'Trang của tôi' }).last()
  await expect(menu.getByRole('link', { name: 'Bảo mật' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Xóa tài khoản' })).toHaveCount(0)
  await page.goto('/profile/remove_user')
  await expect(page.getByRole('heading', { name: 'Bạn chưa có quyền mở trang này' })).toBeVisible()
})
