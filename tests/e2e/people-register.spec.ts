import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { codeTo, freshEmail, freshPhone } from '../support/mailbox.ts'

const PASSWORD = 'Sông Hương 1 chiều!'

const answering = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)

test('a new account, step by step, over a reload, and nothing can be skipped', async ({ page, request }) => {
  const email = freshEmail()
  await page.goto('/register?back=%2Fbooking')
  await answering(page)
  const steps = page.getByRole('list', { name: 'Các bước' }).getByRole('listitem')
  await expect(steps).toHaveText(['1Tài khoản', '2Xác minh', '3Thông tin'])
  await page.getByRole('button', { name: 'Tiếp tục', exact: true }).click()
  await expect(page.getByText('Bạn chưa nhập email hoặc số điện thoại.')).toBeVisible()
  await expect(page.getByLabel('Email hoặc số điện thoại')).toBeFocused()
  await page.getByLabel('Email hoặc số điện thoại').fill(email)
  await page.getByLabel('Mật khẩu', { exact: true }).fill('P@ssw0rd')
  await page.getByLabel('Nhập lại mật khẩu').fill('khác')
  await page.getByRole('button', { name: 'Tiếp tục', exact: true }).click()
  await expect(page.getByText('Mật khẩu này dễ đoán.', { exact: false })).toBeVisible()
  await expect(page.getByText('Hai mật khẩu chưa khớp.')).toBeVisible()
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Nhập lại mật khẩu').fill(PASSWORD)
  await page.getByRole('button', { name: 'Tiếp tục', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Nhập mã xác minh' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(/Gửi lại mã sau 0[01]:\d\d/)).toBeVisible()
  await expect(page.getByLabel('Mã xác minh')).toBeFocused()
  await page.reload()
  await answering(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Nhập mã xác minh' })).toBeVisible()
  const code = await codeTo(request, email)
  await page.getByLabel('Mã xác minh').fill(code)
  await page.getByRole('button', { name: 'Xác minh' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin của bạn' })).toBeVisible()
  await page.getByLabel('Họ và tên').fill('Lê Thị Mơ')
  await page.getByLabel('Ngày sinh').fill('31/02/1990')
  await page.getByRole('radio', { name: 'Nữ' }).check()
  await page.getByLabel('Tỉnh, thành phố').selectOption('Huế')
  await page.reload()
  await answering(page)
  await expect(page.getByLabel('Họ và tên')).toHaveValue('Lê Thị Mơ')
  await expect(page.getByLabel('Tỉnh, thành phố')).toHaveValue('46')
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(page.getByText('Ngày sinh chưa đúng.', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Ngày sinh')).toBeFocused()
  await page.getByLabel('Ngày sinh').fill('17/02/1990')
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await page.waitForURL((address) => address.pathname === '/booking')
  await page.goto('/register')
  await expect(page).toHaveURL(/\/$/)
})

test('a finished account by keyboard alone, in English, with a phone number', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'en', url: baseURL ?? '' }])
  const phone = freshPhone()
  const { keyboard } = page
  await page.goto('/register?back=%2Fprofile%2Fuser-profile')
  await answering(page)
  await page.getByLabel('Email or phone number').focus()
  await keyboard.type(phone)
  await keyboard.press('Tab')
  await keyboard.type(PASSWORD)
  // Past the eye that shows the password.
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type(PASSWORD)
  await keyboard.press('Enter')

  await expect(page.getByLabel('Verification code')).toBeFocused()
  await keyboard.type(await codeTo(request, `+84${phone.slice(1)}`))
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await keyboard.type('Hoàng Yến')
  await keyboard.press('Tab')
  await expect(page.getByLabel('Birthday')).toBeFocused()
  await keyboard.type('17/02/1990')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
  await keyboard.press('Tab')
  await expect(page.getByLabel('Province or city')).toBeFocused()
  await keyboard.type('Hu')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname === '/profile/user-profile')
  await expect(page.getByLabel('Full name')).toHaveValue('Hoàng Yến')
  await expect(page.getByLabel('Birthday')).toHaveValue('17/02/1990')
})
