import type { Page } from '@playwright/test'
import { axeClean, expect, PASSWORD, test } from '../support/journey.ts'
import { codeTo, freshEmail } from '../support/mailbox.ts'

const answering = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)

/** From the sign-in page over the stand-in and back. */
async function visit(
  page: Page,
  provider: 'Google' | 'Facebook',
  person: { name: string; email: string; verified?: boolean },
) {
  await page.goto('/login?back=%2Fbooking')
  await answering(page)
  await page.getByRole('button', { name: `Tiếp tục với ${provider}` }).click()
  await page.waitForURL(/\/sandbox\/social\//)
  await page.getByLabel('Tên · Name').fill(person.name)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  if (person.verified === false) await page.getByLabel('Email đã được xác minh', { exact: false }).uncheck()
  await page.getByRole('button', { name: 'Cho phép · Allow' }).click()
}

test('a new person comes in with Google at once, and again', async ({ page, context }) => {
  const person = { name: 'Phan Thanh Bình', email: freshEmail() }
  await visit(page, 'Google', person)
  await page.waitForURL((address) => address.pathname === '/booking')
  await context.clearCookies()
  await visit(page, 'Google', person)
  await page.waitForURL((address) => address.pathname === '/booking')
})

test('an email with an account asks for its password once', async ({ page, context }) => {
  const person = { name: 'Bùi Văn Sơn', email: 'chunha2@ghe.test' }
  await visit(page, 'Google', person)
  await expect(page.getByRole('heading', { name: 'Thêm một bước nữa thôi' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await axeClean(page)
  await page.reload()
  await page.getByLabel('Mật khẩu Ghé của bạn').fill(PASSWORD)
  await page.getByRole('button', { name: 'Xác nhận và đăng nhập' }).click()
  await page.waitForURL((address) => address.pathname === '/booking')
  await context.clearCookies()
  await visit(page, 'Google', person)
  await page.waitForURL((address) => address.pathname === '/booking')
})

test('Facebook does not vouch for an email: a code does', async ({ page, request }) => {
  const email = freshEmail()
  await visit(page, 'Facebook', { name: 'Lê Mai', email })
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  await page.getByLabel('Mã xác minh').fill(await codeTo(request, email))
  await page.getByRole('button', { name: 'Xác minh' }).click()
  await page.waitForURL((address) => address.pathname === '/booking')
})

test('who stops, or comes back with what is not theirs, is told and led to signing in', async ({ page }) => {
  await page.goto('/login')
  await answering(page)
  await axeClean(page)
  await page.getByRole('button', { name: 'Tiếp tục với Google' }).click()
  await page.getByRole('button', { name: 'Không cho phép · Deny' }).click()
  await expect(page.getByText('Bạn đã dừng việc đăng nhập.')).toBeVisible()
  await page.goto('/callback/google?state=forged&code=forged')
  await expect(page.getByText('không bắt đầu từ trình duyệt này', { exact: false })).toBeVisible()
  await page.goto('/callback/facebook')
  await page.getByRole('link', { name: 'Về trang đăng nhập' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
