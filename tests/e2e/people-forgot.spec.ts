import type { Page } from '@playwright/test'
import { axeClean, expect, test } from '../support/journey.ts'
import { codeTo, freshEmail } from '../support/mailbox.ts'

const answering = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)

test('a forgotten password is replaced after a code', async ({ page, request }) => {
  const email = 'dautu@ghe.test'
  await page.goto('/login')
  await answering(page)
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click()
  await axeClean(page)
  await page.getByLabel('Email hoặc số điện thoại').fill('0912')
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  await expect(page.getByText('Số điện thoại chưa đúng định dạng', { exact: false })).toBeVisible()
  await page.getByLabel('Email hoặc số điện thoại').fill(email)
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  await page.getByLabel('Mã xác minh').fill(await codeTo(request, email))
  await page.getByRole('button', { name: 'Xác minh' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mật khẩu mới' })).toBeVisible()
  await axeClean(page)
  const put = async (password: string) => {
    await page.getByLabel('Mật khẩu mới', { exact: true }).fill(password)
    await page.getByLabel('Nhập lại mật khẩu').fill(password)
    await page.getByRole('button', { name: 'Đổi mật khẩu và đăng nhập' }).click()
  }
  await put('Sông Hương 2 chiều!')
  await page.waitForURL((address) => address.pathname === '/')
  await page.goto('/profile/security')
  await expect(page).toHaveURL(/security/)
})

test('an address without an account says so only after its code', async ({ page, request }) => {
  const email = freshEmail()
  await page.goto('/forgot-password')
  await answering(page)
  await page.getByLabel('Email hoặc số điện thoại').fill(email)
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  await page.getByLabel('Mã xác minh').fill(await codeTo(request, email))
  await page.getByRole('button', { name: 'Xác minh' }).click()
  await expect(page.getByText('Tài khoản chưa tồn tại. Bạn đăng ký nhé.')).toBeVisible()
  await expect(page.getByRole('status').getByRole('link', { name: 'Đăng ký' })).toBeVisible()
})
