import { axeClean, expect, test } from '../support/journey.ts'
import { codeTo, freshEmail, lettersTo } from '../support/mailbox.ts'
import { answering, callAs, newcomer } from '../support/newcomer.ts'

const NEW = 'Another 1 password!'

test('another password by keyboard alone, in English: other devices are signed out, this one stays', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'en', url: baseURL ?? '' }])
  const { email, password } = await newcomer(page, baseURL)
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const other = await elsewhere.newPage()
  await callAs(other, baseURL, 'account.login', { identifier: email, password })
  const { keyboard } = page

  await page.goto('/profile/security')
  await answering(page)
  await expect(page.getByText('2 signed-in devices')).toBeVisible()
  await expect(page.getByText('This device')).toBeVisible()
  await axeClean(page)
  await page.getByRole('link', { name: 'Change password' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible()
  await page.getByLabel('Old password').focus()
  await keyboard.type('not the old one')
  const eye = () => keyboard.press('Tab')
  await eye()
  await keyboard.press('Tab')
  await keyboard.type(NEW)
  await eye()
  await keyboard.press('Tab')
  await keyboard.type(NEW)
  await keyboard.press('Enter')
  await expect(page.getByText('The old password is not right.')).toBeVisible()
  await expect(page.getByLabel('Old password')).toBeFocused()
  await axeClean(page)
  await keyboard.press('Control+A')
  await keyboard.type(password)
  await keyboard.press('Enter')
  await expect(page.getByText('Your password was changed.', { exact: false })).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/security$/)
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible()
  expect((await other.request.get('/api_cus/api/v1/Account/app_guest')).status()).toBe(401)
  expect((await lettersTo(page.request, email))[0]?.subject).toContain('password')
  await elsewhere.close()
})

test('another email: who one is, its code, and the old one is told; devices end one by one', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const { email, password } = await newcomer(page, baseURL)
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const other = await elsewhere.newPage()
  await callAs(other, baseURL, 'account.login', { identifier: email, password })
  await page.goto('/profile/security')
  await answering(page)
  await page.getByRole('button', { name: /^Đăng xuất Chrome|^Đăng xuất Ứng dụng/ }).click()
  await expect(page.getByText('Bạn chỉ đang đăng nhập trên thiết bị này.')).toBeVisible()
  expect((await other.request.get('/api_cus/api/v1/Account/app_guest')).status()).toBe(401)
  await elsewhere.close()

  const fresh = freshEmail()
  await page.getByRole('link', { name: 'Đổi email' }).click()
  await expect(page.getByLabel('Mật khẩu', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await axeClean(page)
  await page.getByLabel('Mật khẩu', { exact: true }).fill('sai')
  await page.getByRole('button', { name: 'Xác nhận' }).click()
  await expect(page.getByText('Mật khẩu chưa đúng.')).toBeVisible()
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Xác nhận' }).click()
  await page.getByRole('textbox', { name: 'Email mới' }).fill('0912345678')
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  await expect(page.getByText('Email chưa đúng định dạng', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email mới' }).fill(fresh)
  await axeClean(page)
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  await page.getByLabel('Mã xác minh').fill(await codeTo(request, fresh))
  await page.waitForLoadState('networkidle')
  await axeClean(page)
  await page.getByRole('button', { name: 'Xác minh' }).click()
  await expect(page.getByText('Đã đổi email')).toBeVisible()
  await expect(page.locator('main').getByText(fresh)).toBeVisible()
  expect((await lettersTo(request, email))[0]?.subject).toBe('Email của tài khoản Ghé vừa được đổi')
})
