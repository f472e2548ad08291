import { CODES } from '../../contract/codes.ts'
import { expect, inLanguage, test } from '../support/languages.ts'
import { answering, newcomer } from '../support/newcomer.ts'
import { picture } from '../support/pictures.ts'

inLanguage('vi', () => {
  test('my details: mistakes at their fields, saved together, still there after a reload', async ({
    page,
    words,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await newcomer(page)
    await page.goto('/user-profile')
    await expect(page).toHaveURL(/\/profile\/user-profile$/)
    await answering(page)
    await expect(page.locator('#profile-birthday')).toHaveValue('17/02/1990')
    await page.getByLabel(words('Họ và tên')).fill('Lê 123')
    await page.locator('#profile-birthday').fill('31/02/1990')
    await page.getByRole('button', { name: words('Lưu thông tin') }).click()
    await expect(page.getByText(words(CODES.G_NAME_FORMAT.vi))).toBeVisible()
    await expect(page.getByText(words(CODES.G_BIRTHDAY_FORMAT.vi))).toBeVisible()
    await expect(page.getByLabel(words('Họ và tên'))).toBeFocused()
    await page.getByLabel(words('Họ và tên')).fill('Lê Thị Mơ Mộng')
    await page.locator('#profile-birthday').fill('01/05/1991')
    await page.getByRole('radio', { name: words('Nữ'), exact: true }).check()
    await page.getByLabel(words('Tỉnh, thành phố')).selectOption('68')
    await page.getByLabel(words('Phường, xã')).fill('Xuân Hương')
    await page.getByRole('button', { name: words('Lưu thông tin') }).click()
    await expect(page.getByText(words('Đã lưu thông tin'))).toBeVisible()
    await page.reload()
    await answering(page)
    await expect(page.getByLabel(words('Họ và tên'))).toHaveValue('Lê Thị Mơ Mộng')
    await expect(page.locator('#profile-birthday')).toHaveValue('01/05/1991')
    await expect(page.getByRole('radio', { name: words('Nữ'), exact: true })).toBeChecked()
    await expect(page.getByLabel(words('Tỉnh, thành phố'))).toHaveValue('68')
  })

  test('my picture: judged before it is sent, cut to a square by keyboard, shown in the frame', async ({
    page,
    words,
  }) => {
    await newcomer(page)
    await page.goto('/profile/user-profile')
    await answering(page)
    const choose = page.getByLabel(words('Chọn ảnh đại diện'))
    await choose.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await expect(page.getByText(words('Chỉ nhận ảnh JPEG hoặc PNG.'))).toBeVisible()
    const small = await picture(500, 500)
    await choose.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: small })
    await expect(
      page.getByText(words('Ảnh nhỏ quá, cần ít nhất {0} × {1} điểm ảnh.', { 0: 600, 1: 400 })),
    ).toBeVisible()
    const good = await picture(1200, 800, 'png')
    await choose.setInputFiles({ name: 'tôi.png', mimeType: 'image/png', buffer: good })
    const dialog = page.getByRole('dialog', { name: words('Cắt ảnh thành hình vuông') })
    await expect(dialog.getByText(/tôi\.png · PNG · .*KB · 1200 × 800/)).toBeVisible()
    await dialog.getByLabel(words('Phóng to')).focus()
    for (let step = 0; step < 3; step++) await page.keyboard.press('PageUp')
    await dialog.getByLabel(words('Sang trái, sang phải')).focus()
    await page.keyboard.press('End')
    await dialog.getByRole('button', { name: words('Dùng ảnh này') }).press('Enter')
    await expect(page.getByText(words('Đã đổi ảnh đại diện'))).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.locator('header img[src^="/photos/photo-"]').first()).toBeVisible()
    await page.getByRole('button', { name: words('Gỡ ảnh') }).click()
    await expect(page.getByText(words('Đã gỡ ảnh'))).toBeVisible()
    await expect(page.locator('header img[src^="/photos/"]')).toHaveCount(0)
  })
})
